#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What a container shows is decided when it comes on display: the destination is revealed then.
@MainActor
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
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The list of a new classic split view is shown, although the window is narrow`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    let factory = CompleteFactoryAssembly(factory: SplitControllerFactory())
      .with(
        ClosureFactory { (_: Any?) in Self.stack(HomeViewController()) },
        using: UISplitViewController.setPrimary()
      )
      .with(
        ClosureFactory { (_: Any?) in Self.stack(BagViewController()) },
        using: UISplitViewController.setSecondary()
      )
      .assemble()
    let detail = width == .regular ? "\n   └─ stack*\n      └─ Bag*" : ""
    let bar = width == .regular ? "│" : " "
    try await check(
      "window\n└─ Login", to: Self.list(factory), width: width,
      gives: "window\n└─ split\n   \(width == .regular ? "├" : "└")─ stack*\n   \(bar)  └─ Home*"
        + detail)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The list of a new split view with columns is shown, although the window is narrow`(
    _ width: UIUserInterfaceSizeClass
  ) async throws {
    let factory = CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
      .with(
        ClassFactory<HomeViewController, Any?>(), using: UISplitViewController.show(in: .primary)
      )
      .with(
        ClassFactory<BagViewController, Any?>(), using: UISplitViewController.show(in: .secondary)
      )
      .assemble()
    let detail = width == .regular ? "\n   └─ stack*\n      └─ Bag*" : ""
    let bar = width == .regular ? "│" : " "
    try await check(
      "window\n└─ Login", to: Self.list(factory), width: width,
      gives: "window\n└─ split\n   \(width == .regular ? "├" : "└")─ stack*\n   \(bar)  └─ Home*"
        + detail)
  }

  @Test
  func `A new detail is shown, although the delegate puts it away when the split view collapses`()
    async throws
  {
    let delegate = Decider()
    let detail = StepAssembly(
      finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
    )
    .using(UISplitViewController.setSecondary())
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
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
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
    let detail = StepAssembly(
      finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
    )
    .using(UISplitViewController.show(in: .secondary))
    .from(
      SingleContainerStep(
        finder: ClassFinder<UISplitViewController, Any?>(),
        factory: CompleteFactoryAssembly(
          factory: SplitControllerFactory(style: .doubleColumn) { $0.delegate = delegate }
        )
        .with(
          ClassFactory<HomeViewController, Any?>(), using: UISplitViewController.show(in: .primary)
        )
        .assemble())
    )
    .using(GeneralAction.presentModally(style: .fullScreen))
    .from(GeneralStep.current())
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

  /// A split view in the tab that is not shown, and a navigation to its new detail.
  private func showDetail(
    beside list: UIViewController, _ delegate: Decider? = nil
  ) async throws -> String {
    let detail = StepAssembly(
      finder: .classFinder(), factory: ClassFactory<BagViewController, Any?>()
    )
    .using(UISplitViewController.setSecondary())
    .from(GeneralStep.custom(using: ClassFinder<UISplitViewController, Any?>()))
    .assemble()
    return try await Simulation.run { simulation in
      let split = UISplitViewController()
      split.delegate = delegate
      split.viewControllers = [list]
      let tabs = UITabBarController()
      tabs.viewControllers = [split, ProductViewController(id: 1)]
      tabs.selectedIndex = 1
      let window = simulation.makeWindow(root: tabs, width: .compact)
      await simulation.untilIdle()
      try await WindowRouter(window: window).navigate(to: detail)
      #expect(simulation.warnings == [])
      return window.drawn
    }
  }

  @Test func `A new detail is shown, although the split view puts it away when its tab is shown`()
    async throws
  {
    let delegate = Decider()
    #expect(
      try await showDetail(beside: Self.stack(HomeViewController()), delegate) == """
        window
        └─ tabs
           ├─ split*
           │  └─ stack*
           │     ├─ Home
           │     └─ Bag*
           └─ Product(1)
        """)
  }

  @Test func `A detail that a narrow split view has no place for ends the navigation and says why`()
    async
  {
    let error = await #expect(throws: NavigationError.self) {
      try await showDetail(beside: HomeViewController())
    }
    #expect(
      error?.message.contains("There is no place for <Bag> in <UISplitViewController>") == true)
    #expect(error?.message.hasSuffix("All changes were undone.") == true)
  }

  private func check<Target>(
    _ before: String, to step: DestinationStep<Target, Any?>, width: UIUserInterfaceSizeClass,
    gives after: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await Simulation.run { simulation in
      let window = try await simulation.window(before, width: width)
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
