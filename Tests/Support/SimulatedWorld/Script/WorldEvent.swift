/// Something that happens in a world. Numbers count what there is at that moment and start over at its
/// end, so that an event has a meaning whatever was left out before it.
package indirect enum WorldEvent: Equatable, Sendable {
  /// The app navigates: in a task, or by `go`.
  case navigate(TripScript, isGo: Bool = false)
  /// The app asks for a plan.
  case plan(TripScript)
  /// One of the tasks in which the app navigates is cancelled.
  case cancel(Int)
  /// One of the waits goes on.
  case resume(Int, fails: Bool = false)
  /// So many seconds pass.
  case pass(seconds: Int = 0)
  /// The host goes one step on with what it animates.
  case step
  /// The user does something.
  case user(UserAct, window: Int = 0)
  /// The app does something without the router.
  case app(AppAct, window: Int = 0)
  /// One of the next operations of a window's fails.
  case fault(Fault, number: Int = 0, window: Int = 0)
  /// The app keeps what the user sees, for finders that look for that very screen.
  case keep(Int, window: Int = 0)
  /// A condition of switches changes.
  case toggle(flag: Int = 0)
  /// One of the pickers on display whose result is awaited gives it.
  case give(Int)
  /// One of the pickers gives a result, awaited or not: too early, or once more.
  case giveUnasked(Int)
  /// The app holds one of the pickers, or lets go of the one that it holds.
  case hold(Int)
  /// The inbox gets something to open, is opened or closed.
  case receive(TripScript)
  case openInbox
  case closeInbox
  /// The app saves the screens of a window, and restores what it has saved last: into the window of
  /// a router, or as a version that knows other destinations.
  case save(window: Int = 0)
  case restore(router: Int = 0, isOtherVersion: Bool = false)
  /// A window is let go of.
  case close(window: Int = 0)
  /// Events in the same moment: nothing else goes on between them.
  case atOnce([WorldEvent])
  /// After so many of the jobs that run next, in between them.
  case amid(jobs: Int = 0, WorldEvent)
  /// A finger rests for so many turns of the host's.
  case rest(turns: Int = 0)
  /// The app navigates so often in the same moment.
  case crowd(TripScript, count: Int = 0)

  package enum Fault: String, Equatable, Sendable, CaseIterable {
    case refused = "operation refused", changedButThrown = "change with an error"
    case dropped = "operation dropped"
    /// The toolkit forgets what it is to show, or to take away, and says nothing.
    case forgottenPresentation = "presentation forgotten"
    case forgottenDismissal = "dismissal forgotten"
  }
}

package enum UserAct: String, Equatable, Sendable, CaseIterable {
  case goesBack = "user goes back", dismisses = "user dismisses"
  case selectsTab = "user selects tab"
  /// The view of a container tells that one of its screens is on display now.
  case turnsPage = "user turns page"
  /// Begins to swipe back and lets go too early; where a host has no such thing, nothing.
  case swipesInVain = "user swipes in vain"
  /// Holds a screen with a finger, until the finger lets go of it.
  case beginsSwipeBack = "user begins to swipe back"
  case beginsSwipeDown = "user begins to swipe down"
  case letsGo = "user lets go of it", letsGoTooEarly = "user lets go of it too early"
  case leavesApp = "user leaves the app", returnsToApp = "user returns to the app"
  /// Gives all split views room for one column or for all of them.
  case turnsDevice = "user turns the device"
  // Of SwiftUI alone:
  /// A view calls the `dismiss` of its environment.
  case callsDismiss = "view calls dismiss"
  case hidesColumns = "user hides columns"
  case tapsSidebar = "user taps a row of a sidebar"
  case tapsOutside = "user taps outside of a popover"
  case answers = "user answers a prompt", answersAlert = "user answers an alert of the app’s own"
}

package enum AppAct: String, Equatable, Sendable, CaseIterable {
  case presents = "app presents"
  case dismisses = "app dismisses"
  case pushes = "app pushes"
  /// A container with others in it, which a toolkit may not take there.
  case pushesContainer = "app pushes container"
  case showsTab = "app shows tab"
  case replacesRoot = "app replaces root"
  case turnsSplit = "app turns split"
  case shufflesStack = "app shuffles stack"
  /// A screen and, before that has appeared, one more from there.
  case presentsTwice = "app presents twice"
  /// In the context of a tab, which is then hidden.
  case presentsInTab = "app presents in a tab that it hides"
  /// The same new screen as the root and, before it is that, in another place.
  case usesTwice = "app uses a screen twice"
  /// A tab is not in its bar for a moment.
  case dropsTab = "app drops tab for a moment"
  /// In the toolkit's own words, without waiting for the end.
  case setsStack = "app sets stack by itself"
  /// Presents a prompt, or shows an alert of which the screens know nothing.
  case asks = "app asks", showsAlert = "app shows an alert of its own"
}
