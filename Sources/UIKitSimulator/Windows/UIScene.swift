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
  /// What is held until the scene is on display again.
  var whenInForeground: [@MainActor () -> Void] = []
  private let ownSession: UISceneSession
  let simulation = Simulation.current

  init(session: UISceneSession) {
    ownSession = session
    super.init()
    session.current = self
  }

  /// The links, activities and shortcuts that a scene is connected with.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The links to open.
    open var urlContexts: Set<UIOpenURLContext> { contexts }

    /// The activities to continue.
    open var userActivities: Set<NSUserActivity> { activities }

    /// The action of the app's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? { shortcut }

    /// The kind of activity that is handed off and has not arrived yet.
    open var handoffUserActivityType: String? { nil }

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
