@_exported import Switchback
@_exported import SwitchbackModel

/// A screen as an element of a path, the item of a sheet, the tag of a tab.
///
/// It holds its screen, so that the content stays while SwiftUI animates it away.
public struct ScreenReference: Hashable, Identifiable, Sendable {
  /// The screen.
  public let screen: ModelScreen

  /// The screen's identity.
  public var id: ObjectIdentifier { ObjectIdentifier(screen) }

  /// Creates a reference.
  public init(_ screen: ModelScreen) {
    self.screen = screen
  }

  /// Whether both refer to the same screen.
  public static func == (some: Self, other: Self) -> Bool { some.screen === other.screen }

  /// Hashes the identity of the screen.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
