import Foundation

/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In use.
    case foregroundActive = 0
    /// On display, but not in use.
    case foregroundInactive = 1
    /// Not on display.
    case background = 2
  }

  /// What the user sees as the scene's name.
  open var title: String!

  /// Who hears of the scene's life.
  open var delegate: (any UISceneDelegate)?

  /// The session the scene belongs to.
  open var session: UISceneSession { ownSession }

  /// How far the scene is from being used.
  open var activationState: ActivationState { state }

  var state = ActivationState.unattached
  private let ownSession: UISceneSession
  let simulation = Simulation.current

  init(session: UISceneSession) {
    ownSession = session
    super.init()
    session.current = self
  }

  /// What a scene is connected with (C6).
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The links to open.
    open var urlContexts: Set<UIOpenURLContext> { contexts }

    /// The activities to continue.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The kind of activity that is handed off and has not arrived yet.
    open var handoffUserActivityType: String? { nil }

    private let contexts: Set<UIOpenURLContext>
    private let activities: Set<NSUserActivity>

    init(urls: [URL], activities: [NSUserActivity]) {
      contexts = Set(urls.map(UIOpenURLContext.init))
      self.activities = Set(activities)
      super.init()
    }
  }
}

/// A link that a scene is to open.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

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

/// Hears of a scene's life.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected: the place to make a window (C6).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to be in use no longer.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to be on display.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is on display no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with links for a scene that is connected already (C6).
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  /// Called with an activity for a scene that is connected already (C6).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
