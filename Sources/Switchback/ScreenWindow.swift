/// A window, which contains a tower of layers.
///
/// A ``WindowRouter`` is made for one window. It never looks up a key window.
///
///     final class Terminal: ScreenWindow {
///       private(set) var rootScreen: (any Screen)?
///
///       func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
///         rootScreen = screen
///       }
///     }
///
/// A window prints its screens: see ``Hierarchy/drawing``.
@MainActor
public protocol ScreenWindow: AnyObject {
  /// The root of the lowest layer, or `nil` if the app has not set one yet.
  var rootScreen: (any Screen)? { get }

  /// Replaces the root and returns when that has finished.
  ///
  /// - Throws: Any error, if that is not possible, with nothing changed.
  func setRootScreen(_ screen: any Screen, animated: Bool) async throws

  /// Whether no transition runs in the window that could still be reverted: no animation, and no
  /// finger that drags a screen. `true` by default.
  var isSettled: Bool { get }

  /// Waits until the window is settled. Returns in any case, after a time that the host chooses.
  ///
  /// A navigation waits before it searches for its screens, and once more before it changes
  /// anything.
  func settle() async

  /// Begins or ends to report changes that no navigation makes, with ``screensChanged()``. Does nothing
  /// by default.
  ///
  /// A wait for a screen's result, or for its answer whether it may be dismissed, ends when the screen is
  /// gone. A host whose screens do not tell when they go, such as UIKit, looks for that while such a wait
  /// lasts: it reports whenever the window is settled and something may have changed.
  func reportChanges(_ isNeeded: Bool)
}

extension ScreenWindow {
  public var isSettled: Bool { true }

  public func settle() async {}

  public func reportChanges(_ isNeeded: Bool) {}
}
