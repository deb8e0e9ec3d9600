import Switchback

/// Releases the screens inside a screen that is being freed, at any depth.
///
/// Like all objects, nested screens are freed by nested calls. Beyond a depth that every thread's
/// stack can take, screens are set aside and released one by one.
package enum Dismantling {
  /// The number of nested calls that are freeing screens around this one.
  @TaskLocal package static var depth = 0

  package static let maximumDepth = 50

  static func free(_ screens: consuming [any Screen], _ presented: consuming ModelScreen?) {
    let depth = depth
    if depth < maximumDepth {
      $depth.withValue(depth + 1) {
        screens = []
        presented = nil
      }
    } else {
      LooseScreens(screens, and: presented).free()
    }
  }
}

/// Screens that nothing but, perhaps, the app still holds.
@MainActor
private final class LooseScreens {
  private var pile: [any Screen]

  nonisolated init(_ screens: [any Screen], and presented: ModelScreen?) {
    pile = if let presented { screens + [presented] } else { screens }
  }

  /// Releases the screens: immediately on the main actor, and soon afterwards elsewhere.
  ///
  /// Only the main actor may take a screen apart: until its last reference is gone, code there can
  /// reach its contents through weak references, which do not show in the reference count.
  nonisolated func free() {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in dismantle() }
    } else {
      Task { @MainActor in dismantle() }
    }
  }

  /// Releases the screens, and the contents that nothing else holds. The `deinit` of such a screen
  /// finds it empty.
  private func dismantle() {
    while var next = pile.popLast()?.model {
      if isKnownUniquelyReferenced(&next) { unload(next) }
    }
  }

  /// Moves the contents of a screen onto the pile. A separate function, so that only the pile holds
  /// these screens when it returns.
  private func unload(_ screen: ModelScreen) {
    pile += screen.storedScreens
    screen.storedScreens = []
    screen.storedVisibleScreens = []
    if let presented = screen.storedPresented { pile.append(presented) }
    screen.storedPresented = nil
  }
}

extension Screen {
  /// This screen as a model screen. Only for screens that have passed the check of an operation.
  nonisolated var model: ModelScreen {
    // NB: cannot fail. Lists of children and notifications of observers have the type of the
    // protocol, but `ModelScreen.check(_:)` has checked every screen in them, and throws for
    // another host's screen.
    self as! ModelScreen
  }
}
