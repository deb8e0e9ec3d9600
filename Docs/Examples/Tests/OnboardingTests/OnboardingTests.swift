#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Onboarding

// NB: `@testable`, because an app's screens are not public.

/// The example app, as its user drives it.
@MainActor
struct OnboardingTests {
  /// The app on a device, with a user who waits until all is at rest.
  @MainActor
  private final class Session {
    let window: UIWindow
    let app: AppCoordinator
    private let simulation: Simulation

    init(_ simulation: Simulation) throws {
      self.simulation = simulation
      window = simulation.makeWindow(root: UIViewController())
      app = try AppCoordinator(router: WindowRouter(window: window))
    }

    var drawing: String { Hierarchy(of: window).drawing }

    /// The screen of a class on which the user does something.
    func on<Target: UIViewController>(
      _ type: Target.Type, _ act: (Target) -> Void
    ) async throws {
      let screen: Target? = try Hierarchy(of: window).first(
        Target.self, .currentVisible)
      act(try #require(screen))
      await rest()
    }

    func rest() async {
      for _ in 0..<4 { await simulation.untilIdle() }
    }
  }

  private func run(
    _ body: @escaping @MainActor (Session) async throws -> Void
  ) async throws {
    try await Simulation.run { simulation in
      let session = try Session(simulation)
      await session.rest()
      session.app.start()
      await session.rest()
      try await body(session)
      #expect(simulation.warnings == [])
    }
  }

  private func finishOnboarding(_ session: Session) async throws {
    for _ in OnboardingPage.allCases {
      try await session.on(PageViewController.self) { $0.next() }
    }
  }

  @Test func `The pages follow each other`() async throws {
    try await run { session in
      try await session.on(PageViewController.self) { $0.next() }
      try await session.on(PageViewController.self) { $0.next() }
      #expect(
        session.drawing == """
          window
          └─ UINavigationController
             ├─ Page(welcome)
             ├─ Page(tour)
             └─ Page(notifications)*
          """)
    }
  }

  @Test func `The end of the onboarding is the beginning of the log-in`()
    async throws
  {
    try await run { session in
      try await finishOnboarding(session)
      #expect(
        session.drawing == """
          window
          └─ UINavigationController
             └─ LoginViewController*
          """)
    }
  }

  @Test
  func `A screen of the log-in goes to the destinations of the log-in, and back`()
    async throws
  {
    try await run { session in
      try await finishOnboarding(session)
      try await session.on(LoginViewController.self) {
        $0.forgotPassword(of: "a@example.com")
      }
      // output: login
      #expect(
        session.drawing == """
          window
          └─ UINavigationController
             ├─ LoginViewController
             └─ ForgotPasswordViewController*
          """)
      try await session.on(ForgotPasswordViewController.self) { $0.done() }
      #expect(session.drawing.hasSuffix("└─ LoginViewController*"))
    }
  }

  @Test
  func `A link that comes during the onboarding is opened after the log-in`()
    async throws
  {
    try await run { session in
      try session.app.open(try #require(URL(string: "shop://order/7")))
      await session.rest()
      #expect(session.drawing.hasSuffix("└─ Page(welcome)*"))
      try await finishOnboarding(session)
      try await session.on(LoginViewController.self) { $0.logIn(as: "Ada") }
      // output: shop
      #expect(
        session.drawing == """
          window
          └─ UINavigationController
             ├─ Home(Ada)
             ├─ OrdersViewController
             └─ Order(7)*
          """)
    }
  }

  @Test func `In the shop, its screens and links go to its destinations`()
    async throws
  {
    try await run { session in
      try await finishOnboarding(session)
      try await session.on(LoginViewController.self) { $0.logIn(as: "Ada") }
      try await session.on(HomeViewController.self) { $0.showOrders() }
      try await session.on(OrdersViewController.self) { $0.select(8) }
      #expect(session.drawing.hasSuffix("└─ Order(8)*"))
      try session.app.open(try #require(URL(string: "shop://orders")))
      await session.rest()
      #expect(session.drawing.hasSuffix("└─ OrdersViewController*"))
    }
  }

  @Test func `Nothing of the onboarding is left when it is over`() async throws {
    try await run { session in
      weak let page: PageViewController? = try Hierarchy(of: session.window)
        .first()
      #expect(page != nil)
      try await finishOnboarding(session)
      #expect(page == nil)
    }
  }

  @Test(arguments: [.home, .orders, .order(7)] as [ShopDestination])
  func `Destinations are printed as links and read again`(
    destination: ShopDestination
  ) throws {
    let links = try ShopDestination.links()
    #expect(
      try links.destination(for: links.url(for: destination)) == destination)
  }
}
#endif
