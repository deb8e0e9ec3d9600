/// Makes the screen the root of the window.
///
///     .using(ReplaceRoot()).from(GeneralStep.root())
///
/// The source must be the window's root. From ``GeneralStep/root()`` it works wherever the user is:
/// layers above are dismissed first. From ``GeneralStep/current()`` it works only while nothing is
/// presented, and fails otherwise. A window without a root gets its first one.
public struct ReplaceRoot: Action {
  public typealias Source = any Screen

  /// Replaces the root that `from` names.
  public init() {}

  public var replacesRoot: Bool { true }

  /// - Throws: ``ReplaceRootError`` if the source is not the root.
  public func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    guard let root = window.rootScreen else { return [] }
    guard source === root else { throw ReplaceRootError(source: name(of: source)) }
    return [root]
  }

  /// - Throws: ``ReplaceRootError`` if the source is not the root, and the errors of the window.
  public func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    if let root = window.rootScreen, source !== root {
      throw ReplaceRootError(source: name(of: source))
    }
    try await window.setRootScreen(screen, animated: animated)
  }
}

/// The chain starts from a screen that is not the window's root.
public struct ReplaceRootError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the screen.
  public let source: String

  public var description: String {
    "\(source) is not the root of the window. Start from GeneralStep.root() to dismiss what is "
      + "presented and replace the root from anywhere."
  }
}

extension Action where Self == ReplaceRoot {
  /// Makes the screen the root of the window: the short form of ``ReplaceRoot``.
  public static func replaceRoot() -> Self { ReplaceRoot() }
}
