#if !canImport(UIKit)
import Switchback
import SwitchbackModel
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// The two actions for the secondary side, in every style and width.
struct SecondaryTests {
  enum Style: CaseIterable {
    case classic, doubleColumn, tripleColumn
  }

  // An action's own spelling and its short form are of one type, which the compiler checks here.
  private static let push = bag(UISplitViewController.pushInSecondary() as PushInSecondary)
  private static let set = bag(UISplitViewController.setSecondary() as SetSecondary)

  private static func bag<A: Action>(
    _ action: A
  ) -> DestinationStep<BagViewController, Any?> where A.Source == UISplitViewController {
    StepAssembly(finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>())
      .using(action).from(existing(UISplitViewController.self)).assemble()
  }

  /// Folders, in three columns Messages, and a stack of Inbox.
  static func makeSplit(_ style: Style) -> UISplitViewController {
    let secondary = UINavigationController(rootViewController: page("Inbox"))
    guard style != .classic else {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: page("Folders")), secondary,
      ]
      return split
    }
    let split = UISplitViewController(style: style == .doubleColumn ? .doubleColumn : .tripleColumn)
    split.setViewController(page("Folders"), for: .primary)
    if style == .tripleColumn { split.setViewController(page("Messages"), for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  /// The window after a navigation to Bag, which is there once then.
  private func drawn(
    after step: DestinationStep<BagViewController, Any?>, _ style: Style,
    _ width: UIUserInterfaceSizeClass
  ) async throws -> String {
    try await onDevice { simulation in
      let window = await simulation.show(Self.makeSplit(style), width: width)
      try await WindowRouter(window: window).navigate(to: step)
      #expect(try window.screen(BagViewController.self).viewIfLoaded?.window === window)
      return window.drawn
    }
  }

  @Test(arguments: Style.allCases)
  func `Wide, a screen is pushed in the secondary beside all other columns`(
    style: Style
  ) async throws {
    let drawn = try await drawn(after: Self.push, style, .regular)
    #expect(
      drawn == """
        window
        └─ split
           ├─ stack*
           │  └─ Folders*\(style == .tripleColumn ? "\n   ├─ stack*\n   │  └─ Messages*" : "")
           └─ stack*
              ├─ Inbox
              └─ Bag*
        """)
  }

  @Test(arguments: Style.allCases)
  func `Narrow, it is pushed in the stack that the secondary has come with`(
    style: Style
  ) async throws {
    let drawn = try await drawn(after: Self.push, style, .compact)
    #expect(
      drawn == """
        window
        └─ split
           └─ stack*
              ├─ Folders\(style == .tripleColumn ? "\n      ├─ stack\n      │  └─ Messages*" : "")
              └─ stack*
                 ├─ Inbox
                 └─ Bag*
        """)
  }

  @Test(arguments: Style.allCases)
  func `Wide, a new secondary takes the place of the one that was there, and of nothing else`(
    style: Style
  ) async throws {
    let drawn = try await drawn(after: Self.set, style, .regular)
    #expect(
      drawn == """
        window
        └─ split
           ├─ stack*
           │  └─ Folders*\(style == .tripleColumn ? "\n   ├─ stack*\n   │  └─ Messages*" : "")
           └─ \(style == .classic ? "Bag*" : "stack*\n      └─ Bag*")
        """)
  }

  @Test(arguments: Style.allCases)
  func `Narrow, a new secondary is shown`(style: Style) async throws {
    let drawn = try await drawn(after: Self.set, style, .compact)
    #expect(drawn.contains("Folders"))
    #expect(drawn.contains("Messages") == (style == .tripleColumn))
    #expect(drawn.hasSuffix("Bag*"))
  }

  @Test(arguments: Style.allCases, [UIUserInterfaceSizeClass.compact, .regular])
  func `A plan lists the same removed screens before its navigation and afterwards`(
    _ style: Style, _ width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.makeSplit(style), width: width)
      let router = WindowRouter(window: window)
      let plan = try router.plan(to: Self.set)
      let before = plan.removed
      #expect(before.isEmpty == (style == .classic && width == .compact))
      let now = window.drawn
      try await router.navigate(to: Self.set)
      #expect(window.drawn != now)
      #expect(areSame(plan.removed, before))
    }
  }

  @Test func `A split view of three columns without a secondary gets one, and keeps the others`()
    async throws
  {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(page("Folders"), for: .primary)
      split.setViewController(page("Messages"), for: .supplementary)
      let window = await simulation.show(split, width: .regular)
      try await WindowRouter(window: window).navigate(to: Self.set)
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Folders*
             ├─ stack*
             │  └─ Messages*
             └─ stack*
                └─ Bag*
          """)
    }
  }

  @Test(arguments: Style.allCases, [UIUserInterfaceSizeClass.compact, .regular])
  func `A split view beside the list is shown, or refused before UIKit raises`(
    style: Style, width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let window = await simulation.show(Self.makeSplit(style), width: width)
      let inner = StepAssembly(
        finder: NilFinder(),
        factory: ClosureFactory<UISplitViewController, Any?> { _ in UISplitViewController() }
      )
      .using(UISplitViewController.setSecondary())
      .from(existing(UISplitViewController.self)).assemble()
      let before = window.drawn
      do {
        try await WindowRouter(window: window).navigate(to: inner)
      } catch {
        #expect(
          "\(error)".contains("Pushing <UISplitViewController> onto <UINavigationController>"))
        #expect(window.drawn == before)
      }
      #expect(simulation.misuses == [])
    }
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `The first screen in the stack that UIKit has made for a column is replaced`(
    width: UIUserInterfaceSizeClass
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page("Folders"), for: .primary)
      let inbox = page("Inbox")
      split.setViewController(inbox, for: .secondary)
      let window = await simulation.show(split, width: width)
      let stack = try #require(inbox.navigationController)
      let bag = finding(BagViewController.self).using(.pushAsRoot())
        .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(stack)))
      let router = WindowRouter(window: window)
      try await router.navigate(to: bag)
      let wide = """
        window
        └─ split
           ├─ stack*
           │  └─ Folders*
           └─ stack*
              └─ Bag*
        """
      let narrow = """
        window
        └─ split
           └─ stack*
              ├─ Folders
              └─ stack*
                 └─ Bag*
        """
      #expect(window.drawn == (width == .compact ? narrow : wide))
      let scene = try #require(window.windowScene)
      for width in [UIUserInterfaceSizeClass.compact, .regular, .compact] {
        simulation.changeWidth(of: scene, to: width)
        await simulation.untilIdle()
        #expect(window.drawn == (width == .compact ? narrow : wide))
        #expect(try await router.navigate(to: bag).isAlreadyThere)
      }
      // The user goes back to the list, and the router brings the column again.
      let list = try #require(split.viewControllers.first as? UINavigationController)
      simulation.tapBack(in: list)
      await simulation.untilIdle()
      try await router.navigate(to: bag)
      #expect(window.drawn == narrow)
    }
  }

  @Test(arguments: [Style.doubleColumn, .tripleColumn])
  func `Narrow, the secondary is asked before another one takes its place`(
    style: Style
  ) async throws {
    try await onDevice { simulation in
      let split = Self.makeSplit(style)
      let draft = DraftViewController()
      draft.answer = { false }
      let secondary = split.viewController(for: .secondary) as? UINavigationController
      secondary?.pushViewController(draft, animated: false)
      let window = await simulation.show(split, width: .compact)
      let before = window.drawn
      #expect(before.hasSuffix("Draft*"))
      let router = WindowRouter(window: window)
      await #expect(throws: NavigationError.self) { try await router.navigate(to: Self.set) }
      #expect(draft.askedCount == 1)
      #expect(window.drawn == before)
      // What stays is not asked.
      draft.answer = { true }
      try await router.navigate(to: Self.push)
      #expect(draft.askedCount == 1)
      try await router.navigate(to: Self.set)
      #expect(draft.askedCount == 2)
      #expect(window.drawn.hasSuffix("Bag*") && !window.drawn.contains("Draft"))
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `Narrow, the secondary is not asked before another primary puts it aside`(
    isTop: Bool, namesColumn: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = Self.makeSplit(.doubleColumn)
      let draft = DraftViewController()
      let secondary = split.viewController(for: .secondary) as? UINavigationController
      secondary?.pushViewController(draft, animated: false)
      let window = await simulation.show(split, width: .compact)
      let list = try #require(split.viewControllers.first as? UINavigationController)
      if !isTop {
        list.popToRootViewController(animated: false)
        await simulation.untilIdle()
      }
      let journey = Journey(
        isTop ? "from the secondary to a new primary" : "from the primary to a new one",
        isTop
          ? """
          window                     →  window
          └─ split                   →  └─ split
             └─ stack*               →     ├─ stack*
                ├─ Folders           →     │  └─ Bag*
                └─ stack*            →     └─ stack
                   ├─ Inbox          →        ├─ Inbox
                   └─ Draft*         →        └─ Draft*
          """
          : """
          window                     →  window
          └─ split                   →  └─ split
             ├─ stack*               →     ├─ stack*
             │  └─ Folders*          →     │  └─ Bag*
             └─ stack                →     └─ stack
                ├─ Inbox             →        ├─ Inbox
                └─ Draft*            →        └─ Draft*
          """)
      #expect(window.drawn == journey.before)
      let bag = finding(BagViewController.self)
      let step =
        namesColumn
        ? bag.using(UISplitViewController.show(in: .primary)).from(CompactSplitTests.split)
          .assemble()
        : bag.using(UISplitViewController.setPrimary()).from(CompactSplitTests.split).assemble()
      let router = WindowRouter(window: window)
      #expect(try router.plan(to: step).asked.isEmpty)
      try await router.navigate(to: step)
      #expect(draft.askedCount == 0)
      #expect(window.drawn == journey.after)
      // It goes with the split view.
      try await router.navigate(to: GuideConfigurations.homeAsRoot())
      #expect(draft.askedCount == 1)
    }
  }

  @Test(arguments: [Style.doubleColumn, .tripleColumn], [true, false])
  func `Without a primary, a secondary is refused, and a primary comes before it`(
    style: Style, isNarrow: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = UISplitViewController(
        style: style == .doubleColumn ? .doubleColumn : .tripleColumn)
      let draft = DraftViewController()
      draft.answer = { false }
      split.setViewController(draft, for: .secondary)
      let window = await simulation.show(split, width: isNarrow ? .compact : .regular)
      let router = WindowRouter(window: window)
      let before = """
        window
        └─ split
           └─ stack*
              └─ Draft*
        """
      #expect(window.drawn == before)
      let refusal = await text { try await router.navigate(to: Self.set) }
      #expect(refusal.contains("The split view has no primary. Set one first, with SetPrimary."))
      #expect(window.drawn == before)
      try await router.navigate(to: Self.bag(UISplitViewController.setPrimary()))
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Bag*
             └─ stack\(isNarrow ? "" : "*")
                └─ Draft*
          """)
      #expect(split.viewController(for: .primary) is BagViewController)
      #expect(split.viewController(for: .secondary) === draft)
      #expect(draft.askedCount == 0)
    }
  }

  @Test func `Narrow, a secondary that the user has left is removed once`() async throws {
    try await onDevice { simulation in
      let split = Self.makeSplit(.doubleColumn)
      let window = await simulation.show(split, width: .compact)
      let list = try #require(split.viewControllers.first as? UINavigationController)
      simulation.tapBack(in: list)
      await simulation.untilIdle()
      #expect(
        window.drawn == """
          window
          └─ split
             ├─ stack*
             │  └─ Folders*
             └─ stack
                └─ Inbox*
          """)
      let router = WindowRouter(window: window)
      let plan = try router.plan(to: Self.set)
      let secondary = try #require(split.viewController(for: .secondary))
      #expect(areSame(plan.removed, [secondary]))
      try await router.navigate(to: Self.set)
      #expect(
        window.drawn == """
          window
          └─ split
             └─ stack*
                ├─ Folders
                └─ stack*
                   └─ Bag*
          """)
    }
  }

  @Test(arguments: Style.allCases)
  func `A failure leaves the secondary where the split view has put it on display`(
    style: Style
  ) async throws {
    try await onDevice { simulation in
      let tabs = UITabBarController()
      tabs.viewControllers = [page("Start"), Self.makeSplit(style)]
      let window = await simulation.show(tabs, width: .compact)
      let hasThree = style == .tripleColumn
      let beside = hasThree ? "\n      ├─ stack*\n      │  └─ Messages*" : ""
      let inside = hasThree ? "\n         ├─ stack\n         │  └─ Messages*" : ""
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Start*
             └─ split
                ├─ stack*
                │  └─ Folders*\(beside)
                └─ stack*
                   └─ Inbox*
          """)
      let failing = finding(HomeViewController.self).using(FailingAction()).from(Self.push)
      let text = await text { try await WindowRouter(window: window).navigate(to: failing) }
      #expect(text.contains("All changes were undone."))
      #expect(
        window.drawn == """
          window
          └─ tabs
             ├─ Start*
             └─ split
                └─ stack*
                   ├─ Folders\(inside)
                   └─ stack*
                      └─ Inbox*
          """)
    }
  }
}
#endif
