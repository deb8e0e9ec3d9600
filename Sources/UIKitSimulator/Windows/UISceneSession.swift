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

  /// The connected scene, if there is one.
  open var scene: UIScene? { current }

  /// The role of the scene.
  public let role: Role

  /// The identifier.
  public let persistentIdentifier: String

  /// The activity from which to restore the scene.
  open var stateRestorationActivity: NSUserActivity?

  /// The app's own data.
  open var userInfo: [String: Any]?

  weak var current: UIScene?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// A request for a scene: a new one, or that of a session.
public struct UISceneSessionActivationRequest {
  /// The session of the requested scene, or `nil` for a new one.
  public let session: UISceneSession?

  /// The role of the requested scene.
  public let role: UISceneSession.Role

  /// The activity that the scene is to show.
  public var userActivity: NSUserActivity?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil
  ) {
    session = nil
    self.role = role
    self.userActivity = userActivity
  }

  /// Creates a request for a session's scene.
  @MainActor
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
  }
}
