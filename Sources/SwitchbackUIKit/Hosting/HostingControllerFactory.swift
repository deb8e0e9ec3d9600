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
