#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Stacks' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct StackTests {
  let simulation = Simulation.current

  private func names(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  @Test func `Pushing a stack raises`() {
    let stack = makeStack("Home")
    stack.pushViewController(UINavigationController(), animated: false)
    #expect(
      simulation.misuses == [
        Misuse(kind: .invalidArgument, text: "Pushing a navigation controller is not supported")
      ])
    #expect(names(stack) == ["Home"])
  }

  @Test func `Showing a stack in a stack presents it`() {
    let stack = makeStack("Home")
    _ = simulation.window(stack)
    let other = makeStack("Other")
    stack.viewControllers[0].show(other, sender: nil)
    #expect(stack.presentedViewController === other)
    #expect(simulation.misuses.isEmpty)
    #expect(names(stack) == ["Home"])
  }

  /// The ways into a stack.
  enum Entrance: CaseIterable {
    case initializer, push, viewControllers

    func callAsFunction(_ screen: UIViewController) -> UINavigationController {
      if self == .initializer { return UINavigationController(rootViewController: screen) }
      let stack = makeStack("Home")
      if self == .push {
        stack.pushViewController(screen, animated: false)
      } else {
        stack.viewControllers += [screen]
      }
      return stack
    }
  }

  @Test(arguments: Entrance.allCases, [true, false])
  func `A tab bar controller may be in a stack, or raises if so set, in every way`(
    _ enter: Entrance, isAllowed: Bool
  ) {
    simulation.settings.allowsPushingTabBarControllers = isAllowed
    let tabs = UITabBarController()
    let stack = enter(tabs)
    #expect((stack.topViewController === tabs) == isAllowed)
    #expect(simulation.misuses.map(\.kind) == (isAllowed ? [] : [.invalidArgument]))
  }

  @Test(arguments: Entrance.allCases)
  func `A split view in a stack raises, in every way`(_ enter: Entrance) {
    let split = UISplitViewController()
    let stack = enter(split)
    #expect(stack.topViewController !== split)
    #expect(
      simulation.misuses.map(\.text) == [
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + "<UINavigationController>"
      ])
  }

  @Test func `Pushing what is in the stack raises`() {
    let stack = makeStack("Home", "Detail")
    stack.pushViewController(stack.viewControllers[0], animated: false)
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .invalidArgument,
          text: "Pushing the same view controller instance more than once is not supported "
            + "(<Page: Home>)")
      ])
    #expect(names(stack) == ["Home", "Detail"])
  }

  @Test func `Popping to what is not in the stack raises`() {
    let stack = makeStack("Home", "Detail")
    #expect(stack.popToViewController(Page("Stranger"), animated: false) == nil)
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .internalInconsistency,
          text: "Tried to pop to a view controller that doesn't exist.")
      ])
    #expect(names(stack) == ["Home", "Detail"])
  }

  @Test func `The last screen cannot be popped`() {
    let stack = makeStack("Home")
    #expect(stack.popViewController(animated: false) == nil)
    #expect(names(stack) == ["Home"])
    #expect(simulation.misuses.isEmpty)
  }

  @Test func `Popping returns what goes, the lowest first`() {
    let stack = makeStack("A", "B", "C", "D")
    #expect(stack.popViewController(animated: false)?.title == "D")
    #expect(
      stack.popToViewController(stack.viewControllers[1], animated: false)?.map(\.title) == ["C"])
    #expect(stack.popToRootViewController(animated: false)?.map(\.title) == ["B"])
    #expect(stack.popToRootViewController(animated: false)?.isEmpty == true)
  }

  @Test func `The transition depends on the new last screen`() {
    let story = Story()
    let stack = makeStack("A", "B", "C", story: story)
    _ = simulation.window(stack)
    let (a, b, c) = (
      stack.viewControllers[0], stack.viewControllers[1], stack.viewControllers[2]
    )
    _ = story.take()

    stack.setViewControllers([b, c], animated: true)
    #expect(stack.transitionCoordinator == nil)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["A willMove(nil)", "A didMove(nil)"])

    stack.setViewControllers([a, b], animated: true)
    #expect(stack.transitionCoordinator?.viewController(forKey: .to) === b)
    simulation.loop.turnUntilIdle()
    #expect(
      story.takeAppearance() == [
        "C willDisappear", "B willAppear", "C didDisappear", "B didAppear",
      ])

    let d = Page("D", story)
    stack.setViewControllers([d], animated: true)
    #expect(d.isMovingToParent)
    simulation.loop.turnUntilIdle()
    #expect(names(stack) == ["D"])
    #expect(
      story.takeAppearance() == [
        "B willDisappear", "D willAppear", "B didDisappear", "D didAppear",
      ])
    #expect(a.parent == nil)
    #expect(b.parent == nil)
  }

  @Test func `Setting viewControllers is not animated; the empty array is accepted`() {
    let stack = makeStack("A", "B")
    _ = simulation.window(stack)
    stack.viewControllers = []
    #expect(stack.transitionCoordinator == nil)
    simulation.loop.turnUntilIdle()
    #expect(stack.topViewController == nil)
    #expect(stack.children.isEmpty)
    #expect(simulation.misuses.isEmpty)
  }

  @Test func `The same screen twice raises`() {
    let stack = makeStack("A")
    let b = Page("B")
    stack.setViewControllers([b, b], animated: false)
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .invalidArgument,
          text: "All view controllers in a navigation controller must be distinct")
      ])
    #expect(names(stack) == ["A"])
  }

  @Test(arguments: [true, false])
  func `At rest the state changes at once`(animated: Bool) {
    let stack = makeStack("A")
    _ = simulation.window(stack)
    let b = Page("B")
    stack.pushViewController(b, animated: animated)
    #expect(names(stack) == ["A", "B"])
    #expect(stack.topViewController === b)
    #expect(b.parent === stack)
    #expect(b.view.window == nil)
    simulation.loop.turnUntilIdle()
    #expect(b.view.window != nil)
    stack.popViewController(animated: animated)
    #expect(names(stack) == ["A"])
  }

  @Test func `While a transition runs, changes are not reflected until it ends`() {
    let stack = makeStack("A")
    _ = simulation.window(stack)
    stack.pushViewController(Page("B"), animated: true)
    simulation.loop.turn()
    stack.setViewControllers([Page("C")], animated: false)
    #expect(names(stack) == ["A", "B"])
    #expect(stack.popViewController(animated: true) == nil)
    simulation.loop.turn(times: 2)
    #expect(stack.transitionCoordinator == nil)
    #expect(names(stack) == ["C"])
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers[0].view.window != nil)
  }

  @Test func `Several changes in one turn that are not animated become one`() {
    let story = Story()
    let stack = makeStack("A", story: story)
    _ = simulation.window(stack)
    _ = story.take()
    stack.pushViewController(Page("B", story), animated: false)
    stack.pushViewController(Page("C", story), animated: false)
    simulation.loop.turnUntilIdle()
    #expect(
      story.take() == [
        "B willMove(parent)", "C willMove(parent)", "B didMove(parent)", "C viewDidLoad",
        "A viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "A viewDidDisappear",
        "C viewDidAppear", "C didMove(parent)",
      ])
    stack.popViewController(animated: false)
    stack.pushViewController(Page("D", story), animated: true)
    simulation.loop.turnUntilIdle()
    #expect(names(stack) == ["A", "B", "D"])
    #expect(
      story.takeAppearance() == [
        "C willDisappear", "D willAppear", "C didDisappear", "D didAppear",
      ])
  }

  @Test func `What is computed from a stack that moves overwrites what waited`() {
    let stack = makeStack("A")
    _ = simulation.window(stack)
    stack.pushViewController(Page("B"), animated: true)
    stack.setViewControllers(stack.viewControllers + [Page("C")], animated: false)
    stack.setViewControllers(stack.viewControllers + [Page("D")], animated: false)
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers.map(\.title) == ["A", "B", "D"])
  }

  @Test(arguments: [Simulation.Settings.NestedPush.dropped, .afterTransition])
  func `A push while the stack moves is dropped, or done afterwards if so set, with a warning`(
    nestedPush: Simulation.Settings.NestedPush
  ) {
    simulation.settings.nestedPush = nestedPush
    let stack = makeStack("A")
    _ = simulation.window(stack)
    stack.pushViewController(Page("B"), animated: true)
    stack.pushViewController(Page("C"), animated: true)
    #expect(names(stack) == ["A", "B"])
    simulation.loop.turnUntilIdle()
    #expect(
      simulation.warnings == [
        Warning(
          kind: .nestedStackChange,
          text: "nested push animation can result in corrupted navigation bar")
      ])
    #expect(names(stack) == (nestedPush == .dropped ? ["A", "B"] : ["A", "B", "C"]))
  }

  @Test func `A screen whose view is in another stack's cannot be taken in`() {
    let first = makeStack("A", "B")
    let second = makeStack("C")
    _ = simulation.window(first)
    let b = first.viewControllers[1]
    second.pushViewController(b, animated: false)
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .hierarchyInconsistency,
          text: "child view controller:<Page: B> should have parent view controller:"
            + "<UINavigationController> but requested parent is:<UINavigationController>")
      ])
    #expect(names(second) == ["C"])
    #expect(b.parent === first)

    first.popViewController(animated: false)
    simulation.loop.turnUntilIdle()
    second.pushViewController(b, animated: false)
    #expect(b.parent === second)
  }

  @Test func `The visible screen is what is presented above the stack, else the top`() {
    let stack = makeStack("A", "B")
    _ = simulation.window(stack)
    #expect(stack.visibleViewController?.title == "B")
    let sheet = Page("Sheet")
    simulation.present(sheet, from: stack)
    #expect(stack.visibleViewController === sheet)
  }
}
#endif
