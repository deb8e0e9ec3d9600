import Switchback

extension Explorer {
  /// A move in an app: navigates to a destination, goes back, or performs an action of the app.
  ///
  /// Each move has a name. A path is a list of names, so names have to differ, and to be the same
  /// each time the app is started.
  @MainActor
  public struct Move {
    enum Kind {
      case destination(Destination)
      case back(BackStep)
      case own(
        isPossible: @MainActor () -> Bool, perform: @MainActor () async throws -> Void)
    }

    struct Destination {
      let step: BoundStep
      /// The expectation for the screen on display in the end, in words and as a test.
      let expected: String
      let isExpected: @MainActor (any Screen) -> Bool
      let isAlwaysNew: Bool
      let refusals: [Refusal]
    }

    /// The name in paths.
    public let name: String
    let kind: Kind
  }
}

extension Explorer.Move {
  /// Navigates to a destination whose screen must be of a certain type or, if a name is given, have
  /// that name.
  ///
  /// - Parameters:
  ///   - name: The name of the move in paths.
  ///   - step: The destination.
  ///   - context: The context.
  ///   - screenName: The expected name of the screen, which reveals a wrong context.
  ///   - isAlwaysNew: Whether the screen is built anew each time. Skips the check that a second
  ///     navigation changes nothing.
  ///   - refusals: The allowed reasons for refusing it, besides those of the app.
  public static func destination<Target, Context>(
    _ name: String, _ step: DestinationStep<Target, Context>, with context: Context,
    shows screenName: String? = nil, isAlwaysNew: Bool = false,
    refusedBy refusals: Explorer.Refusal...
  ) -> Self {
    Self(
      name: name,
      kind: .destination(
        Destination(
          step: BoundStep(step, with: context),
          expected: screenName ?? article(screenTypeName(Target.self)),
          isExpected: { screen in
            screenName.map { $0 == Switchback.name(of: screen) } ?? (screen is Target)
          },
          isAlwaysNew: isAlwaysNew, refusals: refusals)))
  }

  /// Navigates to a destination whose screen can tell whether it shows the context.
  ///
  /// - Parameters:
  ///   - name: The name of the move in paths.
  ///   - step: The destination.
  ///   - context: The context.
  ///   - isAlwaysNew: Whether the screen is built anew each time.
  ///   - refusals: The allowed reasons for refusing it, besides those of the app.
  public static func destination<Target: ContextChecking, Context>(
    _ name: String, _ step: DestinationStep<Target, Context>, with context: Context,
    isAlwaysNew: Bool = false, refusedBy refusals: Explorer.Refusal...
  ) -> Self where Target.Context == Context {
    Self(
      name: name,
      kind: .destination(
        Destination(
          step: BoundStep(step, with: context),
          expected: "\(article(screenTypeName(Target.self))) for \(context)",
          isExpected: { ($0 as? Target)?.isTarget(for: context) ?? false },
          isAlwaysNew: isAlwaysNew, refusals: refusals)))
  }

  /// Navigates to a destination that needs no context.
  ///
  /// - Parameters:
  ///   - name: The name of the move in paths.
  ///   - step: The destination.
  ///   - screenName: The expected name of the screen.
  ///   - isAlwaysNew: Whether the screen is built anew each time.
  ///   - refusals: The allowed reasons for refusing it, besides those of the app.
  public static func destination<Target>(
    _ name: String, _ step: DestinationStep<Target, Void>, shows screenName: String? = nil,
    isAlwaysNew: Bool = false, refusedBy refusals: Explorer.Refusal...
  ) -> Self {
    Self(
      name: name,
      kind: .destination(
        Destination(
          step: BoundStep(step),
          expected: screenName ?? article(screenTypeName(Target.self)),
          isExpected: { screen in
            screenName.map { $0 == Switchback.name(of: screen) } ?? (screen is Target)
          },
          isAlwaysNew: isAlwaysNew, refusals: refusals)))
  }

  @available(
    *, unavailable, message: "The destination needs a context: write with: context behind it."
  )
  public static func destination<Target, Context>(
    _ name: String, _ step: DestinationStep<Target, Context>, isAlwaysNew: Bool = false
  ) -> Self {
    preconditionFailure()
  }

  /// Navigates to a destination of the app.
  ///
  ///     Explorer.Move.destination("product", ShopDestination.product(42))
  ///
  /// A screen that is a `DestinationScreen` must have that destination.
  public static func destination<App: Switchback.Destination & Equatable>(
    _ name: String, _ destination: App, isAlwaysNew: Bool = false,
    refusedBy refusals: Explorer.Refusal...
  ) -> Self {
    Self(name, destination, destination.markedStep, isAlwaysNew, refusals)
  }

  fileprivate init<App: Equatable>(
    _ name: String, _ destination: App, _ step: BoundStep, _ isAlwaysNew: Bool,
    _ refusals: [Explorer.Refusal]
  ) {
    self.init(
      name: name,
      kind: .destination(
        Destination(
          step: step, expected: "the screen of \(destination)",
          isExpected: { screen in
            let shown = (screen as? any DestinationScreen)?.destination as? App
            return shown.map { $0 == destination } ?? true
          },
          isAlwaysNew: isAlwaysNew, refusals: refusals)))
  }

  /// Goes back.
  ///
  /// If there is nothing to go back to, the move is not possible. The check for a way back to the
  /// start uses these moves, or those of the user if there are none.
  ///
  /// - Parameters:
  ///   - way: The way back.
  ///   - name: The name of the move in paths.
  public static func back(_ way: BackStep = .previous, _ name: String = "go back") -> Self {
    Self(name: name, kind: .back(way))
  }

  /// Performs an action of the app: logs in, empties the bag.
  ///
  ///     .own("log in", if: { !session.isLoggedIn }) { session.isLoggedIn = true }
  ///
  /// - Parameters:
  ///   - name: The name of the move in paths.
  ///   - isPossible: Whether it is possible now. Always, by default.
  ///   - perform: Performs the action. Throwing is a violation. The move ends when the navigations have ended that it
  ///     begins with `go`, as a button does.
  public static func own(
    _ name: String, if isPossible: @escaping @MainActor () -> Bool = { true },
    _ perform: @escaping @MainActor () async throws -> Void
  ) -> Self {
    Self(name: name, kind: .own(isPossible: isPossible, perform: perform))
  }
}

extension Explorer {
  /// A reason for which a navigation may be refused. Such a refusal is no violation if only
  /// interceptors have changed something.
  @MainActor
  public struct Refusal {
    /// The reason in words, for the summary.
    public let reason: String
    let matches: @MainActor (NavigationError) -> Bool

    /// - Parameters:
    ///   - reason: The reason in words.
    ///   - matches: Whether this is the reason for an error.
    public init(_ reason: String, _ matches: @escaping @MainActor (NavigationError) -> Bool) {
      self.reason = reason
      self.matches = matches
    }

    /// A screen refuses to be dismissed: one whose name begins with this, or any.
    public static func blocked(by name: String = "") -> Self {
      Self("blocked by \(name.isEmpty ? "a screen" : name)") { error in
        if case .blocked(let screen, _) = error { screen.hasPrefix(name) } else { false }
      }
    }

    /// An interceptor of this name ends the navigation.
    public static func intercepted(by name: String) -> Self {
      Self("intercepted by \(name)") { error in
        if case .intercepted(name, _, _) = error { true } else { false }
      }
    }

    /// An error of this type is thrown.
    public static func throwing<Failure: Error>(_ type: Failure.Type) -> Self {
      Self("\(type)") { $0.underlyingError is Failure }
    }
  }
}

extension [Explorer.Move] {
  /// Navigates to destinations of a navigator, each under its description as a name.
  ///
  /// Beside other moves: `moves: .destinations([.bag, .product(42)], of: navigator) + [.back()]`. A screen that is a
  /// `DestinationScreen` must have that destination.
  @MainActor
  public static func destinations<Destinations: Equatable>(
    _ destinations: [Destinations], of navigator: Navigator<Destinations>
  ) -> Self {
    destinations.map { Explorer.Move("\($0)", $0, navigator.step(for: $0), false, []) }
  }
}
