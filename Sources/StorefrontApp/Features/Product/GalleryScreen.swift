import Switchback
import SwitchbackModel

/// The photos of a product, one at a time, above everything else.
final class GalleryScreen: ModelScreen, ContextChecking {
  /// Which photo is shown.
  private(set) var photo: Photo

  /// A gallery that shows a photo.
  init(_ photo: Photo) {
    self.photo = photo
    super.init()
  }

  override var name: String { "Gallery(\(photo.product), photo \(photo.number))" }

  override func savingState() -> (@MainActor () -> Void)? {
    let photo = photo
    return { [unowned self] in self.photo = photo }
  }

  func isTarget(for context: Photo) -> Bool { photo.product == context.product }

  /// Shows another photo of the same product.
  func show(_ photo: Photo) { self.photo = photo }
}

/// Leafs a gallery to the photo that is wanted, in a new one as in one that is open.
struct ShowPhoto: ContextTask {
  let shop: Shop

  func prepare(with context: Photo) throws { try shop.check(context) }

  func perform(on screen: GalleryScreen, with context: Photo) { screen.show(context) }
}
