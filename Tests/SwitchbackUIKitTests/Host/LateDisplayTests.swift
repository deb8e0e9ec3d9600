#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What a container shows is decided when it comes on display: the destination is revealed then.
struct LateDisplayTests {
  /// Decides where a split view has room for one side only.
  final class Decider: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  static func stack(_ screen: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: screen)
  }

  /// The list of a split view that is built together with a detail.
  static func list(
    _ split: some ContainerFactory<UISplitViewController, Any?>
  ) -> DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
      .from(
        SingleContainerStep(finder: ClassFinder<UISplitViewController, Any?>(), factory: split)
      )
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular], [true, false])
  func `The list of a new split view is shown, although the window is narrow`(
    _ width: UIUserInterfaceSizeClass, hasColumns: Bool
  ) async throws {
    let list =
      hasColumns
      ? Self.list(
        CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
          .with(ClassFactory<HomeViewController, Any?>(), using: .show(in: .primary))
          .with(ClassFactory<BagViewController, Any?>(), using: .show(in: .secondary))
          .assemble())
      : Self.list(
        CompleteFactoryAssembly(factory: SplitControllerFactory())
          .with(
            ClosureFactory { (_: Any?) in Self.stack(HomeViewController()) }, using: .setPrimary()
          )
          .with(
            ClosureFactory { (_: Any?) in Self.stack(BagViewController()) }, using: .setSecondary()
          )
          .assemble())
    let after =
      width == .regular
      ? """
      window
      └─ split
         ├─ stack*
         │  └─ Home*
         └─ stack*
            └─ Bag*
      """
      : hasColumns
        ? """
        window
        └─ split
           ├─ stack*
           │  └─ Home*
           └─ stack
              └─ Bag*
        """
        : "window\n└─ split\n   └─ stack*\n      └─ Home*"
    try await check("window\n└─ Login", to: list, width: width, gives: after)
  }

  @Test
  func `A new detail is shown, although the delegate puts it away when the split view collapses`()
    async throws
  {
    let delegate = Decider()
    let detail = finding(BagViewController.self).using(UISplitViewController.setSecondary())
      .from(
        SingleContainerStep(
          finder: ClassFinder<UISplitViewController, Any?>(),
          factory: CompleteFactoryAssembly(
            factory: SplitControllerFactory {
              let split = UISplitViewController()
              split.delegate = delegate
              return split
            }
          )
          .with(
            ClosureFactory { (_: Any?) in Self.stack(HomeViewController()) },
            using: UISplitViewController.setPrimary()
          )
          .assemble())
      )
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    try await check(
      "window\n└─ Login", to: detail, width: .compact,
      gives: """
        window
        └─ split
           └─ stack*
              ├─ Home
              └─ Bag*
        """)
  }

  @Test func `A new detail is shown in its column, although the delegate prefers the list`()
    async throws
  {
    let delegate = Decider()
    let detail = finding(BagViewController.self).using(UISplitViewController.show(in: .secondary))
      .from(
        SingleContainerStep(
          finder: ClassFinder<UISplitViewController, Any?>(),
          factory: CompleteFactoryAssembly(
            factory: SplitControllerFactory(style: .doubleColumn) { $0.delegate = delegate }
          )
          .with(
            ClassFactory<HomeViewController, Any?>(),
            using: UISplitViewController.show(in: .primary)
          )
          .assemble())
      )
      .using(GeneralAction.presentModally(style: .fullScreen)).from(GeneralStep.current())
      .assemble()
    try await check(
      "window\n└─ Login", to: detail, width: .compact,
      gives: """
        window
        ├─ Login
        └─ modal split
           └─ stack*
              ├─ Home
              └─ stack*
                 └─ Bag*
        """)
  }

  @Test func `A new detail is shown, although the split view puts it away when its tab is shown`()
    async throws
  {
    let detail = finding(BagViewController.self).using(UISplitViewController.setSecondary())
      .from(existing(UISplitViewController.self)).assemble()
    try await onDevice { simulation in
      let split = UISplitViewController()
      let delegate = Decider()
      split.delegate = delegate
      split.viewControllers = [Self.stack(HomeViewController())]
      let tabs = UITabBarController()
      tabs.viewControllers = [split, ProductViewController(id: 1)]
      tabs.selectedIndex = 1
      let window = await simulation.show(tabs, width: .compact)
      try await WindowRouter(window: window).navigate(to: detail)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ split*
             │  └─ stack*
             │     ├─ Home
             │     └─ Bag*
             └─ Product(1)
          """)
    }
  }

  @Test func `A draft that the collapse puts above the list stays until it was asked`() async throws
  {
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Any?>())
    try await Simulation.run { simulation in
      let window = try await simulation.window(
        """
        window
        └─ tabs
           ├─ split
           │  ├─ stack*
           │  │  └─ Home*
           │  └─ Draft*
           └─ Product(1)*
        """)
      let router = WindowRouter(window: window)
      let error = await #expect(throws: NavigationError.self) {
        try await router.navigate(to: home)
      }
      #expect(
        error?.message == """
          The screens could not be changed: Home is not on screen although every operation has \
          succeeded: Draft got in the way during the navigation, and was not asked whether it may be \
          removed. Navigate again to ask it. All changes were undone.
          """)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ split
             │  └─ stack*
             │     ├─ Home
             │     └─ Draft*
             └─ Product(1)*
          """)
      let draft = try window.screen(DraftViewController.self)
      #expect(draft.askedCount == 0)
      try await router.navigate(to: home)
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ split*
             │  └─ stack*
             │     └─ Home*
             └─ Product(1)
          """)
      #expect(draft.askedCount == 1)
      #expect(simulation.warnings == [])
    }
  }

  private func check<Target>(
    _ before: String, to step: DestinationStep<Target, Any?>, width: UIUserInterfaceSizeClass,
    gives after: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await inWindow(before, width: width) { window, simulation in
      let router = WindowRouter(window: window)
      try await router.navigate(to: step)
      #expect(window.drawn == after, sourceLocation: sourceLocation)
      await simulation.untilIdle()
      #expect(window.drawn == after, sourceLocation: sourceLocation)
      #expect(try await router.navigate(to: step).isAlreadyThere, sourceLocation: sourceLocation)
      #expect(simulation.warnings == [], sourceLocation: sourceLocation)
    }
  }
}
#endif
