import Switchback
import SwitchbackModel
import Testing

@Suite(.timeLimit(.minutes(40)))
struct NavigatingFactoryTests {
  @Test func `A factory that navigates itself is not in its own way`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let router = WindowRouter(window: window)
    let start = existing(ModelStack.self)
    let category = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { (_: Void) in ModelScreen(name: "Category") }
    )
    .using(Push()).from(start).assemble()
    var isFirst = true
    let product = StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (_: Void) in
        if isFirst {
          isFirst = false
          try await router.navigate(to: category)
        }
        return ModelScreen(name: "Product")
      }
    )
    .using(Push()).from(start).assemble()

    try await router.navigate(to: product)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ Home
           ├─ Category
           └─ Product*
        """)
  }
}
