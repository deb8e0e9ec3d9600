#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// See 'Flags of a view controller' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct FlagTests {
  let simulation = Simulation.current

  @Test func `isBeingPresented holds from the call to the end of viewDidAppear`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    var flags: [Bool] = []
    sheet.onWillAppear = { flags.append($0.isBeingPresented) }
    sheet.onDidAppear = { flags.append($0.isBeingPresented) }
    home.present(sheet, animated: true) { flags.append(sheet.isBeingPresented) }
    #expect(sheet.isBeingPresented)
    simulation.loop.turnUntilIdle()
    #expect(flags == [true, true, false])
    #expect(!sheet.isMovingToParent)
  }

  @Test func `isBeingDismissed holds from the call to the end of viewDidDisappear`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: home)
    var flags: [Bool] = []
    sheet.onWillDisappear = { flags.append($0.isBeingDismissed) }
    sheet.onDidDisappear = { flags.append($0.isBeingDismissed) }
    home.dismiss(animated: true) { flags.append(sheet.isBeingDismissed) }
    #expect(sheet.isBeingDismissed)
    simulation.loop.turnUntilIdle()
    #expect(flags == [true, true, false])
  }

  @Test(arguments: [true, false])
  func `isMovingToParent and isMovingFromParent hold while a stack moves`(animated: Bool) {
    let stack = makeStack("Home")
    _ = simulation.window(stack)
    let detail = Page("Detail")
    var flags: [String] = []
    let note = { (page: Page) in
      flags.append("\(page.isMovingToParent) \(page.isMovingFromParent)")
    }
    detail.onWillAppear = note
    detail.onDidAppear = note
    detail.onWillDisappear = note
    detail.onDidDisappear = note
    stack.pushViewController(detail, animated: animated)
    simulation.loop.turnUntilIdle()
    #expect(!detail.isMovingToParent)
    stack.popViewController(animated: animated)
    simulation.loop.turnUntilIdle()
    #expect(flags == ["true false", "true false", "false true", "false true"])
    #expect(!detail.isMovingFromParent)
  }

  @Test func `A child of a dismissed container is not being dismissed itself`() {
    let home = Page("Home")
    _ = simulation.window(home)
    let child = Page("Child")
    let stack = UINavigationController(rootViewController: child)
    simulation.present(stack, from: home)
    var flags: [Bool] = []
    child.onWillDisappear = {
      flags += [$0.isBeingDismissed, $0.navigationController?.isBeingDismissed ?? false]
    }
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(flags == [false, true])
  }

  @Test func `A screen that appears can tell the four reasons apart`() {
    var reasons: [String] = []
    let note = { (page: Page) in
      let reason =
        if page.isMovingToParent { "pushed" } else if page.isBeingPresented { "presented" } else {
          page.view.window == nil ? "first time" : "uncovered"
        }
      reasons.append("\(page.title ?? "") \(reason)")
    }
    let home = Page("Home")
    home.onWillAppear = note
    let detail = Page("Detail")
    detail.onWillAppear = note
    let cover = Page("Cover")
    cover.onWillAppear = note

    let stack = UINavigationController(rootViewController: home)
    _ = simulation.window(stack)
    stack.pushViewController(detail, animated: true)
    simulation.loop.turnUntilIdle()
    simulation.present(cover, from: stack, style: .fullScreen)
    stack.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    stack.popViewController(animated: true)
    simulation.loop.turnUntilIdle()
    #expect(
      reasons == [
        "Home first time", "Detail pushed", "Cover presented", "Detail uncovered",
        "Home uncovered",
      ])
  }
}
#endif
