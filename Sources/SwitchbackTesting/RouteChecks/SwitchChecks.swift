import Switchback

extension StepChecks {
  /// Every case can be chosen, and one always is.
  mutating func checkSwitch(_ index: Int) {
    let step = steps[index]
    guard step.role == .switch, !step.ways.isEmpty else { return }
    for (number, way) in step.ways.enumerated() {
      guard case .finder(let finder) = way.condition else { continue }
      if finder.neverFinds {
        report(
          .fault, .unreachableCase, at: index, way: number,
          "Case \(number + 1) can never be chosen: its finder finds nothing.",
          "Give it a finder that can find its screen, or remove it.")
        continue
      }
      let earlier = step.ways[..<number].firstIndex { other in
        if case .finder(let other) = other.condition { other.covers(finder) } else { false }
      }
      guard let earlier else { continue }
      let isSure = finder.kind != .own
      report(
        isSure ? .fault : .doubt, .unreachableCase, at: index, way: number,
        "Case \(number + 1) \(isSure ? "can" : "may") never be chosen: whatever it finds, case "
          + "\(earlier + 1) finds first.",
        "Put the case that looks for less before the other one, or remove it.")
    }
    guard step.isSwitchWithoutDefault else { return }
    let closures = step.ways.count { $0.condition == .closure }
    report(
      .doubt, .missingDefault, at: index,
      "If no case applies, the navigation fails: there is no default."
        + (closures == 0
          ? ""
          : closures == 1
            ? " One of the cases is a closure, which cannot be seen into."
            : " \(closures) of the cases are closures, which cannot be seen into."),
      "Assemble the switch with a default, unless one of the cases always applies.")
  }
}

extension FinderOutline {
  /// Whether this finder finds something wherever the other one does, as far as can be read.
  ///
  /// Two finders of the app's own that look alike may differ in what they store.
  func covers(_ other: FinderOutline) -> Bool {
    if isHidden || neverFinds || other.neverFinds || kind == .instance { return false }
    if self == other { return true }
    guard kind == .byClass, !other.isHidden, other.kind != .own, start == other.start,
      start != .screen, let options, let others = other.options
    else { return false }
    return other.target.isKind(of: target) && options.reach.isSuperset(of: others.reach)
  }
}

extension SearchOptions {
  /// The options with what they imply: all children are more than the visible ones.
  fileprivate var reach: SearchOptions { contains(.contained) ? union(.visible) : self }
}
