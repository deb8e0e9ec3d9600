#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// Screens around SwiftUI's views, found by the view and by what it shows.
struct HostedViewTests {
  /// Products in modified views, as an app's chain has them.
  static let product = StepAssembly(
    finder: .hosting(ProductView.self, from: .root),
    factory: ClosureFactory { (id: Int) in
      HostController(
        rootView: Modified(
          content: Modified(content: ProductView(id: id), modifier: "padding"),
          modifier: "title"))
    }
  )
  .using(UINavigationController.push())
  .from(existing(UINavigationController.self, for: Int.self)).assemble()

  @Test func `A view is found although it is modified, and another product is another screen`()
    async throws
  {
    try await inWindow("window\n└─ stack\n   └─ Home*") { window, _ in
      let router = WindowRouter(window: window)
      try await router.navigate(to: Self.product, with: 1)
      #expect(try await router.navigate(to: Self.product, with: 1).isAlreadyThere)
      try await router.navigate(to: Self.product, with: 2)
      #expect(
        window.drawn == """
          window
          └─ stack
             ├─ Home
             ├─ Product(1)
             └─ Product(2)*
          """)
      let outcome = try await router.navigate(to: Self.product, with: 1)
      #expect((outcome.destination as? UIViewController)?.hostedView(ProductView.self)?.id == 1)
      #expect(window.drawn == "window\n└─ stack\n   ├─ Home\n   └─ Product(1)*")
    }
  }

  @Test func `A screen is found by a view in whatever modifiers, by type or by a closure`()
    async throws
  {
    try await onDevice { simulation in
      let stack = UINavigationController()
      stack.viewControllers = [
        HostController(rootView: ProductView(id: 1)),
        HostController(rootView: Modified(content: ProductView(id: 2), modifier: "task")),
        page("Other"),
      ]
      let window = await simulation.show(stack)
      let hierarchy = Hierarchy(of: window)
      let first = try HostedViewFinder<ProductView, UIViewController, Any?>()
        .findScreen(with: nil, in: hierarchy)
      #expect(first?.hostedView(ProductView.self)?.id == 1)
      let finder = HostedViewFinder<ProductView, UIViewController, String> { "\($0.id)" == $1 }
      let one = try finder.findScreen(with: "1", in: hierarchy)
      #expect(one is HostController<ProductView>)
      let three = try finder.findScreen(with: "3", in: hierarchy)
      #expect(three == nil)
      let catalogue = try HostedViewFinder<CatalogueView, UIViewController, Any?>()
        .findScreen(with: nil, in: hierarchy)
      #expect(catalogue == nil)
    }
  }

  @Test func `SwiftUI's own views are looked through by reflection, the app's own are not`() {
    let erased = ErasedView(Modified(content: ProductView(id: 3), modifier: "padding"))
    let isSystems = { (type: Any.Type) in
      String(reflecting: type).contains("ErasedView")
    }
    #expect(findContent(ProductView.self, in: erased, lookingThrough: isSystems)?.id == 3)
    #expect(findContent(ProductView.self, in: erased) == nil)
    let catalogue = CatalogueView(products: [ProductView(id: 4)])
    #expect(findContent(ProductView.self, in: catalogue, lookingThrough: isSystems) == nil)
    #expect(
      findContent(ProductView.self, in: ErasedView(catalogue), lookingThrough: isSystems) == nil)
    #expect(
      findContent(ProductView.self, in: Optional(ProductView(id: 5)) as Any)?.id == 5)
    #expect(page("Plain").hostedView(ProductView.self) == nil)
  }

  @Test(arguments: [true, false])
  func `A sheet of SwiftUI's is dismissed for a screen below it, and its state is written`(
    isComing: Bool
  ) async throws {
    try await onDevice { simulation in
      let host = SheetHost(rootView: ProductView(id: 1))
      let window = await simulation.show(UINavigationController(rootViewController: host))
      host.isPresented = true
      if isComing { simulation.loop.turn() } else { await simulation.untilIdle() }
      #expect(
        window.drawn == """
          window
          ├─ stack
          │  └─ Product(1)*
          └─ modal Sheet
          """)
      let router = WindowRouter(window: window)
      let product = SingleStep(
        finder: ClassFinder<SheetHost, Any?>(), factory: NilFactory<SheetHost, Any?>()
      ).from(GeneralStep.current()).assemble()
      try await router.navigate(to: product)
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Product(1)*")
      #expect(!host.isPresented)

      // The state is right, so that the app can show the sheet again.
      host.isPresented = true
      await simulation.untilIdle()
      #expect(window.drawn.hasSuffix("└─ modal Sheet"))
    }
  }

  @Test func `If UIKit's dismissal does not write the state, SwiftUI shows the sheet again`()
    async throws
  {
    try await onDevice { simulation in
      let host = SheetHost(rootView: ProductView(id: 1))
      host.writesStateForOthers = false
      let window = await simulation.show(UINavigationController(rootViewController: host))
      host.isPresented = true
      await simulation.untilIdle()
      let router = WindowRouter(window: window)
      let product = SingleStep(
        finder: ClassFinder<SheetHost, Any?>(), factory: NilFactory<SheetHost, Any?>()
      ).from(GeneralStep.current()).assemble()
      try await router.navigate(to: product)
      #expect(window.drawn == "window\n└─ stack\n   └─ Product(1)*")
      host.update()
      await simulation.untilIdle()
      #expect(window.drawn.hasSuffix("└─ modal Sheet"))

      // So the sheet writes it when it disappears, as the rules advise.
      host.writesStateForOthers = true
      try await router.navigate(to: product)
      host.update()
      await simulation.untilIdle()
      #expect(window.drawn == "window\n└─ stack\n   └─ Product(1)*")
    }
  }
}
#endif
