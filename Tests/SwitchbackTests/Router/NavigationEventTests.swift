import Switchback
import SwitchbackModel
import Testing

struct NavigationEventTests {
  @Test func `A destination that is there is told with what runs first`() async throws {
    let step = finding(BagScreen.self).adding(LoginInterceptor { (_: Void) in })
      .using(.presentModally()).from(.root()).assemble()
    #expect(
      try await events(of: step, in: "window\n└─ Bag").prefix(3)
        == ["to BagScreen", "run LoginInterceptor", "LoginInterceptor begins"])
  }

  @Test func `That the window is gone is told, too`() async {
    let log = Log()
    var window: ModelWindow? = ModelWindow(HomeScreen())
    let router = window.map { WindowRouter(window: $0).observing { log.note("\($0.kind)") } }
    window = nil
    await #expect(throws: NavigationError.self) {
      try await router?.navigate(to: existing(HomeScreen.self))
    }
    #expect(log.take().count == 2)
  }

  /// The events without the number that all of them begin with.
  private func events(
    of step: DestinationStep<BagScreen, Void>, in drawing: String,
    policy: ConcurrencyPolicy? = nil
  ) async throws -> [String] {
    let window = try makeWindow(drawing)
    var numbers: Set<Int> = []
    var events: [String] = []
    let router = WindowRouter(window: window).observing { event in
      numbers.insert(event.navigation)
      let prefix = "navigation \(event.navigation): "
      #expect(event.description.hasPrefix(prefix))
      let lines = event.description.dropFirst(prefix.count).split(separator: "\n")
      events.append(String(lines[0]))
    }
    _ = try? await router.navigate(to: step, policy: policy)
    #expect(numbers.count == 1)
    return events
  }

  private func bag(
    _ logIn: @escaping @MainActor () async throws -> Void
  ) -> DestinationStep<
    BagScreen, Void
  > {
    finding(BagScreen.self).adding(LoginInterceptor { _ in try await logIn() })
      .using(.presentModally()).from(.root()).assemble()
  }

  @Test func `A navigation tells what happens, from the question to the answer`() async throws {
    let plan =
      "dismiss Draft, presented by Home, animated; "
      + "perform PresentModally with BagScreen on Home, animated"
    let events = try await events(of: bag {}, in: "window\n├─ Home\n└─ modal Draft")
    #expect(
      events.prefix(5) == [
        "to BagScreen",
        "ask Draft whether it may go; run LoginInterceptor; build BagScreen; \(plan)",
        "asking Draft",
        "LoginInterceptor begins",
        "LoginInterceptor lets it continue",
      ])
    // Resolved again, with no interceptor left to run.
    #expect(events[5].hasSuffix("build BagScreen; \(plan)"))
    #expect(!events[5].contains("LoginInterceptor"))
    #expect(
      events.dropFirst(6) == [
        "changing screens, with Bag", "Bag is on screen; reused Home; built Bag",
      ])
  }

  @Test func `A destination that is there is told at once`() async throws {
    #expect(
      try await events(
        of: existing(BagScreen.self), in: "window\n└─ Bag")
        == ["to BagScreen", "nothing to do", "Bag is on screen already"])
  }

  @Test func `Screens that are only brought on display are told without new ones`() async throws {
    #expect(
      try await events(
        of: existing(BagScreen.self),
        in: "window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
        == [
          "to BagScreen", "show Bag in tabs, animated", "changing screens",
          "Bag is on screen; reused Bag",
        ])
  }

  @Test func `A failure is told last`() async throws {
    #expect(
      try await events(of: bag { throw Refusal("Offline.") }, in: "window\n└─ Home") == [
        "to BagScreen",
        "run LoginInterceptor; build BagScreen; perform PresentModally with BagScreen on Home, "
          + "animated",
        "LoginInterceptor begins",
        "BagScreen was not reached. LoginInterceptor ended the navigation: Offline.",
      ])
  }

  @Test func `All observers are told, and a router without them goes the same way`() async throws {
    let log = Log()
    let window = try makeWindow("window\n└─ Home")
    let plain = WindowRouter(window: window)
    let router = plain.observing { _ in log.note("first") }.observing { _ in log.note("second") }
    try await plain.navigate(to: bag {})
    #expect(log.take() == [])
    try await router.navigate(to: bag {})
    #expect(log.take().prefix(2) == ["first", "second"])
  }

  @Test func `An outcome names the screens that were reused and built`() async throws {
    let window = try makeWindow("window\n└─ Home")
    let outcome = try await WindowRouter(window: window).navigate(to: bag {})
    guard case .reached(let screen, let reused, let built) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(screen === window.layers[1] && built.count == 1 && built[0] === screen)
    #expect(reused.count == 1 && reused[0] === window.root)
    #expect(!outcome.isAlreadyThere)
  }
}
