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

  /// The window that became key last, in any scene.
  @available(*, deprecated, message: "It returns a key window across all connected scenes.")
  open var keyWindow: UIWindow? { lastKey }

  /// Requests a scene. A new one is connected at the next turn, with a delegate if the simulation
  /// makes one; an existing session's scene comes to the front.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let activities = [request.userActivity].compactMap { $0 }
    simulation.loop.schedule { [simulation] in
      if let scene = request.session?.scene as? UIWindowScene {
        for activity in activities { simulation.continue(activity, in: scene) }
      } else {
        simulation.connectScene(
          delegate: simulation.makeSceneDelegate?(), activities: activities)
      }
    }
  }

  private unowned let simulation: Simulation
  private weak var lastKey: UIWindow?
  private var sessionCount = 0

  init(simulation: Simulation) {
    self.simulation = simulation
    super.init()
  }

  func connectScene(width: UIUserInterfaceSizeClass) -> UIWindowScene {
    sessionCount += 1
    let session = UISceneSession(
      role: .windowApplication, persistentIdentifier: "session-\(sessionCount)")
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
