#if canImport(SwiftUI)
import SwiftUI

/// A screen with a view.
///
///     final class ProductScreen: ModelScreen, ViewScreen {
///       let id: Int
///       var body: some View { Text("Product \(id)").navigationTitle("Product") }
///       …
///     }
///
/// A container with a view draws itself, and puts a ``ScreenView`` in the place of each of its
/// screens. The body observes the properties of screens that it reads.
@MainActor
public protocol ViewScreen: ModelScreen {
  /// The type of the view.
  associatedtype Body: View

  /// The view. It may be empty while the screen loads; several views are laid out in a `VStack`.
  @ViewBuilder var body: Body { get }
}

extension ContentScreen: ViewScreen where Content: View {
  /// The view.
  public var body: Content { content }
}

extension ViewScreen {
  var erasedBody: AnyView { AnyView(BodyView(screen: self)) }
}

/// Evaluates the body as a view of its own, so that it alone observes what it reads.
private struct BodyView<Screen: ViewScreen>: View {
  let screen: Screen

  var body: some View { screen.body }
}
#endif
