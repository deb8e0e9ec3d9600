extension Simulation {
  /// The system covers the app, for example with the control centre or a call: the scene is on
  /// display, but inactive.
  public func resignActive(_ scene: UIWindowScene) {
    guard scene.state == .foregroundActive else { return }
    perform { _ in
      scene.delegate?.sceneWillResignActive(scene)
      scene.state = .foregroundInactive
    }
  }

  /// The user leaves the app. Code continues to run, as it does on a device for some seconds.
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

  /// The scene becomes active again.
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
