#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct AlertsTests {
  // snippet begin: prompt
  @MainActor
  enum Prompts {
    static let discard = Prompt.discarding("Discard your review?")
  }
  // snippet end

  // snippet begin: guard
  final class ReviewViewController: UIViewController, LeaveGuard {
    var hasText = false

    func confirmLeaving() async -> Bool {
      guard hasText else { return true }
      return await Prompts.discard.isAgreed(above: self)
    }
  }
  // snippet end

  /// Lets the user tap a button of the alert, as soon as there is one.
  private static func tap(
    _ title: String, in window: UIWindow, of simulation: Simulation
  ) async throws -> String {
    await simulation.untilIdle()
    let drawing = window.drawing
    let alert = try #require(
      try Hierarchy(of: window).layers.last as? UIAlertController)
    #expect(simulation.tap(title, in: alert))
    return drawing
  }

  private func review(on simulation: Simulation) async -> UIWindow {
    let review = ReviewViewController()
    review.hasText = true
    let window = await simulation.show(LaunchViewController())
    window.rootViewController?.present(review, animated: false, completion: nil)
    await simulation.untilIdle()
    return window
  }

  @Test func `The user is asked before a text is lost`() async throws {
    try await Simulation.run { try await discard(on: $0) }
    try await Simulation.run { try await keep(on: $0) }
  }

  private func discard(on simulation: Simulation) async throws {
    let window = await review(on: simulation)
    let router = window.router
    // snippet begin: go
    let navigation = router.go(to: BoundStep.root())
    // snippet end
    print(try await Self.tap("Discard", in: window, of: simulation))
    prints(
      """
      window
      ├─ LaunchViewController
      ├─ modal ReviewViewController
      └─ modal UIAlertController
      """)
    print(try await navigation.value)
    print(window.drawing)
    prints(
      """
      LaunchViewController is on screen; reused LaunchViewController
      window
      └─ LaunchViewController
      """)
  }

  private func keep(on simulation: Simulation) async throws {
    let window = await review(on: simulation)
    let router = window.router
    let navigation = router.go(to: BoundStep.root())
    _ = try await Self.tap("Keep Editing", in: window, of: simulation)
    // snippet begin: kept
    do {
      _ = try await navigation.value
    } catch let error as NavigationError {
      print(error.message)
    }
    // snippet end
    // output: kept
    prints(
      """
      ReviewViewController refuses to go. Nothing has changed.
      """)
  }

  @Test func `A question has one answer`() async throws {
    try await Simulation.run { try await ask(on: $0) }
  }

  private func ask(on simulation: Simulation) async throws {
    let window = await simulation.show(HomeViewController())
    let tap = Task { try await Self.tap("Discard", in: window, of: simulation) }
    // snippet begin: show
    let answer = try await Prompts.discard.show(in: window)
    print(answer == true ? "discarded" : "kept")
    // snippet end
    // output: answer
    prints(
      """
      discarded
      """)
    _ = try await tap.value
  }
}
#endif
