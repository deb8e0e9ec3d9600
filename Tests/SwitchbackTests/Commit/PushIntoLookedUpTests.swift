import Switchback
import SwitchbackModel
import Testing

/// Several screens that go into a container which comes with another one that is built.
@MainActor
struct PushIntoLookedUpTests {
  @Test func `Two screens are pushed around one that comes with a new tab bar`() async throws {
    func stack(_ name: String) -> ClosureFactory<ModelStack, Void> {
      ClosureFactory { ModelStack([ModelScreen(name: name)]) }
    }
    final class List: ModelScreen {}
    final class Detail: ModelScreen {}
    let tabs = SingleContainerStep(
      finder: ClassFinder<ModelTabs, Void>(),
      factory: CompleteFactoryAssembly(factory: ShopTabsFactory())
        .with(stack("Home"), using: .addTab())
        .with(ClosureFactory { ModelStack([List()]) }, using: .addTab())
        .assemble()
    )
    .using(.replaceRoot())
    .from(.root())
    let list = StepAssembly(finder: ClassFinder<List, Void>(), factory: NilFactory())
      .from(tabs)
      .assemble()
    let detail = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { Detail() })
      .using(Push<ModelStack>())
      .from(list.expectingContainer())
      .assemble()
    let photo = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: "Photo") }
    )
    .using(Push<ModelStack>())
    .from(detail.expectingContainer())
    .assemble()

    let window = ModelWindow(ModelScreen(name: "Welcome"))
    let router = WindowRouter(window: window)
    try await router.navigate(to: photo)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              ├─ List
              ├─ Detail
              └─ Photo*
        """)
  }
}

private struct ShopTabsFactory: ContainerFactory {
  func build(with context: Void, integrating children: [any Screen]) -> ModelTabs {
    ModelTabs(children.compactMap { $0 as? ModelScreen })
  }
}
