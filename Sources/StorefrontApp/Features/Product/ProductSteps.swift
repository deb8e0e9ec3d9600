import Switchback
import SwitchbackModel

/// The chains to a product and to its photos.
@MainActor
enum ProductSteps {
  /// Pushes a product above its category, wherever the user is. If the product is already open, in
  /// any tab or under a modal screen, the router goes back to it.
  static func product(
    of shop: Shop, from category: DestinationStep<CategoryScreen, Listing>
  ) -> DestinationStep<ProductScreen, Product.ID> {
    StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory(shop: shop))
      .using(Push())
      .from(
        category
          .adapting { (id: Product.ID) in Listing(try shop.product(id).category) }
          .expectingContainer(ModelStack.self)
      )
      .assemble()
  }

  /// Presents the gallery on the screen of its product.
  static func gallery(
    of shop: Shop, from product: DestinationStep<ProductScreen, Product.ID>
  ) -> DestinationStep<GalleryScreen, Photo> {
    StepAssembly(
      finder: .classWithContextFinder(),
      factory: ClosureFactory { (photo: Photo) in GalleryScreen(photo) }
    )
    .adding(ShowPhoto(shop: shop))
    .using(.presentModally())
    .from(product.adapting { (photo: Photo) in photo.product })
    .assemble()
  }
}
