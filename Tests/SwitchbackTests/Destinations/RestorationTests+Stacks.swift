import Foundation
import Switchback
import SwitchbackModel
import Testing

extension RestorationTests {
  @Test(
    arguments: [
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  └─ Home*
      │  └─ stack
      │     └─ Bag*
      └─ modal stack
         └─ Product(1)*
      """,
      """
      window
      ├─ tabs
      │  ├─ Home*
      │  └─ Bag
      └─ modal Product(1)
      """,
    ])
  func `A screen that comes back in another stack is not as it was`(_ tree: String) async throws {
    let before = try makeWindow(tree)
    let saved = SavedScreens<SavedPlace>(of: before, version: "1")
    let (window, report) = try await restore(JSONEncoder().encode(saved))
    #expect(window.drawing.contains("│  ├─ Home\n   │  └─ Product(1)*"))
    #expect(!report.isComplete)
    #expect("\(report)" == Self.isOtherwise)
  }

  @Test(arguments: [true, false])
  func `A screen that was alone in its stack, but for others, is looked for there`(
    _ comesBack: Bool
  ) async throws {
    let tree = """
      window
      └─ tabs
         ├─ stack
         │  └─ Alert*
         ├─ stack*
         │  ├─ Account
         │  └─ Product(1)*
         └─ stack
            └─ Help*
      """
    let before = try makeWindow(tree)
    let tabs = try before.screen(ModelTabs.self)
    try await tabs.makeVisible(tabs.screens[2], animated: false)
    let saved = SavedScreens<SavedPlace>(of: before, version: "1")
    #expect(saved.destinations == [.product(1)])
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ stack*
         │  └─ Alert*
         ├─ stack
         │  └─ Account*
         └─ stack
            └─ Help*
      """)
    let root = GeneralStep.custom(
      using: ClosureFinder { (_: Void, hierarchy) in
        try hierarchy.first(ModelScreen.self, .everywhere) {
          $0.screenName == (comesBack ? "Account" : "Alert")
        }
      })
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(Push<ModelStack>()).from(root.expectingContainer())
    let navigator = Navigator<SavedPlace>(router: window.router) { _ in BoundStep(product, with: 1)
    }
    let report = await navigator.restore(saved, in: window, version: "1")
    #expect(
      window.drawing
        == (comesBack
          ? tree
          : """
          window
          └─ tabs
             ├─ stack*
             │  ├─ Alert
             │  └─ Product(1)*
             ├─ stack
             │  └─ Account*
             └─ stack
                └─ Help*
          """))
    #expect(report.isComplete == comesBack)
    #expect("\(report)" == (comesBack ? "Everything was restored." : Self.isOtherwise))
  }

  @Test func `Stacks in changed data are skipped`() async throws {
    let text = #"""
      {"version":"1","stacks":[[0,9],[-1,1],[1,1],[2,0]],
       "destinations":[{"home":{}},{"product":{"_0":1}},{"bag":{}}]}
      """#
    let (window, report) = try await restore(Data(text.utf8))
    #expect(report.missing == [])
    #expect(window.drawing.contains("└─ Product(1)*"))
  }

  /// A stack of a host that checks nothing.
  private final class UncheckedStack: LooseContainer, StackContainer {
    var contents: [String] = []

    override func setContainedScreens(_ screens: [any Screen], animated: Bool) {
      contents = screens.map { name(of: $0) }
    }
  }

  @Test func `A stack is not filled with the root of the window`() async throws {
    let (root, stack) = (LooseTabs(number: 1), UncheckedStack(number: 2))
    let page = LooseScreen(number: 3)
    for (child, parent) in [(stack, root), (page, stack)] as [(LooseScreen, LooseContainer)] {
      (child.parent, parent.children, parent.shown) = (parent, [child], [child])
    }
    let window = LooseWindow()
    window.root = root
    window.screens = [root, stack, page]
    defer { window.clear() }
    let navigator = Navigator<Int>(router: WindowRouter(window: window)) { number in
      BoundStep(
        GeneralStep.custom(
          using: ClosureFinder { (_: Void, hierarchy) in
            try hierarchy.first(LooseScreen.self) { $0.number == number }
          }))
    }
    let data = Data(#"{"version":"1","stacks":[[0,1]],"destinations":[1,3]}"#.utf8)
    let saved = try JSONDecoder().decode(SavedScreens<Int>.self, from: data)
    let report = await navigator.restore(saved, in: window, version: "1")
    #expect(report.failures.isEmpty)
    #expect(stack.contents == [])
  }
}
