import SwitchbackTesting
import SwitchbackUIKit

/// Checks the rules of the host's contract on this device, and lists the results.
///
/// Each rule gets a window above the app for a moment.
public final class ContractViewController: MenuViewController {
  private let host: SceneTestHost

  /// The number of rules that failed, after all were checked.
  public private(set) var failureCount: Int?

  init(scene: UIWindowScene) {
    host = SceneTestHost(scene: scene)
    super.init(nibName: nil, bundle: nil)
    title = "Contract"
    rows = [
      Row("Check \(HostContract.rules.count) rules") { [weak self] in
        Task { await self?.run() }
      }
    ]
  }

  public required init?(coder: NSCoder) { nil }

  /// Checks all rules, one after the other.
  public func run() async {
    rows = []
    var failures = 0
    for rule in HostContract.rules {
      do {
        try await rule.check(host)
        rows.append(Row("✓ \(rule)"))
      } catch {
        failures += 1
        rows.append(Row("✗ \(rule)\n\(error)"))
      }
    }
    failureCount = failures
    rows.insert(
      Row("\(HostContract.rules.count - failures) rules pass, \(failures) fail"),
      at: 0)
  }
}

/// UIKit on this device, for the rules of the contract.
struct SceneTestHost: TestHost {
  let scene: UIWindowScene
  private let windows = Windows()

  init(scene: UIWindowScene) { self.scene = scene }

  func makeScreen(_ name: String) -> any Screen {
    let screen = TestScreen()
    screen.title = name
    windows.screens.append(screen)
    return screen
  }

  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? {
    let stack = UINavigationController()
    stack.viewControllers = screens.compactMap { $0 as? UIViewController }
    return stack
  }

  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? {
    let tabs = UITabBarController()
    tabs.viewControllers = screens.compactMap { $0 as? UIViewController }
    return tabs
  }

  /// A split view, if there is room for both sides.
  func makeSplit(
    primary: any Screen, secondary: any Screen
  ) -> (any SplitContainer)? {
    guard scene.traitCollection.horizontalSizeClass == .regular else {
      return nil
    }
    let split = UISplitViewController()
    split.preferredDisplayMode = .oneBesideSecondary
    split.viewControllers = [primary, secondary].compactMap {
      $0 as? UIViewController
    }
    return split
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let window = UIWindow(windowScene: scene)
    windows.all.append(window)
    window.rootViewController = root as? UIViewController
    window.makeKeyAndVisible()
    await settle()
    return window
  }

  /// Removes the windows of the rule afterwards, even if it fails.
  func run(_ test: @escaping @MainActor () async throws -> Void) async throws {
    defer {
      for window in windows.all {
        window.isHidden = true
        window.rootViewController = nil
      }
      windows.all = []
      windows.screens = []
    }
    do {
      try await test()
    } catch {
      await settle()
      throw error
    }
    await settle()
  }

  /// Waits until nothing moves and each screen on display has appeared, a second
  /// at most. A new root is told so a frame or more later: a rule that begins
  /// before, or ends, unbalances its appearance calls.
  func settle() async {
    for window in windows.all { await window.settle() }
    for _ in 0..<60 {
      try? await Task.sleep(nanoseconds: 16_000_000)
      if windows.screens.allSatisfy(\.isAtRest) { break }
    }
    for window in windows.all { await window.settle() }
  }

  private final class TestScreen: UIViewController, NamedScreen {
    private var wasSeen = false

    var screenName: String { title ?? "" }

    /// Whether the screen is not on display, or has been told that it is.
    var isAtRest: Bool { wasSeen || viewIfLoaded?.window == nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      wasSeen = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      wasSeen = false
    }
  }

  @MainActor
  private final class Windows {
    var all: [UIWindow] = []
    var screens: [TestScreen] = []
  }
}
