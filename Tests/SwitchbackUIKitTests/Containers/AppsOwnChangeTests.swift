#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A screen that changes what is around it as soon as it has appeared.
private final class ActiveViewController: Page {
  var whenAppeared: (@MainActor (ActiveViewController) -> Void)?

  init(_ title: String, whenAppeared: @escaping @MainActor (ActiveViewController) -> Void) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.whenAppeared = whenAppeared
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    whenAppeared?(self)
  }
}

/// A navigation controller of an app's own that keeps other screens than it is given.
private final class OwnNavigationController: UINavigationController, NamedScreen {
  enum Way: CaseIterable { case keepsTwo, frames }

  var way: Way?
  var screenName: String { "stack" }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    switch way {
    case .keepsTwo where viewControllers.count > 1:
      super.setViewControllers(viewControllers.suffix(1) + [viewController], animated: animated)
    case .frames: super.pushViewController(Frame(around: viewController), animated: animated)
    default: super.pushViewController(viewController, animated: animated)
    }
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var screens = viewControllers
    switch way {
    case .keepsTwo: screens = screens.suffix(2)
    case .frames: screens = screens.map { $0.parent == nil ? Frame(around: $0) : $0 }
    case nil: break
    }
    super.setViewControllers(screens, animated: animated)
  }
}

/// A navigation has succeeded when its screen is on display and at rest, and what had to go is gone.
/// What else a container contains is the app's business.
struct AppsOwnChangeTests {
  private static func push(
    _ screens: UIViewController..., onto stack: UINavigationController
  ) -> DestinationStep<UIViewController, Any?> {
    let anchor = GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(stack))
    var step = given(screens[0]).using(UINavigationController.push()).from(anchor).assemble()
    for screen in screens.dropFirst() {
      step = given(screen).using(UINavigationController.push()).from(step.expectingContainer())
        .assemble()
    }
    return step
  }

  /// Navigates, and compares the window with a drawing then and when all is at rest.
  private static func check(
    in window: UIWindow, _ simulation: Simulation, _ drawing: String, animated: Bool = true,
    to step: DestinationStep<UIViewController, Any?>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await WindowRouter(window: window).navigate(to: step, animated: animated)
    #expect(!outcome.isAlreadyThere, sourceLocation: sourceLocation)
    #expect(window.drawn == drawing, sourceLocation: sourceLocation)
    await simulation.untilIdle()
    #expect(window.drawn == drawing, sourceLocation: sourceLocation)
    #expect(simulation.warnings == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [true, false])
  func `A pushed screen may remove those below it when it has appeared`(
    animated: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   ├─ Home\n   └─ Login*") {
      window, simulation in
      let welcome = ActiveViewController("Welcome") {
        $0.navigationController?.viewControllers = [$0]
      }
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   └─ Welcome*", animated: animated,
        to: Self.push(welcome, onto: try window.screen()))
    }
  }

  @Test func `A pushed screen may put others below itself, in an animated change`() async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   ├─ Home\n   └─ Login*") {
      window, simulation in
      let welcome = ActiveViewController("Welcome") {
        $0.navigationController?.setViewControllers(
          [page("Tour"), page("Offer"), $0], animated: true)
      }
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ Tour\n   ├─ Offer\n   └─ Welcome*",
        to: Self.push(welcome, onto: try window.screen()))
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `What a pushed screen pushes in turn stays above it`(
    animated: Bool, isAnimatedThen: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   └─ Home*") { window, simulation in
      let wizard = ActiveViewController("Wizard") {
        $0.whenAppeared = nil
        $0.navigationController?.pushViewController(page("Tour"), animated: isAnimatedThen)
      }
      let error = await #expect(throws: NavigationError.self) {
        let step = try Self.push(wizard, onto: window.screen())
        try await WindowRouter(window: window).navigate(to: step, animated: animated)
      }
      #expect(
        error?.message
          == "Wizard was shown, and was removed or covered again before the navigation ended.")
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   ├─ Wizard\n   └─ Tour*")
      #expect(simulation.warnings == [])
    }
  }

  private final class Cleaner: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      navigationController.viewControllers.removeAll { $0 is LoginViewController }
    }
  }

  @Test(arguments: [true, false])
  func `The delegate of a stack may remove screens when one is shown`(
    animated: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   ├─ Login\n   └─ Home*") {
      window, simulation in
      let stack: UINavigationController = try window.screen()
      let cleaner = Cleaner()
      stack.delegate = cleaner
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ Home\n   └─ Welcome*",
        animated: animated, to: Self.push(page("Welcome"), onto: stack))
    }
  }

  @Test(arguments: [true, false])
  func `Of several screens that are pushed together, the last may remove the others`(
    animated: Bool
  ) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   └─ Home*") { window, simulation in
      let welcome = ActiveViewController("Welcome") { screen in
        screen.navigationController?.viewControllers.removeAll { $0.title == "Login" }
      }
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ Home\n   └─ Welcome*",
        animated: animated, to: Self.push(page("Login"), welcome, onto: try window.screen()))
    }
  }

  @Test func `An overridden push may keep the stack short`() async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = OwnNavigationController()
      stack.viewControllers = [page("A"), page("B")]
      stack.way = .keepsTwo
      let window = await simulation.show(stack)
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ B\n   └─ C*",
        to: Self.push(page("C"), onto: stack))
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ D\n   └─ E*",
        to: Self.push(page("D"), page("E"), onto: stack))
    }
  }

  @Test(arguments: [true, false])
  func `An overridden push may put each screen into another one`(animated: Bool) async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = OwnNavigationController()
      stack.way = .frames
      stack.setViewControllers([page("A")], animated: false)
      let window = await simulation.show(stack)
      let screen = page("B")
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   ├─ Frame\n   └─ Frame*", animated: animated,
        to: Self.push(screen, onto: stack))
      #expect(screen.viewIfLoaded?.window === window)
      let (third, fourth) = (page("C"), page("D"))
      try await Self.check(
        in: window, simulation,
        "window\n└─ stack\n   ├─ Frame\n   ├─ Frame\n   ├─ Frame\n   └─ Frame*",
        animated: animated, to: Self.push(third, fourth, onto: stack))
      #expect(fourth.viewIfLoaded?.window === window)
    }
  }

  @Test(arguments: 1...5)
  func `The app may set the stack while a screen is being pushed`(turns: Int) async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   ├─ Login\n   └─ Home*") {
      window, simulation in
      let stack: UINavigationController = try window.screen()
      let welcome = page("Welcome")
      var hasBegun = false
      let step = StepAssembly(
        finder: InstanceFinder<UIViewController, Any?>(welcome),
        factory: ClosureFactory { (_: Any?) -> UIViewController in
          simulation.loop.schedule(after: turns) {
            hasBegun = stack.viewControllers.contains(welcome)
            stack.setViewControllers([page("Tour"), welcome], animated: true)
          }
          return welcome
        }
      ).using(UINavigationController.push()).from(
        ActionTests.given() as DestinationStep<UINavigationController, Any?>
      ).assemble()
      _ = try await WindowRouter(window: window).navigate(to: step)
      await simulation.untilIdle()
      #expect(hasBegun)
      #expect(window.drawn == "window\n└─ stack\n   ├─ Tour\n   └─ Welcome*")
    }
  }

  @Test(arguments: [true, false])
  func `A screen that is revealed may remove those below it`(animated: Bool) async throws {
    try await onDeviceInBothReadings { simulation in
      let stack = UINavigationController()
      let home = ActiveViewController("Home") { screen in
        screen.navigationController?.viewControllers.removeAll { $0.title == "Login" }
      }
      stack.viewControllers = [page("Login"), home, page("Bag"), page("Account")]
      let window = await simulation.show(stack)
      try await Self.check(
        in: window, simulation, "window\n└─ stack\n   └─ Home*", animated: animated,
        to: GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(home)))
    }
  }

  @Test func `A tab that is selected may remove another one`() async throws {
    try await onDeviceInBothReadings { simulation in
      let tabs = UITabBarController()
      let home = ActiveViewController("Home") { screen in
        screen.tabBarController?.viewControllers?.removeAll { $0.title == "Login" }
      }
      tabs.viewControllers = [page("Login"), home]
      let window = await simulation.show(tabs)
      try await Self.check(
        in: window, simulation, "window\n└─ tabs\n   └─ Home*",
        to: GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(home)))
    }
  }

  @Test func `An overridden tab bar controller may put each tab into a stack`() async throws {
    final class StackedTabBarController: UITabBarController, NamedScreen {
      var screenName: String { "tabs" }

      override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(
          viewControllers?.map {
            $0 is UINavigationController ? $0 : UINavigationController(rootViewController: $0)
          }, animated: animated)
      }
    }
    try await onDeviceInBothReadings { simulation in
      let tabs = StackedTabBarController()
      tabs.setViewControllers([page("Home")], animated: false)
      let window = await simulation.show(tabs)
      let bag = page("Bag")
      try await Self.check(
        in: window, simulation,
        """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              └─ Bag*
        """,
        to: given(bag).using(.addTab())
          .from(existing(UITabBarController.self)).assemble())
    }
  }

  @Test func `A page view controller may put each page into another screen`() async throws {
    final class FramingPager: UIPageViewController, NamedScreen {
      var screenName: String { "pager" }

      override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
      ) {
        super.setViewControllers(
          viewControllers?.map { Frame(around: $0) }, direction: direction, animated: animated,
          completion: completion)
      }
    }
    try await onDeviceInBothReadings { simulation in
      let pager = FramingPager(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.setViewControllers([page("A")], direction: .forward, animated: false)
      let window = await simulation.show(pager)
      let new = page("B")
      try await Self.check(
        in: window, simulation, "window\n└─ pager\n   └─ Frame*",
        to: given(new).using(.setPage())
          .from(existing(UIPageViewController.self)).assemble())
      #expect(new.viewIfLoaded?.window === window)
    }
  }

  @Test func `A screen may be presented in a stack of the app's own`() async throws {
    final class StackingViewController: Page {
      override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
      ) {
        super.present(
          UINavigationController(rootViewController: viewControllerToPresent), animated: flag,
          completion: completion)
      }
    }
    try await onDeviceInBothReadings { simulation in
      let home = StackingViewController()
      home.title = "Home"
      let window = await simulation.show(home)
      let bag = page("Bag")
      try await Self.check(
        in: window, simulation, "window\n├─ Home\n└─ modal stack\n   └─ Bag*",
        to: given(bag).using(.presentModally()).from(.current()).assemble())
    }
  }

  @Test func `A presented screen may change what is below it`() async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   ├─ Login\n   └─ Home*") {
      window, simulation in
      let stack: UINavigationController = try window.screen()
      let welcome = ActiveViewController("Welcome") { _ in
        stack.viewControllers.removeAll { $0 is LoginViewController }
      }
      try await Self.check(
        in: window, simulation, "window\n├─ stack\n│  └─ Home*\n└─ modal Welcome",
        to: given(welcome).using(.presentModally()).from(.current()).assemble())
    }
  }

  @Test(arguments: [true, false])
  func `A screen that the app has put into another one is asked before that goes`(
    isPopped: Bool
  ) async throws {
    try await onDeviceInBothReadings { simulation in
      let draft = DraftViewController()
      draft.answer = { false }
      let stack = UINavigationController(rootViewController: HomeViewController())
      stack.pushViewController(Frame(around: draft), animated: false)
      let window = await simulation.show(stack)
      let router = WindowRouter(window: window)
      await #expect(throws: NavigationError.self) {
        try await router.navigate(
          to: isPopped ? existing(HomeViewController.self) : GuideConfigurations.homeAsRoot())
      }
      #expect(draft.askedCount == 1)
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Frame*")
    }
  }

  @Test func `Another screen on top is an error that says so`() async throws {
    try await inWindowInBothReadings("window\n└─ stack\n   └─ Home*") { window, _ in
      let welcome = ActiveViewController("Welcome") {
        $0.navigationController?.setViewControllers([page("Home"), page("Offer")], animated: false)
      }
      let text = await text {
        _ = try await WindowRouter(window: window).navigate(
          to: Self.push(welcome, onto: try window.screen()))
      }
      #expect(
        text.contains("<UINavigationController> should have Home, Welcome, but has Home, Offer."))
    }
  }
}
#endif
