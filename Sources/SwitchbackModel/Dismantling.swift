import Switchback

/// Lets go of what a screen owns that is being freed, however deep that is.
///
/// Screens in screens are freed by nested calls, as all objects are. What is deeper than the stack of
/// any thread can take is put aside, and let go of one by one.
enum Dismantling {
  /// How many screens around this one are being freed by calls that this one is freed in.
  @TaskLocal private static var depth = 0

  private static let maximumDepth = 50

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

/// Screens that nothing holds any more but, perhaps, the app.
@MainActor
private final class LooseScreens {
  private var pile: [any Screen]

  nonisolated init(_ screens: [any Screen], and presented: ModelScreen?) {
    pile = if let presented { screens + [presented] } else { screens }
  }

  /// Lets go of the screens: at once on the main actor, and soon after elsewhere.
  ///
  /// Only the main actor may take a screen apart: until its last reference is gone, what is in it can
  /// be asked there for it, through weak references that do not show in the count of the others.
  nonisolated func free() {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in dismantle() }
    } else {
      Task { @MainActor in dismantle() }
    }
  }

  /// Lets go of the screens, and of what is in those that nothing else holds. The `deinit` of such a
  /// screen finds it empty.
  private func dismantle() {
    while var next = pile.popLast()?.model {
      if isKnownUniquelyReferenced(&next) { unload(next) }
    }
  }

  /// Moves what a screen owns onto the pile. A function of its own, so that nothing but the pile
  /// holds these screens when it returns.
  private func unload(_ screen: ModelScreen) {
    pile += screen.storedScreens
    screen.storedScreens = []
    screen.storedVisibleScreens = []
    if let presented = screen.storedPresented { pile.append(presented) }
    screen.storedPresented = nil
  }
}

extension Screen {
  /// This screen as the model's own. Only for screens that have passed the check of an operation.
  nonisolated var model: ModelScreen {
    // NB: cannot fail. Lists of children and observers' calls have the type of the protocol, but what gets
    // into them has passed `ModelScreen.check(_:)`, which throws for another host's screen.
    self as! ModelScreen
  }
}
