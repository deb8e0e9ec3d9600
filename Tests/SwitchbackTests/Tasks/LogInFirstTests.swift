import Switchback
import SwitchbackModel
import Testing

/// A chain that leads nowhere until the user has logged in.
@MainActor
struct LogInFirstTests {
  private let window = ModelWindow(ModelScreen(name: "Welcome"))

  private func orders(
    logIn: @escaping @MainActor (ModelWindow) async throws -> Void
  ) -> DestinationStep<ModelScreen, Void> {
    StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in ModelScreen(name: "Orders") }
    )
    .adding(ClosureInterceptor { [window] (_: Void) in try await logIn(window) })
    .using(Push<ModelStack>())
    .from(existing(ModelStack.self)).assemble()
  }

  @Test func `Logging in brings the stack that the chain starts from`() async throws {
    let orders = orders { window in
      try await window.setRootScreen(ModelStack(ModelScreen(name: "Home")), animated: false)
    }
    try await WindowRouter(window: window).navigate(to: orders)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           └─ Orders*
        """)
  }

  @Test func `A chain that leads nowhere afterwards either is an error, and ran its log-in once`()
    async
  {
    var count = 0
    let orders = orders { _ in count += 1 }
    let ending = await ending(of: WindowRouter(window: window).go(to: orders))
    #expect(ending.hasPrefix("None of the chain's screens is there"))
    #expect(count == 1)
    #expect(window.drawing == "window\n└─ Welcome")
  }
}
