#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A screen that asks a question when it appears for the first time, as apps do before they ask for a
/// permission.
private final class AskingViewController: Page {
  var answers: [String] = []
  private var asks = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard asks else { return }
    asks = false
    let alert = UIAlertController(title: "May we?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { _ in self.answers.append("Yes") })
    present(alert, animated: true, completion: nil)
  }
}

/// A navigation continues past an alert that a screen on its way presents. The alert stays, and waits
/// for its answer. See 'An alert on the way' in Docs/Maintainers/UIKitRules.md.
struct AlertOnTheWayTests {
  private static func asking() -> AskingViewController {
    let screen = AskingViewController()
    screen.title = "Asking"
    return screen
  }

  /// Presents screens, each above the one before.
  private static func presenting(
    _ first: UIViewController, _ others: UIViewController...
  ) -> DestinationStep<UIViewController, Any?> {
    others.reduce(given(first).using(.presentModally()).from(.current()).assemble()) { step, next in
      given(next).using(.presentModally()).from(step).assemble()
    }
  }

  @Test(arguments: [true, false])
  func `A chain of presented screens goes on above the alert of one of them`(
    animated: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ Home") { window, simulation in
      let (asking, bag) = (Self.asking(), page("Bag"))
      let chain = Self.presenting(asking, bag)
      let router = WindowRouter(window: window)
      try await router.navigate(to: chain, animated: animated)
      let drawing = """
        window
        ├─ Home
        ├─ modal Asking
        ├─ modal UIAlertController
        └─ modal Bag
        """
      #expect(window.drawn == drawing)
      #expect(try await router.navigate(to: chain).isAlreadyThere)
      // The user closes the screen, and answers.
      simulation.swipeAway(bag)?.complete()
      await simulation.untilIdle()
      simulation.tap("Yes", in: try window.screen())
      await simulation.untilIdle()
      #expect(asking.answers == ["Yes"])
      #expect(window.drawn == "window\n├─ Home\n└─ modal Asking")
    }
  }

  @Test(arguments: [true, false])
  func `A screen is presented above the alert of one that was pushed`(
    animated: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   └─ Home*") { window, _ in
      let (asking, bag) = (Self.asking(), page("Bag"))
      let stack = existing(UINavigationController.self)
      let chain = given(bag).using(.presentModally())
        .from(given(asking).using(UINavigationController.push()).from(stack).assemble()).assemble()
      try await WindowRouter(window: window).navigate(to: chain, animated: animated)
      #expect(
        window.drawn == """
          window
          ├─ stack
          │  ├─ Home
          │  └─ Asking*
          ├─ modal UIAlertController
          └─ modal Bag
          """)
    }
  }

  @Test func `An alert that was there before goes if the destination is below it`() async throws {
    try await onDeviceInBothReadings { simulation in
      let asking = Self.asking()
      let stack = UINavigationController(rootViewController: asking)
      let tabs = UITabBarController()
      tabs.viewControllers = [page("Home"), stack]
      let window = await simulation.show(tabs)
      let bag = page("Bag")
      let router = WindowRouter(window: window)
      try await router.navigate(
        to: GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(asking)))
      await simulation.untilIdle()
      #expect(window.drawn.contains("modal UIAlertController"))
      let chain = given(bag).using(UINavigationController.push())
        .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(stack)))
        .assemble()
      try await router.navigate(to: chain)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Home
             └─ stack*
                ├─ Asking
                └─ Bag*
          """)
    }
  }

  @Test func `An alert that comes while screens are put below it stays above them`() async throws {
    try await onDeviceInBothReadings { simulation in
      let asking = Self.asking()
      let inner = UINavigationController(rootViewController: page("First"))
      let tabs = UITabBarController()
      tabs.viewControllers = [page("Home"), asking, inner]
      tabs.selectedIndex = 0
      let window = await simulation.show(tabs)
      let bag = page("Bag")
      let chain = given(bag).using(UINavigationController.push())
        .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(inner)))
        .assemble()
      // The app selects the tab whose screen asks as soon as the navigation has begun to change.
      let task = WindowRouter(window: window).go(to: chain)
      simulation.loop.schedule(after: 1) {
        let alert = UIAlertController(title: "News", message: nil, preferredStyle: .alert)
        tabs.present(alert, animated: true, completion: nil)
      }
      _ = try await task.value
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          ├─ tabs
          │  ├─ Home
          │  ├─ Asking
          │  └─ stack*
          │     ├─ First
          │     └─ Bag*
          └─ modal UIAlertController
          """)
    }
  }

  @Test func `Two alerts on the way are two layers`() async throws {
    try await inWindowInBothReadings("window\n└─ Home") { window, _ in
      let (first, second, bag) = (Self.asking(), Self.asking(), page("Bag"))
      let chain = Self.presenting(first, second, bag)
      try await WindowRouter(window: window).navigate(to: chain)
      #expect(
        window.drawn == """
          window
          ├─ Home
          ├─ modal Asking
          ├─ modal UIAlertController
          ├─ modal Asking
          ├─ modal UIAlertController
          └─ modal Bag
          """)
    }
  }

  @Test func `A question of a prompt does not stop the screens that follow either`() async throws {
    final class PromptingViewController: Page {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { _ = try await PromptTests.alert.show(above: self) }
      }
    }
    try await inWindowInBothReadings("window\n└─ Home") { window, simulation in
      let prompting = PromptingViewController()
      prompting.title = "Prompting"
      let bag = page("Bag")
      let chain = Self.presenting(prompting, bag)
      try await WindowRouter(window: window).navigate(to: chain)
      await simulation.untilIdle()
      let layers = try Hierarchy(of: window).layers.map { name(of: $0) }
      #expect(layers.contains("Bag") && layers.contains("UIAlertController"))
    }
  }

  @Test func `When a later step fails, all is undone but the alert`() async throws {
    try await onDeviceInBothReadings { simulation in
      let (asking, bag) = (Self.asking(), page("Bag"))
      let tabs = UITabBarController()
      tabs.viewControllers = [page("Home"), asking]
      let window = await simulation.show(tabs)
      let modal = given(bag).using(.presentModally())
        .from(GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(asking))).assemble()
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: given(page("Never")).using(FailingAction()).from(modal).assemble())
      }
      #expect(text.contains("All changes were undone"))
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          ├─ tabs
          │  ├─ Home*
          │  └─ Asking
          └─ modal UIAlertController
          """)
      simulation.tap("Yes", in: try window.screen())
      await simulation.untilIdle()
      #expect(asking.answers == ["Yes"])
    }
  }

  @Test func `A screen that is no alert is no place to go on from`() async throws {
    final class OfferingViewController: Page {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil {
          present(page("Offer"), animated: true, completion: nil)
        }
      }
    }
    try await inWindowInBothReadings("window\n└─ Home") { window, _ in
      let offering = OfferingViewController()
      offering.title = "Offering"
      let chain = Self.presenting(offering, page("Bag"))
      let text = await text { try await WindowRouter(window: window).navigate(to: chain) }
      #expect(text.contains("which is already presenting <Offer>"))
    }
  }
}
#endif
