#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// Decides as told.
private final class Decider: UISplitViewControllerDelegate {
  var dropsSecondary = false
  var separated: UIViewController?
  var handlesDetail = false
  var story = Story()

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { dropsSecondary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { handlesDetail }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { story.note("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { story.note("expanded") }
}

/// Split views in the classic style. See 'Split views' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct SplitRowTests {
  private static let expanded = """
    window
    └─ UISplitViewController*
       ├─ list*
       │  └─ List*
       └─ detail*
          └─ Detail*
    """

  private static let collapsed = """
    window
    └─ UISplitViewController*
       └─ list*
          ├─ List
          └─ detail*
             └─ Detail*
    """

  let simulation = Simulation.current
  let story = Story()
  let split = UISplitViewController()
  let list: UINavigationController
  let detail: UINavigationController

  init() {
    list = makeStack("List", story: story)
    list.title = "list"
    detail = makeStack("Detail", story: story)
    detail.title = "detail"
    split.viewControllers = [list, detail]
  }

  @Test func `A new split view is not collapsed; in a narrow window it is, in a wide one not`() {
    #expect(!split.isCollapsed)
    let window = simulation.window(split)
    #expect(split.isCollapsed)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    #expect(!split.isCollapsed)
    simulation.changeWidth(of: window.windowScene!, to: .compact)
    #expect(split.isCollapsed)

    let other = UISplitViewController()
    _ = simulation.window(other, width: .regular)
    #expect(!other.isCollapsed)
  }

  @Test func `Expanded there are two controllers, collapsed one`() {
    let window = simulation.window(split, width: .regular)
    #expect(split.viewControllers == [list, detail])
    #expect(window.appearanceDrawing == Self.expanded)
    simulation.changeWidth(of: window.windowScene!, to: .compact)
    simulation.loop.turnUntilIdle()
    #expect(split.viewControllers == [list])
    split.preferredDisplayMode = .secondaryOnly
    simulation.loop.turnUntilIdle()
    #expect(list.view.window != nil)
  }

  @Test
  func `Collapsing pushes the secondary on the primary, a stack in a stack; expanding pops it`() {
    let window = simulation.window(split, width: .regular)
    simulation.changeWidth(of: window.windowScene!, to: .compact)
    simulation.loop.turnUntilIdle()
    #expect(window.appearanceDrawing == Self.collapsed)
    #expect(detail.viewControllers[0].navigationController === detail)
    #expect(detail.navigationController === list)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(window.appearanceDrawing == Self.expanded)
    #expect(simulation.misuses.isEmpty)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Collapsed before it is shown, too`() {
    let window = simulation.window(split)
    #expect(window.appearanceDrawing == Self.collapsed)
  }

  @Test func `The delegate may drop the secondary, and give another one back`() {
    let decider = Decider()
    split.delegate = decider
    decider.dropsSecondary = true
    let window = simulation.window(split)
    #expect(list.viewControllers.map(\.title) == ["List"])
    #expect(detail.parent == nil)
    let other = Page("Other")
    decider.separated = other
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(split.viewControllers == [list, other])
    #expect(other.view.window != nil)
  }

  @Test func `Showing a detail replaces the secondary where there is room`() {
    _ = simulation.window(split, width: .regular)
    let other = Page("Other")
    list.viewControllers[0].showDetailViewController(other, sender: nil)
    simulation.loop.turnUntilIdle()
    #expect(split.viewControllers == [list, other])
    #expect(detail.parent == nil)
    #expect(detail.view.window == nil)
    #expect(other.view.window != nil)
    _ = other
    split.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [list, other])
  }

  @Test func `Showing a detail pushes it on the primary when collapsed`() {
    let decider = Decider()
    decider.dropsSecondary = true
    split.delegate = decider
    _ = simulation.window(split)
    list.viewControllers[0].showDetailViewController(Page("Other"), sender: nil)
    simulation.loop.turnUntilIdle()
    #expect(list.viewControllers.map(\.title) == ["List", "Other"])
    decider.handlesDetail = true
    list.viewControllers[0].showDetailViewController(Page("Handled"), sender: nil)
    #expect(list.viewControllers.map(\.title) == ["List", "Other"])
  }

  @Test func `Without a split view a detail is presented, without a stack a screen too`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let detail = Page("Detail")
    home.showDetailViewController(detail, sender: nil)
    #expect(home.presentedViewController === detail)
    simulation.loop.turnUntilIdle()
    let next = Page("Next")
    detail.show(next, sender: nil)
    #expect(detail.presentedViewController === next)
  }

  @Test func `Inside a stack, show pushes`() {
    let stack = makeStack("Home")
    _ = simulation.window(stack)
    stack.viewControllers[0].show(Page("Next"), sender: nil)
    #expect(stack.viewControllers.map(\.title) == ["Home", "Next"])
  }

  @Test func `The classic style does not tell that it has collapsed or expanded`() {
    let decider = Decider()
    split.delegate = decider
    let window = simulation.window(split)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    #expect(decider.story.take() == [])
  }
}
#endif
