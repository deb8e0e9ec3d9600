#if canImport(SwiftUI)
import SwiftUI
import SwitchbackSwiftUI

// snippet begin: app
struct GalleryApp: App {
  #if os(iOS)
  @UIApplicationDelegateAdaptor private var delegate: GalleryDelegate
  #endif

  var body: some Scene {
    #if os(tvOS) || os(watchOS)
    WindowGroup { GalleryWindow() }
    #else
    WindowGroup(for: GalleryDestination.self) { $destination in
      GalleryWindow(destination: destination)
    }
    #endif
  }
}
// snippet end

// snippet begin: window
/// A window of the app, also for a destination of its own, and for previews.
struct GalleryWindow: View {
  var destination: GalleryDestination?
  var gallery = Gallery.shared

  var body: some View {
    ScreenWindowView {
      ModelWindow.makeGallery(gallery)
    } onOpenURL: { link, window in
      gallery.open(link, in: window)
    }
    .restoring(GalleryDestination.self, version: "1")
    .showing(destination)
    .opening(gallery.inbox) { link, window in
      _ = try await gallery.open(link, in: window)?.value
    }
    .continuing(NSUserActivityTypeBrowsingWeb)
    // CSSearchableItemActionType: the identifier of the item is its link.
    .continuing("com.apple.corespotlightitem") { activity in
      (activity.userInfo?["kCSSearchableItemActivityIdentifier"] as? String)
        .flatMap { URL(string: $0) }
    }
    .environment(gallery)
    .sidebarTabs()
  }
}
// snippet end

// snippet begin: sidebar
extension View {
  /// Tabs that become a sidebar, which the user can change, from iOS 18 on.
  @ViewBuilder fileprivate func sidebarTabs() -> some View {
    #if os(tvOS) || os(watchOS)
    self
    #else
    if #available(iOS 18, macOS 15, visionOS 2, *) {
      modifier(SidebarTabs())
    } else {
      self
    }
    #endif
  }
}

#if !os(tvOS) && !os(watchOS)
@available(iOS 18, macOS 15, visionOS 2, *)
private struct SidebarTabs: ViewModifier {
  @AppStorage("tabs") private var customization: TabViewCustomization

  func body(content: Content) -> some View {
    content
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
  }
}
#endif
// snippet end
#endif
