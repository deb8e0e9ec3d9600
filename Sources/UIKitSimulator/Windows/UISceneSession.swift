import Foundation

/// A session, which outlasts its scene.
@MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role

  /// The activity from which to restore the scene.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    super.init()
  }
}

/// A request for a new scene.
public struct UISceneSessionActivationRequest {
  /// The role of the requested scene.
  public let role: UISceneSession.Role

  /// The activity that the scene is to show.
  public var userActivity: NSUserActivity?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
  }
}
