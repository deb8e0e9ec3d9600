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
/// A container that has a view draws itself, and puts a ``ScreenView`` where each of its screens is to be.
/// What the body reads of screens is observed.
@MainActor
public protocol ViewScreen: ModelScreen {
  /// The type of the view.
  associatedtype Body: View

  /// The view.
  @ViewBuilder var body: Body { get }
}

extension ViewScreen {
  var erasedBody: AnyView { AnyView(BodyView(screen: self)) }
}

/// Evaluates the body as that of a view, so that what it reads is observed for it alone.
private struct BodyView<Screen: ViewScreen>: View {
  let screen: Screen

  var body: some View { screen.body }
}
#endif
