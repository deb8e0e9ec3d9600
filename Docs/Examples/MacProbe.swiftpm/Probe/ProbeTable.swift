/// The settings of a simulator by name. Each asks a toolkit a question.
nonisolated protocol ProbedSetting: RawRepresentable<String>, CaseIterable,
  CustomStringConvertible
{
  /// The toolkit, and its simulator's sources.
  static var toolkit: String { get }
  /// The environment variable with which `swift test` reads the answers.
  static var variable: String { get }
  /// The files that contain the simulator's default, and the probe's.
  static var sources: String { get }

  /// The simulator's default.
  var simulated: String { get }
  /// Whether the value is a number of frames, which differs on a device.
  var isMeasured: Bool { get }
  /// When there is an answer.
  var condition: String { get }
}

nonisolated extension ProbedSetting {
  var description: String { rawValue }
}

/// The answers as a table: what the simulator assumes, and what the toolkit does.
///
/// A line like `nestedPush = dropped` is a setting of the simulator, which `swift test` reads:
///
///     UIKIT_SIMULATOR_SETTINGS=FILE swift test
///
/// Lines that begin with `#` are for people.
@MainActor
final class ProbeTable<Setting: ProbedSetting> {
  private(set) var lines: [String]
  /// The number of answers that differ from the simulator's.
  private(set) var differences = 0
  /// Prints a line.
  private let write: (String) -> Void

  init(device: String, write: @escaping (String) -> Void) {
    self.write = write
    lines = [
      "# What \(Setting.toolkit) does\(device.isEmpty ? "" : " on \(device)").",
      "# \(Setting.variable)=this-file swift test",
    ]
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Prints an answer, and whether the simulator gives the same one.
  ///
  /// - Parameter place: The file that relies on the answer.
  func ask<Answer: Equatable>(
    _ question: String, _ answer: Answer, expecting expected: Answer,
    see place: String
  ) {
    let text = "\(question): \(answer), not \(expected). See \(place)."
    guard differs(question, answer, from: expected, text) else { return }
    lines.append(
      "# differs: \(text) Add a setting that makes the simulator behave so, and "
        + "change the file until its tests pass.")
  }

  /// Adds the value that a setting of the simulator should have, and what to do about it if the
  /// simulator assumes something else.
  ///
  /// - Parameter expected: What the simulator assumes, if that is not its default.
  func report(
    _ setting: Setting, _ answer: String?, expecting expected: String? = nil
  ) {
    guard let answer else {
      lines.append("# \(setting): no answer here. \(setting.condition)")
      return write("PROBE  -  \(setting): no answer here. \(setting.condition)")
    }
    if setting.isMeasured {
      lines.append(
        "# \(setting): \(answer) frames, a duration of this device. Nothing to do."
      )
      return write("PROBE  #  \(setting): \(answer)")
    }
    lines.append("\(setting) = \(answer)")
    let expected = expected ?? setting.simulated
    let text = "\(setting): \(answer), not \(expected). See \(setting)."
    guard differs("\(setting)", answer, from: expected, text) else { return }
    lines.append(
      "# differs: the simulator assumes \(expected). "
        + "The tests pass with both values: make this one the default in "
        + "\(Setting.sources).")
  }

  private func differs<Answer: Equatable>(
    _ question: String, _ answer: Answer, from expected: Answer, _ text: String
  ) -> Bool {
    if answer == expected {
      write("PROBE  =  \(question): \(answer)")
      return false
    }
    differences += 1
    write("PROBE  ≠  \(text)")
    return true
  }

  /// Prints the last line.
  func close() {
    write(
      "PROBE: \(differences) answers differ from the simulator's. That was all.")
  }
}
