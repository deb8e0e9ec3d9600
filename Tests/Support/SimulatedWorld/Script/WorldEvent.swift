/// Something that happens in a world. Numbers count what there is at that moment and start over at its
/// end, so that an event has a meaning whatever was left out before it.
package indirect enum WorldEvent: Equatable, Sendable {
  /// The app navigates: in a task, or by `go`.
  case navigate(TripScript, isGo: Bool)
  /// The app asks for a plan.
  case plan(TripScript)
  /// One of the tasks in which the app navigates is cancelled.
  case cancel(Int)
  /// One of the waits goes on.
  case resume(Int, fails: Bool)
  /// So many seconds pass.
  case pass(seconds: Int)
  /// The host goes one step on with what it animates.
  case step
  /// The user does something.
  case user(UserAct, window: Int)
  /// The app does something without the router.
  case app(AppAct, window: Int)
  /// One of the next operations of a window's fails.
  case fault(Fault, number: Int, window: Int)
  /// The app keeps what the user sees, for finders that look for that very screen.
  case keep(Int, window: Int)
  /// A condition of switches changes.
  case toggle(flag: Int)
  /// One of the pickers on display gives a result.
  case give(Int)
  /// The inbox gets something to open, is opened or closed.
  case receive(TripScript)
  case openInbox
  case closeInbox
  /// The app saves the screens of a window, and restores what it has saved last: into the window of
  /// a router, or as a version that knows other destinations.
  case save(window: Int)
  case restore(router: Int, isOtherVersion: Bool)
  /// A window is let go of.
  case close(window: Int)
  /// Events in the same moment: nothing else goes on between them.
  case atOnce([WorldEvent])

  package enum Fault: Equatable, Sendable, CaseIterable { case refused, changedButThrown, dropped }
}

package enum UserAct: String, Equatable, Sendable, CaseIterable {
  case goesBack = "user goes back", dismisses = "user dismisses"
  case selectsTab = "user selects tab"
  /// Begins to swipe back and lets go too early; where a host has no such thing, nothing.
  case swipesInVain = "user swipes in vain"
}

package enum AppAct: String, Equatable, Sendable, CaseIterable {
  case presents = "app presents"
  case dismisses = "app dismisses"
  case pushes = "app pushes"
  case showsTab = "app shows tab"
  case replacesRoot = "app replaces root"
  case turnsSplit = "app turns split"
  case shufflesStack = "app shuffles stack"
}
