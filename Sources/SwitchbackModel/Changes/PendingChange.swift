import Switchback

/// A validated change. Its description is computed on demand.
@MainActor
package struct PendingChange {
  package let operation: ModelOperation
  package let receiver: ModelScreen?
  let subject: Subject
  package let animated: Bool
  package let origin: ModelChange.Origin
  let place: Place?
  let layersUp: Int

  /// The layer that changes, if it is in a window.
  package var layer: Int? { place.map { $0.layer + layersUp } }

  enum Subject {
    case one(ModelScreen)
    case many([any Screen])
  }

  init(
    _ operation: ModelOperation, on receiver: ModelScreen?, of subject: Subject, animated: Bool,
    in place: Place?, up: Int = 0, by origin: ModelChange.Origin = .app
  ) {
    self.operation = operation
    self.receiver = receiver
    self.subject = subject
    self.animated = animated
    self.origin = origin
    self.place = place
    self.layersUp = up
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

  /// Requests a fault. Throws the fault's error, if it prevents the change.
  func begin() throws -> FaultInEffect {
    var fault: ModelFault?
    if let faults = receiver?.faults, !faults.isEmpty { fault = faults.next(for: self) }
    if let faults = place?.window.faults, !faults.isEmpty, faults !== receiver?.faults {
      let other = faults.next(for: self)
      fault = fault ?? other
    }
    return try FaultInEffect(fault, in: operation)
  }

  /// Counts the change, which has been made, and notifies the observers.
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

  /// Makes the change, notifies the observers, and waits until the display, if there is one, has
  /// shown it.
  ///
  /// - Throws: The display's error, or ``UndoneByUserError``.
  func carryOut(_ parts: ModelTransition.Parts) async throws {
    guard let transition = show(parts) else { return }
    try await transition.outcome()
  }

  /// Makes a change by the user, which cannot be refused, and ends the operations that it has
  /// undone.
  func carryOutForUser(_ parts: ModelTransition.Parts) {
    show(parts)
    place?.window.noticeUserChange()
  }

  /// - Returns: The transition, if the change takes time.
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
