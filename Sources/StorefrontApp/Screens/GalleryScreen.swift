import SwitchbackModel

/// The photos of a product, one at a time, above everything else.
final class GalleryScreen: ModelScreen, ContextChecking, DestinationScreen {
  private var photo: Photo

  /// A gallery that shows a photo.
  init(_ photo: Photo) {
    self.photo = photo
    super.init()
  }

  override var name: String { "Gallery(\(photo.product), photo \(photo.number))" }

  var destination: ShopLink { .gallery(photo) }

  override func savingState() -> (@MainActor () -> Void)? {
    { [unowned self, photo] in self.photo = photo }
  }

  func isTarget(for context: Photo) -> Bool { photo.product == context.product }

  /// Shows another photo of the same product.
  func show(_ photo: Photo) { self.photo = photo }
}

/// Turns a gallery to the requested photo, whether the gallery is new or open.
struct ShowPhoto: ContextTask {
  let shop: Shop

  func prepare(with context: Photo) throws { try shop.check(context) }

  func perform(on screen: GalleryScreen, with context: Photo) { screen.show(context) }
}
