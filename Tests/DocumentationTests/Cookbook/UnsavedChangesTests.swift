import SwitchbackModel
import SwitchbackTesting
import Testing

/// Unsaved text on screens without an alert of the system: the question is a screen, too.
@MainActor
struct UnsavedChangesTests {
  // snippet begin: model
  final class ReviewScreen: ModelScreen, LeaveGuard {
    var text = ""

    func confirmLeaving() async -> Bool {
      guard !text.isEmpty, let router = window?.router else { return true }
      guard let discards = try? await router.result(of: Chains.question)
      else {
        return false  // The user has closed the question.
      }
      // A result does not dismiss its screen.
      _ = try? await router.navigateBack(.dismissal)
      return discards
    }
  }

  /// "Discard your review?"
  final class QuestionScreen: ModelScreen, ResultScreen {
    let results = Results<Bool>()
  }

  @MainActor
  enum Chains {
    static let review = StepAssembly { ReviewScreen() }
      .using(.presentModally())
      .from(.current())

    static let question = StepAssembly { QuestionScreen() }
      .using(.presentModally())
      .from(.current())
  }
  // snippet end

  @Test(arguments: [true, false])
  func `Unsaved text is discarded only if the user agrees`(
    discards: Bool
  )
    async throws
  {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    let tester = NavigationTester(window, router: router)
    try await router.navigate(to: Chains.review)
    try await tester.waitForScreen(ReviewScreen.self).text = "Good"

    // What an attempt to drag the sheet down does.
    let back = router.goBack(.dismissal)
    try await tester.waitForScreen(QuestionScreen.self).results.give(discards)

    if discards {
      _ = try await back.value
      try tester.expectScreens("window\n└─ Home")
    } else {
      await #expect(throws: NavigationError.self) { _ = try await back.value }
      try tester.expectScreens("window\n├─ Home\n└─ modal Review")
    }
  }

  @Test func `The user may close the question`() async throws {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    let tester = NavigationTester(window, router: router)
    try await router.navigate(to: Chains.review)
    try await tester.waitForScreen(ReviewScreen.self).text = "Good"
    let back = router.goBack(.dismissal)
    try await tester.waitForScreen(QuestionScreen.self).swipeDown()
    await #expect(throws: NavigationError.self) { _ = try await back.value }
    try tester.expectScreens("window\n├─ Home\n└─ modal Review")
  }

  // A window that the guard keeps never ends the wait.
  @Test(.timeLimit(.minutes(10)))
  func `A guard that waits does not keep its window`() async throws {
    var window: ModelWindow? = ModelWindow(HomeScreen())
    let router = try #require(window?.router)
    try await router.navigate(to: Chains.review)
    let review = try #require(window?.layers.last as? ReviewScreen)
    review.text = "Good"
    let back = router.goBack(.dismissal)
    for _ in 0..<10_000 where window?.layers.count == 2 { await Task.yield() }
    try #require(window?.layers.count == 3)

    weak let gone = window
    window = nil
    let error = await #expect(throws: NavigationError.self) {
      _ = try await back.value
    }
    #expect(gone == nil)
    guard case .windowGone = error else {
      throw SnippetError("It ended otherwise: \(String(describing: error))")
    }
  }

  @Test func `A gesture of the model has succeeded, and asks nothing`()
    async throws
  {
    let window = ModelWindow(HomeScreen())
    let router = window.router
    let tester = NavigationTester(window, router: router)
    try await router.navigate(to: Chains.review)
    let review = try await tester.waitForScreen(ReviewScreen.self)
    review.text = "Good"
    try review.swipeDown()
    try tester.expectScreens("window\n└─ Home")
  }
}
