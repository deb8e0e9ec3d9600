#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
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

/// A mistake: it lists itself.
private final class CircularController: UIViewController, ContainerScreen {
  var containedScreens: [any Screen] { [self] }
  var visibleScreens: [any Screen] { [self] }

  func makeVisible(_ screen: any Screen, animated: Bool) {}
  func setContainedScreens(_ screens: [any Screen], animated: Bool) {}
}

struct OwnContainerTests {
  @Test func `A container that lists itself is an error, and a new root replaces it`()
    async throws
  {
    try await onDevice { simulation in
      let window = await simulation.show(CircularController())
      let router = WindowRouter(window: window)
      let bag = finding(BagViewController.self).using(.presentModally()).from(.current()).assemble()
      let failure = await #expect(throws: NavigationError.self) {
        try await router.navigate(to: bag)
      }
      #expect(failure?.message.contains("contains or presents itself") == true)
      try await window.setRootScreen(HomeViewController(), animated: false)
      #expect(window.drawn == "window\n└─ Home")
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func `A container that lists itself hangs neither a tester nor an explorer`() async throws {
    try await onDevice { simulation in
      let window = await simulation.show(CircularController())
      try await NavigationTester(window).expectNoChange {}
      let explorer = Explorer {
        ExploredApp(window: window, moves: [.own("nothing") {}])
      }
      #expect(try await explorer.explore().treeCount == 1)
    }
  }

  @Test func `A side menu is searched, opened, closed and filled`() async throws {
    try await onDevice { simulation in
      let side = SideMenuController(
        menu: BagViewController(),
        content: UINavigationController(rootViewController: HomeViewController()))
      let window = await simulation.show(side)
      let router = WindowRouter(window: window)
      try await router.navigate(
        to: existing(BagViewController.self))
      #expect(side.isOpen)
      try await router.navigate(
        to: existing(HomeViewController.self))
      #expect(!side.isOpen)
      let account = finding(AccountViewController.self).using(SetContent())
        .from(existing(SideMenuController.self)).assemble()
      try await router.navigate(to: account)
      #expect(
        window.drawn == "window\n└─ SideMenuController\n   ├─ Bag\n   └─ Account*")
      #expect(try await router.navigate(to: account).isAlreadyThere)
    }
  }
}
#endif
