import Foundation
import SwitchbackSwiftUI

// snippet begin: destinations
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
/// The screens of one window, which can be saved and restored.
@MainActor
final class ShopSession {
  // SwiftUI may make sessions that it never uses.
  private(set) lazy var window = Destinations.makeWindow()

  private lazy var navigator = Destinations.navigator(in: window)

  nonisolated init() {}

  /// The screens, encoded.
  var saved: Data? {
    let screens = SavedScreens<ShopDestination>(of: window, version: "1")
    return try? JSONEncoder().encode(screens)
  }

  /// Opens saved screens.
  func restore(_ data: Data?) async {
    guard let data,
      let screens = try? JSONDecoder().decode(
        SavedScreens<ShopDestination>.self, from: data)
    else { return }
    print(await navigator.restore(screens, in: window, version: "1"))
  }
}
// snippet end
