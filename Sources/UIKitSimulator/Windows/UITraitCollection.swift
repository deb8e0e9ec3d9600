import Foundation

/// The amount of room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known yet.
  case unspecified = 0
  /// Little room, as on a phone.
  case compact = 1
  /// Much room, as on a tablet.
  case regular = 2
}

/// The traits of a screen's surroundings.
public final class UITraitCollection: NSObject, Sendable {
  /// The amount of horizontal room.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// Creates traits with a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    super.init()
  }
}
