#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Appearance and containment' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct AppearanceTests {
  let simulation = Simulation.current
  let story = Story()
  let a: Page
  let b: Page

  init() {
    a = Page("A", story)
    b = Page("B", story)
  }

  @Test func `The order of a full-screen presentation and its dismissal`() {
    _ = simulation.window(a)
    _ = story.take()
    simulation.present(b, from: a, style: .fullScreen)
    #expect(
      story.takeAppearance() == [
        "A willDisappear", "B willAppear", "B didAppear", "A didDisappear",
      ])
    a.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(
      story.takeAppearance() == [
        "B willDisappear", "A willAppear", "A didAppear", "B didDisappear",
      ])
  }

  @Test(arguments: 1...40)
  func `Every will is followed by its did, whatever the transition`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let stack = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, b]
    _ = simulation.window(tabs)
    for step in 0..<12 {
      switch next(5) {
      case 0: stack.pushViewController(Page("P\(step)", story), animated: next(2) == 0)
      case 1: stack.popViewController(animated: next(2) == 0)
      case 2: tabs.selectedIndex = next(2)
      case 3:
        let page = Page("M\(step)", story)
        page.modalPresentationStyle = next(2) == 0 ? .fullScreen : .pageSheet
        tabs.present(page, animated: next(2) == 0, completion: nil)
      default: tabs.dismiss(animated: next(2) == 0, completion: nil)
      }
      simulation.loop.turnUntilIdle()
    }
    tabs.dismiss(animated: false, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(simulation.warnings.filter { $0.kind == .unbalancedAppearance }.isEmpty)
    #expect(simulation.misuses.isEmpty)
    var last: [String: String] = [:]
    for line in story.takeAppearance() {
      let parts = line.split(separator: " ").map(String.init)
      let expected =
        switch parts[1] {
        case "willAppear": ["didDisappear", nil]
        case "didAppear": ["willAppear"]
        case "willDisappear": ["didAppear"]
        default: ["willDisappear"]
        }
      #expect(expected.contains(last[parts[0]]), "\(line) in seed \(seed)")
      last[parts[0]] = parts[1]
    }
    #expect(last.values.allSatisfy { $0.hasPrefix("did") })
  }

  @Test func `Adding the view of a child makes it appear, removing it disappear`() {
    let container = Page("Container")
    _ = simulation.window(container)
    container.addChild(a)
    #expect(story.take() == ["A willMove(parent)"])
    #expect(a.isMovingToParent)
    container.view.addSubview(a.view)
    #expect(story.takeAppearance() == ["A willAppear"])
    a.didMove(toParent: container)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["A didMove(parent)", "A viewDidAppear"])
    #expect(!a.isMovingToParent)

    a.willMove(toParent: nil)
    a.view.removeFromSuperview()
    #expect(story.takeAppearance() == ["A willDisappear", "A didDisappear"])
    a.removeFromParent()
    #expect(story.take() == ["A didMove(nil)"])
    #expect(a.parent == nil)
    #expect(container.children.isEmpty)
  }

  @Test func `A container tells its children when it appears and disappears itself`() {
    let container = Page("Container", story)
    container.addChild(a)
    container.view.addSubview(a.view)
    _ = story.take()
    let window = simulation.window(container)
    #expect(
      story.takeAppearance() == [
        "Container willAppear", "A willAppear", "A didAppear", "Container didAppear",
      ])
    window.rootViewController = b
    simulation.loop.turnUntilIdle()
    #expect(
      story.takeAppearance().filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
  }

  @Test func `A container may keep UIKit from telling its children`() {
    class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Manual()
    _ = simulation.window(container)
    container.addChild(a)
    container.view.addSubview(a.view)
    simulation.loop.turnUntilIdle()
    #expect(story.takeAppearance() == [])
    a.beginAppearanceTransition(true, animated: false)
    a.endAppearanceTransition()
    #expect(story.takeAppearance() == ["A willAppear", "A didAppear"])
  }

  @Test func `Adding a child that has a parent takes it from there`() {
    let first = Page("First")
    let second = Page("Second")
    first.addChild(a)
    second.addChild(a)
    #expect(first.children.isEmpty)
    #expect(a.parent === second)
  }

  @Test func `Exchanging children's views tells both`() {
    let container = Page("Container")
    container.addChild(a)
    container.view.addSubview(a.view)
    _ = simulation.window(container)
    container.addChild(b)
    _ = story.take()
    var isCompleted = false
    container.transition(from: a, to: b, duration: 0.3, animations: nil) { isCompleted = $0 }
    #expect(!isCompleted)
    simulation.loop.turnUntilIdle()
    #expect(isCompleted)
    #expect(
      story.takeAppearance() == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ])
    #expect(a.view.superview == nil)
  }

  @Test func `A child's view must be added to its parent's view`() {
    let first = Page("First")
    let second = Page("Second")
    first.addChild(a)
    second.view.addSubview(a.view)
    #expect(
      simulation.misuses == [
        Misuse(
          kind: .hierarchyInconsistency,
          text: "child view controller:<Page: A> should have parent view controller:<Page: Second> "
            + "but requested parent is:<Page: First>")
      ])
    #expect(a.view.superview == nil)
  }

  @Test func `Appearance calls that do not match are reported`() {
    a.endAppearanceTransition()
    #expect(
      simulation.warnings == [
        Warning(
          kind: .unbalancedAppearance,
          text: "Unbalanced calls to begin/end appearance transitions for <Page: A>.")
      ])
    simulation.clearLog()
    a.beginAppearanceTransition(true, animated: false)
    a.beginAppearanceTransition(true, animated: false)
    #expect(simulation.warnings.map(\.kind) == [.unbalancedAppearance])
    simulation.clearLog()
    a.beginAppearanceTransition(false, animated: false)
    a.endAppearanceTransition()
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Covering a screen while it still appears is unbalanced`() {
    let stack = UINavigationController(rootViewController: a)
    _ = simulation.window(stack)
    stack.pushViewController(b, animated: true)
    let cover = Page("Cover")
    cover.modalPresentationStyle = .fullScreen
    stack.present(cover, animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(simulation.warnings.map(\.kind) == [.unbalancedAppearance])
  }

  @Test func `Swapping the root while it appears is unbalanced`() {
    let window = simulation.makeWindow(root: a)
    window.rootViewController = b
    simulation.loop.turnUntilIdle()
    #expect(simulation.warnings.map(\.kind) == [.unbalancedAppearance])
    #expect(b.view.window === window)
  }
}
#endif
