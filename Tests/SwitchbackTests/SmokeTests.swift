import Switchback
import SwitchbackModel
import Testing

final class Home: ModelScreen {}
final class Product: ModelScreen, ContextChecking {
  let id: Int
  init(id: Int) { self.id = id; super.init() }
  override var name: String { "Product(\(id))" }
  func isTarget(for context: Int) -> Bool { id == context }
}
struct StackFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) throws -> ModelStack {
    ModelStack(children.compactMap { $0 as? ModelScreen })
  }
}

@MainActor struct SmokeTests {
  @Test func deepLink() async throws {
    let product = StepAssembly(
      finder: ClassWithContextFinder(options: [.current, .visible]),
      factory: ClosureFactory { (id: Int) in Product(id: id) }
    )
    .using(Push())
    .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
    let short = StepAssembly(
      finder: .classWithContextFinder(options: [.current, .visible]),
      factory: ClosureFactory { (id: Int) in Product(id: id) }
    )
    .using(.push())
    .from(SingleContainerStep(finder: .nil(), factory: StackFactory()))
    .using(.presentModally)
    .from(.current)
    .assemble()
    _ = short
    let window = ModelWindow(ModelTabs([ModelStack([Home()])]))
    let router = WindowRouter(window: window).observing { print($0) }
    print(try router.plan(to: product, with: 42))
    print(try await router.navigate(to: product, with: 42))
    print(window.drawing)
    print(try await router.navigate(to: product, with: 42))
    print(try router.plan(to: product, with: 43))
  }
}
