/// Presents the screen as a new layer above the window's topmost.
///
///     .using(.presentModally())
///     .using(PresentModally { screen in (screen as? PhotoScreen)?.style = .fullScreen })
///
/// A presented container already holds its children.
public struct PresentModally: Action {
  public typealias Source = any Screen

  private let start: PresentingScreen
  private let configure: ((any Screen) throws -> Void)?

  /// - Parameters:
  ///   - start: The screen that presents: by default, the one that `from` names.
  ///   - configure: Configures the screen before it is presented: its style, its transition. An
  ///     error ends the navigation, and the router undoes what it has done.
  public init(
    startingFrom start: PresentingScreen = .source, configure: ((any Screen) throws -> Void)? = nil
  ) {
    self.start = start
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
    let presenter = try start.screen(for: source)
    try configure?(screen)
    try await presenter.presentScreen(screen, animated: animated)
  }
}

/// The screen that presents a new layer.
///
///     .using(PresentModally(startingFrom: .topmostParent))
///     .using(PresentModally(startingFrom: .custom { player }))
///
/// It must not present another screen already. To dismiss layers above it first, start the chain
/// there: `.from(.root())`, or a step that finds the screen.
public enum PresentingScreen {
  /// The screen that `from` names.
  case source

  /// The outermost container around the screen that `from` names, which is the root of its layer.
  case topmostParent

  /// A screen that the app supplies, in any layer. If the closure returns `nil`, the navigation
  /// ends in a ``ChainError``.
  // NB: the short form of `ClosureFactory` explains why the closure is not `@MainActor`.
  case custom(() throws -> (any Screen)?)

  /// - Throws: ``ChainError``, ``HierarchyError``, and the errors of the app's
  ///   closure.
  @MainActor
  func screen(for source: any Screen) throws -> any Screen {
    switch self {
    case .source: return source
    case .topmostParent: return try Path(from: source).root
    case .custom(let find):
      guard let screen = try find() else { throw ChainError.noPresentingScreen }
      return screen
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer: the short form of ``PresentModally/init(startingFrom:configure:)``.
  public static func presentModally(
    startingFrom start: PresentingScreen = .source,
    _ configure: ((any Screen) throws -> Void)? = nil
  ) -> Self {
    PresentModally(startingFrom: start, configure: configure)
  }
}

/// Makes the screen the root of the window.
///
///     .using(.replaceRoot()).from(.root())
///
/// The source must be the window's root. From ``GeneralStep/root()`` it works wherever the user is:
/// layers above are dismissed first. From ``GeneralStep/current()`` it works only while nothing is
/// presented, and fails otherwise. A window without a root gets its first one.
public struct ReplaceRoot: Action {
  public typealias Source = any Screen

  /// Replaces the root that `from` names.
  public init() {}

  public var replacesRoot: Bool { true }

  /// - Throws: ``ChainError`` if the source is not the root.
  public func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    guard let root = window.rootScreen else { return [] }
    if source === root { return [root] }
    if source.parentScreen == nil, source.presentingScreen == nil {
      throw ChainError.rootReplaced(name(of: source), by: name(of: root))
    }
    throw ChainError.notRoot(name(of: source))
  }

  /// - Throws: ``ChainError`` if the source is not the root, and the errors of the window.
  public func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    // The root may be another one by now.
    _ = try screensTakenAway(from: source, in: window)
    try await window.setRootScreen(screen, animated: animated)
  }
}

extension Action where Self == ReplaceRoot {
  /// Makes the screen the root of the window: the short form of ``ReplaceRoot``.
  public static func replaceRoot() -> Self { ReplaceRoot() }
}

/// The actions that work in any host, under their traditional names.
///
///     .using(GeneralAction.presentModally()).from(GeneralStep.current())   // a new layer on top
///     .using(GeneralAction.replaceRoot()).from(GeneralStep.root())         // the window's root
///
/// They are the same as ``PresentModally`` and ``ReplaceRoot``, and as their short forms
/// `.presentModally()` and `.replaceRoot()`. Hosts add further ones: UIKit's styles and
/// transitions, for example.
@MainActor
public enum GeneralAction {
  /// Presents the screen as a new layer: the same as ``PresentModally/init(startingFrom:configure:)``.
  public static func presentModally(
    startingFrom start: PresentingScreen = .source,
    _ configure: ((any Screen) throws -> Void)? = nil
  ) -> PresentModally {
    PresentModally(startingFrom: start, configure: configure)
  }

  /// Makes the screen the root of the window.
  public static func replaceRoot() -> ReplaceRoot {
    ReplaceRoot()
  }
}
