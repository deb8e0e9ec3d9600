#if os(iOS) || os(tvOS) || os(visionOS)
import SwiftUI
import Switchback

/// Builds a screen around a SwiftUI view.
///
///     HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
///
/// A finder looks for `UIHostingController<ProductView>`.
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
#endif
