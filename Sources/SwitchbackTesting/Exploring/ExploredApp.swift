import Switchback
import SwitchbackModel

/// A freshly started app for an ``Explorer``: its window, its moves, and its invariants.
///
///     ExploredApp(window: app.window, router: app.router, moves: moves)
///       .keeping("logged in") { app.session.isLoggedIn } set: { app.session.isLoggedIn = $0 }
///       .allowing(.blocked(by: "Checkout"))
///       .allowingSeveral(HelpScreen.self)
///       .checking("The bag is in the third tab") { app.tabs.screens[2] is BagScreen }
@MainActor
public struct ExploredApp {
  struct State {
    let name: String
    let read: @MainActor () -> AnyHashable
    let write: @MainActor (AnyHashable) -> Void
  }

  struct Invariant {
    let sentence: String
    let holds: @MainActor () throws -> Bool
  }

  struct NavigationInvariant {
    let sentence: String
    let holds: @MainActor (ExploredNavigation) throws -> Bool
  }

  struct Answer {
    let name: String
    let isPossible: @MainActor () -> Bool
    let perform: @MainActor () async throws -> Void
  }

  let window: any ScreenWindow
  let router: any Router
  let moves: [Explorer.Move]
  let userMoves: UserMoves
  private(set) var states: [State] = []
  private(set) var invariants: [Invariant] = []
  private(set) var navigationInvariants: [NavigationInvariant] = []
  private(set) var answers: [Answer] = []
  private(set) var refusals: [Explorer.Refusal] = []
  private(set) var repeated: [ScreenType] = []
  private(set) var single: [ScreenType] = []
  private(set) var isHome: @MainActor () -> Bool

  /// - Parameters:
  ///   - window: The app's window, of any host.
  ///   - router: The app's router. Defaults to the window's.
  ///   - moves: The destinations with contexts worth trying, the ways back, and the app's other
  ///     moves. Each has a name of its own.
  ///   - userMoves: The moves that the user can make without the app's help. Without `goBack` and `swipeDown`,
  ///     only the ways back among the moves lead back: if there are none either, no tree needs a way back.
  public init(
    window: any ScreenWindow, router: (any Router)? = nil, moves: [Explorer.Move],
    userMoves: UserMoves = .all
  ) {
    self.window = window
    self.router = router ?? window.router
    self.moves = moves
    self.userMoves = userMoves
    isHome = { [window] in
      (try? Hierarchy(of: window).layers.count) == 1
        && UserMoves.goBack.possible(in: window).isEmpty
    }
  }

  /// Adds a state that the app keeps outside its screens and that affects navigations, such as whether a
  /// user is logged in. Two trees with different states are different. The state is put back with the
  /// screens.
  public func keeping<Value: Hashable>(
    _ name: String, get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void
  ) -> Self {
    adding(
      State(name: name) {
        get()
      } write: {
        if let value = $0 as? Value { set(value) }
      })
  }

  /// Declares reasons for which navigations may be refused.
  public func allowing(_ refusals: Explorer.Refusal...) -> Self {
    var copy = self
    copy.refusals += refusals
    return copy
  }

  /// Adds an answer that the user can give while a navigation waits for one: at the log-in that an
  /// interceptor presents, at the question whether to discard something.
  ///
  ///     .answering("the user logs in", if: { window.layers.last is LoginScreen }) { session.logIn() }
  ///     .answering("the user gives up", if: { window.layers.last is LoginScreen }) { session.cancel() }
  ///
  /// The explorer tries each possible answer, each in the same tree as the others, and at most once
  /// in a navigation. In paths the answer follows the move: "orders, and the user logs in". A
  /// navigation that waits although no answer is possible is a violation, after
  /// ``Explorer/Bounds/navigation``.
  ///
  /// - Parameters:
  ///   - name: The answer's name in paths. Names differ.
  ///   - isPossible: Whether the user can give the answer now. Called only while a navigation
  ///     waits.
  ///   - perform: Gives the answer, and returns without waiting for the navigation. Throwing is a violation.
  public func answering(
    _ name: String, if isPossible: @escaping @MainActor () -> Bool,
    _ perform: @escaping @MainActor () async throws -> Void
  ) -> Self {
    var copy = self
    copy.answers.append(Answer(name: name, isPossible: isPossible, perform: perform))
    return copy
  }

  /// Allows several screens of these classes, and of their subclasses, under the same name.
  ///
  /// By default, at most one screen of each name is allowed. Containers do not count.
  public func allowingSeveral(_ types: any Screen.Type...) -> Self {
    var copy = self
    copy.repeated += types.map { ScreenType($0) }
    return copy
  }

  /// Allows at most one screen of each class, whatever its name.
  public func allowingOne(_ types: any Screen.Type...) -> Self {
    var copy = self
    copy.single += types.map { ScreenType($0) }
    return copy
  }

  /// Adds an invariant of every tree.
  ///
  /// - Parameters:
  ///   - sentence: The invariant, as a sentence.
  ///   - holds: Whether the invariant holds. Throwing means that it does not.
  public func checking(
    _ sentence: String, _ holds: @escaping @MainActor () throws -> Bool
  ) -> Self {
    var copy = self
    copy.invariants.append(Invariant(sentence: sentence, holds: holds))
    return copy
  }

  /// Adds an invariant of every successful navigation to a destination.
  ///
  ///     .checkingNavigations("Help takes nothing away") { navigation in
  ///       navigation.move != "help" || navigation.plan.dismissed.isEmpty
  ///     }
  ///
  /// With a router other than ``/Switchback/WindowRouter``, only navigations count for which it has a plan before.
  ///
  /// - Parameters:
  ///   - sentence: The invariant, as a sentence.
  ///   - holds: Whether the invariant holds. Throwing means that it does not.
  public func checkingNavigations(
    _ sentence: String, _ holds: @escaping @MainActor (ExploredNavigation) throws -> Bool
  ) -> Self {
    var copy = self
    copy.navigationInvariants.append(NavigationInvariant(sentence: sentence, holds: holds))
    return copy
  }

  /// Sets the condition for the end of the ways back. By default, no modal layer is left, and no
  /// stack on display can go back.
  public func home(_ isHome: @escaping @MainActor (ModelWindow) -> Bool) -> Self {
    home { [window] in (window as? ModelWindow).map(isHome) ?? false }
  }

  /// Sets the condition for the end of the ways back, in an app of any host.
  public func home(_ isHome: @escaping @MainActor () -> Bool) -> Self {
    var copy = self
    copy.isHome = isHome
    return copy
  }

  var waysBack: [BackStep] {
    moves.compactMap { if case .back(let way) = $0.kind { way } else { nil } }
  }

  /// Whether there has to be a way back: one that is declared, or else one of the user's.
  var hasWaysBack: Bool { !waysBack.isEmpty || !userMoves.isDisjoint(with: [.goBack, .swipeDown]) }

  private func adding(_ state: State) -> Self {
    var copy = self
    copy.states.append(state)
    return copy
  }
}

/// A navigation that has just ended, for an invariant of the app.
@MainActor
public struct ExploredNavigation {
  /// The name of the move.
  public let move: String
  /// The router's plan: if only an interceptor makes a way, the one made after it.
  public let plan: NavigationPlan
  /// The outcome of the navigation.
  public let outcome: NavigationOutcome
  /// The window after the navigation.
  public let window: any ScreenWindow
}
