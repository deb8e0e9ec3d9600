#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

@testable import Assemblies

// NB: `@testable`, because an app's screens are not public.

/// The example app, as its user drives it.
@MainActor
struct AssembliesTests {
  /// Starts the app with its products, runs a test on it, and looks for complaints of UIKit's.
  private func run(
    _ body: @escaping @MainActor (Coordinator, UIWindow, Simulation) async throws -> Void
  ) async throws {
    try await Simulation.run { simulation in
      let window = simulation.makeWindow(root: UINavigationController())
      await rest(simulation)
      let coordinator = Coordinator(
        router: WindowRouter(window: window), assemblies: RootAssembly(bag: Bag()))
      coordinator.show(view: .products, firstPosition: true)
      await rest(simulation)
      try await body(coordinator, window, simulation)
      #expect(simulation.warnings == [])
    }
  }

  private func rest(_ simulation: Simulation) async {
    for _ in 0..<4 { await simulation.untilIdle() }
  }

  // NB: not `window.drawing`, which here is the simulator's own.
  private func drawing(_ window: UIWindow) -> String { Hierarchy(of: window).drawing }

  /// The screen of a class that the user sees.
  private func seen<Target: UIViewController>(
    _ type: Target.Type, in window: UIWindow
  ) throws -> Target {
    try #require(try Hierarchy(of: window).first(Target.self, .currentVisible))
  }

  @Test func `A user buys a product`() async throws {
    try await run { _, window, simulation in
      try seen(ProductsViewController.self, in: window).viewModel.select(7)
      await rest(simulation)
      try seen(ProductViewController.self, in: window).viewModel.buy()
      await rest(simulation)
      // output: bag
      #expect(
        drawing(window) == """
          window
          └─ UINavigationController
             ├─ products
             ├─ product(id: 7)
             └─ bag*
          """)
      try seen(BagViewController.self, in: window).viewModel.pay()
      await rest(simulation)
      // output: paid
      #expect(
        drawing(window) == """
          window
          └─ UINavigationController
             └─ products*
          """)
    }
  }

  @Test func `The bag goes back to where the user came from`() async throws {
    try await run { coordinator, window, simulation in
      coordinator.show(view: .bag)
      await rest(simulation)
      try seen(BagViewController.self, in: window).viewModel.close()
      await rest(simulation)
      #expect(drawing(window) == "window\n└─ UINavigationController\n   └─ products*")
    }
  }

  @Test func `A screen that is there already is gone back to, not built again`() async throws {
    try await run { coordinator, window, simulation in
      coordinator.show(view: .product(id: 7))
      coordinator.show(view: .bag)
      coordinator.show(view: .product(id: 7))
      await rest(simulation)
      #expect(
        drawing(window) == """
          window
          └─ UINavigationController
             ├─ products
             └─ product(id: 7)*
          """)
    }
  }

  @Test func `A screen in the first position is the only one in the stack`() async throws {
    try await run { coordinator, window, simulation in
      coordinator.show(view: .product(id: 7))
      coordinator.show(view: .bag)
      coordinator.show(view: .bag, firstPosition: true)
      await rest(simulation)
      #expect(drawing(window) == "window\n└─ UINavigationController\n   └─ bag*")
    }
  }

  // snippet begin: test
  @Test func `Buying puts the product into the bag and shows the bag`() {
    final class Recorder: Coordination {
      var shown: [AppView] = []
      func show(view: AppView, firstPosition: Bool) { shown.append(view) }
      func popFromCurrentController() {}
    }
    let coordinator = Recorder()
    let bag = Bag()
    ProductViewModel(id: 7, bag: bag, coordinator: coordinator).buy()
    #expect(bag.products == [7])
    #expect(coordinator.shown == [.bag])
  }
  // snippet end
}
#endif
