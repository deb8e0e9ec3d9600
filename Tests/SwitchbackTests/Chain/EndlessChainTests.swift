import Switchback
import SwitchbackModel
import Testing

/// Chains that start from each other by way of closures.
struct EndlessChainTests {
  /// Two destinations whose closures return each other.
  private final class Circle {
    var first: DestinationStep<ModelStack, Int>?
    var isBroken = false

    func second() -> DestinationStep<ModelStack, Int> {
      SwitchAssembly<ModelStack, Int>()
        .addCase { [unowned self] _ in isBroken ? nil : first }
        .assemble { existing(ModelStack.self, for: Int.self) }
    }
  }

  private func circle() -> Circle {
    let circle = Circle()
    circle.first = SwitchAssembly<ModelStack, Int>()
      .addCase { [unowned circle] _ in circle.second() }
      .assemble()
    return circle
  }

  @Test func `Chains whose closures return each other end in an error with nothing changed`()
    async throws
  {
    let window = try makeWindow("window\n└─ Home")
    let router = WindowRouter(window: window)
    let circle = circle()
    let step = try #require(circle.first)
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigate(to: step, with: 1)
    }
    #expect(
      (error?.underlyingError as? ChainError)?.description == """
        The chain does not end: closures of its switches have returned 1000 chains, one behind the \
        other. Two of them may start from each other. Make one of them return nil, or a chain that \
        ends with GeneralStep.current() or GeneralStep.root().
        """)
    #expect(error.map { "\($0)".count < 5_000 } == true)
    #expect(throws: NavigationError.self) { try router.plan(to: step, with: 1) }
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `Chains whose closures return each other, but not always, are navigated to`()
    async throws
  {
    let window = try makeWindow("window\n└─ stack\n   └─ Home*")
    let circle = circle()
    circle.isBroken = true
    let step = try #require(circle.first)
    let outcome = try await WindowRouter(window: window).navigate(to: step, with: 1)
    #expect(outcome.isAlreadyThere)
  }

  @Test func `A chain of hundreds of closures is no circle`() async throws {
    var step = existing(HomeScreen.self, for: Int.self)
    for _ in 0..<900 {
      let next = step
      step = SwitchAssembly<HomeScreen, Int>().addCase { _ in next }.assemble()
    }
    let window = try makeWindow("window\n└─ Home")
    let outcome = try await WindowRouter(window: window).navigate(to: step, with: 1)
    #expect(outcome.isAlreadyThere)
  }
}
