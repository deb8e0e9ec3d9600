/// The operations of a host.
public enum ModelOperation: String, Sendable, CaseIterable {
  /// Present a screen.
  case present
  /// Dismiss what a screen presents.
  case dismiss
  /// Make a screen in a container visible.
  case makeVisible
  /// Replace the screens of a container.
  case setScreens
  /// Replace the root of a window.
  case setRoot
}

/// A change made, or about to be made, to the screens of a window.
///
/// A window records its changes on request, so a test can check how many were animated, or their
/// order.
///
///     window.recordsChanges = true
///     try await router.navigate(to: product, with: 42)
///     #expect(window.changes.filter { $0.animated && $0.operation == .dismiss }.count <= 1)
///
/// Screens are given by name, so a list of changes keeps no screen alive.
public struct ModelChange: Sendable, Hashable {
  /// The origin of a change.
  public enum Origin: Sendable, Hashable {
    /// Code: a navigation, or the app itself.
    case app
    /// The user, by a gesture or a control that the toolkit handles.
    case user
  }

  /// The operation.
  public var operation: ModelOperation

  /// The name of the screen or container that changed, or `window`.
  public var receiver: String

  /// The names of the screens involved: the one presented, dismissed or made visible, all that a
  /// container now holds, the new root.
  public var screens: [String]

  /// Whether the change was animated.
  public var animated: Bool

  /// The layer that changed, counted from the bottom: for a presentation or dismissal, the layer
  /// that appeared or disappeared. `nil` for a container outside of all windows.
  public var layer: Int?

  /// The origin of the change.
  public var origin: Origin

  /// Creates a change.
  public init(
    _ operation: ModelOperation, on receiver: String, of screens: [String], animated: Bool,
    layer: Int?, origin: Origin = .app
  ) {
    self.operation = operation
    self.receiver = receiver
    self.screens = screens
    self.animated = animated
    self.layer = layer
    self.origin = origin
  }
}

extension ModelChange: CustomStringConvertible {
  /// The change in one line, such as `present Login on Home, animated, layer 1`.
  public var description: String {
    let names = screens.isEmpty ? "nothing" : screens.joined(separator: ", ")
    let place = layer.map { "layer \($0)" } ?? "no window"
    return "\(operation) \(names) on \(receiver), \(animated ? "animated, " : "")\(place)"
      + (origin == .user ? ", by the user" : "")
  }
}
