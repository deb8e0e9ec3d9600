#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Split views with three columns.
struct TripleColumnTests {
  /// Folders, messages and a product beside each other; in a narrow window in one stack.
  static func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(page("Folders"), for: .primary)
    split.setViewController(page("Messages"), for: .supplementary)
    split.setViewController(ProductViewController(id: 1), for: .secondary)
    return split
  }

  static func bag(
    in column: UISplitViewController.Column
  ) -> DestinationStep<BagViewController, Any?> {
    finding(BagViewController.self).using(UISplitViewController.show(in: column))
      .from(existing(UISplitViewController.self)).assemble()
  }

  private static let newPrimary = finding(BagViewController.self)
    .using(UISplitViewController.setPrimary()).from(existing(UISplitViewController.self)).assemble()

  nonisolated static let collapsed: [(UISplitViewController.Column, Journey)] = [
    (
      .primary,
      Journey(
        "the primary is replaced, and what lay on top of it is put aside",
        """
        window                     →  window
        └─ split                   →  └─ split
           └─ stack*               →     ├─ stack*
              ├─ Folders           →     │  └─ Bag*
              ├─ stack             →     ├─ stack
              │  └─ Messages*      →     │  └─ Messages*
              └─ stack*            →     └─ stack
                 └─ Product(1)*    →        └─ Product(1)*
        """)
    ),
    (
      .supplementary,
      Journey(
        "the supplementary is replaced, and what lay on top of it is put aside",
        """
        window                     →  window
        └─ split                   →  └─ split
           └─ stack*               →     ├─ stack*
              ├─ Folders           →     │  ├─ Folders
              ├─ stack             →     │  └─ stack*
              │  └─ Messages*      →     │     └─ Bag*
              └─ stack*            →     └─ stack
                 └─ Product(1)*    →        └─ Product(1)*
        """)
    ),
    (
      .secondary,
      Journey(
        "the secondary is replaced",
        """
        window                     →  window
        └─ split                   →  └─ split
           └─ stack*               →     └─ stack*
              ├─ Folders           →        ├─ Folders
              ├─ stack             →        ├─ stack
              │  └─ Messages*      →        │  └─ Messages*
              └─ stack*            →        └─ stack*
                 └─ Product(1)*    →           └─ Bag*
        """)
    ),
  ]

  @Test(
    arguments: [(.primary, "Folders"), (.supplementary, "Messages"), (.secondary, "Product(1)")]
      as [(UISplitViewController.Column, String)])
  func `With three columns beside each other, a screen takes the place of one`(
    _ column: UISplitViewController.Column, _ replaced: String
  ) async throws {
    let before = """
      window
      └─ split
         ├─ stack*
         │  └─ Folders*
         ├─ stack*
         │  └─ Messages*
         └─ stack*
            └─ Product(1)*
      """
    let after = before.replacing(replaced, with: "Bag")
    try await check(
      Journey("\(column)", from: before, to: after), in: { Self.triple() }, .regular,
      to: Self.bag(in: column))
  }

  @Test(arguments: collapsed)
  func `With three columns in one stack, a screen is shown in one`(
    _ column: UISplitViewController.Column, _ journey: Journey
  ) async throws {
    try await check(journey, in: { Self.triple() }, .compact, to: Self.bag(in: column))
  }

  /// A narrow window whose user has gone back to the first of three columns.
  private static func leftForFolders(
    in simulation: Simulation
  ) async throws -> (window: UIWindow, split: UISplitViewController) {
    let split = Self.triple()
    let window = await simulation.show(split, width: .compact)
    let base = try #require(split.viewControllers.first as? UINavigationController)
    base.popToRootViewController(animated: true)
    await simulation.untilIdle()
    #expect(window.drawn == leftForFolders)
    return (window, split)
  }

  private static let leftForFolders = """
    window
    └─ split
       ├─ stack*
       │  └─ Folders*
       ├─ stack
       │  └─ Messages*
       └─ stack
          └─ Product(1)*
    """

  private static var messages: DestinationStep<Page, Any?> {
    GeneralStep.custom(
      using: ClosureFinder<Page, Any?> { _, hierarchy in
        try hierarchy.first(Page.self) { $0.title == "Messages" }
      })
  }

  @Test func `A middle column that the user has left for the first one is shown again`()
    async throws
  {
    try await onDevice { simulation in
      let (window, split) = try await Self.leftForFolders(in: simulation)
      let router = WindowRouter(window: window)
      let messages = split.viewController(for: .supplementary)
      let outcome = try await router.navigate(to: Self.messages)
      #expect(outcome.destination === messages)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  ├─ Folders
             │  └─ stack*
             │     └─ Messages*
             └─ stack
                └─ Product(1)*
          """)
      try await router.navigate(to: Self.folders)
      #expect(window.drawn == Self.leftForFolders)
      simulation.changeWidth(of: try #require(window.windowScene), to: .regular)
      await simulation.untilIdle()
      #expect(split.viewController(for: .supplementary) === messages)
    }
  }

  @Test(arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
  func
    `Beside a middle column that the user has left, a column is replaced, and a failure undoes it`(
      _ column: UISplitViewController.Column
    ) async throws
  {
    try await onDevice { simulation in
      let (window, split) = try await Self.leftForFolders(in: simulation)
      let router = WindowRouter(window: window)
      let bag = finding(BagViewController.self)
      let inColumn =
        switch column {
        case .primary:
          bag.using(UISplitViewController.setPrimary())
            .from(existing(UISplitViewController.self)).assemble()
        case .secondary:
          bag.using(UISplitViewController.setSecondary())
            .from(existing(UISplitViewController.self)).assemble()
        default: Self.bag(in: column)
        }
      let before = [UISplitViewController.Column.primary, .supplementary, .secondary]
        .map(split.viewController)
      let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
        .from(inColumn).assemble()
      simulation.presentationsToDrop = 1
      let text = await text { try await router.navigate(to: login) }
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == Self.leftForFolders)
      try await router.navigate(to: inColumn)
      let after = [UISplitViewController.Column.primary, .supplementary, .secondary]
        .map(split.viewController)
      for (index, (old, new)) in zip(before, after).enumerated() {
        #expect((old === new) == (index != column.rawValue))
      }
      #expect(split.viewController(for: column) is BagViewController)
      #expect(try await router.navigate(to: inColumn).isAlreadyThere)
    }
  }

  @Test(arguments: [true, false])
  func `Without a primary, a new one comes before the supplementary, which stays`(
    hasSecondary: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .tripleColumn)
      let (messages, inbox) = (DraftViewController(), page("Inbox"))
      split.setViewController(messages, for: .supplementary)
      if hasSecondary { split.setViewController(inbox, for: .secondary) }
      let window = await simulation.show(split, width: .regular)
      let router = WindowRouter(window: window)
      #expect(try router.plan(to: Self.newPrimary).removed.isEmpty)
      try await router.navigate(to: Self.newPrimary)
      #expect(split.viewController(for: .primary) is BagViewController)
      #expect(split.viewController(for: .supplementary) === messages)
      #expect(split.viewController(for: .secondary) === (hasSecondary ? inbox : nil))
      #expect(window.drawn.hasSuffix(hasSecondary ? "└─ Inbox*" : "└─ Draft*"))
      #expect(messages.askedCount == 0)
    }
  }

  @Test func `A log-in that brings the column for a screen runs first`() async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page("Folders"), for: .primary)
      split.setViewController(page("Product(1)"), for: .secondary)
      let window = await simulation.show(split, width: .regular)
      let bag = finding(BagViewController.self)
        .adding(.intercept { (_: Any?) in window.rootViewController = Self.triple() })
        .using(UISplitViewController.show(in: .supplementary))
        .from(existing(UISplitViewController.self))
      try await WindowRouter(window: window).navigate(to: bag)
      #expect(window.drawn.contains("│  └─ Bag*"), "\(window.drawn)")
    }
  }

  @Test func `Collapsed and expanded in between, the router looks where the columns are then`()
    async throws
  {
    try await onDevice { simulation in
      let window = await simulation.show(Self.triple(), width: .compact)
      let scene = try #require(window.windowScene)
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.bag(in: .supplementary))
      simulation.changeWidth(of: scene, to: .regular)
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Folders*
             ├─ stack*
             │  └─ Bag*
             └─ stack*
                └─ Product(1)*
          """)
      #expect(try await router.navigate(to: Self.bag(in: .supplementary)).isAlreadyThere)
      simulation.changeWidth(of: scene, to: .compact)
      await simulation.untilIdle()
      #expect(try await !router.navigate(to: Self.bag(in: .supplementary)).isAlreadyThere)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  ├─ Folders
             │  └─ stack*
             │     └─ Bag*
             └─ stack
                └─ Product(1)*
          """)
    }
  }

  @Test(arguments: [true, false], [UIUserInterfaceSizeClass.compact, .regular])
  func `When the navigation fails later on, the column is as it was, also if it was empty`(
    wasEmpty: Bool, _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let split = Self.triple()
      if wasEmpty { split.setViewController(nil, for: .secondary) }
      let window = await simulation.show(split, width: width)
      let before = window.drawn
      let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
        .from(Self.bag(in: .secondary)).assemble()
      let router = WindowRouter(window: window)
      simulation.presentationsToDrop = 1
      let text = await text { try await router.navigate(to: login) }
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
      try await router.navigate(to: login)
      #expect(window.drawn.hasSuffix("└─ Bag*\n└─ modal Login"))
    }
  }

  @Test(
    arguments: [UISplitViewController.Column.primary, .supplementary, .secondary],
    [UIUserInterfaceSizeClass.compact, .regular])
  func `When the navigation fails later on, all columns are on top of each other again`(
    _ column: UISplitViewController.Column, _ width: UIUserInterfaceSizeClass
  ) async throws {
    for step in [Self.bag(in: column), Self.newPrimary] {
      try await onDevice { simulation in
        let window = await simulation.show(Self.triple(), width: width)
        let before = window.drawn
        let login = finding(LoginViewController.self).using(GeneralAction.presentModally())
          .from(step).assemble()
        simulation.presentationsToDrop = 1
        let text = await text { try await WindowRouter(window: window).navigate(to: login) }
        #expect(text.contains("All changes were undone."))
        #expect(window.drawn == before)
      }
    }
  }

  @Test func `A column that is hidden is brought back, and those between with it`() async throws {
    try await onDevice { simulation in
      let split = Self.triple()
      let window = await simulation.show(split, width: .regular)
      split.preferredDisplayMode = .secondaryOnly
      await simulation.untilIdle()
      let journey = Journey(
        "from the secondary alone to the primary",
        """
        window                     →  window
        └─ split                   →  └─ split
           ├─ stack                →     ├─ stack*
           │  └─ Folders*          →     │  └─ Folders*
           ├─ stack                →     ├─ stack*
           │  └─ Messages*         →     │  └─ Messages*
           └─ stack*               →     └─ stack*
              └─ Product(1)*       →        └─ Product(1)*
        """)
      #expect(window.drawn == journey.before)
      try await WindowRouter(window: window).navigate(to: Self.folders)
      #expect(window.drawn == journey.after)
    }
  }

  @Test func `What a column between presents in its own context is dismissed`() async throws {
    try await onDevice { simulation in
      let split = Self.triple()
      let messages = try #require(split.viewController(for: .supplementary))
      messages.definesPresentationContext = true
      let window = await simulation.show(split, width: .regular)
      let login = LoginViewController()
      login.modalPresentationStyle = .overCurrentContext
      try await messages.presentScreen(login, animated: false)
      split.preferredDisplayMode = .secondaryOnly
      await simulation.untilIdle()
      let journey = Journey(
        "from the secondary alone to the primary",
        """
        window                     →  window
        └─ split                   →  └─ split
           ├─ stack                →     ├─ stack*
           │  └─ Folders*          →     │  └─ Folders*
           ├─ stack                →     ├─ stack*
           │  └─ Messages*         →     │  └─ Messages*
           └─ stack*               →     └─ stack*
              └─ Product(1)*       →        └─ Product(1)*
        """)
      #expect(window.drawn == journey.before)
      let router = WindowRouter(window: window)
      let plan = try router.plan(to: Self.folders)
      #expect(plan.dismissed.map { $0 === login } == [true])
      try await router.navigate(to: Self.folders)
      #expect(window.drawn == journey.after)
      #expect(login.presentingViewController == nil)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `A plan reveals screens, and no column`(_ width: UIUserInterfaceSizeClass) async throws {
    try await onDevice { simulation in
      let split = Self.triple()
      let tabs = UITabBarController()
      tabs.viewControllers = [page("Start"), split]
      let window = await simulation.show(tabs, width: width)
      let router = WindowRouter(window: window)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        let plan = try router.plan(to: Self.bag(in: column))
        #expect(areSame(plan.revealed, [split]))
      }
    }
  }

  private static var folders: DestinationStep<Page, Any?> {
    GeneralStep.custom(
      using: ClosureFinder<Page, Any?> { _, hierarchy in
        try hierarchy.first(Page.self) { $0.title == "Folders" }
      })
  }

  private func check(
    _ journey: Journey, in makeSplit: @escaping () -> UISplitViewController,
    _ width: UIUserInterfaceSizeClass, to step: DestinationStep<BagViewController, Any?>
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(makeSplit(), width: width)
      #expect(window.drawn == journey.before)
      let router = WindowRouter(window: window)
      try await router.navigate(to: step)
      #expect(window.drawn == journey.after)
      #expect(try await router.navigate(to: step).isAlreadyThere)
      #expect(window.drawn == journey.after)
    }
  }

  @Test func `Without a secondary, a hidden primary is brought back, too`() async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .tripleColumn)
      let home = HomeViewController()
      split.setViewController(home, for: .primary)
      split.setViewController(BagViewController(), for: .supplementary)
      split.preferredDisplayMode = .oneBesideSecondary
      let window = await simulation.show(split, width: .regular)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack
             │  └─ Home*
             └─ stack*
                └─ Bag*
          """)
      #expect(home.viewIfLoaded?.window == nil)
      try await WindowRouter(window: window).navigate(to: existing(HomeViewController.self))
      #expect(home.viewIfLoaded?.window === window)
    }
  }
}
#endif
