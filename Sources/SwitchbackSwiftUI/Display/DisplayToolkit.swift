/// The transition, if any, that runs in a window.
package enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

/// The alert that a window shows, as far as it is visible from outside of SwiftUI.
package enum AlertOnDisplay {
  /// Alerts cannot be seen.
  case unknown
  case none
  case titled(String?)
}

/// The needs of a display: SwiftUI and the toolkit beneath it. The views use the real one, the
/// tests a simulated one.
@MainActor
package protocol DisplayToolkit: AnyObject {
  /// The motion, as far as it is visible from outside of SwiftUI.
  var motion: Motion { get }

  /// Whether a view can be asked if it is in the window, and motion can be seen. Else views only report that they
  /// appear and disappear, and some may not.
  var asksViews: Bool { get }

  /// Whether the views of a window leave the display only with the window. Else a cover may hide them all.
  var viewsLeaveWithWindow: Bool { get }

  /// The alert or the dialog on display, the app's own ones included.
  var alert: AlertOnDisplay { get }

  /// Whether the scene of the window is in the foreground, perhaps inactive; `nil` if there is no
  /// scene, or if the window is not known yet.
  var isSceneForeground: Bool? { get }

  /// Makes a change in a transaction.
  func apply(animated: Bool, _ change: () -> Void)

  /// Tells assistive technologies that another screen is on display, where SwiftUI does not.
  func screenChanged()

  /// Tells the developer of a mistake in the app.
  func warn(_ text: String)

  /// Waits for one turn of the main loop, which on a device is a frame.
  ///
  /// - Throws: If the main loop will not turn.
  func nextTurn() async throws
}

/// Reports whether the view of a screen is on display.
@MainActor
package protocol ScreenProbe: AnyObject {
  /// Whether the view is now in the window, perhaps still moving in or out.
  var isOnDisplay: Bool { get }

  /// Whether the toolkit presents the layer that contains the view, perhaps out of the window below a cover.
  var isPresented: Bool { get }
}

extension ScreenProbe {
  /// Without a toolkit to ask, a view in the window is the only sign.
  package var isPresented: Bool { isOnDisplay }
}

struct WeakProbe {
  weak var probe: (any ScreenProbe)?
}

/// A time limit for SwiftUI, counted in turns of the main loop: on a device a turn is a frame.
///
/// A transition that has not ended after ten seconds never will. Half a second in which nothing
/// moves shows that SwiftUI dropped a request or, where motion cannot be seen, that a change has ended of which no view
/// tells. A finger may rest for half a minute. The time in the background does not count.
struct Patience {
  private var still: Int
  private var running: Int
  private var held = 1800

  /// - Parameter count: The number of transitions, one after another: each takes another half a second.
  init(_ count: Int) { (still, running) = (30 * count, 570 + 30 * count) }

  /// Whether to wait another turn.
  mutating func allows(_ motion: Motion) -> Bool {
    switch motion {
    case .still: still -= 1
    case .running: running -= 1
    case .held: held -= 1
    }
    return still >= 0 && running >= 0 && held >= 0
  }
}

extension ScreenDisplay {
  /// Waits until a condition holds, checking it again at each turn of the main loop, and in the background
  /// soon no more: that time does not count.
  ///
  /// - Parameters:
  ///   - count: How many transitions there may be, one after another.
  ///   - motion: The motion apart from the toolkit's.
  /// - Returns: Whether the condition holds.
  @discardableResult
  func wait(
    for count: Int = 1, while motion: () -> Motion = { .still }, until condition: () -> Bool
  ) async -> Bool {
    var patience = Patience(count)
    while !condition() {
      let toolkit = toolkit.motion
      let moves = toolkit == .still ? motion() : toolkit
      if !patience.allows(moves) {
        if isActive || !hasViews || Task.isCancelled { return false }
        await foregroundWaits.wait()
        patience = Patience(count)
      }
      do {
        try await self.toolkit.nextTurn()
      } catch {
        return false
      }
    }
    return true
  }
}
