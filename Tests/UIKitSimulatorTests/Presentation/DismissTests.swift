#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Dismissing' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct DismissTests {
  let simulation = Simulation.current
  let story = Story()
  let root: Page
  let a: Page
  let b: Page

  init() {
    root = Page("Root", story)
    a = Page("A", story)
    b = Page("B", story)
  }

  /// A window with Root, and A and B presented one above the other.
  private func showTower() -> UIWindow {
    let window = simulation.window(root)
    simulation.present(a, from: root)
    simulation.present(b, from: a)
    _ = story.take()
    return window
  }

  @Test func `A screen that presents dismisses that, one that does not is dismissed itself`() {
    let window = showTower()
    a.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(window.appearanceDrawing == "window\n└─ Root*\n   └─ presents A*")
    a.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(window.appearanceDrawing == "window\n└─ Root*")
  }

  @Test func `A child dismisses what its parents present, or the layer it is in`() {
    _ = simulation.window(root)
    let stack = makeStack("First")
    simulation.present(stack, from: root)
    simulation.present(a, from: stack)
    stack.viewControllers[0].dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(stack.presentedViewController == nil)
    #expect(root.presentedViewController === stack)
    stack.viewControllers[0].dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(root.presentedViewController == nil)
  }

  @Test(.simulated { $0.nestedDismissal = .reachesThePresenter })
  func `Asked twice, a level too much goes, if so set`() {
    let simulation = Simulation.current
    _ = showTower()
    a.dismiss(animated: true, completion: nil)
    a.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(simulation.warnings.isEmpty)
  }

  @Test(.simulated { $0.nestedDismissal = .reachesThePresenter }, arguments: [true, false])
  func `Asked while a finger holds the screen, it goes when the finger lets go`(
    completes: Bool
  ) throws {
    let simulation = Simulation.current
    _ = simulation.window(root)
    simulation.present(a, from: root)
    let swipe = try #require(simulation.swipeAway(a))
    root.dismiss(animated: true, completion: nil)
    #expect(simulation.loop.isIdle, "Nothing happens while the finger rests.")
    if completes { swipe.complete() } else { swipe.cancel() }
    simulation.loop.turn(times: 20)
    #expect(simulation.loop.isIdle)
    #expect(root.presentedViewController == nil)
  }

  @Test(.simulated { $0.nestedDismissal = .reachesThePresenter })
  func `Asked twice, the loop comes to rest although the app presents again`() {
    let simulation = Simulation.current
    _ = simulation.window(root)
    simulation.present(a, from: root)
    a.onDidDisappear = { [root, b] _ in root.present(b, animated: false, completion: nil) }
    root.dismiss(animated: true, completion: nil)
    root.dismiss(animated: true, completion: nil)
    simulation.loop.turn(times: 20)
    #expect(simulation.loop.isIdle)
  }

  @Test func `Everything above the receiver goes, only the top animated; the receiver stays`() {
    _ = showTower()
    var flags: [String] = []
    let note = { (page: Page) in flags.append("\(page.title ?? "") \(page.isBeingDismissed)") }
    a.onWillDisappear = note
    b.onWillDisappear = note
    root.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()

    #expect(
      story.takeAppearance() == [
        "B willDisappear", "A willDisappear", "B didDisappear", "A didDisappear",
      ])
    #expect(flags == ["B true", "A true"])
    #expect(root.presentedViewController == nil)
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(root.view.window != nil)
    #expect(a.view.window == nil)
  }

  @Test func `The intermediate screens just vanish`() {
    class Watcher: UIViewController {
      var animations: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { animations.append(animated) }
    }
    let middle = Watcher()
    let top = Watcher()
    _ = simulation.window(root)
    simulation.present(middle, from: root)
    simulation.present(top, from: middle)
    root.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(middle.animations == [false])
    #expect(top.animations == [true])
  }

  @Test func `What a child presents in its context goes with the layer`() {
    _ = simulation.window(root)
    let stack = makeStack("First")
    let outer = UITabBarController()
    outer.viewControllers = [stack]
    simulation.present(outer, from: root)
    simulation.present(a, from: stack, style: .overCurrentContext)
    root.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(stack.presentedViewController == nil)
    #expect(a.presentingViewController == nil)
  }

  @Test func `The completion runs after viewDidDisappear`() {
    _ = showTower()
    a.dismiss(animated: true) { [story] in story.note("completion") }
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["B viewWillDisappear", "B viewDidDisappear", "completion"])
  }

  @Test func `While a presentation runs, a dismissal is refused without completion`() {
    _ = simulation.window(root)
    root.present(a, animated: true, completion: nil)
    simulation.loop.turn()
    root.dismiss(animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()

    #expect(
      simulation.warnings == [
        Warning(
          kind: .dismissalInProgress,
          text: "Attempt to dismiss from view controller <Page: Root> while a presentation or "
            + "dismiss is in progress!")
      ])
    #expect(root.presentedViewController === a)
  }

  @Test func `While a dismissal runs, another one is refused without completion`() {
    _ = showTower()
    a.dismiss(animated: true, completion: nil)
    a.dismiss(animated: true) { Issue.record("completed") }
    simulation.loop.turn()
    b.dismiss(animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()

    #expect(simulation.warnings.map(\.kind) == [.dismissalInProgress, .dismissalInProgress])
    #expect(root.presentedViewController === a)
    #expect(a.presentedViewController == nil)
  }

  @Test(.simulated { $0.refusedDismissalCompletes = true })
  func `A refused dismissal completes if so set`() {
    _ = showTower()
    var isCompleted = false
    a.dismiss(animated: true, completion: nil)
    a.dismiss(animated: true) { isCompleted = true }
    #expect(!isCompleted)
    Simulation.current.loop.turnUntilIdle()
    #expect(isCompleted)
  }

  @Test(arguments: [false, true])
  func `With nothing to dismiss nothing happens, and the completion runs if so set`(
    completes: Bool
  ) {
    simulation.settings.emptyDismissalCompletes = completes
    _ = simulation.window(root)
    var isCompleted = false
    root.dismiss(animated: true) { isCompleted = true }
    #expect(!isCompleted)
    simulation.loop.turnUntilIdle()
    #expect(isCompleted == completes)
    #expect(simulation.warnings.isEmpty)
    #expect(root.view.window != nil)
  }

  @Test func `A dismissed screen can be presented again`() {
    _ = showTower()
    root.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    simulation.present(b, from: root)
    #expect(root.presentedViewController === b)
    #expect(simulation.misuses.isEmpty)
  }

  @Test func `The coordinator of the screen that goes is the handle to wait on`() {
    _ = showTower()
    root.dismiss(animated: true, completion: nil)
    var context: (any UIViewControllerTransitionCoordinatorContext)?
    b.transitionCoordinator?.animate(alongsideTransition: nil) { [story] in
      context = $0
      story.note("ended")
    }
    #expect(a.transitionCoordinator != nil)
    #expect(root.transitionCoordinator != nil)
    simulation.loop.turnUntilIdle()
    #expect(context?.isCancelled == false)
    #expect(story.take().last == "ended")
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `A dismissed screen is not kept alive`() {
    _ = simulation.window(root)
    weak var gone: UIViewController?
    do {
      let sheet = UIViewController()
      gone = sheet
      _ = sheet.presentationController
      simulation.present(sheet, from: root)
      root.dismiss(animated: true, completion: nil)
      simulation.loop.turnUntilIdle()
    }
    #expect(gone == nil)
  }
}
#endif
