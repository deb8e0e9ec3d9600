#if os(macOS) || os(Linux) || os(Windows)
import SwitchbackModel
import SwitchbackTesting
import Testing

/// What a test must not ask for, and what it is told then.
struct ProgrammingErrorTests {
  nonisolated enum Mistake: Codable, CaseIterable {
    case navigations, droppedOperations, refusedOperations

    @MainActor func make() {
      let window = ModelWindow(HomeScreen())
      switch self {
      case .navigations: FailingRouter(window: window).failNext(.rejected, count: -1)
      case .droppedOperations: window.drops(.present, count: -2)
      case .refusedOperations: window.refuses(.present, count: -2)
      }
    }

    var sentence: String {
      switch self {
      case .navigations: "-1 navigations cannot fail. Give a number of 0 or more."
      case .droppedOperations, .refusedOperations:
        "-2 operations cannot fail. Give a number of 0 or more."
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `A mistake ends the test with a sentence`(mistake: Mistake) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [mistake] in
      await mistake.make()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.sentence))
  }
}
#endif
