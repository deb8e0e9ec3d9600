/// The transition, if any, that runs in a window.
package enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

/// A time limit for a toolkit, counted in turns of the main loop: on a device a turn is a frame.
///
/// The toolkit's own animations take half a second, so a transition that has not ended after ten seconds
/// never will. Half a second in which nothing moves shows that the toolkit dropped a request. A finger
/// may rest for half a minute. In the background a transition may wait until the user comes back,
/// and the app is mostly suspended meanwhile: the limit is ten minutes in which it is not.
/// See 'A scene in the background' in Docs/Maintainers/UIKitRules.md.
package struct Patience {
  private var still = 30
  private var running = 600
  private var held = 1800
  private var background = 36_000

  /// The motion to assume where nothing tells of one.
  private let least: Motion

  package init(assuming least: Motion = .still) { self.least = least }

  /// Whether to wait another turn.
  package mutating func allows(_ motion: Motion, inBackground: Bool = false) -> Bool {
    let motion = motion == .still ? least : motion
    if inBackground, motion != .still {
      background -= 1
      return background >= 0
    }
    switch motion {
    case .still: still -= 1
    case .running: running -= 1
    case .held: held -= 1
    }
    return still >= 0 && running >= 0 && held >= 0
  }
}
