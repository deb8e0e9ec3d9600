import Switchback

/// A change that has passed the rules. Its names are read only if somebody wants them.
@MainActor
package struct PendingChange {
  package let operation: ModelOperation
  let receiver: ModelScreen?
  let subject: Subject
  package let animated: Bool
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
    in place: Place?, up: Int = 0
  ) {
    self.operation = operation
    self.receiver = receiver
    self.subject = .one(screen)
    self.animated = animated
    self.place = place
    self.layersUp = up
  }

  init(
    _ operation: ModelOperation, on receiver: ModelScreen?, of screens: [any Screen],
    animated: Bool, in place: Place?
  ) {
    self.operation = operation
    self.receiver = receiver
    self.subject = .many(screens)
    self.animated = animated
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
      operation, on: receiver?.name ?? "window", of: screens, animated: animated, layer: layer)
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

  /// Counts the change, which has been made, tells the observers and waits for the end of the
  /// animation, if there is one.
  ///
  /// - Parameters:
  ///   - changed: What has changed so far.
  ///   - end: Makes the last part of the change, when the animation ends, and returns what has changed.
  func complete(_ changed: [Changed], end: @escaping @MainActor () -> [Changed]) async {
    count()
    if animated, let window = place?.window, window.animations == .manual {
      await window.animate(end: end) { announce(changed) }
    } else {
      announce(changed)
    }
  }

  private func count() {
    guard let window = place?.window else { return }
    window.changeCount += 1
    if window.recordsChanges { window.changes.append(description) }
  }

  private func announce(_ changed: [Changed]) {
    changed.announce()
    guard let window = place?.window else { return }
    // What is presented deep inside is a layer, too, and comes and goes with what shows it.
    window.withMutation(keyPath: \.layers) {}
    window.onChange?(self)
    window.screensChanged()
  }
}
