#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Split views: classic and with columns, expanded and collapsed.
struct SplitTests {
  /// A message in a column style split view, which is made if it is not there.
  static func message(
    in column: UISplitViewController.Column = .secondary
  ) -> DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
    )
    .using(UISplitViewController.show(in: column))
    .from(
      SingleContainerStep(
        finder: ClassFinder(options: .currentLayer),
        factory: CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
          .with(
            ClassFactory<HomeViewController, Int>(), using: UISplitViewController.show(in: .primary)
          )
          .assemble())
    )
    .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  @Test(arguments: [
    UIUserInterfaceSizeClass.compact, .regular,
  ])
  func `A screen is shown in a column of a new split view, and replaced in it`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await inWindow("window\n└─ Login", width: width) { window, _ in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.message(), with: 1)
      let one =
        width == .regular
        ? """
        window
        └─ split
           ├─ stack*
           │  └─ Home*
           └─ stack*
              └─ Product(1)*
        """
        : """
        window
        └─ split
           └─ stack*
              ├─ Home
              └─ stack*
                 └─ Product(1)*
        """
      #expect(window.drawn == one)
      try await router.navigate(to: Self.message(), with: 2)
      #expect(window.drawn == one.replacing("(1)", with: "(2)"))
      #expect(try await router.navigate(to: Self.message(), with: 2).isAlreadyThere)
    }
  }

  @Test func `Of two new screens for one column, the outcome lists the one that is there`()
    async throws
  {
    try await inWindow("window\n└─ Login", width: .regular) { window, _ in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.message(), with: 1)
      let account = finding(AccountViewController.self)
        .using(UISplitViewController.show(in: .secondary))
        .from(existing(UISplitViewController.self))
      let bag = finding(BagViewController.self).using(UISplitViewController.show(in: .secondary))
        .from(account.expectingContainer())
      let outcome = try await router.navigate(to: bag)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Home*
             └─ stack*
                └─ Bag*
          """)
      #expect("\(outcome)" == "Bag is on screen; reused UISplitViewController; built Bag")
    }
  }

  @Test(arguments: [
    UIUserInterfaceSizeClass.compact, .regular,
  ])
  func `A screen is pushed in the secondary, found by the finder of its stack`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await inWindow("window\n└─ Login", width: width) { window, _ in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.message(), with: 1)
      let bag = finding(BagViewController.self).using(UINavigationController.push())
        .from(GeneralStep.custom(using: DetailNavigationFinder())).assemble()
      try await router.navigate(to: bag)
      let detail = try #require(try window.screen(BagViewController.self).navigationController)
      #expect(detail.viewControllers.map { name(of: $0) } == ["Product(1)", "Bag"])
      #expect(try await router.navigate(to: bag).isAlreadyThere)
    }
  }

  /// A message in a classic split view.
  static let classic = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(),
    factory: ClosureFactory { (id: Int) in ProductViewController(id: id) }
  )
  .using(UISplitViewController.setSecondary())
  .from(
    SingleContainerStep(
      finder: ClassFinder(options: .currentLayer),
      factory: CompleteFactoryAssembly(factory: SplitControllerFactory())
        .with(
          ClosureFactory { (_: Int) in
            UINavigationController(rootViewController: HomeViewController())
          },
          using: UISplitViewController.setPrimary()
        )
        .assemble())
  )
  .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()

  @Test func `In the classic style, the secondary is replaced or, collapsed, pushed`() async throws
  {
    for width in [UIUserInterfaceSizeClass.regular, .compact] {
      try await inWindow("window\n└─ Login", width: width) { window, _ in
        let router = WindowRouter(window: window)
        try await router.navigate(to: Self.classic, with: 1)
        try await router.navigate(to: Self.classic, with: 2)
        #expect(
          window.drawn
            == (width == .regular
              ? """
              window
              └─ split
                 ├─ stack*
                 │  └─ Home*
                 └─ Product(2)*
              """
              : """
              window
              └─ split
                 └─ stack*
                    ├─ Home
                    ├─ Product(1)
                    └─ Product(2)*
              """))
        #expect(try await router.navigate(to: Self.classic, with: 2).isAlreadyThere)
      }
    }
  }

  @Test func `A column of the classic style is an error that changes nothing`() async throws {
    try await inWindow(
      "window\n└─ split\n   ├─ Home*\n   └─ Bag*", width: .regular
    ) { window, _ in
      let text = await text {
        try await WindowRouter(window: window).navigate(to: Self.message(), with: 1)
      }
      #expect(
        text.contains(
          "There is no place for <a secondary column> in <UISplitViewController>: its style and width leave none."
        ))
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `Two columns have no third: an error that changes nothing`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page("Menu"), for: .primary)
      split.setViewController(page("Home"), for: .secondary)
      let window = await simulation.show(split, width: width)
      let before = window.drawn
      let text = await text {
        try await WindowRouter(window: window).navigate(
          to: TripleColumnTests.bag(in: .supplementary))
      }
      #expect(
        text.contains(
          "There is no place for <a supplementary column> in <UISplitViewController>: its style and width "
            + "leave none. Make it with a style that has the column; where it may be narrow, with a stack as "
            + "its primary and no compact column."))
      #expect(window.drawn == before)
      #expect(split.viewController(for: .supplementary) == nil)
    }
  }

  @Test(arguments: [
    (
      true,
      """
      window
      └─ split
         ├─ stack*
         │  └─ Account*
         └─ stack*
            └─ Bag*
      """
    ),
    (
      false,
      """
      window
      └─ split
         ├─ stack*
         │  └─ Home*
         └─ stack*
            └─ Account*
      """
    ),
  ])
  func `What the chain adds replaces what a new split view is built with`(
    isPrimary: Bool, after: String
  ) async throws {
    try await inWindow("window\n└─ Login", width: .regular) { window, _ in
      let split = StepAssembly(
        finder: .classFinder(),
        factory: CompleteFactory(factory: SplitControllerFactory(style: .doubleColumn))
          .with(ClassFactory<HomeViewController, Any?>(), using: .show(in: .primary))
          .with(ClassFactory<BagViewController, Any?>(), using: .show(in: .secondary))
      )
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root())
      let account = finding(AccountViewController.self)
      try await WindowRouter(window: window).navigate(
        to: isPrimary
          ? account.using(.setPrimary()).from(split) : account.using(.setSecondary()).from(split))
      #expect(window.drawn == after)
    }
  }
}
#endif
