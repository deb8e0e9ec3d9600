import Switchback
import SwitchbackModel

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}
final class LoginScreen: ModelScreen {}

final class ProductScreen: ModelScreen, ContextChecking {
  let id: Int

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Product(\(id))" }

  func isTarget(for context: Int) -> Bool { id == context }
}

struct NoSuchProduct: Error, CustomStringConvertible {
  let id: Int

  var description: String { "There is no product \(id)." }
}

struct ProductFactory: Factory {
  func prepare(with id: Int) throws {
    if id > 99 { throw NoSuchProduct(id: id) }
  }

  func build(with id: Int) -> ProductScreen { ProductScreen(id) }
}

struct StackFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) -> ModelStack {
    ModelStack(children.compactMap { $0 as? ModelScreen })
  }
}

/// A small shop in two tabs: products lie on the home screen, and the login is a modal layer.
final class Shop {
  let window = ModelWindow(
    ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 0))
  var isLoggedIn = false

  var router: WindowRouter { WindowRouter(window: window) }

  let home = StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
    .from(GeneralStep.root())

  let bag = StepAssembly(finder: ClassFinder<BagScreen, Void>(), factory: NilFactory())
    .from(GeneralStep.root())

  let product: DestinationStep<ProductScreen, Int>

  let login = StepAssembly { LoginScreen() }.using(.presentModally()).from(.current())

  init() {
    product = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
      .using(Push<ModelStack>()).from(home.expectingContainer()).assemble()
  }

  /// A bag that is built anew unless the user sees it: a common mistake.
  var carelessBag: DestinationStep<BagScreen, Void> {
    StepAssembly(
      finder: ClassFinder<BagScreen, Void>(options: .currentVisible),
      factory: ClosureFactory { BagScreen() }
    )
    .using(PresentModally()).from(GeneralStep.current()).assemble()
  }
}

/// The text of what something throws.
func failure<Value>(_ body: () async throws -> Value) async -> String {
  do {
    _ = try await body()
    return "nothing was thrown"
  } catch {
    return "\(error)"
  }
}
