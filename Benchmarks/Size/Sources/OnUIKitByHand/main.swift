import Foundation

#if canImport(UIKit)
import UIKit
#else
import UIKitSimulator
#endif

final class Product: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor func show(_ id: Int, in window: UIWindow) async {
  guard var top = window.rootViewController else { return }
  while let next = top.presentedViewController { top = next }
  var found = [top]
  while let screen = found.popLast() {
    if let product = screen as? Product, product.id == id { return }
    found.append(contentsOf: screen.children)
  }
  let stack = UINavigationController(rootViewController: Product(id: id))
  await withCheckedContinuation { continuation in
    top.present(stack, animated: true) { continuation.resume() }
  }
}

try await Simulation.run { simulation in
  let window = simulation.makeWindow(root: UINavigationController())
  await simulation.untilIdle()
  await show(42, in: window)
  print("There are \(ProcessInfo.processInfo.arguments.count) arguments.")
}
