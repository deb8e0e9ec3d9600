import Foundation

/// A change of the pages on display, from the call to its last callback.
@MainActor
final class PageTurn {
  private let pager: UIPageViewController
  private let arriving: [UIViewController]
  private let leaving: [UIViewController]
  private let completion: (() -> Void)?
  private(set) var isAnimated = false

  init(of pager: UIPageViewController, to pages: [UIViewController], completion: (() -> Void)?) {
    self.pager = pager
    self.completion = completion
    arriving = pages.filter { new in !pager.pages.contains { $0 === new } }
    leaving = pager.pages.filter { old in !pages.contains { $0 === old } }
    pager.pages = pages
    for page in leaving { page.willMove(toParent: nil) }
    for page in arriving { pager.takeIn(page) }
  }

  func begin(in window: UIWindow, animated: Bool) {
    isAnimated = animated
    if animated { pager.scrollView?.contentOffset.x = 150 }
    for page in leaving { page.beginAppearance(false, animated: animated) }
    for page in arriving {
      page.prepareToAppear(in: window)
      page.beginAppearance(true, animated: animated)
      page.loadedView().attach(to: pager.loadedView())
      page.announceIsAppearing(animated: animated)
    }
  }

  func end() {
    pager.scrollView?.contentOffset.x = 100
    for page in leaving {
      page.viewIfLoaded?.attach(to: nil)
      pager.letGo(page)
      if page.appearance == .disappearing { page.endAppearance() }
      page.didMove(toParent: nil)
    }
    for page in arriving {
      if page.appearance == .appearing, pager.appearance == .appeared { page.endAppearance() }
      page.didMove(toParent: pager)
    }
    completion?()
  }
}

extension UIPageViewController {
  /// Shows pages. Outside all windows they change immediately; on display they change with the
  /// call, and the old pages go when the animation has ended.
  func show(_ screens: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard screens.count == 1 else {
      simulation.misuse(
        .invalidArgument,
        "The number of view controllers provided (\(screens.count)) doesn't match the number "
          + "required (1) for the requested transition")
      return
    }
    guard screens.allSatisfy(canTakeIn) else { return }
    if animated, let scrollView, scrollView.scrolling != nil || turn?.isAnimated == true {
      simulation.misuse(.internalInconsistency, "Duplicate states in queue")
      return
    }
    turn?.end()
    let change = PageTurn(of: self, to: screens) { [weak self] in
      self?.turn = nil
      completion?(true)
    }
    guard appearance == .appeared, let window = viewIfLoaded?.window else {
      change.end()
      if let window = viewIfLoaded?.window, isSeen { prepareToAppear(in: window) }
      return
    }
    turn = change
    change.begin(in: window, animated: animated)
    simulation.loop.schedule(after: animated ? simulation.settings.animationTurns : 1) {
      if self.turn === change { change.end() }
    }
  }
}
