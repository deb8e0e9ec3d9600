#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// What a split view shows after a navigation that has changed it and then fails.
struct SplitUndoTests {
  typealias Column = UISplitViewController.Column

  /// The width, and the number of columns out of sight. In a narrow window, the user has gone back from these. A wide
  /// one hides them.
  nonisolated static let cases: [(UIUserInterfaceSizeClass, Int)] =
    [UIUserInterfaceSizeClass.compact, .regular].flatMap { width in (0...2).map { (width, $0) } }

  private static func bag<A: Action>(_ action: A) -> DestinationStep<BagViewController, Any?>
  where A.Source == UISplitViewController {
    finding(BagViewController.self).using(action).from(existing(UISplitViewController.self))
      .assemble()
  }

  private static func ways(
    in style: SecondaryTests.Style
  ) -> [(String, DestinationStep<BagViewController, Any?>)] {
    let columns: [Column] =
      switch style {
      case .classic: []
      case .doubleColumn: [.primary, .secondary]
      case .tripleColumn: [.primary, .supplementary, .secondary]
      }
    let onto = StepAssembly(
      finder: NilFinder(), factory: ClassFactory<BagViewController, Any?>()
    ).using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
    return [
      ("the primary", bag(.setPrimary())), ("the secondary", bag(.setSecondary())),
      ("a push there", bag(UISplitViewController.pushInSecondary())),
      ("a push", onto.assemble()),
      (
        "a layer",
        finding(BagViewController.self).using(GeneralAction.presentModally())
          .from(existing(UISplitViewController.self)).assemble()
      ),
    ]
      + columns.map { ("column \($0)", TripleColumnTests.bag(in: $0)) }
  }

  @Test(arguments: SecondaryTests.Style.allCases, cases)
  func `After a failure, the user sees the same columns as before`(
    _ style: SecondaryTests.Style, _ start: (width: UIUserInterfaceSizeClass, gone: Int)
  ) async throws {
    for (name, way) in Self.ways(in: style) {
      try await onDevice { simulation in
        let split = SecondaryTests.makeSplit(style)
        let window = await simulation.show(split, width: start.width)
        if start.width == .compact {
          for _ in 0..<start.gone {
            (split.viewControllers.first as? UINavigationController)?
              .popViewController(animated: false)
          }
        } else {
          split.preferredDisplayMode =
            [.twoBesideSecondary, .oneBesideSecondary, .secondaryOnly][start.gone]
        }
        await simulation.untilIdle()
        let before = window.drawn
        let step = finding(AccountViewController.self).using(FailingAction()).from(way).assemble()
        let text = await text {
          try await WindowRouter(window: window).navigate(to: step, animated: false)
        }
        await simulation.untilIdle()
        // A column between two others does not come back, and the error says so.
        let isLost = before.contains("Messages") && !window.drawn.contains("Messages")
        #expect(isLost || window.drawn == before, "\(name)")
        #expect(text.contains("All changes were undone.") == (window.drawn == before), "\(name)")
      }
    }
  }

  @Test func `The error names a column that has gone elsewhere`() async throws {
    try await onDevice { simulation in
      let split = SecondaryTests.makeSplit(.doubleColumn)
      let window = await simulation.show(split, width: .regular)
      let inbox = split.viewController(for: .secondary)
      let tabs = UITabBarController()
      let step = finding(AccountViewController.self)
        .using(Losing { tabs.viewControllers = [inbox].compactMap(\.self) }).from(
          Self.bag(.setSecondary())
        )
        .assemble()
      let text = await text {
        try await WindowRouter(window: window).navigate(to: step, animated: false)
      }
      #expect(
        text.contains(
          """
          Not undone: UISplitViewController no longer contains UINavigationController \
          (UINavigationController is elsewhere now, and stays).
          """))
      #expect(window.drawn == "window\n└─ split\n   └─ stack*\n      └─ Folders*")
    }
  }

  private struct Losing: Action {
    let lose: @MainActor () -> Void

    func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
      []
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      lose()
      throw CancellationError()
    }
  }

  @Test func `A narrow split view shows the list again that the user had gone back to`()
    async throws
  {
    try await onDevice { simulation in
      let split = SecondaryTests.makeSplit(.doubleColumn)
      let window = await simulation.show(split, width: .compact)
      (split.viewControllers.first as? UINavigationController)?.popViewController(animated: false)
      await simulation.untilIdle()
      let before = """
        window
        └─ split
           ├─ stack*
           │  └─ Folders*
           └─ stack
              └─ Inbox*
        """
      #expect(window.drawn == before)
      let step = finding(AccountViewController.self).using(FailingAction())
        .from(Self.bag(.setSecondary())).assemble()
      await #expect(throws: NavigationError.self) {
        try await WindowRouter(window: window).navigate(to: step)
      }
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: SecondaryTests.Style.allCases, [true, false])
  func `A narrow split view shows the detail again that a screen has replaced in its only stack`(
    _ style: SecondaryTests.Style, replacesAll: Bool
  ) async throws {
    try await onDevice { simulation in
      let split = SecondaryTests.makeSplit(style)
      let window = await simulation.show(split, width: .compact)
      let before = """
        window
        └─ split
           └─ stack*
              ├─ Folders\(style == .tripleColumn ? "\n      ├─ stack\n      │  └─ Messages*" : "")
              └─ stack*
                 └─ Inbox*
        """
      #expect(window.drawn == before)
      let stack = GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())
      let bag = finding(BagViewController.self)
      let replacing =
        replacesAll
        ? bag.using(UINavigationController.pushAsRoot()).from(stack).assemble()
        : bag.using(UINavigationController.pushReplacingLast()).from(stack).assemble()
      let step = finding(AccountViewController.self).using(FailingAction()).from(replacing)
        .assemble()
      let text = await text { try await WindowRouter(window: window).navigate(to: step) }
      await simulation.untilIdle()
      #expect(text.contains("All changes were undone."))
      #expect(window.drawn == before)
    }
  }

  @Test(arguments: [SecondaryTests.Style.doubleColumn, .tripleColumn])
  func `A split view that expands before a failure is as it would be without the navigation`(
    _ style: SecondaryTests.Style
  ) async throws {
    let messages = style == .tripleColumn ? "\n   │  ├─ stack*\n   │  │  └─ Messages*" : ""
    for (name, way) in Self.ways(in: style).prefix(4) {
      try await onDevice { simulation in
        let split = SecondaryTests.makeSplit(style)
        let tabs = UITabBarController()
        tabs.viewControllers = [split, page("Home")]
        let window = await simulation.show(tabs, width: .compact)
        tabs.selectedIndex = 1
        await simulation.untilIdle()
        // Hidden, it expands only when the navigation shows it.
        simulation.changeWidth(of: try #require(window.windowScene), to: .regular)
        await simulation.untilIdle()
        #expect(split.isCollapsed)
        let step = finding(AccountViewController.self).using(FailingAction()).from(way).assemble()
        let text = await text { try await WindowRouter(window: window).navigate(to: step) }
        await simulation.untilIdle()
        #expect(text.contains("All changes were undone."), "\(name)")
        #expect(
          window.drawn == """
            window
            └─ tabs
               ├─ split
               │  ├─ stack*
               │  │  └─ Folders*\(messages)
               │  └─ stack*
               │     └─ Inbox*
               └─ Home*
            """, "\(name)")
      }
    }
  }
}
#endif
