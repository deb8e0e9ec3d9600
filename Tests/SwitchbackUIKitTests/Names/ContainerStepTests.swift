#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The steps that make a container, in full and in short.
struct ContainerStepTests {
  @Test(arguments: Spelling.allCases)
  func `A tab bar controller is made and presented`(_ spelling: Spelling) async throws {
    let step: DestinationStep<BagViewController, Any?> =
      switch spelling {
      case .long:
        ActionTests.bag()
          .using(UITabBarController.addTab())
          .from(TabBarControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      case .short:
        ActionTests.bag().using(.addTab()).from(.tabBarController()).using(.presentModally())
          .from(.current()).assemble()
      }
    try await check(
      Journey(
        "root only",
        """
        window                          →  window
        └─ Home                            ├─ Home
                                           └─ modal tabs
                                              └─ Bag*
        """), to: step)
  }

  @Test(arguments: Spelling.allCases)
  func `A split view with columns is made and becomes the root`(_ spelling: Spelling) async throws {
    let step: DestinationStep<BagViewController, Any?> =
      switch spelling {
      case .long:
        ActionTests.bag()
          .using(UISplitViewController.show(in: .primary))
          .from(SplitControllerStep(style: .doubleColumn))
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()
      case .short:
        ActionTests.bag().using(.show(in: .primary)).from(.splitController()).using(.replaceRoot())
          .from(.root()).assemble()
      }
    try await check(
      Journey(
        "root only",
        """
        window                          →  window
        └─ Home                            └─ split
                                              └─ stack*
                                                 └─ Bag*
        """), to: step, width: .regular)
  }

  @Test func `A split view in the classic style is made and becomes the root`() async throws {
    let step = ActionTests.bag()
      .using(UISplitViewController.setPrimary())
      .from(SplitControllerStep())
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    try await check(
      Journey(
        "root only",
        """
        window                          →  window
        └─ Home                            └─ split
                                              └─ Bag*
        """), to: step, width: .regular)
  }

  @Test func `Containers are set up when they are made, and may be of an app's own class`()
    async throws
  {
    final class OwnTabs: UITabBarController {}
    final class OwnSplit: UISplitViewController {}
    try await onDevice { _ in
      let navigation = try await NavigationControllerFactory<UINavigationController, Any?>(
        configure: { $0.isNavigationBarHidden = $0.viewControllers.count == 2 }
      ).build(with: nil, integrating: [page("One"), page("Two")])
      #expect(navigation.isNavigationBarHidden)
      #expect(navigation.viewControllers.map(\.title) == ["One", "Two"])

      let tabs = try await TabBarControllerFactory<UITabBarController, Any?>(
        configure: { $0.title = "\($0.viewControllers?.count ?? 0) tabs" }
      ).build(with: nil, integrating: [page("One"), page("Two")])
      #expect(tabs.title == "2 tabs")
      #expect(tabs.viewControllers?.map(\.title) == ["One", "Two"])
      let ownTabs = TabBarControllerFactory<OwnTabs, Any?> { OwnTabs() }
      #expect(try await ownTabs.build(with: nil, integrating: []).viewControllers == nil)

      let split = try await SplitControllerFactory<UISplitViewController, Any?>(
        style: .tripleColumn,
        configure: {
          if $0.viewController(for: .primary) != nil { $0.preferredDisplayMode = .secondaryOnly }
        }
      ).build(with: nil, integrating: [page("One"), page("Two"), page("Three")])
      #expect(split.preferredDisplayMode == .secondaryOnly)
      #expect(split.viewController(for: .supplementary)?.title == "Two")
      let classic = try await SplitControllerFactory<UISplitViewController, Any?>(
        configure: { $0.title = "\($0.viewControllers.count) sides" }
      ).build(with: nil, integrating: [page("One"), page("Two")])
      #expect(classic.title == "2 sides")
      let ownSplit = SplitControllerFactory<OwnSplit, Any?> { OwnSplit() }
      let sides = try await ownSplit.build(with: nil, integrating: [page("One"), page("Two")])
      #expect(sides.viewControllers.map(\.title) == ["One", "Two"])
    }
  }
}
#endif
