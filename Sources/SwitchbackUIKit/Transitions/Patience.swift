import Switchback

/// A time limit for UIKit, counted in turns of the main loop: on a device a turn is a frame.
///
/// UIKit's own animations take half a second, so a transition that has not ended after ten seconds
/// never will. Half a second in which nothing moves shows that UIKit dropped a request. A finger
/// may rest for half a minute. In the background a transition may wait until the user comes back,
/// and the app is mostly suspended meanwhile: the limit is ten minutes in which it is not.
/// See 'A scene in the background' in Docs/UIKitRules.md.
struct Patience {
  private var still = 30
  private var running = 600
  private var held = 1800
  private var background = 36_000

  /// Whether to wait another turn.
  mutating func allows(_ motion: Motion, inBackground: Bool = false) -> Bool {
    if inBackground, motion != .still {
      background -= 1
      return background >= 0
    }
    switch motion {
    case .still: still -= 1
    case .running: running -= 1
    case .held: held -= 1
    }
    return still >= 0 && running >= 0 && held >= 0
  }
}

extension UIViewController {
  /// Waits until a condition holds, reading UIKit's state again at each turn of the main loop.
  ///
  /// Never relies on a completion alone: UIKit does not call it for a request that it drops, and an
  /// app's animator may never end.
  ///
  /// - Returns: Whether the condition held.
  /// - Throws: ``UIKitError/notSimulated``.
  @discardableResult
  func wait(until condition: @escaping () -> Bool) async throws(UIKitError) -> Bool {
    var patience = Patience()
    while !condition() {
      try checkThatTimePasses()
      guard allows(&patience) else { return false }
      let before = patience
      patience = await withCheckedContinuation { continuation in
        look(again: before, until: condition) { continuation.resume(returning: $0) }
      }
    }
    return true
  }

  /// Looks at each turn of the main loop. The code that waits runs once, at the end: to let it run costs
  /// a turn of its own.
  private func look(
    again patience: Patience, until condition: @escaping () -> Bool,
    then end: @escaping (Patience) -> Void
  ) {
    after(turns: 1) { [self] in
      var next = patience
      if condition() || !allows(&next) { return end(patience) }
      look(again: next, until: condition, then: end)
    }
  }

  private func allows(_ patience: inout Patience) -> Bool {
    patience.allows(motion, inBackground: isInBackground)
  }

  /// Whether the screen is in a scene that is not on display.
  private var isInBackground: Bool {
    viewIfLoaded?.window?.windowScene?.activationState == .background
  }

  /// Waits until nothing moves. The caller must then read its state again, and check again whether
  /// something moves: another operation may have waited for the same moment.
  ///
  ///     while motion != .still { try await settle() }
  ///
  /// - Throws: ``UIKitError/neverEnded(_:)``, ``UIKitError/notSimulated``.
  func settle() async throws(UIKitError) {
    guard try await wait(until: { self.motion == .still }) else {
      throw .neverEnded("A transition around <\(name(of: self))>")
    }
  }

  /// Waits until nothing moves and everything on display here has appeared.
  ///
  /// UIKit tells a newly set root, or a newly selected tab, in the next turn that it has appeared, and
  /// gives no earlier sign. Taking it off the display sooner unbalances its appearance calls.
  /// See 'A new root appears a turn later' in Docs/UIKitRules.md.
  ///
  /// - Throws: ``UIKitError/neverEnded(_:)``, ``UIKitError/notSimulated``.
  func comeToRest() async throws(UIKitError) {
    while motion != .still { try await settle() }
    guard awaitsAppearance else { return }
    try await nextTurn()
    while motion != .still { try await settle() }
  }

  /// Whether this screen, or one that it shows, is on display and has not appeared yet.
  var awaitsAppearance: Bool {
    var pending = [self]
    while let screen = pending.popLast() {
      if screen.viewIfLoaded?.window != nil, !screen.wasDrawn { return true }
      pending += screen.shownScreens
    }
    return false
  }
}
