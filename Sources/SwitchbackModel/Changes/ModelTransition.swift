import Switchback

/// A change to the screens of a window that a ``ModelDisplay`` shows.
///
/// A transition has two parts: ``begin()`` makes the change, in one synchronous call, so that the
/// display can put it into a transaction. ``finish()`` or ``fail(_:)`` end it, and only this
/// transition, whatever else is in progress. As in UIKit, a screen that is being dismissed leaves
/// the tree at the end, and every other change shows in the tree from the beginning.
@MainActor
public final class ModelTransition {
  /// The end of a transition.
  enum Ending {
    case shown, failed, undone
  }

  /// The parts of a change that takes time.
  struct Parts {
    let begin: @MainActor () -> [Changed]
    /// Makes the last part or, if the transition has failed, reverts the first one.
    let end: @MainActor (Ending) -> [Changed]
    /// Whether the requested state still holds.
    let isSo: @MainActor () -> Bool
  }

  /// The operation.
  public var operation: ModelOperation { change.operation }

  /// The origin of the change.
  public var origin: ModelChange.Origin { change.origin }

  /// Whether the change should be animated.
  public var animated: Bool { change.animated }

  /// The screen or container that changes; `nil` if it is the window.
  public var receiver: ModelScreen? { change.receiver }

  /// The screens involved: see ``ModelChange/screens``.
  public var screens: [ModelScreen] {
    switch change.subject {
    case .one(let screen): [screen]
    case .many(let screens): screens.map(\.model)
    }
  }

  /// The change in words.
  public var description: ModelChange { change.description }

  /// Whether the transition has ended, successfully or not.
  public var isFinished: Bool { result != nil }

  private let change: PendingChange
  private let parts: Parts
  private var hasBegun = false
  private var result: Result<Void, any Error>?
  /// The number of changes by the user when it ended.
  private var userChangeCount = 0
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ change: PendingChange, _ parts: Parts) {
    self.change = change
    self.parts = parts
  }

  /// Makes the change, and notifies observers. Only the first call has an effect, and none after
  /// the end: a display refuses a transition by failing it before it has begun.
  public func begin() {
    if hasBegun || isFinished { return }
    hasBegun = true
    change.complete(parts.begin())
  }

  /// Ends the transition: the change is on display.
  public func finish() {
    announce(end(.shown, .success(())))
  }

  /// Ends the transition: the change could not be shown. Reverts the change, unless something else
  /// has changed since, and the operation throws the error.
  public func fail(_ error: any Error) {
    announce(end(.failed, .failure(error)))
  }

  /// Ends the transition if the user has undone it.
  func notice() {
    guard hasBegun, !isFinished, origin == .app, !parts.isSo() else { return }
    announce(end(.undone, .failure(undone)))
  }

  private var undone: UndoneByUserError { UndoneByUserError(operation: "\(description)") }

  /// Tells the observers that the last part of the change is made, or the first taken back.
  func announce(_ changed: [Changed]) {
    if changed.isEmpty { return }
    changed.announce()
    change.place?.announceLayers()
    change.place?.window.screensChanged()
  }

  func end(_ ending: Ending, _ result: Result<Void, any Error>) -> [Changed] {
    guard !isFinished else { return [] }
    self.result = result
    userChangeCount = change.place?.window.userChangeCount ?? 0
    change.place?.window.remove(self)
    var changed: [Changed] = []
    if hasBegun { changed = parts.end(ending == .failed && !parts.isSo() ? .undone : ending) }
    waiting?.resume()
    waiting = nil
    return changed
  }

  /// Waits for the end.
  func outcome() async throws {
    if result == nil {
      await withCheckedContinuation { continuation in
        // NB: looked at again, as other code of this actor may have run on the way here.
        if result == nil { waiting = continuation } else { continuation.resume() }
      }
    }
    try result?.get()
    // The user may have been quicker than the code that waits.
    if let window = change.place?.window, window.userChangeCount != userChangeCount, !parts.isSo() {
      throw undone
    }
  }
}

/// The display of a window with ``ModelAnimations/manual``: ends each animated change when told to.
@MainActor
final class AnimationsInProgress: ModelDisplay {
  var running: [ModelTransition] = [] {
    didSet { if running.isEmpty { Self.finish(&ends) } }
  }
  /// Given when the next animation begins.
  var waiting: [Answer<Void>] = []
  /// Given when all animations have ended.
  private var ends: [Answer<Void>] = []

  nonisolated init() {}

  // NB: navigations wait for these animations; operations throw.
  var isSettled: Bool { running.isEmpty }

  func settle() async -> Bool {
    if isSettled { return true }
    let end = Answer<Void>()
    ends.append(end)
    try? await end.value()
    return isSettled
  }

  func show(_ transition: ModelTransition) {
    Self.finish(&waiting)
    transition.begin()
  }

  private static func finish(_ answers: inout [Answer<Void>]) {
    for answer in answers { answer.finish(.success(())) }
    answers = []
  }
}
