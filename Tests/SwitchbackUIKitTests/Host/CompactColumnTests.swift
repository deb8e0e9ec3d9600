#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Split views with a column of their own for a narrow window.
struct CompactColumnTests {
  static func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("Folders"), for: .primary)
    split.setViewController(ProductViewController(id: 1), for: .secondary)
    split.setViewController(
      UINavigationController(rootViewController: HomeViewController()), for: .compact)
    return split
  }

  static let narrow = """
    window
    └─ split
       └─ stack*
          └─ Home*
    """

  static let wide = """
    window
    └─ split
       ├─ stack*
       │  └─ Folders*
       └─ stack*
          └─ Product(1)*
    """

  @Test func `Collapsed, the compact column is all there is: it is found, filled and replaced`()
    async throws
  {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      #expect(window.drawn == Self.narrow)
      let router = WindowRouter(window: window)
      let home = existing(HomeViewController.self)
      #expect(try await router.navigate(to: home).isAlreadyThere)

      let account = finding(AccountViewController.self).using(UINavigationController.push())
        .from(home.expectingContainer()).assemble()
      try await router.navigate(to: account)
      #expect(
        window.drawn == """
          window
          └─ split
             └─ stack*
                ├─ Home
                └─ Account*
          """)

      try await router.navigate(to: TripleColumnTests.bag(in: .compact))
      #expect(window.drawn == "window\n└─ split\n   └─ Bag*")
      #expect(
        try await router.navigate(to: TripleColumnTests.bag(in: .compact)).isAlreadyThere)
    }
  }

  @Test func `Expanded, the compact column is nowhere, and the others are there`() async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      simulation.changeWidth(of: try #require(window.windowScene), to: .regular)
      await simulation.untilIdle()
      #expect(window.drawn == Self.wide)
      try await WindowRouter(window: window).navigate(to: TripleColumnTests.bag(in: .secondary))
      #expect(window.drawn == Self.wide.replacing("Product(1)", with: "Bag"))
    }
  }

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UISplitViewController.Column.secondary),
    (.compact, .primary), (.regular, .compact),
  ])
  func `A column that is nowhere in this width is an error, and nothing has changed`(
    _ width: UIUserInterfaceSizeClass, _ column: UISplitViewController.Column
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: width)
      let before = width == .compact ? Self.narrow : Self.wide
      #expect(window.drawn == before)
      let router = WindowRouter(window: window)
      let text = await text {
        try await router.navigate(to: TripleColumnTests.bag(in: column))
      }
      #expect(text.contains("There is no place for <a \(column) column>"))
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UISplitViewController.Column.secondary),
    (.compact, .primary), (.regular, .compact),
  ])
  func `In a tab that the user has not opened, a column that is nowhere in this width is an error`(
    _ width: UIUserInterfaceSizeClass, _ column: UISplitViewController.Column
  ) async throws {
    try await onDevice { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [page("First"), Self.split()]
      let window = await simulation.show(tabs, width: width)
      let router = WindowRouter(window: window)
      let before = window.drawn
      let error = #expect(throws: NavigationError.self) {
        try router.plan(to: TripleColumnTests.bag(in: column))
      }
      #expect(
        error?.message.contains("There is no place for <a \(column) column>") == true)
      #expect(window.drawn == before)
      // The other ones have a place.
      let place: UISplitViewController.Column = width == .compact ? .compact : .secondary
      try await router.navigate(to: TripleColumnTests.bag(in: place))
      #expect(window.drawn.contains("Bag*"))
    }
  }

  @Test(arguments: [true, false])
  func `In a tab that the user has not opened, the compact column is all there is, too`(
    isStack: Bool
  ) async throws {
    try await onDevice { simulation in
      let (split, tabs) = (Self.split(), UITabBarController())
      if !isStack {
        split.setViewController(nil, for: .compact)
        split.setViewController(HomeViewController(), for: .compact)
      }
      tabs.viewControllers = [page("First"), split]
      let window = await simulation.show(tabs, width: .compact)
      let router = WindowRouter(window: window)
      let home = isStack ? "stack*\n         └─ Home*" : "Home*"
      let before = """
        window
        └─ tabs
           ├─ First*
           └─ split
              └─ \(home)
        """
      #expect(window.drawn == before)
      // What the user would not see is not there. Where it is on display, the answer is the same.
      let bag = finding(BagViewController.self)
      let push = bag.using(UISplitViewController.pushInSecondary())
        .from(existing(UISplitViewController.self)).assemble()
      #expect(throws: NavigationError.self) {
        try router.plan(
          to: GeneralStep.custom(using: ClassFinder<ProductViewController, Any?>()))
      }
      if !isStack {
        #expect(throws: NavigationError.self) { try router.plan(to: push) }
        #expect(window.drawn == before)
      }
      try await router.navigate(to: isStack ? push : TripleColumnTests.bag(in: .compact))
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ First
             └─ split*
                └─ \(isStack ? "stack*\n         ├─ Home\n         └─ Bag*" : "Bag*")
          """)
    }
  }

  @Test func `In a tab that the user has not opened, a screen in the compact column is reached`()
    async throws
  {
    try await onDevice { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [page("First"), Self.split()]
      let window = await simulation.show(tabs, width: .compact)
      let router = WindowRouter(window: window)
      let home = existing(HomeViewController.self)
      try await router.navigate(to: home)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ First
             └─ split*
                └─ stack*
                   └─ Home*
          """)
      #expect(try await router.navigate(to: home).isAlreadyThere)
    }
  }

  @Test(arguments: [true, false])
  func `Beside a compact column, another primary or secondary is an error and loses no column`(
    isPrimary: Bool
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      #expect(window.drawn == Self.narrow)
      let bag = finding(BagViewController.self)
      let split = existing(UISplitViewController.self)
      let step =
        isPrimary
        ? bag.using(.setPrimary()).from(split) : bag.using(.setSecondary()).from(split)
      let error = #expect(throws: NavigationError.self) {
        try WindowRouter(window: window).plan(to: step)
      }
      #expect(error?.message.contains("There is no place for <BagViewController>") == true)
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      #expect(text == "\(error, default: "")")
      #expect(window.drawn == Self.narrow)
      simulation.changeWidth(of: try #require(window.windowScene), to: .regular)
      await simulation.untilIdle()
      #expect(window.drawn == Self.wide)
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `A draft in a column for the other width is asked before the split view goes`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let (split, draft) = (Self.split(), DraftViewController())
      draft.answer = { false }
      if width == .compact { split.setViewController(nil, for: .secondary) }
      split.setViewController(draft, for: width == .compact ? .secondary : .compact)
      let window = await simulation.show(split, width: width)
      let before = window.drawn
      #expect(!before.contains("Draft"))
      await #expect(throws: NavigationError.self) {
        try await WindowRouter(window: window).navigate(to: GuideConfigurations.homeAsRoot())
      }
      #expect(draft.askedCount == 1)
      #expect(window.drawn == before)
    }
  }

  @Test func `A split view is built with a compact column, for both widths`() async throws {
    for (width, after) in [
      (UIUserInterfaceSizeClass.compact, "window\n└─ split\n   └─ Home*"),
      (
        .regular,
        """
        window
        └─ split
           ├─ stack*
           │  └─ Account*
           └─ stack*
              └─ Bag*
        """
      ),
    ] {
      try await inWindow("window\n└─ Login", width: width) { window, _ in
        let split = StepAssembly(
          finder: .classFinder(),
          factory: CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
            .with(
              ClassFactory<AccountViewController, Any?>(),
              using: UISplitViewController.show(in: .primary)
            )
            .with(
              ClassFactory<BagViewController, Any?>(),
              using: UISplitViewController.show(in: .secondary)
            )
            .with(
              ClassFactory<HomeViewController, Any?>(),
              using: UISplitViewController.show(in: .compact)
            )
            .assemble()
        )
        .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        try await WindowRouter(window: window).navigate(to: split)
        #expect(window.drawn == after)
      }
    }
  }

  @Test func `A column that is nowhere is an error below a full-screen layer, too`() async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.split(), width: .compact)
      let cover = page("Cover")
      cover.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(cover, animated: false, completion: nil)
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      #expect(throws: NavigationError.self) {
        try router.plan(to: TripleColumnTests.bag(in: .secondary))
      }
      _ = try router.plan(to: TripleColumnTests.bag(in: .compact))
    }
  }
}
#endif
