/// A screen, or the view of one, that zooms out of another view when it is pushed or presented, from iOS 18 on.
///
///     struct PhotoView: View, ZoomScreen {
///       let id: Int
///       var zoomSource: AnyHashable { id }
///       …
///     }
///
///     Thumbnail(id: 7).zoomSource(7)
///
/// SwiftUI's own `navigationTransition(_:)` must not be inside of a container, and each screen's view is in one. The
/// library applies it outside, in a namespace of the window. On macOS, and before iOS 18, the transition is the
/// usual one.
@MainActor
public protocol ZoomScreen {
  /// The name of the view out of which the screen zooms.
  var zoomSource: AnyHashable { get }
}

extension ContentScreen: ZoomScreen where Content: ZoomScreen {
  /// The name that the view says.
  public var zoomSource: AnyHashable { content.zoomSource }
}

#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Gives the view a name out of which a ``ZoomScreen`` can zoom.
  ///
  /// - Parameter name: The name, different from those of other views on display in the window.
  public func zoomSource(_ name: some Hashable) -> some View { modifier(ZoomSource(name: name)) }

  /// Lets the view of a screen zoom, if the screen wants that.
  func zooming(_ screen: ModelScreen) -> some View {
    modifier(Zooming(source: (screen as? any ZoomScreen)?.zoomSource))
  }
}

private struct ZoomSource: ViewModifier {
  let name: AnyHashable
  @Environment(\.zoomNamespace) private var namespace

  func body(content: Content) -> some View {
    if let namespace, #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      content.matchedTransitionSource(id: name, in: namespace)
    } else {
      content
    }
  }
}

private struct Zooming: ViewModifier {
  let source: AnyHashable?
  @Environment(\.zoomNamespace) private var namespace

  func body(content: Content) -> some View {
    #if os(macOS)
    content
    #else
    if let source, let namespace, #available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      content.navigationTransition(.zoom(sourceID: source, in: namespace))
    } else {
      content
    }
    #endif
  }
}

extension EnvironmentValues {
  /// The namespace of the window's zooms.
  var zoomNamespace: Namespace.ID? {
    get { self[ZoomNamespaceKey.self] }
    set { self[ZoomNamespaceKey.self] = newValue }
  }
}

private struct ZoomNamespaceKey: EnvironmentKey {
  static let defaultValue: Namespace.ID? = nil
}
#endif
