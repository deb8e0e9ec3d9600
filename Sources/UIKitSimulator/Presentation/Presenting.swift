extension UIViewController {
  /// `present(_:animated:completion:)`: finds the actual presenter and checks all the reasons for
  /// which UIKit raises or drops the call.
  func requestPresentation(
    of screen: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard screen.canBePresented() else { return }
    let style = screen.cachedPresentationController?.presentationStyle ?? screen.resolvedStyle
    let isByItself = screen is UISearchController && simulation.settings.searchedScreensPresent
    let presenter = isByItself ? self : actualPresenter(for: style)
    guard presenter.hasPlace(for: screen, caller: self) else { return }
    guard presenter.isFree(for: screen, caller: self) else { return }
    guard screen.saysWhereItPoints(from: presenter, style: style) else { return }
    if simulation.presentationsToDrop > 0 {
      simulation.presentationsToDrop -= 1
      return
    }
    presenter.warnIfDetached(caller: self)
    let presentation =
      screen.cachedPresentationController
      ?? screen.makePresentationController(presenter: presenter, source: self)
    presentation.presenter = presenter
    presenter.startPresentation(
      presentation, of: screen, from: self, animated: animated, completion: completion)
  }

  /// The screen that presents: the root of the parents, or the one that defines the context.
  /// See 'The style decides which screen presents' in Docs/Maintainers/UIKitRules.md.
  private func actualPresenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isInContext else { return outermost }
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.definesPresentationContext { return current }
      candidate = current.container
    }
    return outermost
  }

  /// Whether the screen is neither presented already nor on display in another way.
  /// See 'A screen is presented once' in Docs/Maintainers/UIKitRules.md.
  private func canBePresented() -> Bool {
    if let storedPresenter {
      simulation.misuse(
        .invalidArgument,
        "Application tried to present modally a view controller \(nameInLog) that is already being "
          + "presented by \(storedPresenter.nameInLog).")
      return false
    }
    if container != nil || viewIfLoaded?.window?.rootViewController === self {
      simulation.misuse(
        .invalidArgument,
        "Application tried to present modally an active controller \(nameInLog).")
      return false
    }
    return true
  }

  /// Whether the presenter's view, and the caller's, is in a window.
  /// See 'The presenter is in a window' in Docs/Maintainers/UIKitRules.md.
  private func hasPlace(for screen: UIViewController, caller: UIViewController) -> Bool {
    let strict = simulation.settings.checksCallersWindow
    guard viewIfLoaded?.window == nil || (strict && caller.viewIfLoaded?.window == nil) else {
      return true
    }
    simulation.warn(
      .notInWindow,
      "\(attempt(screen, caller: caller)) whose view is not in the window hierarchy!")
    return false
  }

  /// Whether this screen presents nothing, and nothing is in progress in the window.
  /// See 'A screen presents one screen' in Docs/Maintainers/UIKitRules.md.
  private func isFree(for screen: UIViewController, caller: UIViewController) -> Bool {
    let running = viewIfLoaded?.window?.presentationInProgress
    if let present = presentedViewController {
      if present.isBeingPresented {
        warnOfPresentationInProgress(screen, caller: caller)
      } else {
        simulation.warn(
          .alreadyPresenting,
          "\(attempt(screen, caller: caller)) which is already presenting \(present.nameInLog).")
      }
      return false
    }
    if running != nil {
      warnOfPresentationInProgress(screen, caller: caller)
      return false
    }
    return true
  }

  private func warnOfPresentationInProgress(_ screen: UIViewController, caller: UIViewController) {
    simulation.warn(
      .presentationInProgress,
      "\(attempt(screen, caller: caller)) while a presentation is in progress.")
  }

  private func attempt(_ screen: UIViewController, caller: UIViewController) -> String {
    "Attempt to present \(screen.nameInLog) on \(nameInLog) (from \(caller.nameInLog))"
  }

  /// Warns if nothing contains this screen, which then presents by itself.
  /// See 'A detached screen presents by itself' in Docs/Maintainers/UIKitRules.md.
  private func warnIfDetached(caller: UIViewController) {
    guard container == nil, shownBy == nil, let window = viewIfLoaded?.window,
      window.rootViewController !== self
    else { return }
    simulation.warn(
      .detached,
      "Presenting view controllers on detached view controllers is discouraged \(nameInLog).")
  }

  /// Whether a popover has a source, if the window is wide or its delegate keeps it. The column that presents may be
  /// narrow.
  /// See 'A popover says where it points' in Docs/Maintainers/UIKitRules.md.
  private func saysWhereItPoints(
    from presenter: UIViewController, style: UIModalPresentationStyle
  ) -> Bool {
    let popover = currentPresentationController as? UIPopoverPresentationController
    guard style == .popover, simulation.settings.popoversNeedSource,
      let traits = presenter.viewIfLoaded?.window?.traitCollection,
      traits.horizontalSizeClass == .regular
        || popover?.adaptivePresentationStyle(for: traits) == .popover
    else { return true }
    if let popover {
      popover.delegate?.prepareForPopoverPresentation(popover)
      if popover.pointsSomewhere { return true }
    }
    simulation.misuse(
      .generic,
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set "
        + "before the presentation occurs.")
    return false
  }
}
