extension UIViewController {
  /// Presents: the relations hold at once, the callbacks and the completion come later.
  /// See 'Nothing ends before the call returns' in Docs/Maintainers/UIKitRules.md.
  func startPresentation(
    _ presentation: UIPresentationController, of screen: UIViewController,
    from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let window = viewIfLoaded?.window else { return }
    let style = presentation.adaptivePresentationStyle(for: window.traitCollection)
    presentation.presentationStyle = style
    let transition = ScreenTransition(
      in: window, from: self, to: screen, isAnimated: animated, style: style,
      simulation: simulation)
    presentee = Presentee(screen: screen, presentation: presentation)
    screen.shownBy = presentation
    screen.cachedPresentationController = nil
    screen.movement = .presented
    presentation.coversPresenter = presentation.shouldRemovePresentersView
    ownTransition = transition
    screen.ownTransition = transition
    window.presentationInProgress = transition
    screen.loadViewIfNeeded()
    let animator = screen.transitioningDelegate?.animationController(
      forPresented: screen, presenting: self, source: source)
    simulation.run(transition, animator: animator) {
      self.beginPresentation(presentation, of: screen, in: window, transition)
    } end: {
      self.endPresentation(presentation, of: screen, in: window, transition)
      completion?()
    }
  }

  /// The presenter's `viewWillDisappear` comes first.
  /// See 'The order of a presentation' in Docs/Maintainers/UIKitRules.md.
  private func beginPresentation(
    _ presentation: UIPresentationController, of screen: UIViewController, in window: UIWindow,
    _ transition: ScreenTransition
  ) {
    presentation.presentationTransitionWillBegin()
    transition.begin()
    if presentation.coversPresenter {
      beginAppearance(false, animated: transition.isAnimated)
    }
    let place = place(for: presentation, in: window)
    if place === window || place.window != nil {
      screen.prepareToAppear(in: window)
      screen.beginAppearance(true, animated: transition.isAnimated)
    }
    presentation.place(screen.loadedView(), in: place)
    screen.announceIsAppearing(animated: transition.isAnimated)
  }

  /// In a context, the presented view is beside the presenter's, and comes and goes with it unless
  /// it has replaced it.
  private func place(for presentation: UIPresentationController, in window: UIWindow) -> UIView {
    guard container != nil, presentation.presentationStyle.isInContext else { return window }
    return presentation.coversPresenter ? viewIfLoaded?.superview ?? window : loadedView()
  }

  /// The presented screen's `viewDidAppear` comes before the presenter's `viewDidDisappear`.
  private func endPresentation(
    _ presentation: UIPresentationController, of screen: UIViewController, in window: UIWindow,
    _ transition: ScreenTransition
  ) {
    window.presentationInProgress = nil
    transition.close()
    if presentation.coversPresenter { presentation.takePresentersViewAway() }
    if screen.viewIfLoaded?.window == nil, screen.isSeen {
      // Its context has gone off display meanwhile.
      screen.beginAppearance(false, animated: false, isReversal: true)
    }
    if screen.appearance == .appearing || screen.appearance == .disappearing {
      screen.endAppearance()
    }
    if presentation.coversPresenter, appearance == .disappearing { endAppearance() }
    if screen.movement == .presented { screen.movement = .none }
    presentation.presentationTransitionDidEnd(true)
    transition.finish()
  }
}
