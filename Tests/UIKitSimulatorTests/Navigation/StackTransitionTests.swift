#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Writes down what a stack shows.
private final class Watcher: Witness, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { story.note("willShow \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { story.note("didShow \(viewController.title ?? "?")") }
}

/// See 'The end of a transition in a stack' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct StackTransitionTests {
  let simulation = Simulation.current
  let story = Story()
  let stack: UINavigationController
  let a: Page
  let b: Page

  init() {
    a = Page("A", story)
    b = Page("B", story)
    stack = UINavigationController(rootViewController: a)
  }

  @Test func `An animated change has a coordinator at once; it completes after the callbacks`() {
    _ = simulation.window(stack)
    _ = story.take()
    stack.pushViewController(b, animated: true)
    let coordinator = stack.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    #expect(coordinator?.viewController(forKey: .from) === a)
    #expect(coordinator?.viewController(forKey: .to) === b)
    #expect(b.transitionCoordinator === coordinator)
    let isTaken = coordinator?.animate { [story] _ in
      story.note("alongside")
    } completion: { [story, stack] in
      story.note("completion \($0.isCancelled) \(stack.transitionCoordinator == nil)")
    }
    #expect(isTaken == true)
    simulation.loop.turnUntilIdle()
    let lines = story.take()
    #expect(lines.last == "completion false true")
    #expect(lines.contains("alongside"))
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `There is no coordinator without animation, without change, or without window`() {
    stack.pushViewController(b, animated: true)
    #expect(stack.transitionCoordinator == nil)
    stack.viewControllers = [a]
    _ = simulation.window(stack)
    stack.pushViewController(b, animated: false)
    #expect(stack.transitionCoordinator == nil)
    simulation.loop.turnUntilIdle()
    stack.setViewControllers([a, b], animated: true)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `A transaction's completion runs when its animations have ended`() {
    _ = simulation.window(stack)
    _ = story.take()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [story] in story.note("completion") }
    stack.pushViewController(b, animated: true)
    CATransaction.commit()
    simulation.loop.turn(times: 2)
    #expect(!story.lines.contains("completion"))
    simulation.loop.turnUntilIdle()
    #expect(story.take().last == "completion")
  }

  @Test func `A transaction completes also when nothing is animated, but not at once`() {
    _ = simulation.window(stack)
    _ = story.take()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [story] in story.note("completion") }
    CATransaction.commit()
    #expect(story.lines.isEmpty)
    simulation.loop.turn()
    #expect(story.take() == ["completion"])

    CATransaction.begin()
    CATransaction.setCompletionBlock { [story] in story.note("completion") }
    stack.pushViewController(b, animated: false)
    CATransaction.commit()
    simulation.loop.turnUntilIdle()
    #expect(story.take().suffix(2) == ["B didMove(parent)", "completion"])
  }

  @Test func `A swipe back pops at once and goes on as a pop`() throws {
    stack.viewControllers = [a, b]
    a.loadViewIfNeeded()
    _ = simulation.window(stack)
    _ = story.take()
    let watcher = Watcher(story)
    stack.delegate = watcher
    let swipe = try #require(simulation.swipeBack(in: stack))
    #expect(stack.viewControllers == [a])
    #expect(stack.transitionCoordinator?.initiallyInteractive == true)
    var interaction: [Bool] = []
    stack.transitionCoordinator?.notifyWhenInteractionChanges { interaction.append($0.isCancelled) }
    swipe.complete()
    simulation.loop.turnUntilIdle()
    #expect(interaction == [false])
    #expect(
      story.take() == [
        "B willMove(nil)", "willShow A", "B viewWillDisappear", "A viewWillAppear",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove(nil)", "didShow A",
      ])
    #expect(b.parent == nil)
  }

  @Test func `A cancelled swipe back restores the stack, and didShow is not called`() throws {
    stack.viewControllers = [a, b]
    a.loadViewIfNeeded()
    _ = simulation.window(stack)
    _ = story.take()
    let watcher = Watcher(story)
    stack.delegate = watcher
    let swipe = try #require(simulation.swipeBack(in: stack))
    var isCancelled: Bool?
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
    #expect(b.isMovingFromParent)
    swipe.cancel()
    #expect(stack.transitionCoordinator?.isCancelled == true)
    simulation.loop.turnUntilIdle()

    #expect(isCancelled == true)
    #expect(stack.viewControllers == [a, b])
    #expect(b.parent === stack)
    #expect(!b.isMovingFromParent)
    #expect(
      story.take() == [
        "B willMove(nil)", "willShow A", "B viewWillDisappear", "A viewWillAppear",
        "A viewIsAppearing", "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear",
        "B viewDidAppear",
      ])
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Changes asked for while the finger is down come afterwards`() throws {
    stack.viewControllers = [a, b]
    _ = simulation.window(stack)
    let swipe = try #require(simulation.swipeBack(in: stack))
    let c = Page("C")
    stack.setViewControllers([a, b, c], animated: false)
    #expect(stack.viewControllers == [a])
    swipe.cancel()
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers == [a, b, c])
    #expect(c.view.window != nil)
  }

  @Test func `A hidden bar or a gesture switched off prevents the swipe back`() {
    stack.viewControllers = [a, b]
    _ = simulation.window(stack)
    stack.isNavigationBarHidden = true
    #expect(simulation.swipeBack(in: stack) == nil)
    stack.isNavigationBarHidden = false
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(simulation.swipeBack(in: stack) == nil)
    stack.interactivePopGestureRecognizer?.isEnabled = true
    stack.popViewController(animated: false)
    simulation.loop.turnUntilIdle()
    #expect(simulation.swipeBack(in: stack) == nil)
  }

  @Test func `Holding the back button pops several levels at once`() {
    let c = Page("C", story)
    stack.viewControllers = [a, b, c]
    _ = simulation.window(stack)
    _ = story.take()
    simulation.holdBack(in: stack, choosing: a)
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers == [a])
    #expect(
      story.takeAppearance() == [
        "C willDisappear", "A willAppear", "C didDisappear", "A didAppear",
      ])
    #expect(b.parent == nil)
  }

  @Test(arguments: [true, false])
  func `The order of a push and a pop`(animated: Bool) {
    _ = simulation.window(stack)
    _ = story.take()
    stack.pushViewController(b, animated: animated)
    simulation.loop.turnUntilIdle()
    #expect(
      story.take() == [
        "B willMove(parent)", "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear",
        "B viewIsAppearing", "A viewDidDisappear", "B viewDidAppear", "B didMove(parent)",
      ])
    stack.popViewController(animated: animated)
    simulation.loop.turnUntilIdle()
    #expect(
      story.take() == [
        "B willMove(nil)", "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing",
        "B viewDidDisappear", "A viewDidAppear", "B didMove(nil)",
      ])
  }

  @Test func `willMove comes with the call, didMove after the transition`() {
    _ = simulation.window(stack)
    _ = story.take()
    stack.pushViewController(b, animated: true)
    #expect(story.take() == ["B willMove(parent)"])
    simulation.loop.turnUntilIdle()
    #expect(story.take().last == "B didMove(parent)")
    stack.popViewController(animated: true)
    #expect(story.take() == ["B willMove(nil)"])
    #expect(b.parent === stack)
    simulation.loop.turnUntilIdle()
    #expect(story.take().last == "B didMove(nil)")
    #expect(b.parent == nil)
    #expect(b.navigationController == nil)
  }

  @Test func `In viewDidDisappear a popped screen has neither parent nor presenter`() {
    stack.viewControllers = [a, b]
    _ = simulation.window(stack)
    var isGone = false
    b.onDidDisappear = { isGone = $0.parent == nil && $0.presentingViewController == nil }
    stack.popViewController(animated: true)
    simulation.loop.turnUntilIdle()
    #expect(isGone)
  }

  @Test func `Outside all windows changes are immediate and silent`() {
    stack.pushViewController(b, animated: true)
    #expect(
      story.take() == [
        "A willMove(parent)", "A didMove(parent)", "B willMove(parent)", "B didMove(parent)",
      ])
    #expect(stack.viewControllers == [a, b])
    stack.popViewController(animated: true)
    #expect(story.take() == ["B willMove(nil)", "B didMove(nil)"])
    #expect(b.parent == nil)
    #expect(simulation.loop.isIdle)
  }

  @Test(arguments: [true, false])
  func `While the stack itself appears, changes are immediate, or wait if so set`(waits: Bool) {
    simulation.settings.defersStackChangesWhileAppearing = waits
    let home = Page("Home")
    _ = simulation.window(home)
    home.present(stack, animated: true, completion: nil)
    simulation.loop.turn()
    stack.pushViewController(b, animated: false)
    #expect(stack.viewControllers == (waits ? [a] : [a, b]))
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers == [a, b])
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    if !waits {
      #expect(
        story.takeAppearance() == [
          "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
        ])
    }
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `A push in a tab that has just been selected is in the stack at once`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("Home"), stack]
    let window = simulation.window(tabs)
    tabs.selectedIndex = 1
    stack.pushViewController(b, animated: true)
    #expect(stack.viewControllers == [a, b])
    simulation.loop.turnUntilIdle()
    #expect(
      window.appearanceDrawing == """
        window
        └─ UITabBarController*
           ├─ Home
           └─ UINavigationController*
              ├─ A
              └─ B*
        """)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `The delegate hears of the first screen too`() {
    let watcher = Watcher(story)
    stack.delegate = watcher
    _ = story.take()
    _ = simulation.window(stack)
    #expect(
      story.take() == [
        "A viewDidLoad", "willShow A", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "didShow A",
      ])
  }

  @Test func `A layout asked for does at once what is not animated`() {
    _ = simulation.window(stack)
    stack.pushViewController(b, animated: false)
    #expect(b.view.window == nil)
    stack.view.layoutIfNeeded()
    #expect(b.view.window != nil)
    b.present(Page("Sheet"), animated: true, completion: nil)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Pushing in viewDidAppear works`() {
    let c = Page("C")
    _ = simulation.window(stack)
    b.onDidAppear = { [stack] _ in stack.pushViewController(c, animated: true) }
    stack.pushViewController(b, animated: true)
    simulation.loop.turnUntilIdle()
    #expect(stack.viewControllers == [a, b, c])
    #expect(c.view.window != nil)
    #expect(simulation.warnings.isEmpty)
  }
}
#endif
