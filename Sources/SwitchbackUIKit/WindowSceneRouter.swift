import Switchback

/// The router of a window scene: its navigations wait until the window is ready.
///
/// The link that launches an app arrives before there is a window. Hand it to the router anyway:
///
///     func scene(
///       _ scene: UIScene, willConnectTo session: UISceneSession,
///       options connectionOptions: UIScene.ConnectionOptions
///     ) {
///       guard let scene = scene as? UIWindowScene else { return }
///       router = WindowSceneRouter(scene: scene)
///       if let url = connectionOptions.urlContexts.first?.url { open(url) }   // uses the router
///       window = UIWindow(windowScene: scene)
///       window?.rootViewController = …
///       window?.makeKeyAndVisible()
///     }
///
/// The router waits for the first screen to appear, since an app sets its root before it shows the
/// window, and that root would replace the screens that a link has shown. If the app shows a window
/// without a root, a destination that sets the root does not wait: a chain with `replaceRoot()`
/// from `GeneralStep.root()`.
///
/// It navigates in the scene's first window at the normal level, whichever window is key: the app's
/// overlays do not count. It holds neither the scene nor the window.
@MainActor
public final class WindowSceneRouter: Router {
  private weak var knownScene: UIWindowScene?
  /// The window whose first screen has appeared.
  private weak var window: UIWindow?
  private let configure: @MainActor (WindowRouter) -> WindowRouter
  private let configured = ObjectNotes<WindowRouter>()
  /// The router while there is no window: one that finds none.
  private lazy var windowless = configure(WindowRouter().reportingFailures(to: log))
  /// The navigations that wait for the first screen, by number, in order of arrival. The number is negative if a
  /// navigation restores screens: it is never superseded here.
  private var line: [Int] = []
  private var count = 0

  /// - Parameters:
  ///   - scene: The scene, held weakly.
  ///   - configure: Configures the window's router: its interceptors, tasks and observers. Called once for each window, and
  ///     once for what comes while there is none.
  public init(
    scene: UIWindowScene,
    configure: @escaping @MainActor (WindowRouter) -> WindowRouter = { $0 }
  ) {
    knownScene = scene.hasDisconnected ? nil : scene
    self.configure = configure
  }

  /// - Throws: The errors of ``/Switchback/Router``, and ``/Switchback/NavigationError/windowGone``
  ///   if there is no window yet.
  public func plan(to step: BoundStep) throws(NavigationError) -> NavigationPlan {
    try router.plan(to: step)
  }

  /// - Throws: The errors of ``/Switchback/Router``, and ``/Switchback/NavigationError/windowGone``
  ///   if the scene goes away, or shows nothing within a minute.
  public func navigate(
    to step: BoundStep, options: NavigationOptions
  ) async throws(NavigationError) -> NavigationOutcome {
    if !line.isEmpty {
      switch options.policy ?? router.policy {
      case .queue: break
      case .reject: try router.refuse(step, options, with: .rejected)
      case .replace: line.removeAll { $0 >= 0 }
      }
    }
    count += 1
    let number = isRestoringScreens ? -count : count
    line.append(number)
    let ready: WindowRouter
    do throws(NavigationError) {
      ready = try await readyRouter(for: number) { (try? $0.plan(to: step)) != nil }
    } catch {
      line.removeAll { $0 == number }
      try router.refuse(step, options, with: error)
    }
    // No suspension point between here and entering the window's queue.
    line.removeAll { $0 == number }
    return try await ready.navigate(to: step, options: options)
  }

  /// The scene, unless it has disconnected: it never comes back.
  private var scene: UIWindowScene? { knownScene?.hasDisconnected == true ? nil : knownScene }

  private var router: WindowRouter { scene?.firstWindow.map(router) ?? windowless }

  /// The router of a window, always the same one: its interceptors are known by where they were added.
  private func router(of window: UIWindow) -> WindowRouter {
    if let router = configured[window] { return router }
    let router = configure(window.router)
    configured[window] = router
    return router
  }

  /// Reports a failure as the window's router does.
  public func report(_ failure: any Error) { router.report(failure) }

  /// The router of the window, once its first screen has appeared, or once it is shown without one. The window itself
  /// would be held during the navigation.
  ///
  /// - Parameter setsRoot: Whether the navigation can run in a window without a root.
  private func readyRouter(
    for number: Int, if setsRoot: (WindowRouter) -> Bool
  ) async throws(NavigationError) -> WindowRouter {
    if line.first == number, let window, window === scene?.firstWindow { return router(of: window) }
    // A minute of frames. Only the app decides when it shows its first screen.
    var hasWindow = false
    for _ in 0..<3600 {
      if Task.isCancelled { throw .cancelled }
      if !line.contains(number) { throw .superseded }
      guard let scene else { break }
      let first = scene.firstWindow
      // The app has dropped it.
      if hasWindow, first == nil { break }
      hasWindow = first != nil
      // Those before it in the line may wait for the root that it sets.
      if let first, first.isShownWithoutRoot, setsRoot(router(of: first)) {
        window = first
        return router(of: first)
      }
      let shown = line.first == number && first?.showsItsRoot == true ? first : nil
      // The view is in the window; UIKit tells the screen in the next turn that it has appeared.
      guard let _ = try? await nextTurn() else { break }
      if let shown {
        window = shown
        return router(of: shown)
      }
    }
    throw .windowGone
  }
}

extension UIWindowScene {
  fileprivate var firstWindow: UIWindow? {
    let windows = windows.filter { $0.windowLevel == .normal }
    return windows.first { !$0.isHidden } ?? windows.first
  }
}

extension UIWindow {
  fileprivate var isShown: Bool { !isHidden && windowScene?.activationState != .unattached }

  fileprivate var isShownWithoutRoot: Bool { isShown && rootViewController == nil }

  fileprivate var showsItsRoot: Bool {
    isShown && rootViewController?.windowAround === self
  }
}
