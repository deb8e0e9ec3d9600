#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A side menu of an app's own: a menu and one content, of which the menu may be open.
final class SideMenuController: UIViewController {
  let menu: UIViewController
  private(set) var content: UIViewController
  private(set) var isOpen = false

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
    embed(menu)
    embed(content)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(content.view)
  }

  func open() {
    isOpen = true
    view.addSubview(menu.view)
  }

  func close() {
    isOpen = false
    menu.view.removeFromSuperview()
  }

  func replaceContent(by screen: UIViewController) {
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
    content = screen
    embed(screen)
    if isViewLoaded { view.addSubview(screen.view) }
  }

  private func embed(_ screen: UIViewController) {
    addChild(screen)
    screen.didMove(toParent: self)
  }
}

/// All it takes for the router to search it, reveal what is in it and fill it.
extension SideMenuController: ContainerScreen {
  var containedScreens: [any Screen] { [menu, content] }

  var visibleScreens: [any Screen] { isOpen ? [menu] : [content] }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    await animate(animated) { [self] in
      if screen === menu { open() } else { close() }
    }
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    guard let new = screens.last as? UIViewController, new !== content else { return }
    await animate(animated) { [self] in
      close()
      replaceContent(by: new)
    }
  }

  /// Returns when the animation has ended, as a container has to.
  private func animate(_ isAnimated: Bool, _ change: @escaping () -> Void) async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: isAnimated ? 0.3 : 0, animations: change) { _ in
        continuation.resume()
      }
    }
  }
}

/// Puts the screen in the place of the content.
struct SetContent: ContainerAction {
  typealias Source = SideMenuController

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = Array(children.prefix(1)) + [screen]
  }
}

final class BrandedNavigationController: UINavigationController {}

@MainActor
struct OwnContainerTests {
  @Test func `A side menu is searched, opened, closed and filled`() async throws {
    try await Simulation.run { simulation in
      let side = SideMenuController(
        menu: BagViewController(),
        content: UINavigationController(rootViewController: HomeViewController()))
      let window = simulation.makeWindow(root: side)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      try await router.navigate(
        to: GeneralStep.custom(using: ClassFinder<BagViewController, Any?>()))
      #expect(side.isOpen)
      try await router.navigate(
        to: GeneralStep.custom(using: ClassFinder<HomeViewController, Any?>()))
      #expect(!side.isOpen)
      let account = StepAssembly(
        finder: .classFinder(), factory: ClassFactory<AccountViewController, Any?>()
      )
      .using(SetContent())
      .from(GeneralStep.custom(using: ClassFinder<SideMenuController, Any?>()))
      .assemble()
      try await router.navigate(to: account)
      #expect(
        window.drawn == "window\n└─ SideMenuController\n   ├─ Bag\n   └─ Account*")
      #expect(try await router.navigate(to: account).isAlreadyThere)
      #expect(simulation.warnings == [])
    }
  }

  @Test func `Subclasses of UIKit's containers are containers`() async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window("window\n└─ Home")
      let account = StepAssembly(
        finder: .classFinder(), factory: ClassFactory<AccountViewController, Any?>()
      )
      .using(.push())
      .from(
        SingleContainerStep(
          finder: NilFinder(),
          factory: NavigationControllerFactory { BrandedNavigationController() })
      )
      .using(.presentModally())
      .from(.current())
      .assemble()
      try await WindowRouter(window: window).navigate(to: account)
      #expect(
        window.drawn
          == "window\n├─ Home\n└─ modal BrandedNavigationController\n   └─ Account*")
    }
  }

  @Test func `Screens come from nibs and storyboards, and of the class wanted`() async throws {
    try await Simulation.run { simulation in
      simulation.registerNib("HomeViewController") { $0.title = "From the nib" }
      simulation.registerStoryboard("Main", identifier: "bag") { coder in
        BagViewController(coder: coder) ?? UIViewController()
      }
      let home = try XibFactory<HomeViewController, Any?>().build(with: nil)
      home.loadViewIfNeeded()
      #expect(home.title == "From the nib")
      let factory = StoryboardFactory<BagViewController, Any?>(name: "Main", identifier: "bag") {
        bag, _ in bag.title = "My bag"
      }
      #expect(try factory.build(with: nil).title == "My bag")
      let wrong = StoryboardFactory<HomeViewController, Any?>(name: "Main", identifier: "bag")
      #expect(
        await text { _ = try wrong.build(with: nil) }
          == "The view controller 'bag' is a BagViewController, not a HomeViewController.")
    }
  }
}
#endif
