#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackLinks
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Ward

// NB: `@testable`, because an app's screens are not public.

/// The app on each of its hosts.
@MainActor
struct WardTests {
  private static let start = """
    window
    └─ tabs
       ├─ stack*
       │  └─ Wards*
       ├─ stack
       │  └─ Rounds*
       ├─ split
       │  └─ Shifts*
       └─ Deck
          └─ Vital(pulse)*
    """

  private static let medication = """
    window
    └─ tabs
       ├─ stack*
       │  ├─ Wards
       │  ├─ Patient(7)
       │  └─ Medication(7)*
       ├─ stack
       │  └─ Rounds*
       ├─ split
       │  └─ Shifts*
       └─ Deck
          └─ Vital(pulse)*
    """

  @Test(arguments: Kind.allCases, LinkCase.all)
  func `A link opens from a hidden place`(
    _ kind: Kind, example: LinkCase
  ) async throws {
    try await kind.run { stage in
      stage.session.user = "Ada"
      let window = try await stage.launch()
      for link in example.earlier { try await stage.open(link, in: window) }
      #expect(stage.drawing(window) == example.before)
      try await stage.open(example.link, in: window)
      #expect(stage.drawing(window) == example.after)
    }
  }

  @Test(arguments: Kind.allCases)
  func `The medication waits for the log-in`(_ kind: Kind) async throws {
    try await kind.run { stage in
      let window = try await stage.launch("ward://rounds")
      let navigation = stage.navigator(window).go(to: .medication(7))
      let login = try await stage.screen(
        (any ResultScreen<String>).self, in: window)
      #expect(
        stage.drawing(window) == """
          window
          ├─ tabs
          │  ├─ stack
          │  │  └─ Wards*
          │  ├─ stack*
          │  │  └─ Rounds*
          │  ├─ split
          │  │  └─ Shifts*
          │  └─ Deck
          │     └─ Vital(pulse)*
          └─ modal Login
          """)
      login.results.give("Ada")
      _ = try await navigation.value
      #expect(stage.drawing(window) == Self.medication)
      #expect(stage.session.user == "Ada")
    }
  }

  @Test(arguments: Kind.allCases)
  func `A log-in that is given up changes nothing`(_ kind: Kind) async throws {
    try await kind.run { stage in
      let window = try await stage.launch()
      let navigation = stage.navigator(window).go(to: .medication(7))
      _ = try await stage.screen((any ResultScreen<String>).self, in: window)
      try await stage.navigator(window).navigateBack(.dismissal)
      let error = await #expect(throws: NavigationError.self) {
        try await navigation.value
      }
      #expect(error?.underlyingError is GivenUpError)
      #expect(stage.drawing(window) == Self.start)
      #expect(stage.session.user == nil)
    }
  }

  @Test(arguments: Kind.allCases)
  func `Two links share one log-in`(_ kind: Kind) async throws {
    try await kind.run { stage in
      let window = try await stage.launch()
      let first = stage.navigator(window).go(to: .medication(8))
      let login = try await stage.screen(
        (any ResultScreen<String>).self, in: window)
      let second = stage.navigator(window).go(to: .medication(7))
      await stage.settle()
      #expect(stage.drawing(window).hasSuffix("└─ modal Login"))
      login.results.give("Ada")
      _ = try await (first.value, second.value)
      #expect(stage.drawing(window) == Self.medication)
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `A link asks before a note is lost`(
    _ kind: Kind, discards: Bool
  ) async throws {
    try await kind.run { stage in
      let window = try await stage.launch("ward://patient/7/note")
      try await stage.write("Slept well", in: window)
      let before = stage.drawing(window)
      let navigation = stage.navigator(window).go(to: .wards)
      try await stage.answer(discards, in: window)
      if discards {
        _ = try await navigation.value
        #expect(stage.drawing(window) == Self.start)
      } else {
        let error = await #expect(throws: NavigationError.self) {
          try await navigation.value
        }
        guard case .blocked = error else {
          Issue.record("\(String(describing: error))")
          return
        }
        await stage.settle()
        #expect(stage.drawing(window) == before)
        #expect(before.hasSuffix("└─ modal Note(7)"))
      }
    }
  }

  @Test(arguments: Kind.allCases, [12, nil])
  func `The user chooses another bed, or none`(
    _ kind: Kind, bed: Int?
  ) async throws {
    try await kind.run { stage in
      let window = try await stage.launch()
      let asking = Task {
        try await stage.askForBed(of: 7, in: window)
      }
      let transfer = try await stage.screen(
        (any ResultScreen<Int>).self, in: window)
      #expect(stage.drawing(window).hasSuffix("└─ modal Transfer(7)"))
      if let bed {
        transfer.results.give(bed)
      } else {
        try await stage.navigator(window).navigateBack(.dismissal)
      }
      #expect(try await asking.value == bed)
      #expect(stage.drawing(window) == Self.start)
    }
  }

  @Test(arguments: Kind.allCases)
  func `The screens are there again, except for a patient who has left`(
    _ kind: Kind
  ) async throws {
    try await kind.run { stage in
      stage.session.user = "Ada"
      let window = try await stage.launch(
        "ward://handover/2", "ward://vitals#oxygen",
        "ward://patient/7/medication",
        "ward://settings/alarms")
      let left = stage.drawing(window)
      #expect(left.contains("Medication(7)*") && left.contains("Shift(2)*"))
      let data = try stage.save(window)

      let again = try await stage.launch(restoring: data)
      #expect(stage.drawing(again) == left)

      stage.session.beds = 8...99
      let rest = try await stage.launch()
      let report = await stage.restore(data, in: rest)
      #expect(report.missing == [.patient(7), .medication(7)])
      #expect("\(report)".contains("There is no patient in bed 7."))
      #expect(
        stage.drawing(rest) == """
          window
          ├─ tabs
          │  ├─ stack*
          │  │  └─ Wards*
          │  ├─ stack
          │  │  └─ Rounds*
          │  ├─ split
          │  │  ├─ Shifts*
          │  │  └─ Shift(2)*
          │  └─ Deck
          │     ├─ Vital(oxygen)*
          │     └─ Vital(pulse)
          └─ modal Settings(["alarms"])
          """)
    }
  }

  @Test(arguments: Kind.allCases)
  func `A patient to whom the user went back is there again`(
    _ kind: Kind
  ) async throws {
    try await kind.run { stage in
      stage.session.user = "Ada"
      let window = try await stage.launch("ward://patient/7/medication")
      try await stage.navigator(window).navigateBack()
      let left = stage.drawing(window)
      #expect(left.contains("Patient(7)*"))
      let again = try await stage.launch(restoring: try stage.save(window))
      #expect(stage.drawing(again) == left)
    }
  }

  @Test(arguments: Kind.allCases)
  func `Two windows show different screens to the same user`(
    _ kind: Kind
  ) async throws {
    try await kind.run { stage in
      let (left, right) = (try await stage.launch(), try await stage.launch())
      let navigation = stage.navigator(left).go(to: .medication(7))
      try await stage.screen((any ResultScreen<String>).self, in: left).results
        .give("Ada")
      _ = try await navigation.value
      #expect(stage.drawing(left) == Self.medication)
      #expect(stage.drawing(right) == Self.start)

      // The second window does not ask again.
      try await stage.open("ward://patient/7/medication", in: right)
      #expect(stage.drawing(right) == Self.medication)
    }
  }

  @Test(arguments: Kind.allCases)
  func `A link to no patient, or to nothing, changes nothing`(
    _ kind: Kind
  ) async throws {
    try await kind.run { stage in
      let window = try await stage.launch()
      var failures: [String] = []
      let router = window.router.reportingFailures { failures.append("\($0)") }
      for link in ["ward://patient/100/chart/1", "ward://patients/7"] {
        let url = try #require(URL(string: link))
        await stage.open(url, with: router)
      }
      try #require(failures.count == 2)
      #expect(failures[0].contains("There is no patient in bed 100."))
      #expect(failures[1].hasPrefix("No pattern reads ward://patients/7."))
      #expect(stage.drawing(window) == Self.start)
    }
  }

  @Test func `A scene restores its screens, and then opens its link`()
    async throws
  {
    try await Simulation.run { simulation in
      let stage = UIKitStage(simulation: simulation)
      let first = SceneDelegate()
      first.ward = stage.ward
      let scene = simulation.connectScene(
        width: .regular, delegate: first,
        urls: [try #require(URL(string: "ward://patient/7"))])
      await stage.settle()
      #expect(stage.drawing(try #require(first.window)).contains("Patient(7)*"))
      simulation.enterBackground(scene)
      let activity = try #require(scene.session.stateRestorationActivity)
      simulation.disconnect(scene)

      let second = SceneDelegate()
      second.ward = stage.ward
      simulation.connectScene(
        width: .regular, delegate: second,
        urls: [try #require(URL(string: "ward://rounds"))], restoring: activity)
      await stage.settle()
      #expect(
        stage.drawing(try #require(second.window)) == """
          window
          └─ tabs
             ├─ stack
             │  ├─ Wards
             │  └─ Patient(7)*
             ├─ stack*
             │  └─ Rounds*
             ├─ split
             │  └─ Shifts*
             └─ Deck
                └─ Vital(pulse)*
          """)
      #expect(simulation.warnings == [])
    }
  }
}
#endif
