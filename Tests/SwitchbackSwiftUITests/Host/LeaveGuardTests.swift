#if !canImport(UIKit)
import Observation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

/// A finger that drags down a sheet with a screen that wants to be asked before it goes.
@Suite(.serialized)
struct LeaveGuardTests {
  nonisolated static let settings = ([SwiftUISettings()] + SwiftUISettings.pairs(seed: 73))
    .filter(\.hasUIKit)

  /// A form that asks the user, who answers some time later.
  @Observable
  private final class Form: ModelScreen, LeaveGuard {
    var answers: [Bool] = []
    private(set) var questions = 0

    func confirmLeaving() async -> Bool {
      questions += 1
      await Simulation.current.untilIdle()
      return answers.isEmpty ? false : answers.removeFirst()
    }
  }

  /// A form on a sheet, in a stack.
  private func visit(
    _ settings: SwiftUISettings,
    _ body: @escaping @MainActor (SwiftUISimulation, Form) async throws -> Void
  ) async throws {
    try await SwitchbackSwiftUITests.visit("window\n├─ Home\n└─ modal stack\n   └─ Help*", settings)
    {
      simulation in
      let form = Form()
      let stack = try #require(simulation.window.layers.last as? ModelStack)
      try await stack.setContainedScreens(stack.screens + [form], animated: true)
      try await body(simulation, form)
    }
  }

  private let before = "window\n├─ Home\n└─ modal stack\n   ├─ Help\n   └─ Form*"
  private let after = "window\n└─ Home"

  @Test(arguments: settings)
  func `The attempt starts the question, and the sheet goes if the user agrees`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(settings) { [before, after] simulation, form in
      form.answers = [false, true]
      for isDiscarded in [false, true] {
        try #require(simulation.beginSwipeDown()).complete()
        try await simulation.answer()
        let isTold = settings.attemptsTold > 0
        #expect(form.questions == (isTold ? isDiscarded ? 2 : 1 : 0))
        #expect(simulation.window.drawing == (isDiscarded && isTold ? after : before))
      }
    }
  }

  @Test(arguments: settings)
  func `Another attempt while the user is asked asks nothing again`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(settings) { [before] simulation, form in
      let slot = simulation.display.slot(above: try #require(simulation.window.root))
      slot.attemptedDismissal()
      slot.attemptedDismissal()
      try await simulation.answer()
      #expect(form.questions == 1)
      #expect(simulation.window.drawing == before)
    }
  }

  @Test(arguments: settings)
  func `A finger is free again when the form has been popped`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(settings) { [after] simulation, form in
      simulation.goBack()
      await simulation.untilIdle()
      simulation.beginSwipeDown()?.complete()
      await simulation.untilIdle()
      await simulation.window.settle()
      #expect(form.questions == 0)
      #expect(simulation.window.drawing == after)
    }
  }

  @Test(arguments: settings)
  func `A form above a hidden tab is asked, too: it goes with the tabs`(
    _ settings: SwiftUISettings
  ) async throws {
    let before = """
      window
      ├─ Home
      └─ modal tabs
         ├─ Help
         └─ Terms*
      """
    try await SwitchbackSwiftUITests.visit(before, settings) { simulation in
      let tabs = try #require(simulation.window.layers.last as? ModelTabs)
      let form = Form()
      try await tabs.makeVisible(tabs.screens[0], animated: true)
      try await tabs.screens[0].presentScreen(form, animated: true)
      try await tabs.makeVisible(tabs.screens[1], animated: true)
      await simulation.untilIdle()
      #expect(simulation.window.drawing == before)
      try #require(simulation.beginSwipeDown()).complete()
      try await simulation.answer()
      #expect(form.questions == (settings.attemptsTold > 0 ? 1 : 0))
      #expect(simulation.window.drawing == before)
    }
  }

  /// A navigation asks the user something, and an attempt waits for its end. Then the window is closed.
  @Test func `An attempt that waits for its turn does not hold the window`() async throws {
    weak var window: ModelWindow?
    var isAsked = false
    let asking = anew { Product() }
      .adding(
        ClosureInterceptor<Void> {
          isAsked = true
          try? await Task.sleep(for: .seconds(1_000))
        }
      )
      .using(.presentModally()).from(.current()).assemble()
    try await visit(SwiftUISettings()) { simulation, _ in
      window = simulation.window
      let router = simulation.router
      Task { try? await router.navigate(to: asking) }
      try await Simulation.current.wait { isAsked }
      try #require(simulation.beginSwipeDown()).complete()
    }
    #expect(window == nil)
  }

  /// A toolkit's object that knows the place above the presenting layer.
  private final class Companion {
    private let slot: LayerSlot

    init(_ slot: LayerSlot) { self.slot = slot }
  }

  @Test func `A presenting layer is freed once it has gone, whatever watched its sheet`()
    async throws
  {
    weak var slot: LayerSlot?
    weak var root: ModelScreen?
    try await visit(SwiftUISettings()) { simulation, _ in
      do {
        let home = try #require(simulation.window.root)
        let known = simulation.display.slot(above: home)
        known.companion = Companion(known)
        (slot, root) = (known, home)
        try await home.dismissPresentedScreen(animated: true)
      }
      try await simulation.window.setRootScreen(ModelScreen(name: "Welcome"), animated: true)
      await simulation.untilIdle()
      #expect(slot == nil)
      #expect(root == nil)
    }
  }

  @Test func `What watches a sheet is freed when the sheet has gone`() async throws {
    weak var companion: Companion?
    try await visit(SwiftUISettings()) { simulation, form in
      let home = try #require(simulation.window.root)
      let slot = simulation.display.slot(above: home)
      slot.companion = Companion(slot)
      companion = slot.companion as? Companion
      #expect(companion != nil)
      try await home.dismissPresentedScreen(animated: true)
      await simulation.untilIdle()
      #expect(companion == nil)
    }
  }

  @Test(arguments: settings)
  func `An attempt in the middle of a navigation asks when that has ended`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit(settings) { simulation, form in
      form.answers = [true]
      let swipe = try #require(simulation.beginSwipeDown())
      simulation.after(4) { swipe.complete() }
      try await simulation.router.navigate(to: presentedLogin)
      try await simulation.answer()
      let isTold = settings.attemptsTold > 0
      #expect(form.questions == (isTold ? 1 : 0))
      #expect(simulation.window.layers.count == (isTold ? 1 : 3))
    }
  }
}

extension SwiftUISimulation {
  /// Waits until the user has answered.
  fileprivate func answer() async throws {
    let root = try #require(window.root)
    try await Simulation.current.wait { !display.slot(above: root).isAsking }
    await untilIdle()
  }
}
#endif
