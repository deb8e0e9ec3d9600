#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The actions under UIKit's names, in full and in short.
struct ActionTests {
  static func bag() -> StepAssembly<
    BagViewController, ClassFinder<BagViewController, Any?>, ClassFactory<BagViewController, Any?>
  > {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory())
  }

  static func given<Target: UIViewController>() -> DestinationStep<Target, Any?> {
    existing(Target.self)
  }

  @Test func `A screen becomes the only one in a stack`() async throws {
    let journey = Journey(
      "deep in a stack",
      """
      window                          →  window
      └─ stack                           └─ stack
         ├─ Home                            └─ Bag*
         ├─ Account
         └─ Login*
      """)
    try await check(
      journey, to: Self.bag().using(UINavigationController.pushAsRoot()).from(Self.given()))
    try await check(journey, to: Self.bag().using(.pushAsRoot()).from(navigation))
  }

  @Test func `A screen takes the place of the top of a stack`() async throws {
    let journey = Journey(
      "deep in a stack, under a modal",
      """
      window                          →  window
      ├─ stack                           └─ stack
      │  ├─ Home                            ├─ Home
      │  └─ Login*                          └─ Bag*
      └─ modal Account
      """)
    try await check(
      journey,
      to: Self.bag().using(UINavigationController.pushReplacingLast()).from(Self.given()))
    try await check(journey, to: Self.bag().using(.pushReplacingLast()).from(navigation))
  }

  @Test func `A screen becomes a tab, at the end or at a place`() async throws {
    let last = Journey(
      "tabs",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Home
         └─ Account                         ├─ Account
                                            └─ Bag*
      """)
    try await check(last, to: Self.bag().using(UITabBarController.addTab()).from(Self.given()))
    try await check(last, to: Self.bag().using(.addTab()).from(tabs))
    let replacing = Journey(
      "tabs",
      """
      window                          →  window
      └─ tabs                            └─ tabs
         ├─ Home*                           ├─ Bag*
         └─ Account                         └─ Account
      """)
    try await check(
      replacing,
      to: Self.bag().using(UITabBarController.add(at: 0, replacing: true)).from(Self.given()))
  }

  @Test func `A screen becomes one side of a split view in the classic style`() async throws {
    let primary = Journey(
      "the primary",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home*                           ├─ Bag*
         └─ Account*                        └─ Account*
      """)
    let secondary = Journey(
      "the secondary",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home*                           ├─ Home*
         └─ Account*                        └─ Bag*
      """)
    try await check(
      primary, to: Self.bag().using(UISplitViewController.setPrimary()).from(Self.given()),
      width: .regular)
    try await check(
      primary, to: Self.bag().using(.setPrimary()).from(split), width: .regular)
    try await check(
      secondary, to: Self.bag().using(UISplitViewController.setSecondary()).from(Self.given()),
      width: .regular)
    try await check(
      secondary, to: Self.bag().using(.setSecondary()).from(split), width: .regular)
  }

  @Test func `A screen is pushed in the secondary's stack, which a finder finds`() async throws {
    let journey = Journey(
      "a stack as the secondary",
      """
      window                          →  window
      └─ split                           └─ split
         ├─ Home*                           ├─ Home*
         └─ stack*                          └─ stack*
            └─ Account*                        ├─ Account
                                               └─ Bag*
      """)
    try await check(
      journey, to: Self.bag().using(UISplitViewController.pushInSecondary()).from(split),
      width: .regular)
    try await check(
      journey,
      to: Self.bag().using(.push())
        .from(GeneralStep.custom(using: .detailNavigation(from: .root))),
      width: .regular)
  }

  private var navigation: DestinationStep<UINavigationController, Any?> { Self.given() }
  private var tabs: DestinationStep<UITabBarController, Any?> { Self.given() }
  private var split: DestinationStep<UISplitViewController, Any?> { Self.given() }
}
#endif
