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

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The traits of a screen's surroundings.
public final class UITraitCollection: NSObject, Sendable {
  /// The amount of horizontal room.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Creates traits with a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    self.userInterfaceIdiom = horizontalSizeClass == .regular ? .pad : .phone
    super.init()
  }
}
