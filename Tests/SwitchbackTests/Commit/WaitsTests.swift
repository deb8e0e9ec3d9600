import Switchback
import Testing

/// What waits for results of other code.
struct WaitsTests {
  @Test func `The first of several results counts`() async throws {
    let answer = Answer<Int>()
    answer.finish(.success(1))
    answer.finish(.success(2))
    #expect(try await answer.value() == 1)
  }
}
