#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

@testable import MacProbe

typealias Settings = Simulation.Settings

/// The probe on the simulator: what it asks UIKit must be what the simulator's settings decide.
struct MacProbeTests {
  @Test func `Each setting has a question, or the page says why it has none`()
    throws
  {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Docs/Maintainers/OnAMac.md"), encoding: .utf8)
    let unasked =
      page.components(separatedBy: "\n")
      .drop { !$0.hasPrefix("No question has an answer for") }
      .flatMap { $0.split(separator: "`") }.map(String.init)
    for setting in Settings(usual: ()).values.keys.sorted() {
      #expect(
        (SimulatorSetting(rawValue: setting) != nil) != unasked.contains(setting),
        "\(setting)")
    }
    for setting in SimulatorSetting.allCases {
      #expect(Settings(usual: ()).values[setting.rawValue] != nil, "\(setting)")
    }
  }

  @Test(arguments: SimulatorSetting.allCases)
  func `What the probe expects is what the simulator does`(
    _ setting: SimulatorSetting
  ) {
    #expect(Settings(usual: ()).values[setting.rawValue] == setting.simulated)
  }

  @Test(arguments: SimulatorSetting.allCases, [false, true])
  func `The answer is the setting, in either position`(
    _ setting: SimulatorSetting, isTurned: Bool
  ) async throws {
    var settings = Settings(usual: ())
    settings.misuses = .record
    if isTurned { settings.turn(setting) }
    let value = settings.values[setting.rawValue]
    #expect((value == Settings(usual: ()).values[setting.rawValue]) != isTurned)
    try await Simulation.run(settings: settings) { simulation in
      let (probe, _) = simulation.makeProbe(
        width: setting == .popoversNeedSource ? .regular : .compact)
      #expect(await probe.answer(to: setting) == value)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The simulator answers all questions as expected`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    var settings = Settings(usual: ())
    settings.misuses = .record
    try await Simulation.run(settings: settings) { simulation in
      let (probe, lines) = simulation.makeProbe(width: width)
      await probe.run()
      #expect(lines.all.filter { $0.hasPrefix("PROBE  ≠") } == [])
      #expect(
        lines.all.filter { $0.hasPrefix("PROBE  -") }
          == (width == .compact
            ? ["PROBE  -  popoversNeedSource: no answer here. It needs an iPad."]
            : ["maximumTabCount", "listOfMoreKeepsTab"].map {
              "PROBE  -  \($0): no answer here. It needs an iPhone."
            }))
      #expect(
        lines.all.last
          == "PROBE: 0 answers differ from the simulator's. That was all.")
    }
  }

  @Test func `An answer that differs names the setting`() async throws {
    var settings = Settings(usual: ())
    settings.misuses = .record
    settings.emptyDismissalCompletes = true
    try await Simulation.run(settings: settings) { simulation in
      let (probe, lines) = simulation.makeProbe()
      await probe.run()
      #expect(
        lines.all.filter { $0.hasPrefix("PROBE  ≠") } == [
          "PROBE  ≠  emptyDismissalCompletes: true, not false. "
            + "See emptyDismissalCompletes."
        ])
      #expect(
        lines.all.last
          == "PROBE: 1 answers differ from the simulator's. That was all.")
    }
  }

  @Test func `The table gives the simulator the settings that UIKit has`()
    async throws
  {
    var settings = Settings(usual: ())
    settings.misuses = .record
    for setting in SimulatorSetting.allCases
    where !setting.isMeasured && setting != .completesUnanimatedAtOnce {
      settings.turn(setting)
    }
    var text = ""
    try await Simulation.run(settings: settings) { simulation in
      let (probe, _) = simulation.makeProbe()
      await probe.run()
      text = probe.table.text
    }
    var read = Settings(usual: ())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " = ")
      let isSetting = read.set(parts[0], to: parts[1])
      #expect(isSetting, "\(line)")
    }
    // A phone has no popovers that need a source.
    settings.misuses = read.misuses
    settings.popoversNeedSource = read.popoversNeedSource
    #expect(read == settings, "\(text)")
    #expect(
      text.contains(
        """
        nestedPush = afterTransition
        # differs: the simulator assumes dropped. The tests pass with both values
        """))
  }

  @Test func `What has ended the app is an answer after the next launch`()
    async throws
  {
    var settings = Settings(usual: ())
    settings.misuses = .record
    settings.allowsDuplicatesInStack = true
    try await Simulation.run(settings: settings) { simulation in
      let (first, _) = simulation.makeProbe()
      first.notes.begin("allowsDuplicatesInStack")
      first.notes.takeOver()
      #expect(await first.answer(to: .allowsDuplicatesInStack) == "false")
      await first.run()
      #expect(await first.answer(to: .allowsDuplicatesInStack) == "true")
    }
  }
}
#endif
