import Foundation
import Switchback
import SwitchbackModel
import Testing

@MainActor
struct DestinationsAndNavigatorsTests {
  // snippet begin: destinations
  enum ShopDestination: Hashable, Codable {
    case bag
    case product(Int)
  }
  // snippet end

  // snippet begin: screens
  final class ProductScreen: ModelScreen, ContextChecking, DestinationScreen {
    let id: Int

    init(_ id: Int) {
      self.id = id
      super.init()
    }

    override var name: String { "Product(\(id))" }
    var destination: ShopDestination { .product(id) }

    func isTarget(for context: Int) -> Bool { id == context }
  }
  // snippet end

  final class BagScreen: ModelScreen, DestinationScreen {
    var destination: ShopDestination { .bag }
  }

  static let bag = StepAssembly(
    finder: ClassFinder<BagScreen, Void>(),
    factory: ClosureFactory { BagScreen() }
  )
  .using(.presentModally()).from(.current()).assemble()

  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: ClosureFactory { ProductScreen($0) }
  )
  .using(.presentModally()).from(.current()).assemble()

  static func makeNavigator(_ router: WindowRouter) -> Navigator<ShopDestination>
  {
    // snippet begin: navigator
    let navigator = Navigator(router: router) { (destination: ShopDestination) in
      switch destination {
      case .bag: bag
      case .product(let id): BoundStep(product, with: id)
      }
    }
    // snippet end
    return navigator
  }

  @Test func `A navigator goes to destinations, and back`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = WindowRouter(window: window)
    let navigator = Self.makeNavigator(router)
    // snippet begin: navigate
    try await navigator.navigate(to: .product(42))
    try await navigator.navigate(to: .bag)
    print(window.drawing)
    // snippet end
    // output: there
    page.prints(
      """
      window
      ├─ Home
      ├─ modal Product(42)
      └─ modal Bag
      """)
    // snippet begin: back
    print(try await navigator.navigateBack())
    // snippet end
    // output: back
    page.prints(
      """
      Product(42) is on screen; reused Product(42)
      """)
    try await navigator.navigate(to: .bag)
    // snippet begin: save
    let saved = SavedScreens<ShopDestination>(of: window, version: "3")
    let data = try JSONEncoder().encode(saved)
    // snippet end
    // snippet begin: restore
    let newWindow = ModelWindow(HomeScreen())
    let newNavigator = Self.makeNavigator(WindowRouter(window: newWindow))
    let read = try JSONDecoder().decode(
      SavedScreens<ShopDestination>.self, from: data)
    print(await newNavigator.restore(read, in: newWindow, version: "3"))
    print(newWindow.drawing)
    // snippet end
    // output: restore
    page.prints(
      """
      Home is not a destination and was not saved.
      window
      ├─ Home
      ├─ modal Product(42)
      └─ modal Bag
      """)
  }
}
