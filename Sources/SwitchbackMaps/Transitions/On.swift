import Switchback

extension TransitionMap {
  /// A transition that a screen may start, and what comes of it. Stands in ``From``.
  ///
  /// Where a transition has a payload, a closure takes it out; it becomes the context of the step:
  ///
  ///     Map.On("selectedCity", to: steps.city) { if case .selectedCity(let city) = $0 { city } else { nil } }
  ///
  /// One without is given itself, if transitions can be compared, and is called what Swift calls it:
  ///
  ///     Map.On(.addCity, to: steps.citySearch)
  ///     Map.On(.close, back: .previous)
  ///
  /// What leads to no screen, such as an alert, is done by a closure:
  ///
  ///     Map.On("failed", showing: "alert") {
  ///       if case .failed(let message) = $0 { message } else { nil }
  ///     } perform: { message, screen in
  ///       try await showAlert(message, on: screen)
  ///     }
  ///
  /// - Important: The name of a transition is for people: for errors and pictures. What decides is the
  ///   closure. The first transition whose closure returns a payload is taken.
  @MainActor
  public struct On {
    enum Effect {
      /// Shows a destination.
      case destination(ChainOutline, @MainActor (Transition) -> BoundStep?)
      /// Goes back.
      case back(BackStep, @MainActor (Transition) -> Bool)
      /// Does something else.
      case other(String, @MainActor (Transition) -> (@MainActor (any Screen) async throws -> Void)?)
    }

    let name: String
    let effect: Effect

    /// Shows a destination with the payload of the transition.
    ///
    /// - Parameters:
    ///   - name: What the transition is called in errors and pictures.
    ///   - step: The destination.
    ///   - payload: Takes the payload out of a transition; `nil` if it is another one.
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
    ///   - name: What the transition is called in errors and pictures.
    ///   - way: Where to.
    ///   - isMeant: Whether a transition is the one.
    public init(
      _ name: String, back way: BackStep, _ isMeant: @escaping @MainActor (Transition) -> Bool
    ) {
      self.name = name
      effect = .back(way, isMeant)
    }

    /// Does something that leads to no screen: shows an alert or a toast, or opens another app.
    ///
    /// - Parameters:
    ///   - name: What the transition is called in errors and pictures.
    ///   - kind: What is done, in a word or two, for pictures.
    ///   - payload: Takes the payload out of a transition; `nil` if it is another one.
    ///   - perform: Does it. Is given the payload and the screen that started the transition.
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

  /// Does something that leads to no screen: shows an alert or a toast, or opens another app.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - kind: What is done, in a word or two, for pictures.
  ///   - perform: Does it. Is given the screen that started the transition.
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
