/// What moves in a window.
package enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

/// What a display needs of SwiftUI and of what lies beneath it. The views have the real one, the tests a
/// simulated one.
@MainActor
package protocol DisplayToolkit: AnyObject {
  /// What moves, as far as can be seen from outside of SwiftUI.
  var motion: Motion { get }

  /// Makes a change in a transaction.
  func apply(animated: Bool, _ change: () -> Void)

  /// Waits until the main loop has turned, which on a device takes a frame.
  ///
  /// - Throws: If it will not.
  func nextTurn() async throws
}

/// Knows whether the view of a screen is on display.
@MainActor
package protocol ScreenProbe: AnyObject {
  /// Whether the view is in the window now, perhaps still on its way in or out.
  var isOnDisplay: Bool { get }
}

/// How long to wait for SwiftUI, counted in turns of the main loop: on a device a turn is a frame.
///
/// What has not ended after ten seconds does not end. A request that has been dropped is noticed after
/// half a second in which nothing moves. A finger may rest for half a minute.
struct Patience {
  private var still = 30
  private var running = 600
  private var held = 1800

  /// Whether to wait for another turn.
  mutating func allows(_ motion: Motion) -> Bool {
    switch motion {
    case .still: still -= 1
    case .running: running -= 1
    case .held: held -= 1
    }
    return still >= 0 && running >= 0 && held >= 0
  }
}
