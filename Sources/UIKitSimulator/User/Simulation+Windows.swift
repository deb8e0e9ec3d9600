import Foundation

extension Simulation {
  /// Connects a scene in the foreground, as the launch of the app does.
  ///
  /// The scene's delegate, if it has one, is told of the connection immediately, and that the scene
  /// is active at the next turn.
  ///
  /// - Parameter restored: The activity that an earlier scene has asked the system to keep.
  @discardableResult
  public func connectScene(
    width: UIUserInterfaceSizeClass = .compact, delegate: (any UISceneDelegate)? = nil,
    urls: [URL] = [], activities: [NSUserActivity] = [],
    shortcut: UIApplicationShortcutItem? = nil, restoring restored: NSUserActivity? = nil
  ) -> UIWindowScene {
    let scene = application.connectScene(width: width)
    scene.session.stateRestorationActivity = restored
    scene.delegate = delegate
    perform { _ in
      delegate?.scene(
        scene, willConnectTo: scene.session,
        options: UIScene.ConnectionOptions(
          urls: urls, activities: activities, shortcut: shortcut))
    }
    scene.state = .foregroundInactive
    loop.schedule { [weak scene] in
      guard let scene, scene.state == .foregroundInactive else { return }
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.state = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
    return scene
  }

  /// Makes a window in a new scene, shows it, and keeps it for the scene's lifetime.
  @discardableResult
  public func makeWindow(
    root: UIViewController?, width: UIUserInterfaceSizeClass = .compact
  ) -> UIWindow {
    let scene = connectScene(width: width)
    let window = perform { _ in UIWindow(windowScene: scene) }
    scene.keep(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Disconnects a scene, with its windows.
  public func disconnect(_ scene: UIWindowScene) {
    perform { _ in application.disconnect(scene) }
  }

  /// The user opens links in a connected scene.
  public func open(_ urls: [URL], in scene: UIWindowScene) {
    perform { _ in
      scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
    }
  }

  /// The user chooses an action of the app's icon, for a connected scene.
  ///
  /// - Returns: Whether the app has handled it.
  @discardableResult
  public func choose(_ shortcut: UIApplicationShortcutItem, in scene: UIWindowScene) -> Bool {
    var isHandled = false
    perform { _ in
      (scene.delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: shortcut) { isHandled = $0 }
    }
    return isHandled
  }

  /// The user continues an activity in a connected scene.
  public func `continue`(_ activity: NSUserActivity, in scene: UIWindowScene) {
    perform { _ in scene.delegate?.scene(scene, continue: activity) }
  }

  /// The user puts the app beside another one, or makes it full screen: split views collapse or
  /// expand.
  public func changeWidth(of scene: UIWindowScene, to width: UIUserInterfaceSizeClass) {
    perform { _ in scene.change(to: UITraitCollection(horizontalSizeClass: width)) }
  }
}
