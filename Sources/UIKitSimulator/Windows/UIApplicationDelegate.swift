import Foundation

/// The delegate of the application.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Called before the app's state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The configuration for a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// A configuration without a name.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplication {
  /// A reason for launching an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}

/// The configuration of a new scene.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the app's property list.
  public let name: String?

  /// The role of the scene.
  public let role: UISceneSession.Role

  /// A configuration by name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension Simulation {
  /// Launches the app: sets the application's delegate, and tells it.
  ///
  /// Scenes are connected by ``connectScene(width:delegate:urls:activities:shortcut:restoring:)``.
  ///
  /// - Returns: The delegate's answer.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate, options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    perform { _ in
      unsafe application.delegate = delegate
      let agrees = delegate.application(application, willFinishLaunchingWithOptions: options)
      return delegate.application(application, didFinishLaunchingWithOptions: options) && agrees
    }
  }
}
