import Foundation
import Switchback
import SwitchbackModel

final class Product: ModelScreen, ContextChecking {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init()
  }

  func isTarget(for context: Int) -> Bool { id == context }
}

struct ProductFactory: Factory {
  func build(with context: Int) throws -> Product { Product(id: context) }
}

let product = StepAssembly(finder: .classWithContextFinder(), factory: ProductFactory())
  .using(.push())
  .from(.stack())
  .using(.presentModally())
  .from(.current())
  .assemble()

let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
try await WindowRouter(window: window).navigate(to: product, with: 42)
print("There are \(ProcessInfo.processInfo.arguments.count) arguments.\n\(window.drawing)")
