import Switchback

/// A change to the screens of a window that a ``ModelDisplay`` shows.
///
/// It is made in two parts: ``begin()`` makes the change, in one call without a wait, so that it can be
/// put into a transaction of the display's. ``finish()`` or ``fail(_:)`` end it, and only this one,
/// whatever else is going on. As in UIKit, a screen that is being dismissed leaves the tree at the end,
/// and every other change shows in the tree from the beginning.
@MainActor
public final class ModelTransition {
  /// How a transition has ended.
  enum Ending {
    case shown, failed, undone
  }

  /// The parts of a change that lasts.
  struct Parts {
    let begin: @MainActor () -> [Changed]
    /// Makes the last part or, if the transition has failed, takes the first one back.
    let end: @MainActor (Ending) -> [Changed]
    /// Whether what was asked for is still so.
    let isSo: @MainActor () -> Bool
  }

  /// What is done.
  public var operation: ModelOperation { change.operation }

  /// Who does it.
  public var origin: ModelChange.Origin { change.origin }

  /// Whether it was asked to be animated.
  public var animated: Bool { change.animated }

  /// The screen or container it is done to; `nil` if that is the window.
  public var receiver: ModelScreen? { change.receiver }

  /// The screens it is done with: see ``ModelChange/screens``.
  public var screens: [ModelScreen] {
    switch change.subject {
    case .one(let screen): [screen]
    case .many(let screens): screens.map(\.model)
    }
  }

  /// The change in words.
  public var description: ModelChange { change.description }

  /// Whether it has ended, one way or another.
  public var isFinished: Bool { result != nil }

  private let change: PendingChange
  private let parts: Parts
  private var hasBegun = false
  private var result: Result<Void, any Error>?
  private var waiting: CheckedContinuation<Void, Never>?

  init(_ change: PendingChange, _ parts: Parts) {
    self.change = change
    self.parts = parts
  }

  /// Makes the change, and tells observers. Only the first call does anything, and none does after the
  /// end: a display that fails a transition before it has begun refuses it.
  public func begin() {
    if hasBegun || isFinished { return }
    hasBegun = true
    change.complete(parts.begin())
  }

  /// Ends the transition: the change is on display.
  public func finish() {
    announce(end(.shown, .success(())))
  }

  /// Ends the transition: the change could not be shown. It is taken back, unless something else has
  /// been changed since, and the operation throws the error.
  public func fail(_ error: any Error) {
    announce(end(.failed, .failure(error)))
  }

  /// Ends the transition if the user has undone it.
  func notice() {
    guard hasBegun, !isFinished, origin == .app, !parts.isSo() else { return }
    announce(end(.undone, .failure(UndoneByUserError(operation: "\(description)"))))
  }

  /// Tells the observers of the last part of the change, or that the first has been taken back.
  func announce(_ changed: [Changed]) {
    if changed.isEmpty { return }
    changed.announce()
    change.place?.announceLayers()
    change.place?.window.screensChanged()
  }

  func end(_ ending: Ending, _ result: Result<Void, any Error>) -> [Changed] {
    guard !isFinished else { return [] }
    self.result = result
    change.place?.window.remove(self)
    var changed: [Changed] = []
    if hasBegun { changed = parts.end(ending == .failed && !parts.isSo() ? .undone : ending) }
    waiting?.resume()
    waiting = nil
    return changed
  }

  /// Waits for the end.
  func outcome() async throws {
    if result == nil { await withCheckedContinuation { waiting = $0 } }
    try result?.get()
  }
}

/// How the window of an animated change in ``ModelAnimations/manual`` shows it: until it is told to end.
@MainActor
final class AnimationsInProgress: ModelDisplay {
  var running: [ModelTransition] = []
  var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  // NB: operations do not wait for these animations, they throw.
  var isSettled: Bool { true }

  func settle() async -> Bool { true }

  func show(_ transition: ModelTransition) {
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.resume() }
    transition.begin()
  }
}
