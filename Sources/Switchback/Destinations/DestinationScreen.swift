/// A screen that knows which destination of the app it is.
///
///     extension ProductScreen: DestinationScreen {
///       var destination: ShopDestination { .product(id) }
///     }
///
/// This is what ``SavedScreens`` and a ``Trail`` need to open a screen anew that is gone.
@MainActor
public protocol DestinationScreen<Destination>: Screen {
  /// The destinations of the app.
  associatedtype Destination

  /// The destination that leads to this screen as it is now.
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
