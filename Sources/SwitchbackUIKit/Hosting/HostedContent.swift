/// A view controller around something that is no view controller, such as a SwiftUI view.
///
/// `UIHostingController` conforms. So can a container of an app's own.
@MainActor
public protocol HostingScreen: UIViewController {
  /// The view that the controller was made for.
  var hostedContent: Any { get }
}

/// A view that wraps another one, and lets a search look through it.
///
/// A SwiftUI view with modifiers conforms. A view of your own that wraps another one can:
///
///     extension Themed: ContentWrapping {
///       var wrappedContent: Any { content }
///     }
@MainActor
public protocol ContentWrapping {
  /// The view inside.
  var wrappedContent: Any { get }
}

extension UIViewController {
  /// The view of a type that this screen was made for, with or without modifiers.
  ///
  ///     outcome.destination.hostedView(ProductView.self)?.id
  ///
  /// `UIHostingController(rootView: ProductView(id: 42).padding())` hosts a `ProductView`. The
  /// search looks through every ``ContentWrapping`` view, and by reflection through SwiftUI's own
  /// views, such as `AnyView`, whose contents Apple does not document. It does not look into
  /// `body`, so it does not find a view inside a view of the app's own.
  ///
  /// - Returns: `nil` if the screen hosts no such view.
  public func hostedView<Content>(_ type: Content.Type = Content.self) -> Content? {
    (self as? any HostingScreen).flatMap { findContent(type, in: $0.hostedContent) }
  }
}

/// Whether a search may look through the values of a type by reflection.
package func isSwiftUIs(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("SwiftUI.") || name.hasPrefix("SwiftUICore.")
}

/// The nearest value of a type inside another value.
@MainActor
package func findContent<Content>(
  _ type: Content.Type, in value: Any, lookingThrough isTransparent: (Any.Type) -> Bool = isSwiftUIs
) -> Content? {
  var pending = [value]
  var looked = 0
  // A SwiftUI view can hold many values. The view that the screen was made for is near the outside.
  while looked < pending.count, looked < 200 {
    let value = pending[looked]
    looked += 1
    if let content = value as? Content { return content }
    if let wrapping = value as? any ContentWrapping {
      pending.append(wrapping.wrappedContent)
    } else if isTransparent(Swift.type(of: value)) {
      var mirror: Mirror? = Mirror(reflecting: value)
      while let current = mirror {
        pending += current.children.map(\.value)
        mirror = current.superclassMirror
      }
    }
  }
  return nil
}
