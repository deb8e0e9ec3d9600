import Switchback
import SwitchbackModel
import Testing

/// Failures seen in searches: screens not found, or looked at too often.
struct SearchTests {
  @Test func `Visible and contained together find what contained alone finds`() throws {
    let window = try makeWindow(
      """
      window
      └─ tabs
         ├─ Home*
         └─ stack
            ├─ Bag
            └─ Product(1)*
      """)
    let hierarchy = Hierarchy(of: window)
    for options: SearchOptions in [[.current, .contained], [.current, .visible, .contained]] {
      #expect(try hierarchy.first(BagScreen.self, options) != nil)
      var names: [String] = []
      _ = try hierarchy.first(ModelScreen.self, options) { screen in
        names.append(screen.name)
        return false
      }
      #expect(names == ["tabs", "Home", "stack", "Product(1)", "Bag"])
    }
    #expect(hierarchy.examinedCount == 5)
  }

  @Test func `A search of visible screens is another one than a search without them`() throws {
    let hierarchy = Hierarchy(of: try makeWindow("window\n└─ stack\n   └─ Home*"))
    #expect(try hierarchy.first(HomeScreen.self, [.current, .visible]) != nil)
    #expect(try hierarchy.first(HomeScreen.self, .current) == nil)
  }

  /// A screen of a host in which a child reports what its ancestors present, as UIKit's do.
  final class ChattyScreen: ContainerScreen {
    let containedScreens: [any Screen]
    weak var parentScreen: (any Screen)?
    var ownPresented: ChattyScreen?
    weak var presentingScreen: (any Screen)?
    let isBeingDismissed = false

    init(_ children: [ChattyScreen] = []) {
      containedScreens = children
      for child in children { child.parentScreen = self }
    }

    var visibleScreens: [any Screen] { containedScreens }
    var presentedScreen: (any Screen)? { ownPresented ?? parentScreen?.presentedScreen }

    func makeVisible(_ screen: any Screen, animated: Bool) {}
    func setContainedScreens(_ screens: [any Screen], animated: Bool) {}
    func presentScreen(_ screen: any Screen, animated: Bool) {}
    func dismissPresentedScreen(animated: Bool) {}
  }

  /// Counts how often it is asked why nothing inside it was looked at.
  final class CountingScreen: Screen {
    let parentScreen: (any Screen)? = nil
    let presentedScreen: (any Screen)? = nil
    let presentingScreen: (any Screen)? = nil
    let isBeingDismissed = false
    private(set) var count = 0

    var unsearchedContent: UnsearchedContent? {
      count += 1
      return nil
    }

    func presentScreen(_ screen: any Screen, animated: Bool) {}
    func dismissPresentedScreen(animated: Bool) {}
  }

  final class CountingWindow: ScreenWindow {
    let rootScreen: (any Screen)?

    init(_ root: any Screen) { rootScreen = root }

    func setRootScreen(_ screen: any Screen, animated: Bool) {}
  }

  @Test func `The text of a plan asks each screen the same, however many steps the chain has`()
    throws
  {
    func count(steps: Int) throws -> Int {
      let screen = CountingScreen()
      let window = CountingWindow(screen)
      let step = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { HomeScreen() })
        .using(.presentModally())
      var chain = step.from(.current())
      for _ in 1..<steps { chain = step.from(chain) }
      _ = try WindowRouter(window: window).plan(to: chain).description
      return screen.count
    }
    #expect(try [1, 100].map(count) == [1, 1])
  }

  @Test func `A search from the root up through twelve modals looks at each screen once`() throws {
    func layer() -> ChattyScreen {
      ChattyScreen([ChattyScreen(), ChattyScreen([ChattyScreen()])])
    }
    let root = layer()
    var top = root
    for _ in 1...12 {
      let next = layer()
      next.presentingScreen = top
      top.ownPresented = next
      top = next
    }
    var count = 0
    let found = try Hierarchy(root: root).first(ChattyScreen.self, .everywhere, from: .root) { _ in
      count += 1
      return false
    }
    #expect(found == nil)
    #expect(count == 13 * 4)
  }
}
