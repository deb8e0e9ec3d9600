#if !canImport(UIKit)
import Switchback
import SwitchbackTesting
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// A navigation that is not animated and waits for nothing takes the turns of the main loop that
/// UIKit's own calls take, and no more.
struct TurnTests {
  /// Whether the platform can start a task at once.
  enum Starting: CaseIterable {
    case atOnce, enqueued

    func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
      try await TaskStart.$isAtOnce.withValue(self == .atOnce, operation: body)
    }
  }

  @Test(arguments: Starting.allCases)
  func `A navigation takes no more turns than the same calls by hand`(
    _ starting: Starting
  ) async throws {
    for move in Move.all {
      let byHand = try await turns(move) { window, _ in try await move.byHand(window) }
      // On a busy machine the loop may turn while code comes back from another thread: the best of five counts.
      var least = Int.max
      for _ in 0..<5 where least > byHand {
        let turns = try await turns(move) { window, router in
          try await starting.run { _ = try await router.navigate(to: move.step, animated: false) }
        }
        least = min(least, turns)
      }
      #expect(least <= byHand, "\(move.journey)")
    }
  }

  private func turns(
    _ move: Move, _ act: @escaping @MainActor (UIWindow, WindowRouter) async throws -> Void
  ) async throws -> Int {
    try await inWindow(move.journey.before) { window, simulation in
      let start = simulation.loop.turnCount
      try await act(window, WindowRouter(window: window))
      await simulation.untilIdle()
      #expect(window.drawn == move.journey.after)
      return simulation.loop.turnCount - start
    }
  }

  @Test func `A stack that changes without animation is waited for within the call`() async throws {
    for move in [Move.push, .pop] {
      try await inWindow(move.journey.before) { window, _ in
        var hasReturned = false
        let task = startNow {
          _ = try await WindowRouter(window: window).navigate(to: move.step, animated: false)
          hasReturned = true
        }
        #expect(hasReturned, "\(move.journey)")
        try await task.value
        #expect(window.drawn == move.journey.after)
      }
    }
  }

  @Test func `Go carries a navigation out within the call`() async throws {
    for move in Move.all where move.isOneCall {
      try await inWindow(move.journey.before) { window, _ in
        let task = WindowRouter(window: window).go(to: move.step, animated: false)
        #expect(window.drawn == move.journey.after)
        _ = try await task.value
      }
    }
  }

  @Test func `Where a task has to be enqueued, go takes two turns of the main actor`() async throws
  {
    for move in Move.all where move.isOneCall {
      try await inWindow(move.journey.before) { window, _ in
        let task = TaskStart.$isAtOnce.withValue(false) {
          WindowRouter(window: window).go(to: move.step, animated: false)
        }
        let counter = TurnCounter { window.drawn == move.journey.after }
        #expect(window.drawn == move.journey.before)
        _ = try await task.value
        #expect(counter.turns <= 2, "\(move.journey)")
      }
    }
  }
}

/// Counts the turns of the main actor's queue until a condition holds.
private final class TurnCounter {
  private(set) var turns = 0
  private let isOver: @MainActor () -> Bool

  init(until isOver: @escaping @MainActor () -> Bool) {
    self.isOver = isOver
    count()
  }

  private func count() {
    turns += 1
    Task { if !isOver() { count() } }
  }
}

/// A navigation, and the same with UIKit's own calls.
private struct Move {
  let journey: Journey
  let step: BoundStep
  /// Whether UIKit makes the change in one call, so that the navigation can, too.
  var isOneCall = true
  let byHand: @MainActor (UIWindow) async throws -> Void

  static var all: [Move] {
    [push, pop, select, selectAndPush, present, replaceRoot, dismissAndPop]
  }

  static let push = Move(
    journey: Journey(
      "a push",
      """
      window                →  window
      └─ stack                 └─ stack
         └─ Home*                 ├─ Home
                                  └─ Account*
      """),
    step: pushAccount
  ) { window in
    let stack = try window.screen(UINavigationController.self)
    stack.pushViewController(AccountViewController(), animated: false)
  }

  static let pop = Move(
    journey: Journey(
      "a pop",
      """
      window                →  window
      └─ stack                 └─ stack
         ├─ Home                  └─ Home*
         └─ Login*
      """),
    step: home
  ) { window in
    try window.screen(UINavigationController.self).popViewController(animated: false)
  }

  static let select = Move(
    journey: Journey(
      "another tab",
      """
      window                →  window
      └─ tabs                  └─ tabs
         ├─ Bag*                  ├─ Bag
         └─ Home                  └─ Home*
      """),
    step: home
  ) { window in
    try window.screen(UITabBarController.self).selectedIndex = 1
  }

  static let selectAndPush = Move(
    journey: Journey(
      "a push in another tab",
      """
      window                →  window
      └─ tabs                  └─ tabs
         ├─ Bag*                  ├─ Bag
         └─ stack                 └─ stack*
            └─ Home*                 ├─ Home
                                     └─ Account*
      """),
    step: pushAccount
  ) { window in
    try window.screen(UITabBarController.self).selectedIndex = 1
    let stack = try window.screen(UINavigationController.self)
    stack.pushViewController(AccountViewController(), animated: false)
  }

  static let present = Move(
    journey: Journey(
      "a presentation",
      """
      window                →  window
      └─ Home                  ├─ Home
                               └─ modal Account
      """),
    step: BoundStep(
      StepAssembly(finder: ClassFinder(), factory: accountFactory)
        .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble())
  ) { window in
    window.rootViewController?.present(AccountViewController(), animated: false) {}
  }

  static let replaceRoot = Move(
    journey: Journey(
      "another root",
      """
      window                →  window
      └─ Home                  └─ Account
      """),
    step: BoundStep(
      StepAssembly(finder: ClassFinder(), factory: accountFactory)
        .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble())
  ) { window in
    window.rootViewController = AccountViewController()
  }

  static let dismissAndPop = Move(
    journey: Journey(
      "a dismissal and a pop",
      """
      window                →  window
      ├─ stack                 └─ stack
      │  ├─ Home                  └─ Home*
      │  └─ Bag*
      └─ modal Login
      """),
    step: home, isOneCall: false
  ) { window in
    let stack = try window.screen(UINavigationController.self)
    await withCheckedContinuation { continuation in
      stack.dismiss(animated: false) { continuation.resume() }
    }
    stack.popViewController(animated: false)
  }

  private static let accountFactory = ClassFactory<AccountViewController, Any?>()

  private static let pushAccount = BoundStep(
    StepAssembly(finder: ClassFinder(), factory: accountFactory)
      .using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble())

  private static let home = BoundStep(
    StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
      .from(GeneralStep.current())
      .assemble())
}
#endif
