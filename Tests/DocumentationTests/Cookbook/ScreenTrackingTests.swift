#if !canImport(UIKit)
import Observation
import SwitchbackModel
import SwitchbackUIKit
import Testing
import UIKitSimulator

// snippet begin: top
extension ScreenWindow {
  /// The screen on top of all layers, inside all containers.
  var screenOnTop: (any Screen)? {
    var screen = try? Hierarchy(of: self).layers.last
    while let container = screen as? any ContainerScreen,
      let visible = container.visibleScreens.last
    {
      screen = visible
    }
    return screen
  }
}
// snippet end

@MainActor
struct ScreenTrackingTests {
  final class Analytics {
    private(set) var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
  }

  // snippet begin: tracker
  /// Reports each screen that the user sees, whatever has brought it up.
  @MainActor
  final class ScreenTracker {
    private weak var window: (any ScreenWindow)?
    private weak var last: (any Screen)?
    private let report: (any Screen) -> Void

    init(_ window: any ScreenWindow, report: @escaping (any Screen) -> Void) {
      (self.window, self.report) = (window, report)
    }

    private func look() {
      guard let window, window.isSettled, let screen = window.screenOnTop,
        screen !== last
      else { return }
      last = screen
      report(screen)
    }

    /// In UIKit: looks again and again.
    func run(every interval: Duration = .milliseconds(250)) async throws {
      while window != nil {
        look()
        try await Task.sleep(for: interval)
      }
    }

    /// In SwiftUI, and in memory: looks whenever something changes.
    func follow() {
      withObservationTracking {
        _ = window?.screenOnTop
      } onChange: { [weak self] in
        Task { @MainActor in
          await self?.window?.settle()
          self?.follow()
        }
      }
      look()
    }
  }
  // snippet end

  // snippet begin: task
  /// Reports where a navigation has led, and which screens it went through.
  struct ReportVisit: PostRoutingTask {
    let analytics: Analytics

    func perform(on screen: any Screen, with context: Any?, route: [any Screen]) {
      let depth = route.count
      let context = context is Void ? nil : context
      analytics.log(
        "\(type(of: screen)), context \(context ?? "none"), \(depth) screens")
    }
  }
  // snippet end

  static let product = StepAssembly { (id: Int) in ProductViewController(id) }
    .using(UINavigationController.push())
    .from(.existing(UINavigationController.self))

  static let login = StepAssembly { LoginViewController() }
    .using(.presentModally(style: .pageSheet))
    .from(.current())

  @Test func `Each screen is reported, whatever has brought it up`() async throws
  {
    try await Simulation.run { simulation in
      let (home, bag) = (HomeViewController(), BagViewController())
      let stack = UINavigationController(rootViewController: home)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, bag]
      let window = await simulation.show(tabs)
      let interval = Duration.milliseconds(1)
      // snippet begin: run
      let analytics = Analytics()
      let tracker = ScreenTracker(window) { analytics.log("\(type(of: $0))") }
      let tracking = Task { try await tracker.run() }
      // snippet end
      defer { tracking.cancel() }
      /// The lines of the log, once there are so many.
      @MainActor func lines(_ count: Int) async throws -> [String] {
        for _ in 1...2_000 where analytics.lines.count < count {
          await simulation.untilIdle()
          try await Task.sleep(for: interval)
        }
        return analytics.lines
      }
      #expect(try await lines(1) == ["HomeViewController"])
      try await window.router.navigate(to: Self.product(42))
      #expect(try await lines(2).last == "ProductViewController")
      simulation.tapBack(in: stack)
      #expect(try await lines(3).last == "HomeViewController")
      simulation.tap(bag, in: tabs)
      #expect(try await lines(4).last == "BagViewController")
      try await window.router.navigate(to: Self.login)
      #expect(try await lines(5).last == "LoginViewController")
      let sheet = try #require(tabs.presentedViewController)
      simulation.swipeAway(sheet)?.complete()
      for line in try await lines(6) { print(line) }
      // output: log
      prints(
        """
        HomeViewController
        ProductViewController
        HomeViewController
        BagViewController
        LoginViewController
        BagViewController
        """)
    }
  }

  @Test func `On the model, each change is noticed without looking`() async throws
  {
    let analytics = Analytics()
    let bag = BagScreen()
    let stack = ModelStack(HomeScreen())
    let tabs = ModelTabs(stack, bag)
    let window = ModelWindow(tabs)
    let tracker = ScreenTracker(window) { analytics.log("\(type(of: $0))") }
    tracker.follow()
    #expect(analytics.lines == ["HomeScreen"])
    /// The last line of the log, once there are so many.
    func line(_ count: Int) async -> String? {
      for _ in 1...10_000 where analytics.lines.count < count {
        await Task.yield()
      }
      return analytics.lines.count == count ? analytics.lines.last : nil
    }
    let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(ModelStack.push()).from(.existing(ModelStack.self))
    let login = StepAssembly { LoginScreen() }
      .using(.presentModally()).from(.current())
    try await window.router.navigate(to: product(42))
    #expect(await line(2) == "ProductScreen")
    try stack.pop()
    #expect(await line(3) == "HomeScreen")
    try tabs.select(1)
    #expect(await line(4) == "BagScreen")
    try await window.router.navigate(to: login)
    #expect(await line(5) == "LoginScreen")
    try window.layers.last?.swipeDown()
    #expect(await line(6) == "BagScreen")
    withExtendedLifetime(tracker) {}
  }

  @Test func `A navigation is reported with its context`() async throws {
    try await Simulation.run { simulation in
      let analytics = Analytics()
      let window = await simulation.show(
        UINavigationController(rootViewController: HomeViewController()))
      // snippet begin: router
      let router = WindowRouter(window: window).adding(
        ReportVisit(analytics: analytics))
      // snippet end
      try await router.navigate(to: Self.product(42))
      for line in analytics.lines { print(line) }
      // output: visit
      prints(
        """
        ProductViewController, context 42, 2 screens
        """)
      try await router.navigate(to: Self.login)
      #expect(
        analytics.lines.last == "LoginViewController, context none, 2 screens")
    }
  }
}
#endif
