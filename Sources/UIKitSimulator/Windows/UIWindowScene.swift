import Foundation

/// A scene with windows.
@MainActor
open class UIWindowScene: UIScene {
  /// The windows in this scene, oldest first.
  open var windows: [UIWindow] { ownWindows.compactMap(\.window) }

  /// The key window, if it is in this scene. Every scene has its own.
  open var keyWindow: UIWindow? { key }

  /// The traits of the windows.
  open var traitCollection: UITraitCollection { traits }

  private struct Entry { weak var window: UIWindow? }
  private var ownWindows: [Entry] = []
  private var traits: UITraitCollection
  weak var key: UIWindow?
  /// Windows that a test has made without keeping them.
  private var kept: [UIWindow] = []

  init(session: UISceneSession, traits: UITraitCollection) {
    self.traits = traits
    super.init(session: session)
  }

  func add(_ window: UIWindow) {
    ownWindows.append(Entry(window: window))
  }

  func remove(_ window: UIWindow) {
    ownWindows.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }

  func keep(_ window: UIWindow) {
    kept.append(window)
  }

  func change(to traits: UITraitCollection) {
    self.traits = traits
    for window in windows { window.traitsHaveChanged() }
  }

  /// Releases the windows. A window that other code holds keeps its screens.
  func releaseWindows() {
    kept = []
    delegate = nil
  }
}
