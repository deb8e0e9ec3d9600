#if canImport(SwiftUI)
import SwiftUI

/// The screens of a window: the content of an app's scene.
///
///     @main struct ShopApp: App {
///       var body: some Scene {
///         WindowGroup {
///           ScreenWindowView { ModelWindow(ModelStack(HomeScreen())) }
///         }
///       }
///     }
///
/// Each window of a scene has its own screens, made when it first appears.
public struct ScreenWindowView: View {
  private var making: WindowMaking
  private var activities: [String: @MainActor (NSUserActivity) -> URL?] = [:]

  /// - Parameters:
  ///   - make: Makes the window, with its first screens. Called once for each window.
  ///   - open: Called with a link that the system hands to this window, in order of arrival, and after what was
  ///     saved is there again.
  ///   - leave: Called with the root of a sheet that a `LeaveGuard` holds, when the user has tried to
  ///     drag it down. By default, a plain `WindowRouter` asks the guards and, if they agree, dismisses
  ///     the sheet. Without UIKit the attempt cannot be noticed.
  public init(
    _ make: @escaping @MainActor () -> ModelWindow,
    onOpenURL open: @escaping @MainActor (URL, ModelWindow) -> Void = { _, _ in },
    onDismissalAttempt leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)? = nil
  ) {
    making = WindowMaking(make, open: open, leave: leave)
  }

  /// The view.
  // NB: the window is made one view further down: up to iOS 17.4, windows share the state of a
  // scene's top view.
  public var body: some View {
    MadeWindowView(making: making, activities: activities)
  }

  /// The same view, which restores the destinations on screen when the system restores its scene.
  ///
  ///     ScreenWindowView { ModelWindow.makeShop() }
  ///       .restoring(ShopDestination.self, version: "3")
  ///
  /// It stores them whenever the window has come to rest after a change, and when the app goes to the background. A
  /// screen is saved if a destination has led there, or if it holds one: see `SavedScreens`.
  ///
  /// - Parameters:
  ///   - type: The app's type of destinations.
  ///   - version: The app's own version of them: data of another version is not restored.
  ///   - report: Receives the report of what was restored.
  public func restoring<Saved: Destination & Hashable & Codable>(
    _ type: Saved.Type, version: String,
    report: @escaping @MainActor (RestorationReport<Saved>) -> Void = { _ in }
  ) -> Self {
    var copy = self
    copy.making.saving = WindowSaving(type, version: version, report: report)
    return copy
  }

  /// The same view, which shows a destination when the window appears, unless what was saved is restored.
  ///
  ///     WindowGroup(for: ShopDestination.self) { $destination in
  ///       ScreenWindowView { ModelWindow.makeShop() }.showing(destination)
  ///     }
  ///
  /// For windows of their own, see `openWindow(showing:)` of the window, and for previews of a screen
  /// in any state of the app.
  public func showing(_ destination: (some Destination)?) -> Self {
    var copy = self
    copy.making.show(destination)
    return copy
  }

  /// The same view, which opens what comes to the app and not to one of its windows: messages that the user has
  /// tapped, quick actions, App Intents.
  ///
  ///     ScreenWindowView { ModelWindow.makeShop() }
  ///       .opening(Delegate.inbox) { link, window in
  ///         _ = try await window.router.open(link, with: links)
  ///       }
  ///
  /// Items wait until the first screens are there. Of several windows, the one that has been active last opens them.
  /// What a window has not shown when it closes waits again, if `open` throws the error of its navigation.
  public func opening<Item>(
    _ inbox: Inbox<Item>,
    _ open: @escaping @MainActor (Item, ModelWindow) async throws -> Void
  ) -> Self {
    var copy = self
    copy.making.open(inbox, open)
    return copy
  }

  /// The same view, which opens the destinations that come to the app and not to one of its windows.
  public func opening(_ inbox: Inbox<some Destination>) -> Self {
    var copy = self
    copy.making.open(inbox)
    return copy
  }

  /// The same view, which opens the links of activities: of Handoff and Spotlight.
  ///
  /// SwiftUI hands universal links to `onOpenURL`, as it does with links of the app's own scheme.
  ///
  /// - Parameters:
  ///   - type: The type of the activities.
  ///   - link: The link that an activity stands for. By default, its web page.
  public func continuing(
    _ type: String, link: @escaping @MainActor (NSUserActivity) -> URL? = { $0.webpageURL }
  ) -> Self {
    var copy = self
    copy.activities[type] = link
    return copy
  }
}

private struct MadeWindowView: View {
  let making: WindowMaking
  let activities: [String: @MainActor (NSUserActivity) -> URL?]
  @State private var content = WindowContent()
  @SceneStorage("Switchback.screens") private var saved: Data?
  @Environment(\.scenePhase) private var phase
  @Namespace private var zoom
  #if !os(tvOS) && !os(watchOS)
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  #endif

  var body: some View {
    let made = content.made(making)
    RootView(window: made.window, display: made.display)
      .environment(\.router, made.window.router)
      .environment(\.zoomNamespace, zoom)
      .modifier(Activities(links: activities) { made.receive($0) })
      .onOpenURL { made.receive($0) }
      .onChange(of: phase, initial: true) { _, phase in
        made.phaseChanged(isBackground: phase == .background, isActive: phase == .active)
      }
      .onAppear { made.appeared(windows) { [saved = $saved] in saved.wrappedValue = $0 } }
      .onDisappear { made.disappeared() }
      .task { made.begin(restoring: saved) }
  }

  /// A television and a watch have one window.
  private var windows: WindowOpening? {
    #if os(tvOS) || os(watchOS)
    return nil
    #else
    // NB: only the actions, as the view holds the window that holds these closures.
    var windows = WindowOpening { [dismissWindow] in
      // On a Mac, what the window presents would prohibit it.
      withTransaction(\.dismissBehavior, .destructive) { dismissWindow() }
    }
    if supportsMultipleWindows {
      windows.open = { [openWindow] value in Self.open(value, with: openWindow) }
    }
    return windows
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
  private static func open(_ value: some Codable & Hashable, with openWindow: OpenWindowAction) {
    openWindow(value: value)
  }
  #endif
}

/// Takes activities of some types.
private struct Activities: ViewModifier {
  let links: [String: @MainActor (NSUserActivity) -> URL?]
  let receive: @MainActor (URL) -> Void

  func body(content: Content) -> some View {
    // A chain of modifiers of any length needs erasing.
    links.reduce(AnyView(content)) { view, entry in
      AnyView(
        view.onContinueUserActivity(entry.key) { activity in
          if let link = entry.value(activity) { receive(link) }
        })
    }
  }
}

extension EnvironmentValues {
  /// The router of the window.
  ///
  ///     @Environment(\.router) private var router
  ///     …
  ///     Button("Bag") { router.go(to: ShopDestination.bag) }
  ///
  /// Failures go where the window's router reports them, or to the log. Outside of a ``ScreenWindowView`` there
  /// is no window to navigate in, as in a preview of a single view: each navigation fails. See ``WindowNavigator`` for
  /// destinations of one type, and `screen` for the screen around the view.
  public var router: WindowRouter {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }

  /// The screen whose view this is, or is in: to give its result, or to ask whether it is on display.
  ///
  ///     @Environment(\.screen) private var screen
  ///     …
  ///     Button("Red") { screen?.give(Colour.red) }
  ///
  /// `nil` outside of a ``ScreenWindowView``.
  public internal(set) var screen: ModelScreen? {
    get { self[ScreenKey.self] }
    set { self[ScreenKey.self] = newValue }
  }
}

private struct RouterKey: EnvironmentKey {
  static let defaultValue = WindowRouter()
}

private struct ScreenKey: EnvironmentKey {
  static let defaultValue: ModelScreen? = nil
}

/// The window's navigator to the app's destinations.
///
///     @WindowNavigator<ShopDestination> private var shop
///     …
///     Button("Bag") { shop.go(to: .bag) }
@MainActor
@propertyWrapper
public struct WindowNavigator<To: Destination>: DynamicProperty {
  @Environment(\.router) private var router

  /// Reads the router of the window around the view.
  public init() {}

  /// The navigator.
  public var wrappedValue: Navigator<To> { Navigator(router: router) }
}

/// A window of the scene, from the first time that a view asks for it.
@MainActor
private final class WindowContent {
  private var made: MadeWindow?

  nonisolated init() {}

  func made(_ making: WindowMaking) -> MadeWindow {
    if let made { return made }
    let toolkit = SwiftUIToolkit()
    let made = MadeWindow(making, toolkit: toolkit)
    toolkit.observeScenes(for: made)
    self.made = made
    return made
  }
}

/// The lowest layer. Another root is another view.
///
/// One view, also without a root: SwiftUI would drop the modifiers around it, and links with them.
private struct RootView: View {
  let window: ModelWindow
  let display: ScreenDisplay

  var body: some View {
    ZStack {
      if let root = window.root {
        LayerView(slot: display.slot(above: root), display: display)
          .id(ObjectIdentifier(root))
      }
    }
  }
}
#endif
