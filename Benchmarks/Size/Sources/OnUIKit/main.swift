import Foundation
import Switchback
import SwitchbackUIKit

final class Product: UIViewController, ContextChecking {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { id == context }
}

struct ProductFactory: Factory {
  func build(with context: Int) throws -> Product { Product(id: context) }
}

let product = StepAssembly(finder: .classWithContextFinder(), factory: ProductFactory())
  .using(.push())
  .from(.navigationController())
  .using(.presentModally())
  .from(.current())
  .assemble()

try await Simulation.run { simulation in
  let window = simulation.makeWindow(root: UINavigationController())
  await simulation.untilIdle()
  try await WindowRouter(window: window).navigate(to: product, with: 42)
  print("There are \(ProcessInfo.processInfo.arguments.count) arguments.")
}
