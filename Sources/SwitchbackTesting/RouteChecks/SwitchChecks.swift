import Switchback

extension StepChecks {
  /// Checks that every case can be chosen, and that one always is.
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
        "Put the more specific case before the other one, or remove it.")
    }
    guard step.isSwitchWithoutDefault else { return }
    let closures = step.ways.count { $0.condition == .closure }
    report(
      .doubt, .missingDefault, at: index,
      "If no case applies, the navigation fails: there is no default."
        + (closures == 0
          ? ""
          : closures == 1
            ? " One of the cases is a closure, which cannot be read."
            : " \(closures) of the cases are closures, which cannot be read."),
      "Assemble the switch with a default, unless one of the cases always applies.")
  }
}

extension FinderOutline {
  /// Whether this finder finds a screen wherever the other one does, as far as can be read.
  ///
  /// Two similar finders of the app's own may differ in their stored properties.
  func covers(_ other: FinderOutline) -> Bool {
    if neverFinds || other.neverFinds { return false }
    if self == other { return isReadable || kind == .own }
    guard kind == .byClass, isReadable, other.isReadable, other.kind != .own,
      startName == other.startName, let options, let others = other.options
    else { return false }
    return other.target.isKind(of: target) && options.reach.isSuperset(of: others.reach)
  }
}

extension SearchOptions {
  /// The options and the ones they imply: all children include the visible ones.
  fileprivate var reach: SearchOptions { contains(.contained) ? union(.visible) : self }
}
