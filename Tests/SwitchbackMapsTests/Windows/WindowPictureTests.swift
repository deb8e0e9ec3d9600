import ProcessorTime
import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

/// Windows drawn as nested boxes.
struct WindowPictureTests {
  private let before = """
    window
    ├─ tabs
    │  ├─ stack
    │  │  └─ Home*
    │  └─ stack* ^
    │     ├─ Catalogue
    │     └─ Product(42)*
    └─ modal Gallery
    """

  private func trees(_ drawings: String...) throws -> [WindowTree] {
    var numbers: [String: Int] = [:]
    return try drawings.map { drawing in
      let window = try ModelWindow(drawing: drawing)
      var stacks = 0
      return WindowTree(of: window) { screen in
        var name = (screen as? any NamedScreen)?.screenName ?? ""
        if name == "stack" {
          stacks += 1
          name += "\(stacks)"
        }
        if numbers[name] == nil { numbers[name] = numbers.count + 1 }
        return numbers[name] ?? 0
      }
    }
  }

  @Test func `A tree is drawn as the window draws itself`() throws {
    let window = try ModelWindow(drawing: before)
    #expect(try trees(before)[0].drawing == window.drawing)
  }

  @Test func `What is new, gone, shown and hidden is marked once, on the outermost box`() throws {
    let trees = try trees(
      before,
      """
      window
      └─ tabs
         ├─ stack*
         │  ├─ Home
         │  └─ Help*
         └─ stack
            ├─ Catalogue
            └─ Product(42)*
      """)
    let svg = WindowPicture(before: trees[0], after: trees[1], title: "help").svg
    #expect(svg.contains("<title>Help, new</title>"))
    #expect(svg.contains("<title>Gallery, gone</title>"))
    #expect(svg.contains("<title>tabs, shown</title>"))
    #expect(svg.contains("presented by stack"))
    #expect(svg.components(separatedBy: ">▲").count == 2)
    #expect(svg.components(separatedBy: ">− gone<").count == 2)
  }

  @Test func `The screens that a search has looked at get their places, and the others are pale`()
    throws
  {
    let tree = try trees("window\n└─ tabs\n   ├─ Home\n   └─ Bag*")[0]
    let searched = tree.nodes.filter { $0.name != "Home" }.map(\.id)
    let svg = WindowPicture(tree, searched: searched).svg
    #expect(svg.contains("<title>tabs, number 1</title>"))
    #expect(svg.contains("<title>Bag, number 2</title>"))
    #expect(svg.components(separatedBy: " unsearched\"").count == 2)
    #expect(!WindowPicture(tree).svg.contains("searched\""))
  }

  @Test func `A screen that has moved to another container says so`() throws {
    let nodes = { (container: Int) in
      [
        WindowTree.Node(id: 1, name: "tabs", type: "ModelTabs", kind: .tabs),
        .init(id: 2, name: "stack", type: "ModelStack", kind: .stack, in: 0),
        .init(id: 3, name: "stack", type: "ModelStack", kind: .stack, in: 0, isVisible: false),
        .init(id: 4, name: "Chat", type: "ChatScreen", in: container),
      ]
    }
    let one = try #require(WindowTree(nodes: nodes(1)))
    let other = try #require(WindowTree(nodes: nodes(2)))
    let svg = WindowPicture(before: one, after: other).svg
    #expect(svg.contains("<title>Chat, moved</title>"))
  }

  @Test func `Hostile names are text in the picture`() throws {
    let name = "</title><script>alert(1)</script>\u{202E}\u{200F}\u{61C}"
    let tree = try #require(
      WindowTree(nodes: [.init(id: 1, name: name, type: "Screen")]))
    let svg = WindowPicture(tree, title: name).svg
    #expect(!svg.contains("<script"))
    #expect(!svg.unicodeScalars.contains { ["\u{202E}", "\u{200F}", "\u{61C}"].contains($0) })
  }

  @Test func `A number that another screen has is replaced by a free one`() throws {
    let window = try ModelWindow(drawing: before)
    let tree = WindowTree(of: window) { $0 is ModelTabs ? Int.max : 7 }
    #expect(WindowTree(nodes: tree.nodes) == tree)
    #expect(tree.drawing == before)
    #expect(WindowPicture(before: tree, after: tree).svg.hasSuffix("</svg>\n"))
  }

  @Test(arguments: [
    (-1, 200), (1e300, 20_000), (.infinity, 20_000), (-.infinity, 200), (.nan, 200), (300, 300),
  ])
  func `The width of a picture is clamped`(width: Double, drawn: Int) throws {
    let tree = try #require(WindowTree(nodes: [.init(id: 1, name: "A", type: "A")]))
    #expect(WindowPicture(tree).svg(width: width).contains("role=\"img\" width=\"\(drawn)\""))
  }

  @Test func `The time to read a window grows with its screens, also if all are shown`() {
    let times = [1_000, 4_000].map { count in
      let window = ModelWindow(Wall((0..<count).map { _ in ModelScreen(name: "A") }))
      return shortest(of: 5) { _ = WindowTree(of: window) { _ in 0 } }
    }
    #expect(times[1] < times[0] * 8)
  }

  /// Shows everything that it contains.
  private final class Wall: ModelContainer {
    override func visibleScreens(
      among screens: [any Screen], revealing revealed: (any Screen)?
    ) -> [any Screen] { screens }
  }

  @Test func `A tree whose screens are in themselves or there twice is refused`() {
    #expect(WindowTree(nodes: [.init(id: 1, name: "A", type: "A", kind: .stack, in: 0)]) == nil)
    #expect(
      WindowTree(nodes: [.init(id: 1, name: "A", type: "A"), .init(id: 1, name: "B", type: "B")])
        == nil)
    #expect(
      WindowTree(nodes: [
        .init(id: 1, name: "A", type: "A"), .init(id: 2, name: "B", type: "B", in: 0),
      ]) == nil)
  }

  @Test(.timeLimit(.minutes(40)))
  func `A deep and wide tree is drawn, as far as there is room`() throws {
    var nodes = [WindowTree.Node(id: 0, name: "root", type: "ModelStack", kind: .stack)]
    // The text that comes with the picture indents each screen by its depth.
    for id in 1..<20_000 {
      nodes.append(
        .init(
          id: id, name: "S\(id)", type: "ModelStack", kind: .stack, in: id < 500 ? id - 1 : 0))
    }
    // NB: outside of the macros, which would describe all the screens.
    let picture = WindowTree(nodes: nodes).map { WindowPicture(before: WindowTree(), after: $0) }
    let isWhole = picture?.svg.hasSuffix("</svg>\n")
    #expect(isWhole == true)
  }
}
