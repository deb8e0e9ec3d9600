import SwitchbackModel
import Testing

@testable import SwitchbackTesting

// `@testable`, to see the moves without an explorer around them.
struct UserMovesTests {
  @Test func `The user can do what the screens on display allow`() async throws {
    let cases: [(drawing: String, names: [String])] = [
      ("window\n└─ Home", []),
      (
        "window\n└─ tabs\n   ├─ A\n   ├─ B*\n   └─ C",
        ["the user selects tab 1", "the user selects tab 3"]
      ),
      ("window\n└─ stack\n   ├─ A\n   └─ B*", ["the user goes back"]),
      ("window\n├─ A\n└─ modal B", ["the user swipes the modal layer away"]),
      ("window\n├─ stack\n│  ├─ A\n│  └─ B*\n└─ modal C", ["the user swipes the modal layer away"]),
      (
        "window\n└─ split\n   ├─ stack*\n   │  ├─ A\n   │  └─ B*\n   └─ stack*\n      ├─ C\n      └─ D*",
        ["the user goes back", "the user goes back in stack 2"]
      ),
    ]
    for (drawing, names) in cases {
      let window = try ModelWindow(drawing: drawing)
      #expect(UserMoves.all.possible(in: window).map(\.name) == names)
      for move in UserMoves.all.possible(in: window) {
        let window = try ModelWindow(drawing: drawing)
        try await UserMoves.all.possible(in: window).first { $0.name == move.name }?.perform()
        #expect(window.changeCount == 1)
      }
    }
  }

  @Test func `A screen that is listed twice is one screen`() throws {
    let stack = ModelStack(ModelScreen(name: "A"), ModelScreen(name: "B"))
    var root = TwiceListed(stack)
    for _ in 0..<20 { root = TwiceListed(root) }
    #expect(
      UserMoves.all.possible(in: AnyWindow(root)).map(\.name) == ["the user goes back"])
  }

  @Test func `Only what is wanted is done`() throws {
    let window = try ModelWindow(drawing: "window\n├─ A\n└─ modal stack\n   ├─ B\n   └─ C*")
    #expect(UserMoves.goBack.possible(in: window).map(\.name) == ["the user goes back"])
    #expect(UserMoves([]).possible(in: window).isEmpty)
    #expect(UserMoves.all.possible(in: ModelWindow()).isEmpty)
    #expect(!UserMoves.swipeDown.possible(in: window).isEmpty)
    window.layers[1].modalStyle = .cover
    #expect(UserMoves.swipeDown.possible(in: window).isEmpty)
  }
}

/// A container of an app's own with a mistake: it lists its screen twice.
private final class TwiceListed: ContainerScreen {
  let inside: any Screen

  init(_ inside: any Screen) { self.inside = inside }

  var containedScreens: [any Screen] { [inside, inside] }
  var visibleScreens: [any Screen] { [inside, inside] }
  var parentScreen: (any Screen)? { nil }
  var presentedScreen: (any Screen)? { nil }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }
  func makeVisible(_ screen: any Screen, animated: Bool) async throws {}
  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {}
  func presentScreen(_ screen: any Screen, animated: Bool) async throws {}
  func dismissPresentedScreen(animated: Bool) async throws {}
}

private final class AnyWindow: ScreenWindow {
  let rootScreen: (any Screen)?

  init(_ root: any Screen) { rootScreen = root }

  func setRootScreen(_ screen: any Screen, animated: Bool) async throws {}
}
