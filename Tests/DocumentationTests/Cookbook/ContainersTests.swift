#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Containers of UIKit that are not used as they come: a tab that presents, tabs in a stack, a subclass, a side menu.
@MainActor
struct ContainersTests {
  // snippet begin: tab
  @MainActor
  enum Chains {
    static let orders = StepAssembly(OrdersViewController.self)
      .using(.push())
      .from(.newStack())
  }

  /// The middle tab only has an item in the bar. A tap on it presents the orders.
  final class MiddleTab: UIViewController {}

  final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool {
      guard viewController is MiddleTab else { return true }
      tabBarController.navigate(to: Chains.orders)
      return false
    }
  }
  // snippet end

  @Test func `The middle tab presents`() async throws {
    try await Simulation.run { simulation in
      let tabs = UITabBarController()
      let middle = MiddleTab()
      tabs.viewControllers = [HomeViewController(), middle, BagViewController()]
      let delegate = TabBarDelegate()
      tabs.delegate = delegate
      let window = await simulation.show(tabs)
      #expect(!simulation.tap(middle, in: tabs))
      await simulation.untilIdle()
      print(window.drawing)
      // output: tab
      prints(
        """
        window
        ├─ UITabBarController
        │  ├─ HomeViewController*
        │  ├─ MiddleTab
        │  └─ BagViewController
        └─ modal UINavigationController
           └─ OrdersViewController*
        """)
      withExtendedLifetime(delegate) {}
    }
  }

  // snippet begin: pushed
  @MainActor
  enum PushedChains {
    static let tabs = StepAssembly(
      finder: ScreenFinder(),
      factory: CompleteFactory(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
        .with(ClassFactory<BagViewController, Void>(), using: .addTab())
    )
    .using(.push())
    .from(.existing(UINavigationController.self))

    static let bag = StepAssembly(existing: BagViewController.self).from(tabs)
  }
  // snippet end

  @Test func `Tabs are in a stack, and a modal is above it`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(
        UINavigationController(rootViewController: LaunchViewController()))
      let router = window.router
      try await router.navigate(to: PushedChains.tabs)
      window.rootViewController?.present(
        LoginViewController(), animated: false, completion: nil)
      await simulation.untilIdle()
      print(window.drawing)
      // output: covered
      prints(
        """
        window
        ├─ UINavigationController
        │  ├─ LaunchViewController
        │  └─ UITabBarController*
        │     ├─ HomeViewController*
        │     └─ BagViewController
        └─ modal LoginViewController
        """)
      // snippet begin: bag
      try await router.navigate(to: PushedChains.bag)
      print(window.drawing)
      // snippet end
      // output: bag
      prints(
        """
        window
        └─ UINavigationController
           ├─ LaunchViewController
           └─ UITabBarController*
              ├─ HomeViewController
              └─ BagViewController*
        """)
    }
  }

  // snippet begin: subclass
  final class ShopStack: UINavigationController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shop"
    }
  }

  @MainActor
  enum StackChains {
    static let stack = StepAssembly(
      finder: ScreenFinder(),
      factory: NavigationControllerFactory<ShopStack, Void> { ShopStack() }
    )
    .using(.presentModally())
    .from(.current())

    static let account = StepAssembly(AccountViewController.self)
      .using(ShopStack.push())
      .from(stack)
  }
  // snippet end

  @Test func `A stack may be of one's own class`() async throws {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      let router = window.router
      try await router.navigate(to: StackChains.account)
      print(window.drawing)
      prints(
        """
        window
        ├─ HomeViewController
        └─ modal ShopStack
           └─ AccountViewController*
        """)
      #expect(window.rootViewController?.presentedViewController?.title == "Shop")
    }
  }

  @Test func `A swipe on a child dismisses its whole sheet, unless it refuses`()
    async throws
  {
    try await Simulation.run { simulation in
      let window = await simulation.show(HomeViewController())
      try await window.router.navigate(to: Chains.orders)
      let sheet = try #require(
        window.rootViewController?.presentedViewController
          as? UINavigationController)
      sheet.topViewController?.isModalInPresentation = true
      #expect(simulation.swipeAway(sheet) == nil)
      sheet.topViewController?.isModalInPresentation = false
      simulation.swipeAway(sheet)?.complete()
      await simulation.untilIdle()
      #expect(window.drawing == "window\n└─ HomeViewController")
    }
  }
}

// snippet begin: menu
final class SideMenuController: UIViewController {
  let menu: UIViewController
  private(set) var content: UIViewController
  private(set) var isOpen = false

  init(menu: UIViewController, content: UIViewController) {
    (self.menu, self.content) = (menu, content)
    super.init(nibName: nil, bundle: nil)
    for child in [content, menu] { embed(child) }
  }

  required init?(coder: NSCoder) { nil }

  func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    view.addSubview(isOpen ? menu.view : content.view)
  }

  func replaceContent(by screen: UIViewController) {
    content.willMove(toParent: nil)
    content.viewIfLoaded?.removeFromSuperview()
    content.removeFromParent()
    content = screen
    embed(screen)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.didMove(toParent: self)
  }
}

extension SideMenuController: ContainerScreen {
  var containedScreens: [any Screen] { [menu, content] }
  var visibleScreens: [any Screen] { isOpen ? [menu] : [content] }

  func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    setOpen(screen === menu)
    await view.window?.settle()
  }

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    guard let new = screens.last as? UIViewController, new !== content
    else { return }
    replaceContent(by: new)
    setOpen(false)
    await view.window?.settle()
  }
}

/// Puts the screen in the place of the content.
struct SetContent: ContainerAction {
  typealias Source = SideMenuController

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = children.prefix(1) + [screen]
  }
}
// snippet end

extension ContainersTests {
  @Test func `A side menu is searched, opened and filled`() async throws {
    try await Simulation.run { simulation in
      let side = SideMenuController(
        menu: FoldersViewController(), content: HomeViewController())
      let window = await simulation.show(side)
      let router = window.router
      try await router.navigate(
        to: GeneralStep.existing(FoldersViewController.self))
      #expect(side.isOpen)
      // snippet begin: fill
      let bag = StepAssembly(BagViewController.self)
        .using(SetContent())
        .from(.existing(SideMenuController.self))

      try await router.navigate(to: bag)
      print(window.drawing)
      // snippet end
      // output: fill
      prints(
        """
        window
        └─ SideMenuController
           ├─ FoldersViewController
           └─ BagViewController*
        """)
    }
  }

  @Test(arguments: [false, true])
  func `Changes of a side menu in a row keep appearance calls in pairs`(
    isPresented: Bool
  )
    async throws
  {
    try await Simulation.run { simulation in
      let side = SideMenuController(
        menu: FoldersViewController(), content: HomeViewController())
      let window = await simulation.show(
        isPresented ? LaunchViewController() : side)
      let router = window.router
      if isPresented {
        side.modalPresentationStyle = .fullScreen
        try await window.rootViewController?.presentScreen(side, animated: false)
      }
      for _ in 0..<3 {
        let bag = StepAssembly(
          finder: NilFinder(), factory: ClassFactory<BagViewController, Void>()
        )
        .using(SetContent())
        .from(.existing(SideMenuController.self))
        try await router.navigate(to: bag, animated: false)
        try await router.navigate(
          to: .existing(FoldersViewController.self), animated: false)
        #expect(side.isOpen)
      }
      #expect(simulation.warnings.isEmpty, "\(simulation.warnings)")
    }
  }
}
#endif
