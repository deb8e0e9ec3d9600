import Foundation

/// The app that runs on the device.
@MainActor
open class UIApplication: UIResponder {
  /// The app on the current device.
  public class var shared: UIApplication { Simulation.current.application }

  /// The delegate, which is told of the app's life cycle. UIKit's is not kept and not weak, so that it is
  /// unsafe to read.
  @unsafe weak open var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected.
  open private(set) var connectedScenes: Set<UIScene> = []

  /// The sessions, including those without a scene.
  open private(set) var openSessions: Set<UISceneSession> = []

  /// Requests a new scene. It is connected at the next turn, with a delegate if the simulation makes one.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let activities = [request.userActivity].compactMap { $0 }
    simulation.loop.schedule { [simulation] in
      simulation.connectScene(delegate: simulation.makeSceneDelegate?(), activities: activities)
    }
  }

  private unowned let simulation: Simulation
  private weak var lastKey: UIWindow?

  init(simulation: Simulation) {
    self.simulation = simulation
    super.init()
  }

  func connectScene(width: UIUserInterfaceSizeClass) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let scene = simulation.perform { _ in
      UIWindowScene(session: session, traits: UITraitCollection(horizontalSizeClass: width))
    }
    openSessions.insert(session)
    connectedScenes.insert(scene)
    return scene
  }

  func disconnect(_ scene: UIScene) {
    connectedScenes.remove(scene)
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    (scene as? UIWindowScene)?.releaseWindows()
  }

  func isKey(_ window: UIWindow) -> Bool {
    if let scene = window.windowScene { scene.key === window } else { lastKey === window }
  }

  func makeKey(_ window: UIWindow) {
    guard !isKey(window) else { return }
    let previous = window.windowScene?.key
    window.windowScene?.key = window
    lastKey = window
    previous?.resignKey()
    window.becomeKey()
  }
}
