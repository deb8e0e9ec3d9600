#if !canImport(UIKit)
import Foundation
import SwiftUISimulator
import Testing
import UIKitSimulator

@testable import MacProbe

/// The probe on the simulator of SwiftUI: what it asks SwiftUI must be what the simulator's settings decide.
struct SwiftUIProbeTests {
  @Test func `Each setting has a question`() {
    #expect(
      Set(SwiftUISettings(usual: ()).values.keys)
        == Set(SwiftUISetting.allCases.map(\.rawValue)))
  }

  @Test(arguments: SwiftUISetting.allCases)
  func `What the probe expects is what the simulator does`(_ setting: SwiftUISetting) {
    #expect(SwiftUISettings(usual: ()).values[setting.rawValue] == setting.simulated)
  }

  @Test(arguments: SwiftUISetting.otherValues)
  func `The answer is the setting, in each position`(
    _ setting: SwiftUISetting, value: String
  ) async {
    var settings = SwiftUISettings(usual: ())
    let usual = await answer(to: setting, settings)
    #expect(usual == setting.simulated)
    settings.set(setting.rawValue, to: value)
    #expect(settings.values[setting.rawValue] == value)
    let other = await answer(to: setting, settings)
    #expect(other == value)
  }

  @Test(arguments: SwiftUISetting.otherValues, SwiftUISetting.otherValues)
  func `No setting changes the answer to another`(
    _ first: (SwiftUISetting, String), _ second: (SwiftUISetting, String)
  ) async {
    guard first.0 != second.0, !first.0.isHidden(by: second) else { return }
    var settings = SwiftUISettings(usual: ())
    settings.set(second.0.rawValue, to: second.1)
    let usual = await answer(to: first.0, settings)
    #expect(usual == first.0.simulated)
    settings.set(first.0.rawValue, to: first.1)
    let other = await answer(to: first.0, settings)
    #expect(other == first.1)
  }

  private func answer(
    to setting: SwiftUISetting, _ settings: SwiftUISettings
  ) async -> String? {
    await Simulation().scope {
      let probe = SwiftUIProbe(views: await SimulatedViews(settings), write: { _ in })
      return await probe.answer(to: setting)
    }
  }

  @Test func `The simulator answers all questions as expected`() async {
    let lines = await run(SwiftUISettings(usual: ())).lines
    #expect(lines.filter { $0.hasPrefix("PROBE  ≠") || $0.hasPrefix("PROBE  -") } == [])
    #expect(lines.last == "PROBE: 0 answers differ from the simulator's. That was all.")
    #expect(lines.count { $0.hasPrefix("PROBE  =") } == 35)
  }

  @Test func `The table gives the simulator the settings that SwiftUI has`() async {
    var settings = SwiftUISettings(usual: ())
    for (setting, value) in SwiftUISetting.otherValues
    where !setting.isMeasured && setting != .lifeCycle {
      settings.set(setting.rawValue, to: value)
    }
    let text = await run(settings).text
    var read = SwiftUISettings(usual: ())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " = ")
      let isSetting = read.set(parts[0], to: parts[1])
      #expect(isSetting, "\(line)")
    }
    #expect(read == settings, "\(text)")
    #expect(
      text.contains(
        """
        pathWhileMoving = dropped
        # differs: the simulator assumes queued. The tests pass with both values: make this one the \
        default in SwiftUISettings.swift and SwiftUISetting.swift.
        """))
  }

  @Test func `In an app of UIKit's, the life cycle is UIKit's`() async {
    var settings = SwiftUISettings(usual: ())
    settings.lifeCycle = .uiKit
    let (lines, text) = await run(settings, lifeCycle: "uiKit")
    #expect(lines.filter { $0.hasPrefix("PROBE  ≠") } == [])
    #expect(text.contains("\nlifeCycle = uiKit\n"))
    #expect(text.contains("\n# setsFirstPhase: no answer here."))
  }

  private func run(
    _ settings: SwiftUISettings, lifeCycle: String = "swiftUI"
  ) async -> (lines: [String], text: String) {
    await Simulation().scope {
      var lines: [String] = []
      let probe = SwiftUIProbe(views: await SimulatedViews(settings), lifeCycle: lifeCycle) {
        lines.append($0)
      }
      await probe.run()
      return (lines, probe.table.text)
    }
  }
}

extension SwiftUISetting {
  /// Each setting with each of its other values.
  nonisolated static let otherValues: [(SwiftUISetting, String)] = [
    (.setsFirstPhase, "false"), (.animationTurns, "7"), (.unanimatedTurns, "5"),
    (.nilIsWritten, "beginning"), (.writesNilTwice, "true"), (.lateNil, "1"), (.lateNil, "3"),
    (.callsOnDismiss, "false"), (.presentationWhileLeaving, "queued"), (.layersGoAtOnce, "false"),
    (.pathWhileMoving, "dropped"), (.pathIsWritten, "end"), (.writesEmptyPath, "true"),
    (.showsInitialPath, "false"), (.tabsTellOfAppearance, "false"), (.rootChange, "atOnce"),
    (.rootChange, "moves"), (.tabsInBar, "3"), (.showsTabsUnderMore, "false"),
    (.dismissGoesBackInSplit, "false"), (.coverHidesWindow, "false"), (.attemptsTold, "0"),
    (.attemptsTold, "2"), (.promptActionRuns, "end"),
    (.emptiesPathsInBackground, "true"), (.flipsWidthInBackground, "false"),
    (.lifeCycle, "uiKit"), (.lifeCycle, "withoutUIKit"), (.lifeCycle, "appKit"),
  ]

  /// Whether another setting makes this one's values look the same.
  fileprivate func isHidden(by other: (setting: SwiftUISetting, value: String)) -> Bool {
    switch self {
    // `scenePhase` has to speak. "More" and dragged sheets are UIKit's. AppKit has no background.
    case .setsFirstPhase: other.setting == .lifeCycle && other.value != "withoutUIKit"
    case .tabsInBar, .showsTabsUnderMore:
      other.setting == .lifeCycle && other.value != "uiKit"
    case .emptiesPathsInBackground: other.value == "appKit"
    case .flipsWidthInBackground, .coverHidesWindow, .attemptsTold:
      other.value == "withoutUIKit" || other.value == "appKit"
    case .writesEmptyPath: other.setting == .showsInitialPath
    default: false
    }
  }
}

extension SwiftUISettings {
  /// The settings by their names, as text.
  fileprivate var values: [String: String] {
    let settings = Mirror(reflecting: self).children.compactMap { child in
      child.label.map { label in
        (label, label == "lateNil" ? lateNil.map { "\($0)" } ?? "nil" : "\(child.value)")
      }
    }
    return Dictionary(settings) { first, _ in first }
  }
}
#endif
