extension Simulation {
  /// A gesture with which the user moves a screen. It ends when the user lets go.
  @MainActor
  public final class Swipe {
    private let transition: ScreenTransition
    private let simulation: Simulation
    private var finish: (@MainActor (_ completed: Bool) -> Void)?

    init(
      _ transition: ScreenTransition, in simulation: Simulation,
      finish: @escaping @MainActor (_ completed: Bool) -> Void
    ) {
      self.transition = transition
      self.simulation = simulation
      self.finish = finish
    }

    /// Moves the finger.
    public func move(to fraction: Double) {
      transition.percentComplete = fraction
    }

    /// Lets go beyond the middle: the screen goes, in the number of turns of an animation.
    public func complete() {
      letGo(completed: true)
    }

    /// Goes back before letting go: the screen stays.
    public func cancel() {
      letGo(completed: false)
    }

    private func letGo(completed: Bool) {
      guard let finish else { return }
      self.finish = nil
      simulation.perform { _ in transition.endInteraction(cancelled: !completed) }
      simulation.loop.schedule(after: simulation.settings.animationTurns) { finish(completed) }
    }
  }
}

extension Simulation {
  /// A finger that holds a page between two.
  @MainActor
  public struct PageDrag {
    fileprivate let scrollView: UIScrollView

    /// Lets go: the page springs back, in the number of turns of an animation.
    public func letGo() {
      let simulation = scrollView.simulation
      scrollView.scrolling = .decelerating
      simulation.loop.schedule(after: simulation.settings.animationTurns) { [scrollView] in
        scrollView.scrolling = nil
      }
    }
  }

  /// The user begins to turn a page, and holds it.
  ///
  /// - Returns: `nil` if the pages are not in a scroll view, or already move.
  public func beginDraggingPage(of pager: UIPageViewController) -> PageDrag? {
    guard let scrollView = pager.scrollView, scrollView.scrolling == nil, pager.turn == nil
    else { return nil }
    scrollView.scrolling = .dragged
    return PageDrag(scrollView: scrollView)
  }

  /// The user begins to swipe a sheet down, or taps beside a popover.
  ///
  /// - Returns: `nil` if the screen is no sheet, is not on top, is already moving, or refuses; in
  ///   the last case its delegate has been told of the attempt.
  @discardableResult
  public func swipeAway(_ screen: UIViewController) -> Swipe? {
    guard let presentation = screen.shownBy, let presenter = presentation.presenter,
      presentation.presentationStyle.isSwipeable, screen.presentationsAbove.isEmpty,
      presenter.windowOfDismissal?.presentationInProgress == nil
    else { return nil }
    return perform { _ in
      let delegate = presentation.delegate
      if screen.isModalOnDisplay
        || !(delegate?.presentationControllerShouldDismiss(presentation) ?? true)
      {
        delegate?.presentationControllerDidAttemptToDismiss(presentation)
        return nil
      }
      guard let run = DismissalRun(presenter: presenter, animated: true) else { return nil }
      delegate?.presentationControllerWillDismiss(presentation)
      run.begin(interactively: true)
      return Swipe(run.transition, in: self) { completed in
        if completed {
          run.end()
          presentation.delegate?.presentationControllerDidDismiss(presentation)
        } else {
          run.cancel()
        }
      }
    }
  }

  /// The user begins to swipe back in a stack.
  ///
  /// - Returns: `nil` if there is nothing to go back to, if the stack is already moving, if its bar
  ///   is hidden, or if the gesture is disabled.
  @discardableResult
  public func swipeBack(in navigation: UINavigationController) -> Swipe? {
    guard navigation.stack.count > 1, navigation.running == nil,
      navigation.appearance == .appeared, !navigation.isNavigationBarHidden,
      navigation.interactivePopGestureRecognizer?.isEnabled ?? false,
      navigation.viewIfLoaded?.window?.presentationInProgress == nil
    else { return nil }
    return perform { _ in
      let whole = navigation.stack
      navigation.stack.removeLast().willMove(toParent: nil)
      let change = StackTransition(in: navigation, animated: true)
      navigation.running = change
      change.begin(interactively: true)
      return Swipe(change.transition, in: self) { completed in
        if completed { change.end() } else { change.cancel(restoring: whole) }
      }
    }
  }
}

extension UIViewController {
  /// Whether the screen, or a visible one inside it, prevents the user from dismissing it.
  fileprivate var isModalOnDisplay: Bool {
    isModalInPresentation || childrenOnDisplay.contains(where: \.isModalOnDisplay)
  }
}
