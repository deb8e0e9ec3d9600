import Foundation
import SwitchbackModel
import Testing

@MainActor
struct DestinationsAndNavigatorsTests {
  // snippet begin: destinations
  enum ShopDestination: Destination, Hashable, Codable {
    case bag
    case product(Int)

    var step: BoundStep {
      switch self {
      case .bag: Chains.bag
      case .product(let id): Chains.product(id)
      }
    }
  }
  // snippet end

  // snippet begin: screens
  final class ProductScreen: ModelScreen, ContextHolding, DestinationScreen {
    let context: Int

    init(_ id: Int) {
      context = id
      super.init()
    }

    var destination: ShopDestination { .product(context) }
  }
  // snippet end

  final class BagScreen: ModelScreen, DestinationScreen {
    var destination: ShopDestination { .bag }
  }

  @MainActor
  enum Chains {
    static let bag = StepAssembly { BagScreen() }
      .using(.presentModally()).from(.current())

    static let product = StepAssembly { (id: Int) in ProductScreen(id) }
      .using(.presentModally()).from(.current())
  }

  @Test func `A navigator goes to destinations, and back`() async throws {
    let page = Transcript()
    func print(_ value: Any) { page.print(value) }
    let window = ModelWindow(HomeScreen())
    let router = window.router
    // snippet begin: navigate
    let navigator = Navigator<ShopDestination>(router: router)
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
    let read = try JSONDecoder().decode(
      SavedScreens<ShopDestination>.self, from: data)
    print(await newWindow.restore(read, version: "3"))
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
