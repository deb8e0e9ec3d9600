import Switchback

extension TransitionMap {
  /// A transition that a screen may start, and its effect. Used in ``From``.
  ///
  /// If a transition has a payload, a closure extracts it; the payload becomes the context of the
  /// step:
  ///
  ///     Map.On("selectedCity", to: steps.city) { if case .selectedCity(let city) = $0 { city } else { nil } }
  ///
  /// A transition without a payload is passed itself, if transitions can be compared, and gets its
  /// name from Swift:
  ///
  ///     Map.On(.addCity, to: steps.citySearch)
  ///     Map.On(.close, back: .previous)
  ///
  /// A closure performs a transition that leads to no screen, such as an alert:
  ///
  ///     Map.On("failed", showing: "alert") {
  ///       if case .failed(let message) = $0 { message } else { nil }
  ///     } perform: { message, screen in
  ///       try await showAlert(message, on: screen)
  ///     }
  ///
  /// - Important: Errors and pictures show the name of a transition; only the closure decides. The
  ///   first transition whose closure returns a payload is taken.
  @MainActor
  public struct On {
    enum Effect {
      /// Shows a destination.
      case destination(ChainOutline, @MainActor (Transition) -> BoundStep?)
      /// Goes back.
      case back(BackStep, @MainActor (Transition) -> Bool)
      /// Performs another effect.
      case other(String, @MainActor (Transition) -> (@MainActor (any Screen) async throws -> Void)?)
    }

    let name: String
    let effect: Effect

    /// Shows a destination with the payload of the transition.
    ///
    /// - Parameters:
    ///   - name: The name of the transition in errors and pictures.
    ///   - step: The destination.
    ///   - payload: Extracts the payload from a transition; returns `nil` for any other one.
    public init<Target, Context>(
      _ name: String, to step: DestinationStep<Target, Context>,
      _ payload: @escaping @MainActor (Transition) -> Context?
    ) {
      self.name = name
      effect = .destination(step.outline) { transition in
        payload(transition).map { BoundStep(step, with: $0) }
      }
    }

    /// Goes back.
    ///
    /// - Parameters:
    ///   - name: The name of the transition in errors and pictures.
    ///   - way: The way back.
    ///   - isMeant: Whether a transition is this one.
    public init(
      _ name: String, back way: BackStep, _ isMeant: @escaping @MainActor (Transition) -> Bool
    ) {
      self.name = name
      effect = .back(way, isMeant)
    }

    /// Performs an effect that leads to no screen: shows an alert or a toast, or opens another app.
    ///
    /// - Parameters:
    ///   - name: The name of the transition in errors and pictures.
    ///   - kind: A word or two for the effect, for pictures.
    ///   - payload: Extracts the payload from a transition; returns `nil` for any other one.
    ///   - perform: Performs the effect, with the payload and the screen that started the
    ///     transition.
    public init<Payload>(
      _ name: String, showing kind: String = "own code",
      _ payload: @escaping @MainActor (Transition) -> Payload?,
      perform: @escaping @MainActor (Payload, any Screen) async throws -> Void
    ) {
      self.name = name
      effect = .other(kind) { transition in
        guard let payload = payload(transition) else { return nil }
        return { screen in try await perform(payload, screen) }
      }
    }
  }
}

extension TransitionMap.On where Transition: Equatable {
  /// Shows a destination.
  public init<Target>(_ transition: Transition, to step: DestinationStep<Target, Void>) {
    self.init("\(transition)", to: step) { other -> Void? in
      other == transition ? () : nil
    }
  }

  /// Shows a destination that accepts any context, without one.
  public init<Target>(_ transition: Transition, to step: DestinationStep<Target, Any?>) {
    let nothing: Any? = nil
    self.init("\(transition)", to: step) { other -> Any?? in
      other == transition ? .some(nothing) : .none
    }
  }

  /// Goes back.
  public init(_ transition: Transition, back way: BackStep) {
    self.init("\(transition)", back: way) { $0 == transition }
  }

  /// Performs an effect that leads to no screen: shows an alert or a toast, or opens another app.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - kind: A word or two for the effect, for pictures.
  ///   - perform: Performs the effect, with the screen that started the transition.
  public init(
    _ transition: Transition, showing kind: String = "own code",
    perform: @escaping @MainActor (any Screen) async throws -> Void
  ) {
    self.init(
      "\(transition)", showing: kind,
      { other -> Void? in other == transition ? () : nil },
      perform: { _, screen in try await perform(screen) })
  }
}
