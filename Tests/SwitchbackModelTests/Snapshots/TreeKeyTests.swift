import ProcessorTime
import Switchback
import SwitchbackModel
import Testing

@MainActor
struct TreeKeyTests {
  private func areSame(_ drawing: String, _ other: String) throws -> Bool {
    var names = NameTable()
    let first = TreeKey(of: try ModelWindow(drawing: drawing), names: &names)
    return first == TreeKey(of: try ModelWindow(drawing: other), names: &names)
  }

  @Test func `The same names in the same places make the same key`() throws {
    let drawing = "window\n├─ tabs\n│  ├─ A*\n│  └─ B\n└─ modal C"
    #expect(try areSame(drawing, drawing))
  }

  @Test func `Another name or another place makes another key`() throws {
    let cases: [(first: String, second: String)] = [
      ("window\n└─ A", "window\n└─ B"),
      ("window\n└─ A", "window"),
      ("window\n└─ tabs\n   ├─ A*\n   └─ B", "window\n└─ tabs\n   ├─ A\n   └─ B*"),
      ("window\n└─ tabs\n   ├─ A*\n   └─ B", "window\n└─ tabs\n   ├─ B*\n   └─ A"),
      (
        "window\n└─ tabs\n   ├─ stack*\n   │  └─ A*\n   └─ B",
        "window\n└─ tabs\n   └─ stack*\n      ├─ A\n      └─ B*"
      ),
      ("window\n├─ stack\n│  └─ A*\n└─ modal C", "window\n├─ stack\n│  └─ A* ^\n└─ modal C"),
      ("window\n├─ A\n└─ modal B", "window\n├─ A\n└─ modal B (leaving)"),
    ]
    for (first, second) in cases {
      #expect(try !areSame(first, second))
    }
  }

  @Test func `The time of a key grows with the screens, also if all are shown`() {
    let times = [1_000, 4_000].map { count in
      let window = ModelWindow(Wall((0..<count).map { _ in ModelScreen(name: "A") }))
      return shortest(of: 5) {
        var names = NameTable()
        _ = TreeKey(of: window, names: &names)
      }
    }
    #expect(times[1] < times[0] * 8)
  }

  /// Shows everything that it contains.
  private final class Wall: ModelContainer {
    override func visibleScreens(
      among screens: [any Screen], revealing revealed: (any Screen)?
    ) -> [any Screen] { screens }
  }

  @Test func `What hidden screens present counts`() {
    let window = { (modal: String) in
      ModelWindow(
        ModelTabs(
          [
            ModelScreen(name: "A"),
            ModelScreen(name: "B").presenting { ModelScreen(name: modal) },
          ],
          selected: 0))
    }
    var names = NameTable()
    let first = TreeKey(of: window("C"), names: &names)
    #expect(first != TreeKey(of: window("D"), names: &names))
    #expect(first == TreeKey(of: window("C"), names: &names))
    #expect(first != TreeKey(of: window("C"), and: 1, names: &names))
  }
}
