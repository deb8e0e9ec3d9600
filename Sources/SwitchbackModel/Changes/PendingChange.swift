import Switchback

/// A change that has passed the rules. Its names are read only if somebody wants them.
@MainActor
package struct PendingChange {
  package let operation: ModelOperation
  let receiver: ModelScreen?
  let subject: Subject
  package let animated: Bool
  package let origin: ModelChange.Origin
  let place: Place?
  let layersUp: Int

  /// The layer in which it is made, if that is in a window.
  package var layer: Int? { place.map { $0.layer + layersUp } }

  enum Subject {
    case one(ModelScreen)
    case many([any Screen])
  }

  init(
    _ operation: ModelOperation, on receiver: ModelScreen?, of screen: ModelScreen, animated: Bool,
    in place: Place?, up: Int = 0, by origin: ModelChange.Origin = .app
  ) {
    self.operation = operation
    self.receiver = receiver
    self.subject = .one(screen)
    self.animated = animated
    self.origin = origin
    self.place = place
    self.layersUp = up
  }

  init(
    _ operation: ModelOperation, on receiver: ModelScreen?, of screens: [any Screen],
    animated: Bool, in place: Place?, by origin: ModelChange.Origin = .app
  ) {
    self.operation = operation
    self.receiver = receiver
    self.subject = .many(screens)
    self.animated = animated
    self.origin = origin
    self.place = place
    self.layersUp = 0
  }

  var description: ModelChange {
    let screens =
      switch subject {
      case .one(let screen): [screen.name]
      case .many(let screens): screens.map(\.model.name)
      }
    return ModelChange(
      operation, on: receiver?.name ?? "window", of: screens, animated: animated, layer: layer,
      origin: origin)
  }

  /// Asks for a fault. Throws it, if it is one that prevents the change.
  func begin() throws -> FaultInEffect {
    var fault: ModelFault?
    if let faults = receiver?.faults, !faults.isEmpty { fault = faults.next(for: self) }
    if let faults = place?.window.faults, !faults.isEmpty, faults !== receiver?.faults {
      let other = faults.next(for: self)
      fault = fault ?? other
    }
    return try FaultInEffect(fault, in: operation)
  }

  /// Counts the change, which has been made, and tells the observers.
  func complete(_ changed: [Changed]) {
    count()
    announce(changed)
  }

  /// Whether the change takes time, because a display shows it.
  var lasts: Bool { display != nil }

  private var display: (any ModelDisplay)? {
    guard let window = place?.window else { return nil }
    if let display = window.display { return display }
    return animated && window.animations == .manual ? window.animationsInProgress : nil
  }

  /// Makes the change, tells the observers, and waits until it is on display, if there is one.
  ///
  /// - Throws: What the display says, or ``UndoneByUserError``.
  func carryOut(_ parts: ModelTransition.Parts) async throws {
    guard let transition = show(parts) else { return }
    try await transition.outcome()
  }

  /// Makes a change of the user's, which nothing refuses, and ends operations that it has undone.
  func carryOutForUser(_ parts: ModelTransition.Parts) {
    show(parts)
    place?.window.noticeUserChange()
  }

  /// - Returns: The transition, if the change lasts.
  @discardableResult
  private func show(_ parts: ModelTransition.Parts) -> ModelTransition? {
    guard let display, let window = place?.window else {
      complete(parts.begin())
      return nil
    }
    let transition = ModelTransition(self, parts)
    window.add(transition)
    display.show(transition)
    transition.begin()
    return transition
  }

  private func count() {
    guard let window = place?.window else { return }
    window.changeCount += 1
    if window.recordsChanges { window.changes.append(description) }
  }

  private func announce(_ changed: [Changed]) {
    changed.announce()
    place?.announceLayers()
    place?.window.onChange?(self)
    place?.window.screensChanged()
  }
}
