#if !canImport(UIKit)
import SwitchbackUIKit
import Testing
import UIKitSimulator

@MainActor
struct ScreenTrackingTests {
  final class Analytics {
    private(set) var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
  }

  // snippet begin: task
  /// Reports where a navigation has led, and which screens it went through.
  struct ReportVisit: PostRoutingTask {
    let analytics: Analytics

    func perform(on screen: any Screen, with context: Any?, route: [any Screen]) {
      let depth = route.count
      analytics.log(
        "\(type(of: screen)), context \(context ?? "none"), \(depth) screens")
    }
  }
  // snippet end

  // snippet begin: base
  /// The base class of the app's screens. It also notices changes by the user.
  class TrackedViewController: UIViewController {
    var analytics: Analytics?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      analytics?.log("appeared: \(type(of: self))")
    }
  }
  // snippet end

  static let product = StepAssembly { (id: Int) in ProductViewController(id) }
    .using(.push())
    .from(.existing(UINavigationController.self))

  final class StartViewController: TrackedViewController {}
  final class NewsViewController: TrackedViewController {}

  @Test func `A navigation and a tap are reported`() async throws {
    try await Simulation.run { simulation in
      let page = Transcript()
      @MainActor func print(_ value: Any) { page.print(value) }
      let analytics = Analytics()
      let (start, news) = (StartViewController(), NewsViewController())
      for screen in [start, news] { screen.analytics = analytics }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: start), news,
      ]
      let window = await simulation.show(tabs)
      // snippet begin: router
      let router = WindowRouter(window: window).adding(
        ReportVisit(analytics: analytics))
      // snippet end
      try await router.navigate(to: Self.product(42))
      simulation.tap(news, in: tabs)
      await simulation.untilIdle()
      for line in analytics.lines { print(line) }
      // output: log
      page.prints(
        """
        appeared: StartViewController
        ProductViewController, context 42, 2 screens
        appeared: NewsViewController
        """)
    }
  }
}
#endif
