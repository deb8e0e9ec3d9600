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
