import Switchback

/// A navigation controller is a stack.
///
/// Each change is one call: a push, a pop, or `setViewControllers(_:animated:)` where neither fits,
/// so that the overrides of subclasses run. During a transition, UIKit postpones or drops changes:
/// each method waits for the end of the transition, and reads the stack again.
/// See 'A stack that moves shows changes later' in Docs/Maintainers/UIKitRules.md.
extension UINavigationController: StackContainer, ListingContainer {
  /// Whether this class, or one that it derives from, is a system framework's, as are the picker of
  /// pictures and the mail composer.
  /// See 'Stacks of the system' in Docs/Maintainers/UIKitRules.md.
  public static var belongsToSystem: Bool { isOfSystem(self) }

  public var containedScreens: [any Screen] { viewControllers }

  public var visibleScreens: [any Screen] {
    if let topViewController { [topViewController] } else { [] }
  }

  package func addVisibleScreens(to screens: inout [any Screen]) {
    if let topViewController { screens.append(topViewController) }
  }

  package func addContainedScreens(to screens: inout [any Screen]) -> Bool {
    screens.add(viewControllers)
  }

  /// Pops the screens above a screen, or above the one that the app has put it into.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    let inner = try controller(screen)
    try await change(animated: animated) { [self] in
      let screen = try member(around: inner)
      return viewControllers.prefix { $0 !== screen } + [screen]
    }
  }

  /// Replaces the stack in one transition.
  ///
  /// - Throws: ``UIKitError``.
  public func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    let before = viewControllers
    try await change(animated: animated) { [self] in
      guard viewControllers.elementsEqual(before, by: ===) else {
        throw UIKitError.changedMeanwhile(name(of: self))
      }
      try checkContaining(screens)
      return screens
    }
  }

  /// Changes the stack once nothing moves, and waits until the last of the screens is on top, on display
  /// if the stack is, and at rest.
  private func change(animated: Bool, to target: () throws -> [UIViewController]) async throws {
    try await endCovering()
    let animated = animates(animated)
    // UIKit would leave in the window what they present in a context of their own.
    try await leaving(for: target()).presenters.dismissPresented()
    let screens = try target()
    let before = viewControllers
    if before.elementsEqual(screens, by: ===) { return }
    let leaving = leaving(for: screens)
    StackChange(from: before, to: screens).perform(in: self, animated: animated)
    // See 'Layout ends a change that is not animated' in Docs/Maintainers/UIKitRules.md.
    if !animated { viewIfLoaded?.layoutIfNeeded() }
    let isAtRest = try await wait { [self] in
      !viewControllers.elementsEqual(before, by: ===) && hasOnTop(screens, from: before)
        && isTopOnDisplay && motion == .still && leaving.allSatisfy { $0.parent !== self }
    }
    guard hasOnTop(screens, from: before) else {
      throw UIKitError.notChanged(
        name(of: self), wanted: names(of: screens), found: names(of: viewControllers))
    }
    try checkChange(to: screens, from: before)
    if !isAtRest, motion != .still {
      throw UIKitError.neverEnded("A transition of <\(name(of: self))>", motion)
    }
  }

  private func leaving(for screens: [UIViewController]) -> [UIViewController] {
    let given = IdentitySet(of: screens)
    return viewControllers.filter { !given.contains($0) }
  }

  /// Whether the last screen that it was given is on top, or one that the app has pushed since.
  private func hasOnTop(_ screens: [UIViewController], from before: [UIViewController]) -> Bool {
    guard let last = screens.last, let top = topViewController else {
      return screens.isEmpty && topViewController == nil
    }
    return last.isInside(top) || !before.contains(top) && !screens.contains(top)
  }

  private var isTopOnDisplay: Bool {
    guard let window = viewIfLoaded?.window, let topViewController else { return true }
    return topViewController.viewIfLoaded?.window === window
  }
}

/// The single call to a navigation controller that turns one list of screens into another.
///
/// Subclasses override `pushViewController(_:animated:)` and the three ways to pop, to hide the tab
/// bar, to set the back button or to count visits. `setViewControllers(_:animated:)` bypasses these
/// overrides, so it is used only for changes that no other call can make.
/// See 'Subclasses override a push' in Docs/Maintainers/UIKitRules.md.
enum StackChange {
  case push(UIViewController)
  case pop
  case popToRoot
  case popTo(UIViewController)
  case set([UIViewController])

  @MainActor
  init(from old: [UIViewController], to new: [UIViewController]) {
    if new.count == old.count + 1, let last = new.last, new.starts(with: old, by: ===) {
      self = .push(last)
    } else if new.count < old.count, let last = new.last, old.starts(with: new, by: ===) {
      self = new.count == old.count - 1 ? .pop : new.count == 1 ? .popToRoot : .popTo(last)
    } else {
      self = .set(new)
    }
  }

  @MainActor
  func perform(in stack: UINavigationController, animated: Bool) {
    switch self {
    case .push(let screen): stack.pushViewController(screen, animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .popTo(let screen): stack.popToViewController(screen, animated: animated)
    case .set(let screens): stack.setViewControllers(screens, animated: animated)
    }
  }
}
