/// A screen that knows its own destination.
///
///     extension ProductScreen: DestinationScreen {
///       var destination: ShopDestination { .product(id) }
///     }
///
/// ``SavedScreens`` and ``Trail`` use it to open a screen again that is gone.
@MainActor
public protocol DestinationScreen<Destination>: Screen {
  /// The type of the app's destinations.
  associatedtype Destination

  /// The destination that leads to this screen in its current state.
  var destination: Destination { get }
}

extension Navigator {
  /// The chain to a screen that knows its destination. Pass this to a ``Trail``.
  ///
  ///     let trail = Trail(rebuilding: navigator.step(for:))
  public func step(for screen: any Screen) -> BoundStep? {
    ((screen as? any DestinationScreen)?.destination as? Destination).map { step(for: $0) }
  }
}
