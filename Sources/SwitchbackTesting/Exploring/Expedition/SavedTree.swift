import Switchback
import SwitchbackModel

/// The screens of a window at one moment. Those of the model can be put back; in a window of another
/// host, and in one on display, the same tree has to be reached anew.
@MainActor
enum SavedTree {
  case model(ModelWindow, ModelSnapshot)
  case other([any Screen], visible: [Bool])

  init(of window: any ScreenWindow) {
    // A display would not be told that the screens are put back.
    if let window = window as? ModelWindow, window.display == nil {
      self = .model(window, window.takeSnapshot())
      return
    }
    let (screens, visible) = Self.screens(of: window)
    self = .other(screens, visible: visible)
  }

  /// The screens, and which of them are visible.
  fileprivate static func screens(of window: any ScreenWindow) -> ([any Screen], [Bool]) {
    var screens: [any Screen] = []
    var visible: [Bool] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = window.rootScreen.map { [($0, true)] } ?? []
    while let (screen, isVisible) = pending.popLast() {
      screens.append(screen)
      visible.append(isVisible)
      // A container of a host may list itself.
      guard seen.insert(ObjectIdentifier(screen)).inserted else { continue }
      if let container = screen as? any ContainerScreen {
        pending += marked(container.containedScreens, in: container.visibleScreens)
          .reversed().map { ($0.screen, $0.isMarked) }
      }
      if let presented = screen.presentedScreen { pending.append((presented, true)) }
    }
    return (screens, visible)
  }

  var screens: [any Screen] {
    switch self {
    case .model(_, let snapshot): Array(snapshot.screens)
    case .other(let screens, _): screens
    }
  }

  /// Puts the screens back.
  ///
  /// - Returns: Whether that is possible, and the screens have the same names as before.
  func restore() -> Bool {
    guard case .model(let window, let snapshot) = self else { return false }
    window.restore(snapshot)
    return snapshot.areNamesAsTheyWere
  }
}

/// Detects whether the screens of a window have changed.
@MainActor
struct ScreenMark: Equatable {
  private let changes: Int
  private let screens: [ObjectIdentifier]
  private let visible: [Bool]
  // NB: held, so that no other screen gets the same address.
  private let held: [any Screen]

  /// - Parameter countsChanges: Whether a change for a moment counts, too, if the host counts changes.
  init(of window: any ScreenWindow, countingChanges countsChanges: Bool = true) {
    if countsChanges, let window = window as? ModelWindow, window.display == nil {
      (changes, screens, visible, held) = (window.changeCount, [], [], [])
    } else {
      (held, visible) = SavedTree.screens(of: window)
      (changes, screens) = (0, held.map { ObjectIdentifier($0) })
    }
  }

  nonisolated static func == (first: ScreenMark, second: ScreenMark) -> Bool {
    first.changes == second.changes && first.screens == second.screens
      && first.visible == second.visible
  }
}
