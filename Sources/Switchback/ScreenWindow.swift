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
}

extension ScreenWindow {
  public var isSettled: Bool { true }

  public func settle() async {}
}
