import Foundation
import SwitchbackSwiftUI

// snippet begin: destinations
/// Where the user can be, as a value that can be kept.
enum ShopDestination: Hashable, Codable, Sendable {
  case home
  case bag
  case product(Int)
  case address
}

extension HomeScreen: DestinationScreen {
  var destination: ShopDestination { .home }
}

extension BagScreen: DestinationScreen {
  var destination: ShopDestination { .bag }
}

extension ProductScreen: DestinationScreen {
  var destination: ShopDestination { .product(id) }
}

extension AddressScreen: DestinationScreen {
  var destination: ShopDestination { .address }
}
// snippet end

// snippet begin: session
/// The screens of one window, and what is kept of them until the next start.
@MainActor
final class ShopSession {
  // SwiftUI may make sessions that it never uses.
  private(set) lazy var window = Destinations.makeWindow()

  private lazy var navigator = Navigator<ShopDestination>(
    router: WindowRouter(window: window)
  ) { destination in
    switch destination {
    case .home: BoundStep(Destinations.home)
    case .bag: BoundStep(Destinations.bag)
    case .product(let id): BoundStep(Destinations.product, with: id)
    case .address: BoundStep(Destinations.address)
    }
  }

  nonisolated init() {}

  /// What is on screen now.
  var saved: Data? {
    let screens = SavedScreens<ShopDestination>(of: window, version: "1")
    return try? JSONEncoder().encode(screens)
  }

  /// Opens again what was on screen.
  func restore(_ data: Data?) async {
    guard let data,
      let screens = try? JSONDecoder().decode(
        SavedScreens<ShopDestination>.self, from: data)
    else { return }
    print(await navigator.restore(screens, in: window, version: "1"))
  }
}
// snippet end
