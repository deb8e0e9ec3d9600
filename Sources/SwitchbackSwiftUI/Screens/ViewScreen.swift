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

// NB: deprecated, as the compiler would rather take the finder of any type than one that is unavailable.
extension ClassFinder where Target: View {
  /// A view is no screen, so this finds nothing.
  @available(
    *, deprecated,
    message:
      "A view is in a screen of its own, and no screen itself: ClassFinder<ContentScreen<HomeView>, Void>()."
  )
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self = finder(options, startingPoint)
  }
}

/// The finder of any type.
@MainActor
private func finder<Target, Context>(
  _ options: SearchOptions, _ startingPoint: StartingPoint
) -> ClassFinder<Target, Context> {
  ClassFinder(options: options, from: startingPoint)
}

/// Evaluates the body as a view of its own, so that it alone observes what it reads.
private struct BodyView<Screen: ViewScreen>: View {
  let screen: Screen

  var body: some View { screen.body }
}
#endif
