import Foundation

/// One instance of the app's interface.
@MainActor
open class UIScene: UIResponder {
  /// Posted once a scene has disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// Active.
    case foregroundActive = 0
    /// On display, but inactive.
    case foregroundInactive = 1
    /// Not on display.
    case background = 2
  }

  /// The delegate, which is told of the scene's life cycle.
  open var delegate: (any UISceneDelegate)?

  /// The session the scene belongs to.
  open var session: UISceneSession { ownSession }

  /// The activation state.
  open var activationState: ActivationState { state }

  var state = ActivationState.unattached
  /// Work that waits until the scene is on display again.
  var whenInForeground: [@MainActor () -> Void] = []
  private let ownSession: UISceneSession
  let simulation = Simulation.current

  init(session: UISceneSession) {
    ownSession = session
    super.init()
  }

  /// The links, activities and shortcuts with which a scene is connected.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The links to open.
    open var urlContexts: Set<UIOpenURLContext> { contexts }

    /// The activities to continue.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The chosen action of the app's icon.
    open var shortcutItem: UIApplicationShortcutItem? { shortcut }

    private let contexts: Set<UIOpenURLContext>
    private let activities: Set<NSUserActivity>
    private let shortcut: UIApplicationShortcutItem?

    init(urls: [URL], activities: [NSUserActivity], shortcut: UIApplicationShortcutItem?) {
      self.shortcut = shortcut
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

/// An action of the app's icon.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The kind of action.
  public let type: String

  /// The text shown.
  public let localizedTitle: String

  /// An action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
