/// Turns one context into another, so that a step can follow one with a different context.
///
///     struct ProductToCategory: ContextTransformer {
///       let catalogue: Catalogue
///       func transform(_ context: Product.ID) throws -> Category.ID {
///         try catalogue.category(of: context)
///       }
///     }
///
/// In a chain:
///
///     .from(categoryStep.adapting(using: ProductToCategory(catalogue: catalogue)))
@MainActor
public protocol ContextTransformer<Input, Output> {
  /// The context nearer to the destination.
  associatedtype Input
  /// The context of the steps behind.
  associatedtype Output

  /// The other context.
  ///
  /// - Throws: Any error. It ends the navigation with nothing changed.
  func transform(_ context: Input) throws -> Output
}

/// A context transformer made of a closure.
///
///     ClosureContextTransformer { (product: Product) in product.category }
///
/// Made by ``DestinationStep/adapting(_:)``, which is shorter.
public struct ClosureContextTransformer<Input, Output>: ContextTransformer {
  private let closure: @MainActor (Input) throws -> Output

  /// - Parameter closure: Returns the other context, or throws to end the navigation.
  public init(_ closure: @escaping @MainActor (Input) throws -> Output) {
    self.closure = closure
  }

  public func transform(_ context: Input) throws -> Output {
    try closure(context)
  }
}
