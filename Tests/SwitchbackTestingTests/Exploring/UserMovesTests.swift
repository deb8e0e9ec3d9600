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
