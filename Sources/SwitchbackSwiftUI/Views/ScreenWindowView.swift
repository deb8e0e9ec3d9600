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
  private let make: @MainActor () -> ModelWindow
  private let open: @MainActor (URL, ModelWindow) -> Void
  private let leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)?
  private var saving: WindowSaving?

  /// - Parameters:
  ///   - make: Makes the window, with its first screens. Called once for each window.
  ///   - open: Called with a link that the system hands to this window.
  ///   - leave: Called with the root of a sheet that a `LeaveGuard` holds, when the user has tried to
  ///     drag it down. By default, a plain `WindowRouter` asks the guards and, if they agree, dismisses
  ///     the sheet. Without UIKit the attempt cannot be noticed.
  public init(
    _ make: @escaping @MainActor () -> ModelWindow,
    onOpenURL open: @escaping @MainActor (URL, ModelWindow) -> Void = { _, _ in },
    onDismissalAttempt leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)? = nil
  ) {
    self.make = make
    self.open = open
    self.leave = leave
  }

  /// The view.
  // NB: the window is made one view further down: up to iOS 17.4, windows share the state of a
  // scene's top view.
  public var body: some View {
    MadeWindowView(make: make, open: open, leave: leave, saving: saving)
  }

  /// The same view, which restores the destinations on screen when the system restores its scene.
  ///
  ///     ScreenWindowView { ModelWindow.makeShop() }
  ///       .restoring(ShopDestination.self, version: "3")
  ///
  /// It stores them when the app goes to the background. A screen is saved if a destination has led there, or
  /// if it holds one: see `SavedScreens`.
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
    copy.saving = WindowSaving(type, version: version, report: report)
    return copy
  }
}

private struct MadeWindowView: View {
  let make: @MainActor () -> ModelWindow
  let open: @MainActor (URL, ModelWindow) -> Void
  let leave: (@MainActor (ModelScreen, ModelWindow) async -> Void)?
  let saving: WindowSaving?
  @State private var content = WindowContent()
  @SceneStorage("Switchback.screens") private var saved: Data?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let display = content.display(make)
    RootView(window: content.window(make), display: display)
      .environment(\.router, content.window(make).router)
      .onOpenURL { url in open(url, content.window(make)) }
      .onChange(of: phase, initial: true) { _, phase in
        let hasLeft = display.phaseChanged(isBackground: phase == .background)
        if let saving, hasLeft { saved = saving.save(content.window(make)) }
      }
      .onAppear { if let leave { display.leave = leave } }
      .task { if let saving, let saved { await saving.restore(saved, content.window(make)) } }
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
  /// is no window to navigate in, as in a preview of a single view: each navigation fails.
  public var router: WindowRouter {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }
}

private struct RouterKey: EnvironmentKey {
  static let defaultValue = WindowRouter()
}

/// A window and its display, from the first time that a view asks for them.
@MainActor
private final class WindowContent {
  private var made: (window: ModelWindow, display: ScreenDisplay)?

  nonisolated init() {}

  func window(_ make: @MainActor () -> ModelWindow) -> ModelWindow { content(make).window }

  func display(_ make: @MainActor () -> ModelWindow) -> ScreenDisplay { content(make).display }

  private func content(
    _ make: @MainActor () -> ModelWindow
  ) -> (window: ModelWindow, display: ScreenDisplay) {
    if let made { return made }
    let window = make()
    let toolkit = SwiftUIToolkit()
    let display = ScreenDisplay(window, toolkit: toolkit)
    toolkit.observeScenes(for: display)
    made = (window, display)
    return (window, display)
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
