import StorefrontApp
import Switchback
import SwitchbackModel
import Testing

/// What happens while the login screen waits for its user.
@Suite(.timeLimit(.minutes(40)))
struct LoginTests {
  /// A person who does nothing until told to.
  private final class Hesitating: Person {
    var screen: LoginScreen?

    func answer(_ login: LoginScreen) { screen = login }
    func discardsChanges(on checkout: CheckoutScreen) -> Bool { false }

    /// Waits for a login screen, and lets go of it.
    func takeScreen() async -> LoginScreen? {
      for _ in 0..<10_000 where screen == nil { await Task.yield() }
      defer { screen = nil }
      return screen
    }
  }

  @Test func `A link that needs a log-in waits for it, and goes on afterwards`() async throws {
    let person = Hesitating()
    let app = try await Storefront(person: person)
    let link = Task { try await app.open("store://orders/1002") }
    let screen = await person.takeScreen()
    #expect(app.window.drawing.hasSuffix("└─ modal stack\n   └─ Login*"))
    try await screen?.logIn()
    #expect(try await link.value.description.hasPrefix("Order(1002) is on screen"))
  }

  @Test
  func `Another link that comes in the meantime is opened; the first one ends without a log-in`()
    async throws
  {
    let person = Hesitating()
    let app = try await Storefront(person: person)
    let link = Task { try await app.open("store://orders/1002") }
    _ = await person.takeScreen()
    try await app.open("store://bag")
    let error = await #expect(throws: NavigationError.self) { try await link.value }
    #expect(error?.underlyingError as? LoginError == .refused)
    #expect(try await app.open("store://bag").isAlreadyThere)
  }

  @Test func `A login screen that is swiped down is an answer, too`() async throws {
    let person = Hesitating()
    let app = try await Storefront(person: person)
    let before = app.window.drawing
    let link = Task { try await app.open("store://checkout") }
    try await person.takeScreen()?.swipeDown()
    await #expect(throws: NavigationError.self) { try await link.value }
    #expect(app.window.drawing == before)
  }
}
