/// The answers as a table: what the simulator assumes, and what UIKit does.
///
/// A line like `nestedPush = dropped` is a setting of the simulator, which `swift test` reads:
///
///     UIKIT_SIMULATOR_SETTINGS=FILE swift test
///
/// Lines that begin with `#` are for people.
struct ProbeTable {
  private(set) var lines: [String]

  init(device: String) {
    lines = [
      "# What UIKit does\(device.isEmpty ? "" : " on \(device)").",
      "# UIKIT_SIMULATOR_SETTINGS=this-file swift test",
    ]
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds an answer, and what to do about it if the simulator assumes something else.
  mutating func add(_ setting: SimulatorSetting, _ answer: String?) {
    guard let answer else {
      lines.append("# \(setting): no answer here. \(setting.condition)")
      return
    }
    if setting.isMeasured {
      lines.append(
        "# \(setting): \(answer) frames, a duration of this device. Nothing to do."
      )
      return
    }
    lines.append("\(setting) = \(answer)")
    if answer != setting.simulated {
      lines.append(
        "# differs: the simulator assumes \(setting.simulated). "
          + "The tests pass with both values: make this one the default in "
          + "Settings.swift and SimulatorSetting.swift.")
    }
  }

  /// Adds an answer that is no setting.
  mutating func addDifference(_ text: String) {
    lines.append(
      "# differs: \(text) Add a setting that makes the simulator behave so, and "
        + "change the file until its tests pass.")
  }
}
