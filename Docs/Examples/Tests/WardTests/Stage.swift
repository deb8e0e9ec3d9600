#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Ward

/// The hosts on which the app runs.
enum Kind: CaseIterable {
  case model, uiKit

  /// Runs a test with the app on this host.
  @MainActor
  func run(
    _ test: @escaping @MainActor (any Stage) async throws -> Void
  ) async throws {
    switch self {
    case .model:
      try await test(ModelStage())
    case .uiKit:
      try await Simulation.run { simulation in
        try await test(UIKitStage(simulation: simulation))
        #expect(simulation.warnings == [])
      }
    }
  }
}

/// The app on one of its hosts, and its user.
@MainActor
protocol Stage {
  associatedtype Host: WardHost

  var ward: Ward<Host> { get }

  /// Opens a window of the app, with the screens of another one if there are any.
  func launch(restoring data: Data?) async throws -> any ScreenWindow
  /// Lets everything happen that can happen now.
  func settle() async
  /// Writes into the note on screen.
  func write(_ text: String, in window: any ScreenWindow) async throws
  /// Answers the question whether to discard the note.
  func answer(_ discards: Bool, in window: any ScreenWindow) async throws
}

extension Stage {
  var session: Session { ward.session }

  func askForBed(of bed: Int, in window: any ScreenWindow) async throws -> Int? {
    try await ward.askForBed(of: bed, with: window.router)
  }

  func save(_ window: any ScreenWindow) throws -> Data { try ward.save(window) }

  func restore(
    _ data: Data, in window: any ScreenWindow
  ) async -> RestorationReport<WardDestination> {
    await ward.restore(data, in: window)
  }

  func open(_ url: URL, with router: any Router) async {
    await ward.open(url, with: router)
  }

  func launch(_ links: String...) async throws -> any ScreenWindow {
    let window = try await launch(restoring: nil)
    for link in links { try await open(link, in: window) }
    return window
  }

  func navigator(_ window: any ScreenWindow) -> Navigator<WardDestination> {
    ward.navigator(window.router)
  }

  func open(_ link: String, in window: any ScreenWindow) async throws {
    try await navigator(window).open(link, with: WardDestination.links.get())
    await settle()
  }

  /// The first screen of a type, as soon as there is one.
  func screen<Wanted>(
    _ type: Wanted.Type, in window: any ScreenWindow
  ) async throws -> Wanted {
    for _ in 1...50 {
      await settle()
      if let found = try Hierarchy(of: window).first(type) { return found }
    }
    return try #require(try Hierarchy(of: window).first(type))
  }

  /// The screens in the words of the model. UIKit wraps each side of a split view
  /// into a stack, and presents from the root.
  func drawing(_ window: any ScreenWindow) -> String {
    window.drawing
      .replacing(" ^", with: "")
      .replacing(/UINavigationController\*\n[ │]*└─ (Shift[^*\n]*\*)/) {
        $0.output.1
      }
      .replacing("UISplitViewController", with: "split")
      .replacing("UINavigationController", with: "stack")
      .replacing("UITabBarController", with: "tabs")
  }
}

struct ModelStage: Stage {
  let ward = Ward<ModelWard>(session: Session())

  func launch(restoring data: Data?) async throws -> any ScreenWindow {
    let window = ModelWard.makeWindow()
    if let data { _ = await ward.restore(data, in: window) }
    return window
  }

  func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  func write(_ text: String, in window: any ScreenWindow) async throws {
    try await screen(ModelWard.Note.self, in: window).text = text
  }

  func answer(_ discards: Bool, in window: any ScreenWindow) async throws {
    try await screen(ModelWard.Question.self, in: window).results.give(discards)
  }
}

struct UIKitStage: Stage {
  let simulation: Simulation
  let ward = Ward<UIKitWard>(session: Session())

  func launch(restoring data: Data?) async throws -> any ScreenWindow {
    let delegate = SceneDelegate()
    delegate.ward = ward
    let activity = data.map {
      let activity = NSUserActivity(activityType: "com.example.ward.screens")
      activity.userInfo = ["screens": $0]
      return activity
    }
    simulation.connectScene(
      width: .regular, delegate: delegate, restoring: activity)
    await settle()
    return try #require(delegate.window)
  }

  func settle() async {
    for _ in 0..<100 {
      await simulation.untilIdle()
      await Task.yield()
    }
  }

  func write(_ text: String, in window: any ScreenWindow) async throws {
    try await screen(UIKitWard.Note.self, in: window).text = text
  }

  func answer(_ discards: Bool, in window: any ScreenWindow) async throws {
    let alert = try await screen(UIAlertController.self, in: window)
    #expect(simulation.tap(discards ? "Discard" : "Keep Editing", in: alert))
  }
}
#endif
