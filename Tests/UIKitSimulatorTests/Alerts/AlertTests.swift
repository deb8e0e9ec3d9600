#if !canImport(UIKit)
import Testing
import UIKitSimulator

/// An alert that writes down when it goes.
private final class WatchedAlert: UIAlertController {
  var story: Story?

  override func viewDidDisappear(_ animated: Bool) {
    story?.note("viewDidDisappear \(isBeingDismissed)")
  }
}

/// See 'Popovers and alerts' in Docs/Maintainers/UIKitRules.md.
@Suite(.simulated)
struct AlertTests {
  let simulation = Simulation.current
  let story = Story()
  let home = Page("Home")
  private let alert = WatchedAlert(title: "Sure?", message: nil, preferredStyle: .alert)

  init() {
    alert.story = story
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { [story] _ in story.note("yes") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
  }

  @Test func `The handler runs when the alert has disappeared`() {
    _ = simulation.window(home)
    simulation.present(alert, from: home)
    #expect(simulation.tap("Yes", in: alert))
    #expect(story.lines.isEmpty)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["viewDidDisappear true", "yes"])
    #expect(home.presentedViewController == nil)
  }

  @Test func `The handler may present the next screen`() {
    let next = Page("Next")
    alert.addAction(
      UIAlertAction(title: "Next", style: .default) { [home] _ in
        home.present(next, animated: true, completion: nil)
      })
    _ = simulation.window(home)
    simulation.present(alert, from: home)
    simulation.tap("Next", in: alert)
    simulation.loop.turnUntilIdle()
    #expect(home.presentedViewController === next)
    #expect(simulation.warnings.isEmpty)
  }

  @Test func `Torn down with the sheet below it, an alert calls no handler`() {
    _ = simulation.window(home)
    let sheet = Page("Sheet")
    simulation.present(sheet, from: home)
    simulation.present(alert, from: sheet)
    home.dismiss(animated: true, completion: nil)
    simulation.loop.turnUntilIdle()
    #expect(story.take() == ["viewDidDisappear true"])
    #expect(!simulation.tap("Yes", in: alert))
  }

  @Test func `An alert that code is dismissing cannot be tapped, also not in the same turn`() {
    _ = simulation.window(home)
    simulation.present(alert, from: home)
    home.dismiss(animated: true, completion: nil)
    #expect(!simulation.tap("Yes", in: alert))
    simulation.loop.turnUntilIdle()
    #expect(simulation.warnings == [])
    #expect(home.presentedViewController == nil)
  }

  @Test func `A button that does not exist or is not enabled cannot be tapped`() {
    _ = simulation.window(home)
    simulation.present(alert, from: home)
    #expect(!simulation.tap("Perhaps", in: alert))
    alert.actions[1].isEnabled = false
    #expect(!simulation.tap("No", in: alert))
  }

  @Test func `An action sheet in a wide window must say where it points`() {
    _ = simulation.window(home, width: .regular)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    home.present(sheet, animated: true, completion: nil)
    #expect(simulation.misuses.map(\.kind) == [.generic])
    #expect(home.presentedViewController == nil)
    sheet.popoverPresentationController?.sourceView = home.view
    simulation.present(sheet, from: home)
    #expect(home.presentedViewController === sheet)
  }

  @Test func `Text fields are there when they have been added`() {
    #expect(alert.textFields == nil)
    alert.addTextField { $0.text = "Ada" }
    #expect(alert.textFields?.map(\.text) == ["Ada"])
  }
}
#endif
