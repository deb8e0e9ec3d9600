import Switchback

/// The transition, if any, that runs in a window.
enum Motion {
  case still
  /// A transition that ends by itself.
  case running
  /// A transition that the user's finger holds.
  case held
}

/// Waits for one turn of the main loop, which on a device is a frame. Not cancellable, so that a loop around it never
/// spins.
///
/// - Throws: ``UIKitError`` if the main loop will not turn.
@MainActor
func nextTurn() async throws(UIKitError) {
  try checkThatTimePasses()
  await withCheckedContinuation { continuation in
    after(turns: 1) { continuation.resume() }
  }
}

extension UIViewController {
  /// The motion in the whole tower of layers around this screen, or around the screen that it will
  /// be part of: UIKit handles one presentation or dismissal at a time for each window.
  ///
  /// Transition coordinators exist for animated transitions only, so this also reads the flags of
  /// presented screens. UIKit looks for both in the ancestors too, so the innermost screens answer
  /// for all screens around them. Of a page that a finger moves, only its scroll view tells.
  /// See 'Pages' in Docs/Maintainers/UIKitRules.md.
  var motion: Motion {
    var motion = Motion.still
    // The user may have hidden this screen in the middle of a transition of its own.
    var screens = ShownScreens([self, lowest])
    while let (screen, isInnermost) = screens.next() {
      if screen.isBeingPresented || screen.isBeingDismissed { motion = .running }
      let hasLetGo = (screen as? UITabBarController)?.hasLetGoOfSelection ?? false
      if hasLetGo, screen.viewIfLoaded?.window != nil { motion = .running }
      if let pages = screen as? UIPageViewController {
        for case let view as UIScrollView in pages.viewIfLoaded?.subviews ?? [] {
          if view.isTracking || view.isDragging { return .held }
          if view.isDecelerating { motion = .running }
        }
      }
      guard isInnermost || hasLetGo else { continue }
      if let coordinator = screen.transitionCoordinator {
        if coordinator.isInteractive { return .held }
        motion = .running
      }
      var presenter = screen.nearestPresenter
      while let current = presenter {
        if let presented = current.directlyPresented { screens.pending.append(presented) }
        presenter = current.parent?.nearestPresenter
      }
    }
    return motion
  }

  /// The lowest screen of the tower: the window's root, if the screen is in a window.
  private var lowest: UIViewController {
    var screen = self
    while let below = screen.parent ?? screen.presentingViewController ?? screen.containerElsewhere
    {
      screen = below
    }
    return screen
  }
}

/// Screens and all that they show.
@MainActor
private struct ShownScreens: ~Copyable {
  var pending: [UIViewController]
  private var shown: [any Screen] = []
  private var seen = IdentitySet()

  init(_ first: [UIViewController]) {
    pending = first
  }

  /// The next screen, and whether it shows no other. One that does not conform to
  /// ``/Switchback/ContainerScreen``, such as a drawer or a hosting controller, may show any of its children.
  @inline(never)
  mutating func next() -> (screen: UIViewController, isInnermost: Bool)? {
    guard let screen = pending.popNew(&seen) else { return nil }
    let count = pending.count
    if let container = containerClass(of: screen) {
      container.readVisibleScreens(of: screen, into: &shown)
      for case let screen as UIViewController in shown { pending.append(screen) }
    } else {
      pending += screen.children
    }
    return (screen, pending.count == count)
  }
}

extension [UIViewController] {
  /// The last screen that was not seen before: an app's own container may list itself, or a screen twice.
  @MainActor
  mutating func popNew(_ seen: inout IdentitySet) -> UIViewController? {
    while let last = popLast() {
      if seen.insert(last) { return last }
    }
    return nil
  }
}

extension UITabBarController {
  /// Whether the selected screen is not in the tab bar controller for a moment. On display, it will be back.
  /// See 'Tabs of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
  fileprivate var hasLetGoOfSelection: Bool { selectedScreen?.isInside(self) == false }
}

/// A time limit for UIKit, counted in turns of the main loop: on a device a turn is a frame.
///
/// UIKit's own animations take half a second, so a transition that has not ended after ten seconds
/// never will. Half a second in which nothing moves shows that UIKit dropped a request. A finger
/// may rest for half a minute. In the background a transition may wait until the user comes back,
/// and the app is mostly suspended meanwhile: the limit is ten minutes in which it is not.
/// See 'A scene in the background' in Docs/Maintainers/UIKitRules.md.
struct Patience {
  private var still = 30
  private var running = 600
  private var held = 1800
  private var background = 36_000

  /// The motion to assume where nothing tells of one.
  var least = Motion.still

  /// Whether to wait another turn.
  mutating func allows(_ motion: Motion, inBackground: Bool = false) -> Bool {
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

extension UIViewController {
  /// Waits until a condition holds, reading UIKit's state again at each turn of the main loop.
  ///
  /// Never relies on a completion alone: UIKit does not call it for a request that it drops, and an
  /// app's animator may never end.
  ///
  /// - Parameter least: The motion to assume where nothing tells of one: UIKit makes a transition
  ///   coordinator only for some animations.
  /// - Returns: Whether the condition held.
  /// - Throws: ``UIKitError``.
  @discardableResult
  func wait(
    assuming least: Motion = .still, until condition: @escaping () -> Bool
  ) async throws(UIKitError) -> Bool {
    var patience = Patience()
    patience.least = least
    while !condition() {
      try checkThatTimePasses()
      guard allows(&patience) else { return false }
      let before = patience
      patience = await withCheckedContinuation { continuation in
        look(again: before, until: condition) { continuation.resume(returning: $0) }
      }
    }
    return true
  }

  /// Looks at each turn of the main loop. The code that waits runs once, at the end: to let it run costs
  /// a turn of its own.
  private func look(
    again patience: Patience, until condition: @escaping () -> Bool,
    then end: @escaping (Patience) -> Void
  ) {
    after(turns: 1) { [self] in
      var next = patience
      if condition() || !allows(&next) { return end(patience) }
      look(again: next, until: condition, then: end)
    }
  }

  private func allows(_ patience: inout Patience) -> Bool {
    patience.allows(motion, inBackground: isInBackground)
  }

  /// Whether the screen is in a scene that is not on display.
  private var isInBackground: Bool { windowAround?.isInBackground == true }

  /// Whether to animate a change. In the background, the animations of an app may never end.
  func animates(_ isAnimated: Bool) -> Bool { isAnimated && !isInBackground }

  /// Waits until nothing moves. The caller must then read its state again, and check again whether
  /// something moves, if it must not: another operation may have waited for the same moment.
  ///
  ///     while motion != .still { try await settle() }
  ///
  /// - Throws: ``UIKitError``.
  func settle() async throws(UIKitError) {
    guard try await wait(until: { self.motion == .still }) else { throw neverEnded }
  }

  /// The error about a transition that runs and does not end.
  var neverEnded: UIKitError {
    @inline(never) get { .neverEnded("A transition around <\(name(of: self))>", motion) }
  }

  /// Ends a search or a menu that would cover a change, and waits until nothing moves and everything on display
  /// here has appeared.
  ///
  /// UIKit tells a newly set root, or a newly selected tab, in the next turn that it has appeared, and
  /// gives no earlier sign. Taking it off the display sooner unbalances its appearance calls.
  /// See 'A new root appears a turn later' in Docs/Maintainers/UIKitRules.md.
  ///
  /// - Throws: ``UIKitError``.
  func comeToRest() async throws(UIKitError) {
    try await endCovering()
    guard awaitsAppearance else { return }
    try await nextTurn()
    try await settle()
  }

  /// Changes a container that is at rest, and waits until the change has had its effect and, on
  /// display, for the turn in which UIKit tells it.
  /// See 'Appearance calls come in pairs' in Docs/Maintainers/UIKitRules.md.
  ///
  /// - Parameter animated: Whether UIKit may animate the change. Some calls have no such parameter.
  /// - Returns: Whether the effect came.
  /// - Throws: ``UIKitError``, and what the change throws.
  func carryOut(
    animated: Bool = true, _ change: () throws -> Void, until isDone: @escaping () -> Bool
  ) async throws -> Bool {
    try allowAnimations(animated, in: change)
    guard try await wait(until: isDone) else { return false }
    if windowAround == nil { return true }
    try await nextTurn()
    // The selected screen may be removed for a moment: see 'Tabs of SwiftUI's' there.
    try await wait { [self] in isDone() && motion == .still }
    return true
  }

  /// Makes a change that UIKit animates unless all animations are disabled.
  func allowAnimations<E>(_ areAllowed: Bool, in change: () throws(E) -> Void) throws(E) {
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(wereEnabled && animates(areAllowed))
    defer { UIView.setAnimationsEnabled(wereEnabled) }
    try change()
  }

  /// Whether this screen, or one that it shows, is on display and has not appeared yet.
  var awaitsAppearance: Bool {
    var screens = ShownScreens([self])
    while let (screen, _) = screens.next() {
      if screen.viewIfLoaded?.window != nil, !screen.wasDrawn { return true }
    }
    return false
  }
}

/// Zooms a screen out of a view and back into it, on systems that can: iOS 18 and later.
///
///     StepAssembly(finder: .classWithContextFinder(), factory: ProductFactory())
///       .adding(.zoom { [weak list] id in list?.cell(for: id) })
///       .using(.push())
///       .from(.navigationController())
///
/// Sets the screen's `preferredTransition`, for a push as for a presentation. On older systems, and
/// if there is no view, the screen moves as usual. A navigation to an existing screen sets the
/// transition for the way back.
public struct ZoomTransition<Target: UIViewController, Context>: ContextTask {
  private let source: @MainActor (Context) -> UIView?

  /// - Parameter source: Returns the view for a context. UIKit asks whenever the screen comes or
  ///   goes: hold views weakly.
  public init(from source: @escaping @MainActor (Context) -> UIView?) {
    self.source = source
  }

  public func perform(on screen: Target, with context: Context) {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return }
    screen.preferredTransition = .zoom(options: nil) { [source] _ in source(context) }
  }
}

extension ContextTask {
  /// Zooms a screen out of a view and back into it: the short form of ``ZoomTransition``.
  public static func zoom<Target, Context>(
    from source: @escaping (Context) -> UIView?
  ) -> Self where Self == ZoomTransition<Target, Context> {
    ZoomTransition { source($0) }
  }
}
