import Switchback

extension Explorer {
  /// Something that can be done in an app: go to a destination, go back, or something of the app's own.
  ///
  /// Each has a name. A path is a list of names, so they have to differ, and to be the same each time
  /// the app is started.
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
      /// What is to be on display in the end, in words, and whether a screen is that.
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
  /// Goes to a destination that is of a certain type or, if a name is given, has that name.
  ///
  /// - Parameters:
  ///   - name: What the move is called in paths.
  ///   - step: The destination.
  ///   - context: The context to open it with.
  ///   - screenName: The name of the screen that is wanted: it tells a wrong context.
  ///   - isAlwaysNew: Whether it is built anew each time. Skips the check that a second
  ///     navigation changes nothing.
  ///   - refusals: The reasons for which it may be refused, besides those of the app.
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

  /// Goes to a destination whose screen can say whether it shows the context.
  ///
  /// - Parameters:
  ///   - name: What the move is called in paths.
  ///   - step: The destination.
  ///   - context: The context to open it with.
  ///   - isAlwaysNew: Whether it is built anew each time.
  ///   - refusals: The reasons for which it may be refused, besides those of the app.
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

  /// Goes to a destination that needs no context.
  ///
  /// - Parameters:
  ///   - name: What the move is called in paths.
  ///   - step: The destination.
  ///   - screenName: The name of the screen that is wanted.
  ///   - isAlwaysNew: Whether it is built anew each time.
  ///   - refusals: The reasons for which it may be refused, besides those of the app.
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

  /// Goes to destinations of a navigator, each of which is called by its description.
  ///
  /// A screen that is a `DestinationScreen` has to be that of the destination.
  public static func destinations<Destinations: Equatable>(
    _ destinations: [Destinations], of navigator: Navigator<Destinations>
  ) -> [Self] {
    destinations.map { destination in
      Self(
        name: "\(destination)",
        kind: .destination(
          Destination(
            step: navigator.step(for: destination), expected: "the screen of \(destination)",
            isExpected: { screen in
              guard let screen = screen as? any DestinationScreen,
                let shown = screen.destination as? Destinations
              else { return true }
              return shown == destination
            },
            isAlwaysNew: false, refusals: [])))
    }
  }

  /// Goes back.
  ///
  /// Where there is nothing to go back to, the move is not possible. What ``/Switchback/BackStep``s
  /// lead to is what a way back to the start is made of.
  ///
  /// - Parameters:
  ///   - way: The way back.
  ///   - name: What the move is called in paths.
  public static func back(_ way: BackStep = .previous, _ name: String = "go back") -> Self {
    Self(name: name, kind: .back(way))
  }

  /// Does something that is the app's own: log in, empty the bag.
  ///
  ///     .own("log in", if: { !session.isLoggedIn }) { session.isLoggedIn = true }
  ///
  /// - Parameters:
  ///   - name: What the move is called in paths.
  ///   - isPossible: Whether it can be done now. Always, if not given.
  ///   - perform: Does it. Throwing is a violation.
  public static func own(
    _ name: String, if isPossible: @escaping @MainActor () -> Bool = { true },
    _ perform: @escaping @MainActor () async throws -> Void
  ) -> Self {
    Self(name: name, kind: .own(isPossible: isPossible, perform: perform))
  }
}

extension Explorer {
  /// A reason for which a navigation may be refused. It is no violation then, as long as nothing has
  /// changed.
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

    /// A screen refuses to go: one whose name begins with this, or any.
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

    /// Something throws an error of this type.
    public static func throwing<Failure: Error>(_ type: Failure.Type) -> Self {
      Self("\(type)") { $0.underlyingError is Failure }
    }
  }
}
