import Switchback

/// A navigation controller is a stack.
///
/// Each change is one call: a push, a pop, or `setViewControllers(_:animated:)` where neither fits,
/// so that the overrides of subclasses run. During a transition, UIKit postpones or drops changes:
/// each method waits for the end of the transition, and reads the stack again.
/// See 'A stack that moves shows changes later' in Docs/UIKitRules.md.
extension UINavigationController: StackContainer, ListingContainer {
  public var containedScreens: [any Screen] { viewControllers }

  public var visibleScreens: [any Screen] { topViewController.map { [$0] } ?? [] }

  package func addVisibleScreens(to screens: inout [any Screen]) {
    if let topViewController { screens.append(topViewController) }
  }

  package func addContainedScreens(to screens: inout [any Screen]) -> Bool {
    screens.add(viewControllers)
  }

  /// Pops the screens above a screen.
  ///
  /// - Throws: ``UIKitError``.
  public func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    let screen = try controller(screen)
    try checkContained(screen)
    while motion != .still { try await settle() }
    try checkContained(screen)
    if topViewController === screen { return }
    try await endCoveringSearch()
    try await change(to: viewControllers.prefix { $0 !== screen } + [screen], animated: animated)
  }

  /// Replaces the stack in one transition.
  ///
  /// - Throws: ``UIKitError``.
  public func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let screens = try screens.map(controller)
    let before = viewControllers
    while motion != .still { try await settle() }
    guard viewControllers.elementsEqual(before, by: ===) else {
      throw UIKitError.changedMeanwhile(name(of: self))
    }
    try checkContaining(screens)
    if screens.elementsEqual(before, by: ===) { return }
    try await endCoveringSearch()
    try await change(to: screens, animated: animated)
  }

  private func change(to screens: [UIViewController], animated: Bool) async throws {
    let leaving = viewControllers.filter { !screens.contains($0) }
    StackChange(from: viewControllers, to: screens).perform(in: self, animated: animated)
    // See 'Layout ends a change that is not animated' in Docs/UIKitRules.md.
    if !animated { viewIfLoaded?.layoutIfNeeded() }
    try await wait(for: screens, without: leaving)
  }

  /// Waits until the stack holds these screens, and none that this change removes, and shows the
  /// last of them if the stack is on display.
  private func wait(
    for screens: [UIViewController], without leaving: [UIViewController]
  ) async throws {
    try await wait { [self] in
      viewControllers.elementsEqual(screens, by: ===) && isTopOnDisplay && motion == .still
        && leaving.allSatisfy { $0.parent !== self }
    }
    guard viewControllers.elementsEqual(screens, by: ===) else {
      throw UIKitError.notChanged(
        name(of: self), wanted: names(of: screens), found: names(of: viewControllers))
    }
    if motion != .still { throw UIKitError.neverEnded("A transition of <\(name(of: self))>") }
  }

  private var isTopOnDisplay: Bool {
    guard let window = viewIfLoaded?.window, let topViewController else { return true }
    return topViewController.viewIfLoaded?.window === window
  }
}
