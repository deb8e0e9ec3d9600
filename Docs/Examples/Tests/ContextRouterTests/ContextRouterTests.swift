#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import ContextRouter

// NB: `@testable`, because an app's screens are not public.

/// The example app, as links, push messages and code drive it.
@MainActor
struct ContextRouterTests {
  /// Starts the app, runs a test on it, and looks for complaints of UIKit's.
  private func run(
    _ body: @escaping @MainActor (DatingApp, UIWindow) async throws -> Void
  ) async throws {
    try await Simulation.run { simulation in
      let window = simulation.makeWindow(root: nil)
      let app = try DatingApp(window: window)
      await simulation.untilIdle()
      try await body(app, window)
      #expect(simulation.warnings == [])
    }
  }

  // NB: not `window.drawing`, which here is the simulator's own.
  private func drawing(_ window: UIWindow) -> String {
    Hierarchy(of: window).drawing
  }

  private func screen(
    _ context: DatingContext, in window: UIWindow
  ) throws -> DatingViewController {
    try #require(try Hierarchy(of: window).first { $0.currentContext == context })
  }

  @Test func `A push message opens a chat on the stack that the user sees`()
    async throws
  {
    try await run { app, window in
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  └─ encounter(1)*
             └─ UINavigationController
                └─ chats*
          """)
      _ = try await app.received(message: ["chat": 7])?.value
      // output: message
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  ├─ encounter(1)
             │  └─ chat(7)*
             └─ UINavigationController
                └─ chats*
          """)
    }
  }

  @Test func `Where the context is shown already, its content is refreshed`()
    async throws
  {
    try await run { app, window in
      _ = try await app.received(message: ["chat": 7])?.value
      let before = drawing(window)
      let chat = try screen(.chat(7), in: window)
      let loads = chat.loads
      let outcome = try await app.received(message: ["chat": 7])?.value
      #expect(outcome?.isAlreadyThere == true)
      #expect(drawing(window) == before)
      #expect(chat.loads == loads + 1)
    }
  }

  @Test func `What exists is switched to: another tab, or back in a stack`()
    async throws
  {
    try await run { app, window in
      let go = app.contexts.navigator
      try await go.navigate(to: [.chats])
      try await go.navigate(to: [.chat(7)])
      try await go.navigate(to: [.encounter(1)])
      // output: elsewhere
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  └─ encounter(1)*
             └─ UINavigationController
                ├─ chats
                └─ chat(7)*
          """)
      let plan = try go.plan(to: [.chats])
      // output: plan
      #expect(
        "\(plan)" == """
          To reach chats:
            ✓ any screen  found: chats
                          looked for by chats
          1. show chats in UINavigationController
          2. show UINavigationController in UITabBarController, animated
          """)
      try await go.navigate(to: [.chats])
      // output: switched
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController
             │  └─ encounter(1)*
             └─ UINavigationController*
                └─ chats*
          """)
    }
  }

  @Test func `A screen that can shows another context itself`() async throws {
    try await run { app, window in
      try await app.contexts.navigator.navigate(to: [.settings])
      #expect(
        drawing(window) == """
          window
          ├─ UITabBarController
          │  ├─ UINavigationController*
          │  │  └─ encounter(1)*
          │  └─ UINavigationController
          │     └─ chats*
          └─ modal UINavigationController
             └─ settings*
          """)
      try await app.contexts.navigator.navigate(to: [.encounter(2)])
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController*
             │  └─ encounter(2)*
             └─ UINavigationController
                └─ chats*
          """)
    }
  }

  @Test
  func `A pager that is not on display is left alone, and a new screen is made`()
    async throws
  {
    try await run { app, window in
      try await app.contexts.navigator.navigate(to: [.chats])
      try await app.contexts.navigator.navigate(to: [.encounter(2)])
      #expect(
        drawing(window) == """
          window
          └─ UITabBarController
             ├─ UINavigationController
             │  └─ encounter(1)*
             └─ UINavigationController*
                ├─ chats
                └─ encounter(2)*
          """)
    }
  }

  @Test
  func
    `A link leads to several contexts at once, with one animation in each layer`()
    async throws
  {
    try await run { app, window in
      let url = try #require(URL(string: "dating://chat/7/photo/3"))
      let outcome = try await app.open(url).value
      #expect(
        "\(outcome)"
          == "photo(3) is on screen; reused UINavigationController; built chat(7), photo(3)"
      )
      #expect(
        drawing(window) == """
          window
          ├─ UITabBarController
          │  ├─ UINavigationController*
          │  │  ├─ encounter(1)
          │  │  └─ chat(7)*
          │  └─ UINavigationController
          │     └─ chats*
          └─ modal photo(3)
          """)
      // What is there of a sequence is used.
      try await app.contexts.navigator.navigateBack()
      let again = try await app.open(url).value
      #expect(
        "\(again)" == "photo(3) is on screen; reused chat(7); built photo(3)")
    }
  }

  @Test func `If one of several screens cannot be made, nothing changes`()
    async throws
  {
    try await run { app, window in
      let before = drawing(window)
      let url = try #require(URL(string: "dating://chat/7/photo/0"))
      await #expect(throws: NavigationError.self) {
        try await app.open(url).value
      }
      #expect(drawing(window) == before)
    }
  }

  @Test func `No context is nothing to do`() async throws {
    try await run { app, _ in
      let plan = try app.contexts.navigator.plan(to: [])
      #expect(plan.changesNothing)
    }
  }

  @Test(
    arguments: [[.chats], [.settings], [.chat(7)], [.chat(7), .photo(3)]]
      as [[DatingContext]])
  func `Contexts are printed as links and read again`(
    contexts: [DatingContext]
  ) throws {
    let links = try DatingContext.links()
    #expect(try links.destination(for: links.url(for: contexts)) == contexts)
  }
}
#endif
