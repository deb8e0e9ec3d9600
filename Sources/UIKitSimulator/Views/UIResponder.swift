import Foundation

/// The base of everything that takes part in UIKit's world.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder asked next.
  open var next: UIResponder? { nil }

  /// Called when the user has moved the device in a way that means something.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
}

/// What the user does with the device.
@MainActor
open class UIEvent: NSObject {
  /// The ways to move or to control the device.
  public enum EventSubtype: Int, Sendable {
    /// None.
    case none = 0
    /// Shaking it.
    case motionShake = 1
  }
}

extension Simulation {
  /// The user shakes the device.
  public func shake(_ window: UIWindow) {
    perform { _ in window.motionEnded(.motionShake, with: nil) }
  }
}

/// A point in time's user activity, as far as scenes hand it over. On Apple's platforms it is
/// Foundation's.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String

  /// The title shown for it.
  open var title: String?

  /// The web page it continues.
  open var webpageURL: URL?

  /// What the app has noted.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
