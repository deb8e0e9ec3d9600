#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Who presents whom' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct RelationTests {
  let simulation = Simulation.current

  @Test func `What an ancestor presents is seen by all screens in it, the nearest first`() {
    let tabs = UITabBarController()
    let left = makeStack("Left")
    let right = makeStack("Right")
    tabs.viewControllers = [left, right]
    let window = simulation.window(tabs)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: left.viewControllers[0])

    #expect(tabs.presentedViewController === sheet)
    #expect(left.viewControllers[0].presentedViewController === sheet)
    #expect(right.viewControllers[0].presentedViewController === sheet)
    #expect(
      window.appearanceDrawing == """
        window
        └─ UITabBarController*
           ├─ UINavigationController*
           │  └─ Left*
           ├─ UINavigationController
           │  └─ Right
           └─ presents Sheet*
        """)
  }

  @Test func `A nearer ancestor's presentation hides a farther one's`() {
    let root = Page("Root")
    let stack = makeStack("Home")
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    _ = simulation.window(root)
    let near = Page("Near")
    simulation.present(near, from: stack.viewControllers[0], style: .overCurrentContext)
    let far = Page("Far")
    simulation.present(far, from: root)

    #expect(stack.viewControllers[0].presentedViewController === near)
    #expect(root.presentedViewController === far)
  }

  @Test func `A child of a presented container is presented by the container's presenter`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let sheet = makeStack("First")
    simulation.present(sheet, from: home)

    #expect(sheet.parent == nil)
    #expect(sheet.presentingViewController === home)
    #expect(sheet.viewControllers[0].presentingViewController === home)
    #expect(home.presentingViewController == nil)
  }

  @Test func `What is on its way out is still presented, and says so`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: home)
    home.dismiss(animated: true, completion: nil)

    #expect(home.presentedViewController === sheet)
    #expect(sheet.isBeingDismissed)
    simulation.loop.turn()
    #expect(home.presentedViewController === sheet)
    #expect(sheet.isBeingDismissed)
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController == nil)
    #expect(!sheet.isBeingDismissed)
  }

  @Test(arguments: [0, 4])
  func `Presenting what is presented already raises`(turns: Int) {
    let home = Page("Home")
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    home.present(sheet, animated: true, completion: nil)
    simulation.loop.turn(times: turns)
    home.present(sheet, animated: true, completion: nil)

    #expect(
      simulation.misuses == [
        Misuse(
          kind: .invalidArgument,
          text: "Application tried to present modally a view controller <Page: Sheet> that is "
            + "already being presented by <Page: Home>.")
      ])
    #expect(home.presentedViewController === sheet)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Presenting a screen that has a parent raises`() {
    let stack = makeStack("Home", "Detail")
    _ = simulation.window(stack)
    stack.present(stack.viewControllers[0], animated: true, completion: nil)

    #expect(
      simulation.misuses == [
        Misuse(
          kind: .invalidArgument,
          text: "Application tried to present modally an active controller <Page: Home>.")
      ])
    #expect(stack.presentedViewController == nil)
  }

  @Test func `Presenting the window's root raises`() {
    let home = Page("Home")
    let window = simulation.window(home)
    home.present(home, animated: true, completion: nil)
    #expect(simulation.misuses.map(\.kind) == [.invalidArgument])
    #expect(window.rootViewController === home)
    #expect(home.presentedViewController == nil)
  }
}
#endif
