#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A sheet that is asked whether it may go, and is dismissed before it has answered.
@MainActor
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
}
#endif
