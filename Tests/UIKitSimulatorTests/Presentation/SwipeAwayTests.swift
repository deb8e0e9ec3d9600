#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

/// Writes down what it is told about a presentation.
private final class Watcher: Witness, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    story.note("shouldDismiss")
    return allows
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    story.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    story.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    story.note("didAttemptToDismiss")
  }
}

/// See 'The user swipes a sheet away' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct SwipeAwayTests {
  let simulation = Simulation.current
  let story = Story()
  let home = Page("Home")
  let sheet: Page
  private let watcher: Watcher

  init() {
    sheet = Page("Sheet", story)
    watcher = Watcher(story)
    _ = simulation.window(home)
    simulation.present(sheet, from: home)
    sheet.presentationController?.delegate = watcher
    _ = story.take()
  }

  @Test func `A swipe asks, tells before and after, and takes the sheet away`() throws {
    var flags: [Bool] = []
    sheet.onWillDisappear = { flags.append($0.isBeingDismissed) }
    sheet.onDidDisappear = { flags.append($0.isBeingDismissed) }
    let swipe = try #require(simulation.swipeAway(sheet))
    #expect(home.presentedViewController === sheet)
    swipe.complete()
    simulation.loop.turnUntilIdle()
    #expect(
      story.take() == [
        "shouldDismiss", "willDismiss", "Sheet viewWillDisappear", "Sheet viewDidDisappear",
        "didDismiss",
      ])
    #expect(flags == [true, true])
    #expect(!sheet.isBeingDismissed)
    #expect(home.presentedViewController == nil)
  }

  @Test func `A sheet whose stack goes back while it is dragged shows the new screen if it stays`()
    throws
  {
    let stack = makeStack("First", "Second")
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    simulation.present(stack, from: home)
    simulation.tapBack(in: stack)
    let swipe = try #require(simulation.swipeAway(stack))
    simulation.loop.turnUntilIdle()
    swipe.cancel()
    simulation.loop.turnUntilIdle()
    #expect(stack.topViewController?.viewIfLoaded?.window != nil)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `isModalInPresentation refuses the user, also when a child says so, but not code`() {
    sheet.isModalInPresentation = true
    #expect(simulation.swipeAway(sheet) == nil)
    #expect(story.take() == ["didAttemptToDismiss"])
    #expect(home.presentedViewController === sheet)
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController == nil)

    let stack = makeStack("First")
    stack.viewControllers[0].isModalInPresentation = true
    simulation.present(stack, from: home)
    #expect(simulation.swipeAway(stack) == nil)
  }

  @Test func `The delegate can refuse the user`() {
    watcher.allows = false
    #expect(simulation.swipeAway(sheet) == nil)
    #expect(story.take() == ["shouldDismiss", "didAttemptToDismiss"])
    #expect(home.presentedViewController === sheet)
  }

  @Test func `A dismissal by code tells the delegate nothing`() {
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["Sheet viewWillDisappear", "Sheet viewDidDisappear"])
  }

  @Test func `A cancelled swipe tells before, but not after, and the sheet appears again`() throws {
    let swipe = try #require(simulation.swipeAway(sheet))
    #expect(sheet.isBeingDismissed)
    swipe.move(to: 0.3)
    #expect(sheet.transitionCoordinator?.percentComplete == 0.3)
    #expect(sheet.transitionCoordinator?.isInteractive == true)
    swipe.cancel()
    #expect(sheet.transitionCoordinator?.isCancelled == true)
    simulation.loop.turnUntilIdle()
    #expect(!story.lines.contains("didDismiss"))
    #expect(
      story.takeAppearance() == ["Sheet willDisappear", "Sheet willAppear", "Sheet didAppear"])
    #expect(!sheet.isBeingDismissed)
    #expect(home.presentedViewController === sheet)
    #expect(sheet.view.window != nil)
    #expect(home.transitionCoordinator == nil)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `While the finger is down, presenting and dismissing are refused`() throws {
    let swipe = try #require(simulation.swipeAway(sheet))
    home.dismiss(animated: true, completion: nil)
    sheet.present(Page("Next"), animated: true, completion: nil)
    #expect(simulation.warnings.map(\.kind) == [.dismissalInProgress, .presentationInProgress])
    swipe.cancel()
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController === sheet)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func `What covers the whole window cannot be swiped away`(style: UIModalPresentationStyle) {
    let page = Page("Page")
    simulation.present(page, from: sheet, style: style)
    #expect(simulation.swipeAway(page) == nil)
    #expect(simulation.swipeAway(sheet) == nil)
  }
}
#endif
