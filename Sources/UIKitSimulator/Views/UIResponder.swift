import Foundation

/// The base class of views and controllers.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder.
  open var next: UIResponder? { nil }

  /// Called when a motion of the device has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
}

/// An event of the device.
@MainActor
open class UIEvent: NSObject {
  /// The kinds of motion and remote control.
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

#if !canImport(ObjectiveC)
/// A user activity, as far as scenes hand it over. On Apple's platforms it is Foundation's.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String

  /// The web page that it continues.
  open var webpageURL: URL?

  /// The app's own data.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
#endif
