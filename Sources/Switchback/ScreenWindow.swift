/// A window: the place where a tower of layers stands.
///
/// A ``WindowRouter`` is made for one window. There is no look-up of a key window.
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
  /// The root of the lowest layer, or `nil` as long as the app has set none.
  var rootScreen: (any Screen)? { get }

  /// Replaces the root and returns when that has finished.
  ///
  /// - Throws: Any error, if that is not possible. Nothing must have changed then.
  func setRootScreen(_ screen: any Screen, animated: Bool) async throws

  /// Whether nothing moves in the window that could still change its mind: no transition runs, no
  /// finger drags a screen. `true` unless a conformer says otherwise.
  var isSettled: Bool { get }

  /// Waits until the window is settled. Returns in any case, after a time that the host sees fit.
  ///
  /// A navigation waits before it looks for its screens, and once more before it changes anything.
  func settle() async
}

extension ScreenWindow {
  public var isSettled: Bool { true }

  public func settle() async {}
}
