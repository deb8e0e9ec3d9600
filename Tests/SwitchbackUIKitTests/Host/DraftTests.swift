#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A sheet that is asked whether it may go, and is dismissed before it has answered.
struct DraftTests {
  enum Dismissal: CaseIterable { case app, animatedApp, user }

  @Test(arguments: Dismissal.allCases, [true, false])
  func `A navigation goes on without the answer of a sheet that is dismissed meanwhile`(
    by dismissal: Dismissal, completesUnanimatedAtOnce: Bool
  ) async throws {
    var settings = Simulation.Settings()
    settings.completesUnanimatedAtOnce = completesUnanimatedAtOnce
    try await Simulation.run(settings: settings) { simulation in
      let window = try await simulation.window("window\n├─ Home\n└─ modal Draft")
      let draft = try window.screen(DraftViewController.self)
      var answer: CheckedContinuation<Bool, Never>?
      draft.answer = { await withCheckedContinuation { answer = $0 } }
      let bag = StepAssembly(
        finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
      )
      .using(.presentModally()).from(.root()).assemble()
      let navigation = WindowRouter(window: window).go(to: bag)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n├─ Home\n└─ modal Draft")
      switch dismissal {
      case .app: draft.dismiss(animated: false, completion: nil)
      case .animatedApp: draft.dismiss(animated: true, completion: nil)
      case .user: simulation.swipeAway(draft)?.complete()
      }
      _ = try await navigation.value
      #expect(window.drawn == "window\n├─ Home\n└─ modal Bag")
      #expect(draft.askedCount == 1)
      answer?.resume(returning: false)
      #expect(simulation.warnings == [])
    }
  }

  @Test(
    arguments: [
      "window\n├─ stack\n│  └─ Draft*\n└─ modal Bag",
      "window\n└─ stack\n   ├─ Draft\n   └─ Bag*",
      "window\n└─ tabs\n   ├─ Bag*\n   └─ Draft",
    ], [false, true])
  func `A screen that the user does not see asks above everything that they see`(
    _ drawing: String, isCovered: Bool
  ) async throws {
    try await inWindow(drawing) { window, simulation in
      let draft = try #require(
        try Hierarchy(of: window).first(DraftViewController.self, .everywhere, from: .root))
      draft.answer = { [unowned draft] in
        await Prompt.discarding("Discard your draft?").isAgreed(above: draft)
      }
      if isCovered {
        let cover = page("Cover")
        cover.modalPresentationStyle = .fullScreen
        let top = try #require(try Hierarchy(of: window).layers.last)
        try await top.presentScreen(cover, animated: false)
      }
      let navigation = WindowRouter(window: window).go(to: GuideConfigurations.homeAsRoot())
      await simulation.untilIdle()
      #expect(simulation.tap("Discard", in: try window.screen()))
      _ = try await navigation.value
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test(arguments: [nil, 0, 1, 2, 3, 5, 8, 13, 21])
  func `A newer navigation asks anew, and the older question goes`(turns: Int?) async throws {
    try await inWindow("window\n├─ Home\n└─ modal Draft") { window, simulation in
      let draft = try window.screen(DraftViewController.self)
      draft.answer = { [unowned draft] in
        await Prompt.discarding("Discard your draft?").isAgreed(above: draft)
      }
      let router = WindowRouter(window: window)
      let older = router.go(to: GuideConfigurations.homeAsRoot())
      if let turns { simulation.loop.turn(times: turns) } else { await simulation.untilIdle() }
      let newer = router.go(to: GuideConfigurations.homeAsRoot(), policy: .replace)
      await simulation.untilIdle()
      await #expect(throws: NavigationError.self) { try await older.value }
      #expect(
        window.drawn == "window\n├─ Home\n├─ modal Draft\n└─ modal UIAlertController")
      #expect(simulation.tap("Discard", in: try window.screen()))
      _ = try await newer.value
      #expect(window.drawn == "window\n└─ Home")
    }
  }
}
#endif
