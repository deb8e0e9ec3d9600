#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// Decides as told, and writes down what it hears.
private final class Decider: UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var proposed: UISplitViewController.Column?
  let story = Story()

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposed = proposedTopColumn
    return top ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    story.note("collapsed \(svc.isCollapsed)")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    story.note("expanded \(!svc.isCollapsed)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { story.note("willShow \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { story.note("willHide \(column)") }
}

/// Split views with columns. See 'Split views' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct SplitColumnTests {
  let simulation = Simulation.current
  let split = UISplitViewController(style: .doubleColumn)
  let list = Page("List")
  let detail = Page("Detail")

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
  }

  private func names(_ navigation: UINavigationController?) -> [String?] {
    (navigation?.viewControllers ?? []).map(\.title)
  }

  @Test func `A screen that is no stack is put into one`() {
    #expect(split.viewController(for: .primary) === list)
    #expect(list.navigationController != nil)
    #expect(list.navigationController?.parent === split)
    #expect(split.viewControllers == [list.navigationController, detail.navigationController])
    let own = makeStack("Own")
    split.setViewController(own, for: .primary)
    #expect(own.parent === split)
    #expect(own.navigationController == nil)
  }

  @Test func `A second screen for the secondary column is pushed on the implicit stack`() {
    _ = simulation.window(split, width: .regular)
    let implicit = detail.navigationController
    split.setViewController(Page("Other"), for: .secondary)
    simulation.loop.turnUntilIdle()
    #expect(names(implicit) == ["Detail", "Other"])
    #expect(split.viewControllers.last === implicit)
  }

  @Test func `After nil, or in a stack of one's own, the secondary is replaced`() {
    _ = simulation.window(split, width: .regular)
    split.setViewController(nil, for: .secondary)
    let other = Page("Other")
    split.setViewController(other, for: .secondary)
    simulation.loop.turnUntilIdle()
    #expect(names(other.navigationController) == ["Other"])
    #expect(detail.navigationController !== other.navigationController)
    let own = makeStack("Own")
    split.setViewController(own, for: .secondary)
    simulation.loop.turnUntilIdle()
    #expect(split.viewControllers.last === own)
    #expect(own.view.window != nil)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Collapsed, the compact column is shown, and the others are untouched`() {
    let compact = makeStack("Compact")
    compact.title = "compact"
    split.setViewController(compact, for: .compact)
    let window = simulation.window(split)
    #expect(
      window.appearanceDrawing == """
        window
        └─ UISplitViewController*
           └─ compact*
              └─ Compact*
        """)
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .secondary) === detail)
    #expect(split.isShowing(.compact))
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(compact.view.window == nil)
    #expect(list.view.window != nil)
    #expect(detail.view.window != nil)
  }

  @Test func `Without a compact column the columns are stacked, the secondary on top`() {
    let decider = Decider()
    split.delegate = decider
    let window = simulation.window(split)
    #expect(decider.proposed == .secondary)
    let stack = list.navigationController
    #expect(split.viewControllers == [stack])
    #expect(stack?.topViewController === detail.navigationController)
    #expect(detail.view.window != nil)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(names(stack) == ["List"])
    #expect(split.viewControllers.count == 2)
    #expect(detail.view.window != nil)
    #expect(list.view.window != nil)
    #expect(simulation.warnings.isEmpty)
    #expect(simulation.misuses.isEmpty)
  }

  @Test(arguments: 0..<4)
  func `A column on its way out of the common stack is on display when the columns separate`(
    turns: Int
  ) {
    let window = simulation.window(split)
    list.navigationController?.popViewController(animated: true)
    simulation.loop.turn(times: turns)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(
      window.appearanceDrawing == """
        window
        └─ UISplitViewController*
           ├─ UINavigationController*
           │  └─ List*
           └─ UINavigationController*
              └─ Detail*
        """)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `The delegate decides which column is on top`() {
    let decider = Decider()
    decider.top = .primary
    split.delegate = decider
    let window = simulation.window(split)
    #expect(names(list.navigationController) == ["List"])
    #expect(split.isShowing(.primary))
    #expect(!split.isShowing(.secondary))
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    simulation.loop.turnUntilIdle()
    #expect(detail.view.window != nil)
  }

  @Test func `Showing and hiding a column changes the display mode as little as it must`() {
    let decider = Decider()
    split.delegate = decider
    _ = simulation.window(split, width: .regular)
    #expect(split.displayMode == .oneBesideSecondary)
    split.hide(.primary)
    simulation.loop.turnUntilIdle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.view.window == nil)
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    simulation.loop.turnUntilIdle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.view.window != nil)
    #expect(decider.story.take() == ["willHide primary", "willShow primary"])
  }

  @Test func `With three columns, the outermost needs two beside the secondary`() {
    let split = UISplitViewController(style: .tripleColumn)
    let middle = Page("Middle")
    split.setViewController(Page("List"), for: .primary)
    split.setViewController(middle, for: .supplementary)
    split.setViewController(Page("Detail"), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    _ = simulation.window(split, width: .regular)
    #expect(!split.isShowing(.supplementary))
    split.show(.supplementary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.isShowing(.supplementary))
    #expect(!split.isShowing(.primary))
    split.show(.primary)
    #expect(split.displayMode == .twoBesideSecondary)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `Collapsed, showing pushes and pops in the common stack`() {
    _ = simulation.window(split)
    split.show(.primary)
    simulation.loop.turnUntilIdle()
    #expect(list.view.window != nil)
    #expect(split.isShowing(.primary))
    split.show(.secondary)
    simulation.loop.turnUntilIdle()
    #expect(detail.view.window != nil)
    split.hide(.secondary)
    simulation.loop.turnUntilIdle()
    #expect(names(list.navigationController) == ["List"])
  }

  @Test func `Collapsing and expanding are told afterwards`() {
    let decider = Decider()
    split.delegate = decider
    let window = simulation.window(split)
    simulation.changeWidth(of: window.windowScene!, to: .regular)
    #expect(decider.story.take() == ["collapsed true", "expanded true"])
  }

  @Test func `With columns, a detail replaces the secondary or is pushed when collapsed`() {
    let window = simulation.window(split, width: .regular)
    let implicit = detail.navigationController
    list.showDetailViewController(Page("Other"), sender: nil)
    simulation.loop.turnUntilIdle()
    #expect(names(implicit) == ["Other"])
    simulation.changeWidth(of: window.windowScene!, to: .compact)
    simulation.loop.turnUntilIdle()
    list.showDetailViewController(Page("Third"), sender: nil)
    simulation.loop.turnUntilIdle()
    #expect(names(list.navigationController).last == "Third")
  }

  @Test func `Columns do not exist in the classic style`() {
    let classic = UISplitViewController()
    classic.setViewController(Page("List"), for: .primary)
    #expect(simulation.misuses.map(\.kind) == [.invalidArgument])
    #expect(classic.viewControllers.isEmpty)
  }
}
#endif
