import Foundation

/// The settings in the file of the probe that an environment variable names: lines like
/// `nestedPush = dropped`, and others that begin with `#`. Ends the process if a line names no setting
/// or no value, so that no test runs with a typo.
package func probedSettings(
  fromFileNamedBy variable: String, isSetting: (_ name: String, _ value: String) -> Bool
) -> [(name: String, value: String)] {
  guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return [] }
  guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
    fatalError("\(variable) names no file: \(path)")
  }
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let parts = line.components(separatedBy: " = ")
    guard parts.count == 2, isSetting(parts[0], parts[1]) else {
      fatalError("\(path) has no setting in the line: \(line)")
    }
    return (parts[0], parts[1])
  }
}

extension Simulation.Settings {
  /// Takes the value of a setting from text.
  ///
  /// - Returns: Whether there are such a setting and such a value.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Bool {
    if let property = Self.switches[name], let isOn = Bool(value) {
      self[keyPath: property] = isOn
    } else if let property = Self.numbers[name], let number = Int(value) {
      self[keyPath: property] = number
    } else {
      switch (name, value) {
      case ("nestedDismissal", "refused"): nestedDismissal = .refused
      case ("nestedDismissal", "reachesThePresenter"): nestedDismissal = .reachesThePresenter
      case ("nestedPush", "dropped"): nestedPush = .dropped
      case ("nestedPush", "afterTransition"): nestedPush = .afterTransition
      default: return false
      }
    }
    return true
  }

  private typealias Property<Value> = WritableKeyPath<Simulation.Settings, Value> & Sendable

  private static let numbers: [String: Property<Int>] = [
    "animationTurns": \.animationTurns, "unanimatedTurns": \.unanimatedTurns,
    "maximumTabCount": \.maximumTabCount, "turnsWithoutTab": \.turnsWithoutTab,
  ]

  private static let switches: [String: Property<Bool>] = [
    "completesUnanimatedAtOnce": \.completesUnanimatedAtOnce,
    "checksCallersWindow": \.checksCallersWindow,
    "navigationControllersDefineContext": \.navigationControllersDefineContext,
    "searchedScreensPresent": \.searchedScreensPresent,
    "groupsShowTheirOwnScreen": \.groupsShowTheirOwnScreen,
    "tabsMirrorViewControllers": \.tabsMirrorViewControllers,
    "refusedDismissalCompletes": \.refusedDismissalCompletes,
    "emptyDismissalCompletes": \.emptyDismissalCompletes,
    "defersStackChangesWhileAppearing": \.defersStackChangesWhileAppearing,
    "allowsPushingTabBarControllers": \.allowsPushingTabBarControllers,
    "refusesPresentedKinds": \.refusesPresentedKinds,
    "allowsDuplicatesInStack": \.allowsDuplicatesInStack,
    "raisesForTabIndexOutOfRange": \.raisesForTabIndexOutOfRange,
    "secondTapPopsStack": \.secondTapPopsStack,
    "holdsAnimationsInBackground": \.holdsAnimationsInBackground,
    "popoversNeedSource": \.popoversNeedSource,
  ]
}
