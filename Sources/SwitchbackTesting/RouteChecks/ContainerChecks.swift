import Switchback

extension StepChecks {
  /// The result of looking for a container around a step's screen.
  private enum Provision {
    /// There is one, or one may have been there before.
    case possible
    /// There is one only if the app has one that no chain builds.
    case unknown
    /// There is none if this screen is built, which it always is unless some screen of the chain may be found.
    case missing(around: String, isAlwaysBuilt: Bool)
  }

  /// Checks that a container that a chain expects exists or is built.
  mutating func checkContainer(_ index: Int) {
    let step = steps[index]
    guard step.role == .expectingContainer, let wanted = step.target,
      case .step(let next)? = step.ways.first?.goal
    else { return }
    let name = wanted.name
    switch provision(of: wanted, around: next) {
    case .possible:
      break
    case .missing(let screen, let isAlwaysBuilt):
      // A screen that is found may be in a container already.
      report(
        isAlwaysBuilt ? .fault : .doubt, .missingContainer, at: index,
        isAlwaysBuilt
          ? "\(screen) is always built, and no \(name) is around it."
          : "If \(screen) is built, no \(name) is around it.",
        "Let the step of \(screen) continue from \(article(name)), with an action that adds to one."
      )
    case .unknown:
      report(
        .doubt, .missingContainer, at: index,
        "No chain builds \(article(name)).",
        "If the app starts with one, say so by startsWith(\(name).self). If not, let a chain build "
          + "it.")
    }
  }

  private func provision(of wanted: ScreenType, around first: Int) -> Provision {
    var unknown = false
    var pending = [first]
    var seen: Set<Int> = []
    var missing: String?
    var isAlwaysBuilt = true
    while let index = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      let step = steps[index]
      if let target = step.target, isSame(target, wanted) { return .possible }
      switch step.role {
      case .current, .root:
        unknown = true
      case .screen:
        if step.finder?.neverFinds != true { isAlwaysBuilt = false }
        if let action = step.action {
          if isSame(action.source, wanted) || action.reachesInside { return .possible }
          if !action.embeds {
            missing = missing ?? step.name
            continue
          }
        }
        pending += next(step)
      case .lookup:
        // It exists, or is built with the containers behind it.
        unknown = true
      case .expectingContainer, .transformer, .switch:
        if step.ways.contains(where: { $0.isHidden }) { unknown = true }
        if step.ways.contains(where: { $0.goal == .found }) { isAlwaysBuilt = false }
        pending += next(step)
      }
    }
    if unknown {
      return builtTypes.contains { isSame($0, wanted) } ? .possible : .unknown
    }
    return missing.map { .missing(around: $0, isAlwaysBuilt: isAlwaysBuilt) } ?? .unknown
  }

  private func next(_ step: ChainOutline.Step) -> [Int] {
    step.ways.compactMap { if case .step(let index) = $0.goal { index } else { nil } }
  }

  /// Whether a screen of one type may be of the other: `any Screen` may be anything.
  private func isSame(_ type: ScreenType, _ wanted: ScreenType) -> Bool {
    type.isKind(of: wanted)
  }
}
