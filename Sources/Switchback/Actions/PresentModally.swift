/// Presents the screen as a new layer above the window's topmost.
///
///     .using(PresentModally())
///     .using(PresentModally { screen in (screen as? PhotoScreen)?.style = .fullScreen })
///
/// A container that is presented gets its children first; writers of configurations need not think
/// of it.
public struct PresentModally: Action {
  public typealias Source = any Screen

  private let configure: (@MainActor (any Screen) throws -> Void)?

  /// - Parameter configure: Prepares the screen for being presented: its style, its transition.
  ///   Throwing ends the navigation, and what it has done is undone.
  public init(configure: (@MainActor (any Screen) throws -> Void)? = nil) {
    self.configure = configure
  }

  public var opensLayer: Bool { true }

  /// - Throws: ``HierarchyError/noRoot`` if the window has no root to present the screen on.
  public func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    if window.rootScreen == nil { throw HierarchyError.noRoot }
    return []
  }

  public func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try configure?(screen)
    try await source.presentScreen(screen, animated: animated)
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer: the short form of ``PresentModally``.
  public static var presentModally: Self { PresentModally() }

  /// Presents the screen as a new layer: the short form of ``PresentModally``.
  // NB: why the closure is not `@MainActor` is said beside the short form of `ClosureFactory`.
  public static func presentModally(
    _ configure: @escaping (any Screen) throws -> Void
  ) -> Self {
    PresentModally { try configure($0) }
  }
}
