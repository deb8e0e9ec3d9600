#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Both sides of a split view change where there is room for one of them.
struct CompactSplitTests {
  static let split = existing(UISplitViewController.self)

  /// Bag as the secondary of the split view.
  static let bag = finding(BagViewController.self).using(UISplitViewController.setSecondary())
    .from(split).assemble()

  @Test func `A primary that is no stack has no place for a secondary: an error says so`()
    async throws
  {
    let text = try await failure("window\n└─ split\n   └─ Home*", to: Self.bag)
    #expect(
      text.contains(
        "The split view is collapsed, and nothing in it is a navigation stack to push onto. Give its "
          + "primary a navigation stack.\n▸ · BagViewController"))
  }

  @Test func `A secondary that the new primary cannot push leaves the old primary there`()
    async throws
  {
    try await onDevice { simulation in
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: HomeViewController())]
      let window = await simulation.show(split, width: .compact)
      let before = window.drawn
      let text = await text {
        try await split.setContainedScreens(
          [UINavigationController(rootViewController: page("New")), UISplitViewController()],
          animated: false)
      }
      #expect(text.contains("cannot be pushed"))
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: [true, false])
  func `The secondary is pushed with an animation only if the navigation has one`(
    _ isAnimated: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: HomeViewController())]
      let window = await simulation.show(split, width: .compact)
      var animations: [Bool] = []
      simulation.onTransition = { animations.append($0.isAnimated) }
      try await WindowRouter(window: window).navigate(to: Self.bag, animated: isAnimated)
      #expect(animations.contains(true) == isAnimated)
    }
  }

  @Test func `A primary of the app's own that is no stack has none either, in a hidden tab too`()
    async throws
  {
    try await onDevice { simulation in
      let split = UISplitViewController()
      split.viewControllers = [
        SideMenuController(menu: HomeViewController(), content: AccountViewController())
      ]
      let tabs = UITabBarController()
      tabs.viewControllers = [split, ForgotPasswordViewController()]
      let window = await simulation.show(tabs, width: .compact)
      for index in [1, 0] {
        tabs.selectedIndex = index
        await simulation.untilIdle()
        let before = window.drawn
        let router = WindowRouter(window: window)
        let text = await text { try await router.navigate(to: Self.bag) }
        #expect(text.contains("Give its primary a navigation stack."))
        let error = #expect(throws: NavigationError.self) { try router.plan(to: Self.bag) }
        #expect(text == "\(error, default: "")")
        #expect(window.drawn == before)
      }
    }
  }

  /// The primary is on top of a collapsed split view, whatever is proposed.
  private final class PrimaryFirst: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private static func split(_ delegate: PrimaryFirst) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(HomeViewController(), for: .primary)
    return split
  }

  /// Why a narrow split view does not show its secondary.
  enum PuttingAside: CaseIterable {
    case atLaunch, byTurning, byGoingBack
  }

  /// A narrow window that shows the list.
  private static func putAside(
    _ detail: String, _ style: UISplitViewController.Style = .doubleColumn
  ) -> String {
    """
    window
    └─ split
       ├─ stack*
       │  └─ Home*
    \(style == .tripleColumn ? "   ├─ stack\n   │  └─ List*\n" : "")   └─ stack
          └─ \(detail)*
    """
  }

  @Test func `A detail that the user has left for the list is shown again`() async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(HomeViewController(), for: .primary)
      split.setViewController(BagViewController(), for: .secondary)
      let window = await simulation.show(split, width: .compact)
      let before = window.drawn
      let base = try #require(split.viewControllers.first as? UINavigationController)
      base.popToRootViewController(animated: true)
      await simulation.untilIdle()
      #expect(window.drawn == Self.putAside("Bag"))
      let router = WindowRouter(window: window)
      let bag = existing(BagViewController.self)
      #expect(
        try router.plan(to: bag).sentences == [
          "show UINavigationController in UISplitViewController, animated"
        ])
      let account = finding(AccountViewController.self)
        .using(UISplitViewController.show(in: .secondary)).from(Self.split)
      let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
      for failing in [login.from(bag).assemble(), login.from(account).assemble()] {
        simulation.presentationsToDrop = 1
        let text = await text { try await router.navigate(to: failing) }
        #expect(text.contains("All changes were undone."))
        #expect(window.drawn == Self.putAside("Bag"))
      }
      try await router.navigate(to: bag)
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
  func `The list of a narrow split view in a tab that was never shown can present`(
    _ style: UISplitViewController.Style
  ) async throws {
    try await onDevice { simulation in
      let split: UISplitViewController
      if style == .doubleColumn {
        split = UISplitViewController(style: style)
        split.setViewController(BagViewController(), for: .primary)
        split.setViewController(page("Detail"), for: .secondary)
      } else {
        split = UISplitViewController()
        split.viewControllers = [
          UINavigationController(rootViewController: BagViewController()), page("Detail"),
        ]
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [HomeViewController(), split]
      let window = await simulation.show(tabs, width: .compact)
      let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
        .from(existing(BagViewController.self)).assemble()
      try await WindowRouter(window: window).navigate(to: login)
      // The collapse of a split view without columns is not undone.
      let rest = style == .doubleColumn ? "│     └─ stack\n│        └─ Detail*\n" : ""
      #expect(
        window.drawn == """
          window
          ├─ tabs
          │  ├─ Home
          │  └─ split*
          │     \(rest.isEmpty ? "└" : "├")─ stack*
          │     \(rest.isEmpty ? " " : "│")  └─ Bag*
          \(rest)└─ modal Login
          """)
    }
  }

  @Test(
    arguments: PuttingAside.allCases, [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func `A screen is pushed in the secondary, also where a narrow window has put that aside`(
    _ reason: PuttingAside, _ style: UISplitViewController.Style
  ) async throws {
    try await onDevice { simulation in
      let delegate = PrimaryFirst()
      let split = UISplitViewController(style: style)
      if reason != .byGoingBack { split.delegate = delegate }
      split.setViewController(HomeViewController(), for: .primary)
      if style == .tripleColumn { split.setViewController(page("List"), for: .supplementary) }
      split.setViewController(page("Detail"), for: .secondary)
      let window = await simulation.show(
        split, width: reason == .byTurning ? .regular : .compact)
      let scene = try #require(window.windowScene)
      simulation.changeWidth(of: scene, to: .compact)
      await simulation.untilIdle()
      let base = try #require(split.viewControllers.first as? UINavigationController)
      base.popToRootViewController(animated: true)
      await simulation.untilIdle()
      #expect(window.drawn == Self.putAside("Detail", style))
      let bag = finding(BagViewController.self)
        .using(UISplitViewController.pushInSecondary()).from(Self.split).assemble()
      let router = WindowRouter(window: window)
      try await router.navigate(to: bag)
      #expect(try window.screen(BagViewController.self).viewIfLoaded?.window === window)
      #expect(try await router.navigate(to: bag).isAlreadyThere)
      simulation.changeWidth(of: scene, to: .regular)
      await simulation.untilIdle()
      #expect(window.drawn.hasSuffix("\n   └─ stack*\n      ├─ Detail\n      └─ Bag*"))
    }
  }

  private final class AmountViewController: Page, ResultScreen {
    let results = Results<Int>()
  }

  @Test(arguments: [true, false])
  func
    `A screen in the column that a narrow window puts aside gives its result when it is wide again`(
      hasOwnStack: Bool
    ) async throws
  {
    try await onDevice { simulation in
      let (delegate, amount) = (PrimaryFirst(), AmountViewController())
      let split = Self.split(delegate)
      split.setViewController(
        hasOwnStack ? UINavigationController(rootViewController: amount) : amount, for: .secondary)
      let window = await simulation.show(split, width: .regular)
      let scene = try #require(window.windowScene)
      let wide = window.drawn
      #expect(wide.contains("Amount*"))
      let result = Task {
        try await WindowRouter(window: window).result(
          of: GeneralStep.existing(AmountViewController.self))
      }
      await simulation.untilIdle()
      simulation.changeWidth(of: scene, to: .compact)
      await simulation.untilIdle()
      #expect(window.drawn == Self.putAside("Amount"))
      simulation.changeWidth(of: scene, to: .regular)
      await simulation.untilIdle()
      #expect(window.drawn == wide)
      amount.results.give(7)
      #expect(try await result.value == 7)
    }
  }

  @Test func `A column that is taken out of a narrow split view has left`() async throws {
    try await onDevice { simulation in
      let (delegate, amount) = (PrimaryFirst(), AmountViewController())
      let split = Self.split(delegate)
      split.setViewController(amount, for: .secondary)
      let window = await simulation.show(split, width: .regular)
      let scene = try #require(window.windowScene)
      let result = Task {
        try await WindowRouter(window: window).result(
          of: GeneralStep.existing(AmountViewController.self))
      }
      await simulation.untilIdle()
      simulation.changeWidth(of: scene, to: .compact)
      await simulation.untilIdle()
      split.setViewController(nil, for: .secondary)
      #expect(try await result.value == nil)
    }
  }

  /// A draft that refuses to go, in a split view that a narrow window has collapsed.
  private static func putAside(
    _ draft: DraftViewController, by delegate: PrimaryFirst, in simulation: Simulation
  ) async throws -> UIWindow {
    draft.answer = { false }
    let split = split(delegate)
    split.setViewController(draft, for: .secondary)
    let window = await simulation.show(split, width: .regular)
    simulation.changeWidth(of: try #require(window.windowScene), to: .compact)
    await simulation.untilIdle()
    return window
  }

  /// The ways to take a secondary away.
  enum Replacing: CaseIterable {
    case secondary, column, root
  }

  @Test(arguments: Replacing.allCases)
  func `A draft that a narrow window has put aside is asked before it goes`(
    _ replaced: Replacing
  ) async throws {
    try await onDevice { simulation in
      let (delegate, draft) = (PrimaryFirst(), DraftViewController())
      let window = try await Self.putAside(draft, by: delegate, in: simulation)
      let before = window.drawn
      let router = WindowRouter(window: window)
      await #expect(throws: NavigationError.self) {
        switch replaced {
        case .secondary: try await router.navigate(to: Self.bag)
        case .column: try await router.navigate(to: TripleColumnTests.bag(in: .secondary))
        case .root: try await router.navigate(to: GuideConfigurations.homeAsRoot())
        }
      }
      #expect(draft.askedCount == 1)
      #expect(window.drawn == before)
    }
  }

  @Test func `Pushing beside a primary that is no stack says that the split view is collapsed`()
    async throws
  {
    let bag = finding(BagViewController.self)
      .using(UISplitViewController.pushInSecondary()).from(Self.split).assemble()
    let text = try await failure("window\n└─ split\n   └─ Home*", to: bag)
    #expect(
      text.contains(
        "The split view is collapsed, and nothing in it is a navigation stack to push onto. Give its "
          + "primary a navigation stack."))
  }

  @Test func `Wide, the same plain primary gets its secondary`() async throws {
    try await check(
      Journey(
        "wide",
        """
        window         →  window
        └─ split          └─ split
           └─ Home*          ├─ Home*
                             └─ Bag*
        """), to: Self.bag, width: .regular)
  }

  /// A new primary, and a screen pushed in the secondary.
  static let both = finding(BagViewController.self).using(UISplitViewController.pushInSecondary())
    .from(
      StepAssembly(
        finder: NilFinder<UINavigationController, Any?>(),
        factory: ClosureFactory { (_: Any?) in
          UINavigationController(rootViewController: AccountViewController())
        }
      )
      .using(UISplitViewController.setPrimary()).from(split).assemble()
      .expectingContainer()
    )
    .assemble()

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The primary is replaced and a screen pushed beside it, however wide the window is`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: HomeViewController()),
        UINavigationController(rootViewController: page("Detail")),
      ]
      let window = await simulation.show(split, width: width)
      try await WindowRouter(window: window).navigate(to: Self.both)
      #expect(
        window.drawn
          == (width == .regular
            ? """
            window
            └─ split
               ├─ stack*
               │  └─ Account*
               └─ stack*
                  ├─ Detail
                  └─ Bag*
            """
            : """
            window
            └─ split
               └─ stack*
                  ├─ Account
                  └─ Bag*
            """))
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func
    `The primary column is replaced and a screen pushed in the secondary, however wide the window is`(
      _ width: UIUserInterfaceSizeClass
    ) async throws
  {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(HomeViewController(), for: .primary)
      split.setViewController(page("Detail"), for: .secondary)
      let window = await simulation.show(split, width: width)
      try await WindowRouter(window: window).navigate(to: Self.both)
      let bag = try window.screen(BagViewController.self)
      #expect(bag.navigationController?.viewControllers.first?.title == "Detail")
      #expect(bag.viewIfLoaded?.window === window)
      #expect(try window.screen(AccountViewController.self).parent != nil)
    }
  }
}
#endif
