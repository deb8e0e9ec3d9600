#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Presenting' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct PresentTests {
  let simulation = Simulation.current
  let home = Page("Home")

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .automatic,
    .custom, .currentContext, .overCurrentContext,
  ])
  func `The root of the parents presents, or what defines the context if the style is of one`(
    style: UIModalPresentationStyle
  ) {
    let tabs = UITabBarController()
    let stack = makeStack("Home")
    tabs.viewControllers = [stack]
    _ = simulation.window(tabs)
    let page = Page("Page")
    simulation.present(page, from: stack.viewControllers[0], style: style)
    let isOfContext = [.currentContext, .overCurrentContext].contains(style)
    #expect(page.presentingViewController === (isOfContext ? stack : tabs))
    #expect(
      isOfContext || page.presentationController?.presentingViewController === tabs)
  }

  @Test func `What is presented over a context goes and comes with it`() {
    let tabs = UITabBarController()
    let stack = makeStack("Home")
    tabs.viewControllers = [stack, Page("Other")]
    let window = simulation.window(tabs)
    let story = Story()
    let page = Page("Page", story)
    simulation.present(page, from: stack.viewControllers[0], style: .overCurrentContext)
    _ = story.take()
    tabs.selectedIndex = 1
    simulation.loop.turnUntilIdle()
    #expect(page.view.window == nil)
    #expect(page.presentingViewController === stack)
    #expect(story.takeAppearance() == ["Page willDisappear", "Page didDisappear"])
    tabs.selectedIndex = 0
    simulation.loop.turnUntilIdle()
    #expect(page.view.window === window)
    #expect(story.takeAppearance() == ["Page willAppear", "Page didAppear"])
    stack.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(story.takeAppearance() == ["Page willDisappear", "Page didDisappear"])
    #expect(simulation.warnings.isEmpty)
  }

  @Test
  func `A screen in a presented container has the container's presentation, any other its own`() {
    _ = simulation.window(home)
    let stack = makeStack("First")
    let own = stack.viewControllers[0].presentationController
    #expect(own?.presentedViewController === stack.viewControllers[0])
    simulation.present(stack, from: home)
    #expect(stack.viewControllers[0].presentationController === stack.presentationController)
    #expect(stack.viewControllers[0].activePresentationController === stack.presentationController)
  }

  @Test(.simulated { $0.navigationControllersDefineContext = false })
  func `Without a context the root presents`() {
    let tabs = UITabBarController()
    let stack = makeStack("Home")
    tabs.viewControllers = [stack]
    _ = Simulation.current.window(tabs)
    let page = Page("Page")
    Simulation.current.present(page, from: stack.viewControllers[0], style: .currentContext)
    #expect(page.presentingViewController === tabs)
  }

  @Test func `Presenting from a presented stack is done by that stack`() {
    _ = simulation.window(home)
    let stack = makeStack("First")
    simulation.present(stack, from: home)
    let second = Page("Second")
    simulation.present(second, from: stack.viewControllers[0])
    #expect(second.presentingViewController === stack)
  }

  @Test func `The relations and flags hold right after the call`() {
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    home.present(sheet, animated: true, completion: nil)

    #expect(home.presentedViewController === sheet)
    #expect(sheet.presentingViewController === home)
    #expect(sheet.isBeingPresented)
    #expect(sheet.viewIfLoaded?.window == nil)
  }

  @Test func `A presenter that presents already drops the second, without completion`() {
    let stack = makeStack("Home")
    _ = simulation.window(stack)
    simulation.present(Page("First"), from: stack)
    let second = Page("Second")
    var isCompleted = false
    stack.viewControllers[0].present(second, animated: true) { isCompleted = true }
    simulation.loop.turnUntilIdle()

    #expect(
      simulation.warnings == [
        Warning(
          kind: .alreadyPresenting,
          text: "Attempt to present <Page: Second> on <UINavigationController> (from <Page: Home>) "
            + "which is already presenting <Page: First>.")
      ])
    #expect(!isCompleted)
    #expect(second.presentingViewController == nil)
    #expect(!second.isBeingPresented)
    #expect(!second.isViewLoaded)
  }

  @Test func `While the first still comes, the warning says so; nothing is queued`() {
    _ = simulation.window(home)
    let first = Page("First")
    home.present(first, animated: true, completion: nil)
    home.present(Page("Second"), animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()

    #expect(
      simulation.warnings == [
        Warning(
          kind: .presentationInProgress,
          text: "Attempt to present <Page: Second> on <Page: Home> (from <Page: Home>) while a "
            + "presentation is in progress.")
      ])
    #expect(home.presentedViewController === first)
    #expect(first.presentedViewController == nil)
  }

  @Test func `A presenter outside all windows drops the presentation, without completion`() {
    let lone = Page("Lone")
    lone.loadViewIfNeeded()
    let sheet = Page("Sheet")
    lone.present(sheet, animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()

    #expect(
      simulation.warnings == [
        Warning(
          kind: .notInWindow,
          text: "Attempt to present <Page: Sheet> on <Page: Lone> (from <Page: Lone>) whose view "
            + "is not in the window hierarchy!")
      ])
    #expect(lone.presentedViewController == nil)
  }

  @Test func `viewWillAppear is too early for the root, viewIsAppearing is not`() {
    home.onWillAppear = { $0.present(Page("Early"), animated: true, completion: nil) }
    home.onIsAppearing = { $0.present(Page("Sheet"), animated: true, completion: nil) }
    _ = simulation.window(home)

    #expect(simulation.warnings.map(\.kind) == [.notInWindow])
    #expect(home.presentedViewController?.title == "Sheet")
  }

  @Test func `The caller's own view must be in the window too`() {
    let stack = makeStack("Home", "Detail")
    _ = simulation.window(stack)
    stack.viewControllers[0].present(Page("Sheet"), animated: true, completion: nil)
    #expect(simulation.warnings.map(\.kind) == [.notInWindow])
    #expect(stack.presentedViewController == nil)
  }

  @Test(.simulated { $0.checksCallersWindow = false })
  func `If only the presenter is checked, a covered caller may present`() {
    let simulation = Simulation.current
    let stack = makeStack("Home", "Detail")
    _ = simulation.window(stack)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: stack.viewControllers[0])
    #expect(sheet.presentingViewController === stack)
    Page("Lone").present(Page("Refused"), animated: true, completion: nil)
    #expect(simulation.warnings.map(\.kind) == [.notInWindow])
  }

  @Test func `Presenting while the last one is still going is dropped`() {
    _ = simulation.window(home)
    simulation.present(Page("First"), from: home)
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turn()
    home.present(Page("Second"), animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()

    #expect(
      simulation.warnings == [
        Warning(
          kind: .alreadyPresenting,
          text: "Attempt to present <Page: Second> on <Page: Home> (from <Page: Home>) which is "
            + "already presenting <Page: First>.")
      ])
    #expect(home.presentedViewController == nil)
  }

  @Test func `The old one's viewDidDisappear is late enough to present the next`() {
    _ = simulation.window(home)
    let first = Page("First")
    let second = Page("Second")
    simulation.present(first, from: home)
    first.onDidDisappear = { [home] _ in home.present(second, animated: true, completion: nil) }
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()

    #expect(home.presentedViewController === second)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `A screen that nothing contains presents by itself, with a warning`() {
    _ = simulation.window(home)
    let detached = Page("Detached")
    home.view.addSubview(detached.view)
    simulation.loop.turnUntilIdle()
    let sheet = Page("Sheet")
    simulation.present(sheet, from: detached)

    #expect(
      simulation.warnings == [
        Warning(
          kind: .detached,
          text: "Presenting view controllers on detached view controllers is discouraged "
            + "<Page: Detached>.")
      ])
    #expect(sheet.presentingViewController === detached)
    #expect(home.presentedViewController == nil)
  }

  @Test func `What runs in one window does not hinder another one`() {
    let other = Page("Other")
    _ = simulation.window(home)
    _ = simulation.window(other)
    home.present(Page("First"), animated: true, completion: nil)
    other.present(Page("Second"), animated: true, completion: nil)
    simulation.loop.turnUntilIdle()

    #expect(simulation.warnings.isEmpty)
    #expect(home.presentedViewController?.title == "First")
    #expect(other.presentedViewController?.title == "Second")
  }

  @Test func `Within a window, one presentation hinders another presenter's`() {
    _ = simulation.window(home)
    let first = Page("First")
    home.present(first, animated: true, completion: nil)
    simulation.loop.turn()
    first.present(Page("Second"), animated: true, completion: nil)
    #expect(simulation.warnings.map(\.kind) == [.presentationInProgress])
    #expect(first.presentedViewController == nil)
  }

  @Test func `The completion runs after viewDidAppear`() {
    let story = Story()
    _ = simulation.window(home)
    home.present(Page("Sheet", story), animated: true) { story.note("completion") }
    simulation.loop.turnUntilIdle()
    #expect(story.take().suffix(2) == ["Sheet viewDidAppear", "completion"])
  }

  @Test(arguments: [true, false])
  func `Nothing completes before the call returns`(animated: Bool) {
    let story = Story()
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    home.present(sheet, animated: animated) { story.note("presented") }
    #expect(story.lines.isEmpty)
    #expect(sheet.isBeingPresented)
    simulation.loop.turn()
    #expect(story.lines.isEmpty)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["presented"])

    home.dismiss(animated: animated) { story.note("dismissed") }
    #expect(home.presentedViewController === sheet)
    simulation.loop.turn()
    #expect(home.presentedViewController === sheet)
    #expect(story.lines.isEmpty)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["dismissed"])
    #expect(home.presentedViewController == nil)
  }

  @Test func `Without animation it takes two turns, with animation as many as are set`() {
    _ = simulation.window(home)
    simulation.settings.animationTurns = 7
    let start = simulation.loop.turnCount
    var end = 0
    home.present(Page("Sheet"), animated: true) { [simulation] in end = simulation.loop.turnCount }
    simulation.loop.turnUntilIdle()
    #expect(end - start == 7)
    home.dismiss(animated: false) { [simulation] in end = simulation.loop.turnCount }
    simulation.loop.turnUntilIdle()
    #expect(end - start == 9)
  }

  @Test(.simulated { $0.completesUnanimatedAtOnce = true })
  func `A switch completes at once what is not animated`() {
    _ = simulation.window(home)
    var isCompleted = false
    home.present(Page("Sheet"), animated: false) { isCompleted = true }
    #expect(isCompleted)
    home.dismiss(animated: false, completion: nil)
    #expect(home.presentedViewController == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    .popover, .custom, .automatic,
  ])
  func `Sheets and over-styles leave the presenter alone`(style: UIModalPresentationStyle) {
    let story = Story()
    let home = Page("Home", story)
    _ = simulation.window(home)
    _ = story.take()
    simulation.present(Page("Page"), from: home, style: style)
    #expect(home.view.window != nil)
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == [])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `Full-screen styles remove the presenter's view`(style: UIModalPresentationStyle) {
    let story = Story()
    let home = Page("Home", story)
    let window = simulation.window(home)
    _ = story.take()
    simulation.present(Page("Page"), from: home, style: style)
    #expect(home.view.window == nil)
    #expect(story.takeAppearance() == ["Home willDisappear", "Home didDisappear"])
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(home.view.window === window)
    #expect(story.takeAppearance() == ["Home willAppear", "Home didAppear"])
  }

  @Test func `Automatic is a page sheet, an alert leaves the presenter alone`() {
    let story = Story()
    let home = Page("Home", story)
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: home)
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    #expect(sheet.sheetPresentationController != nil)
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    _ = story.take()
    simulation.present(
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), from: home)
    #expect(story.take() == [])
  }

  @Test func `UIKit can drop a presentation without a message`() {
    _ = simulation.window(home)
    simulation.presentationsToDrop = 1
    home.present(Page("Sheet"), animated: true) { Issue.record("completed") }
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController == nil)
    #expect(simulation.warnings.isEmpty)
    let next = Page("Next")
    simulation.present(next, from: home)
    #expect(home.presentedViewController === next)
  }
}
#endif
