/// Integrates a new screen into an existing one.
///
/// `Source` is the type of screen that the action works on; the compiler checks it against the step
/// that `from` names. Actions that put a screen into a container are ``ContainerAction``s. An action of your own:
///
///     struct ShowInDrawer: Action {
///       func screensTakenAway(from source: HomeScreen, in window: any ScreenWindow) -> [any Screen] {
///         source.drawer.map { [$0] } ?? []
///       }
///       func perform(
///         with screen: any Screen, on source: HomeScreen, in window: any ScreenWindow, animated: Bool
///       ) async throws {
///         try await source.openDrawer(with: screen, animated: animated)
///       }
///     }
@MainActor
public protocol Action<Source> {
  /// The type of screen that a new screen is integrated into.
  associatedtype Source

  /// Whether the new screen becomes a layer of its own. `false` by default.
  ///
  /// A navigation animates at most one change in each layer.
  var opensLayer: Bool { get }

  /// Whether the action replaces the window's root, which must then be its source. `false` by default.
  ///
  /// If a chain continues from a screen that it builds itself, such an action fails with nothing
  /// changed.
  var replacesRoot: Bool { get }

  /// The screens that the action would remove from a source on display, each with everything in it.
  /// The router asks them whether they may be removed: see ``LeaveGuard``.
  ///
  /// - Throws: Any error if the action cannot work on this source. It ends the navigation,
  ///   which has changed nothing.
  func screensTakenAway(from source: Source, in window: any ScreenWindow) throws -> [any Screen]

  /// Integrates the screen and returns when that has finished.
  ///
  /// It must not await a navigation in the same window, which would wait for the end of this one. The router ends such
  /// a navigation as ``NavigationError/deadlock(_:)``, but cannot see that it is awaited through another task, as in
  /// `try await router.go(to: step).value`.
  ///
  /// - Throws: Any error, with nothing changed. The router then undoes what the navigation did
  ///   before.
  func perform(
    with screen: any Screen, on source: Source, in window: any ScreenWindow, animated: Bool
  ) async throws
}

extension Action {
  public var opensLayer: Bool { false }

  public var replacesRoot: Bool { false }
}

/// Puts a new screen among the children of a container.
///
/// It only edits the list of children. The router changes the container once, however many screens a
/// navigation puts into it. A container built in the same navigation gets its children before it is
/// shown.
///
///     struct InsertAfterFirst: ContainerAction {
///       typealias Source = ModelStack
///       func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
///         children.insert(screen, at: min(1, children.count))
///       }
///     }
public protocol ContainerAction<Source>: Action where Source: ContainerScreen {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Source

  /// Puts the screen into the list. The container drops every screen that is no longer in the list.
  ///
  /// The destination ends up on display. A stack therefore drops every screen above the
  /// destination, wherever this puts it.
  ///
  /// Called while planning, before the screen is built, and again with the screens that are built. It must
  /// only read the list.
  ///
  /// - Throws: Any error if there is no place for the screen. It ends the navigation, which
  ///   has changed nothing.
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws

  /// The container whose children change: the source, unless the action works on a container inside
  /// it, for example the stack in a split view.
  ///
  /// - Throws: Any error if there is no such container. It ends the navigation, which has
  ///   changed nothing.
  func container(in source: Source) throws -> any ContainerScreen

  /// Whether ``container(in:)`` returns a container inside the source. `false` by default.
  var reachesInside: Bool { get }
}

extension ContainerAction {
  /// None: the router compares the list of children before and after ``embed(_:in:)``.
  public func screensTakenAway(
    from source: Source, in window: any ScreenWindow
  ) -> [any Screen] {
    []
  }

  public func container(in source: Source) throws -> any ContainerScreen { source }

  public var reachesInside: Bool { false }

  /// Changes the container's children immediately. The router itself combines several changes into
  /// one.
  public func perform(
    with screen: any Screen, on source: Source, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try await change(container(in: source), adding: screen, animated: animated)
  }

  func change(
    _ container: any ContainerScreen, adding screen: any Screen, animated: Bool
  ) async throws {
    var children = container.containedScreens.map { ChildScreen($0) }
    try embed(ChildScreen(screen), in: &children)
    try await container.setContainedScreens(children.compactMap(\.screen), animated: animated)
  }
}
