/// A view controller around something that is no view controller, such as a SwiftUI view.
///
/// `UIHostingController` conforms. So can a container of an app's own.
@MainActor
public protocol HostingScreen: UIViewController {
  /// The view that it was made for.
  var hostedContent: Any { get }
}

/// A view with another one inside, through which a search for the inner one looks.
///
/// A SwiftUI view with modifiers conforms. A view of the app's own around another one can:
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
  /// The view of a type that this screen was made for, with modifiers or without.
  ///
  ///     outcome.destination.hostedView(ProductView.self)?.id
  ///
  /// `UIHostingController(rootView: ProductView(id: 42).padding())` hosts a `ProductView`. The search
  /// looks through what is ``ContentWrapping`` and through SwiftUI's own views, such as `AnyView`: as a
  /// reflection shows them, since Apple does not document what is in them. It does not look into
  /// `body`, so a view inside a view of the app's own is not found.
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

/// The nearest value of a type inside another one.
@MainActor
package func findContent<Content>(
  _ type: Content.Type, in value: Any, lookingThrough isTransparent: (Any.Type) -> Bool = isSwiftUIs
) -> Content? {
  var pending = [value]
  var looked = 0
  // A view of SwiftUI's can hold many values. What was wrapped for a screen is near the outside.
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
