extension Simulation {
  /// Something comes before the app, such as the control centre or a call: the scene is on display, and
  /// not in use.
  public func resignActive(_ scene: UIWindowScene) {
    guard scene.state == .foregroundActive else { return }
    perform { _ in
      scene.delegate?.sceneWillResignActive(scene)
      scene.state = .foregroundInactive
    }
  }

  /// The user leaves the app. Code goes on running, as it does on a device for some seconds.
  public func enterBackground(_ scene: UIWindowScene) {
    resignActive(scene)
    guard scene.state == .foregroundInactive else { return }
    perform { _ in
      scene.state = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
        scene.session.stateRestorationActivity = activity
      }
    }
  }

  /// The scene is in use again.
  public func becomeActive(_ scene: UIWindowScene) {
    perform { _ in
      if scene.state == .background {
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.state = .foregroundInactive
        let held = scene.whenInForeground
        scene.whenInForeground = []
        for work in held { loop.schedule(work) }
      }
      guard scene.state == .foregroundInactive else { return }
      scene.state = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
  }
}
