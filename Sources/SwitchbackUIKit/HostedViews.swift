import Switchback

/// Finds a screen by the SwiftUI view that it was made for, and by the context that the view shows.
///
///     extension ProductView: ContextChecking {
///       func isTarget(for context: Product.ID) -> Bool { id == context }
///     }
///
///     StepAssembly(
///       finder: .hosting(ProductView.self),
///       factory: .hosting { (id: Product.ID) in ProductView(id: id).padding() })
///
/// The view may have modifiers: `hostedView(_:)` documents the views that the finder looks through.
/// A `ClassFinder<UIHostingController<ProductView>, _>` finds only views without modifiers, and
/// ignores the context.
public struct HostedViewFinder<
  Content, Target: UIViewController, Context
>: StackIteratingFinder {
  public let options: SearchOptions
  public let startingPoint: StartingPoint
  private let shows: @MainActor (Content, Context) -> Bool

  /// - Parameters:
  ///   - options: Where to look. Everywhere by default.
  ///   - startingPoint: Where to begin.
  ///   - shows: Whether a view shows a context. Defaults to accepting every view.
  public init(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost,
    where shows: @escaping @MainActor (Content, Context) -> Bool = { _, _ in true }
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.shows = shows
  }

  /// A finder that asks each view for its context.
  public init(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) where Content: ContextChecking, Content.Context == Context {
    self.init(options: options, from: startingPoint) { $0.isTarget(for: $1) }
  }

  public func isTarget(_ screen: Target, with context: Context) -> Bool {
    screen.hostedView(Content.self).map { shows($0, context) } ?? false
  }
}

extension Finder {
  /// Finds a screen by its SwiftUI view: the short form of ``HostedViewFinder``.
  public static func hosting<Content, Target, Context>(
    _ view: Content.Type, options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == HostedViewFinder<Content, Target, Context> {
    HostedViewFinder(options: options, from: startingPoint)
  }

  /// Finds a screen by its SwiftUI view and by the context that the view shows: the short form of
  /// ``HostedViewFinder``.
  public static func hosting<Content: ContextChecking, Target, Context>(
    _ view: Content.Type, options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) -> Self
  where Self == HostedViewFinder<Content, Target, Context>, Content.Context == Context {
    HostedViewFinder(options: options, from: startingPoint)
  }
}

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

#if os(iOS) || os(tvOS) || os(visionOS)
import SwiftUI
import Switchback

/// Builds a screen around a SwiftUI view.
///
///     HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
///
/// A ``HostedViewFinder`` finds the screen again, even if the view has modifiers.
///
/// - Note: Compiled for Apple's platforms, and not yet run on a device.
public struct HostingControllerFactory<Content: View, Context>: Factory {
  private let content: @MainActor (Context) throws -> Content

  /// - Parameter content: Makes the view.
  public init(_ content: @escaping @MainActor (Context) throws -> Content) {
    self.content = content
  }

  public func build(with context: Context) throws -> UIHostingController<Content> {
    UIHostingController(rootView: try content(context))
  }
}

extension AbstractFactory {
  /// Builds a screen around a SwiftUI view: the short form of ``HostingControllerFactory``.
  public static func view<Content, Context>(
    _ content: @escaping (Context) throws -> Content
  ) -> Self where Self == HostingControllerFactory<Content, Context> {
    HostingControllerFactory { try content($0) }
  }
}

/// Builds a screen around a SwiftUI view with modifiers, whose type has no name.
///
///     static let product = StepAssembly(
///       finder: .hosting(ProductView.self),
///       factory: .hosting { (id: Product.ID) in ProductView(id: id).navigationTitle("Product") })
///
/// The step's screen is a `UIViewController`, so the chain can be a property without a type
/// annotation. `hostedView(_:)` returns the screen's view.
public struct HostedViewFactory<Context>: Factory {
  private let make: @MainActor (Context) throws -> UIViewController

  /// - Parameter content: Makes the view.
  public init<Content: View>(_ content: @escaping @MainActor (Context) throws -> Content) {
    make = { UIHostingController(rootView: try content($0)) }
  }

  public func build(with context: Context) throws -> UIViewController {
    try make(context)
  }
}

extension AbstractFactory {
  /// Builds a screen around a SwiftUI view with modifiers: the short form of ``HostedViewFactory``.
  public static func hosting<Content: View, Context>(
    _ content: @escaping (Context) throws -> Content
  ) -> Self where Self == HostedViewFactory<Context> {
    HostedViewFactory { try content($0) }
  }
}

extension UIHostingController: HostingScreen {
  public var hostedContent: Any { rootView }
}

/// A view with a modifier: several modifiers nest.
extension ModifiedContent: ContentWrapping {
  public var wrappedContent: Any { content }
}
#endif
