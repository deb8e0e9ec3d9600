import Foundation

/// What lasts longer than a scene.
@MainActor
open class UISceneSession: NSObject {
  /// The role a scene plays.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene that is connected, if one is.
  open var scene: UIScene? { current }

  /// The role the scene plays.
  public let role: Role

  /// What tells sessions apart.
  public let persistentIdentifier: String

  /// What the app wants to find again.
  open var stateRestorationActivity: NSUserActivity?

  /// What the app has noted.
  open var userInfo: [String: Any]?

  weak var current: UIScene?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// A wish for a scene: a new one, or the one of a session.
@MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The session whose scene is wanted, or `nil` for a new one.
  public let session: UISceneSession?

  /// The role that the scene is to play.
  public let role: UISceneSession.Role

  /// What the scene is to show.
  open var userActivity: NSUserActivity?

  /// A wish for a new scene.
  public init(role: UISceneSession.Role) {
    session = nil
    self.role = role
    super.init()
  }

  /// A wish for a session's scene.
  public init(session: UISceneSession) {
    self.session = session
    role = session.role
    super.init()
  }
}
