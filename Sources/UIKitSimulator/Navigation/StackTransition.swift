/// A transition of a stack on display.
///
/// It begins at the next turn, as UIKit's begins at the next layout. Without animation it also ends
/// in that turn, and changes until then become part of it.
@MainActor
final class StackTransition {
  let transition: ScreenTransition
  private let navigation: UINavigationController
  private let from: UIViewController?
  private let to: UIViewController?
  private var hasBegun = false
  private var simulation: Simulation { navigation.simulation }

  init(in navigation: UINavigationController, animated: Bool) {
    self.navigation = navigation
    from = navigation.displayed
    to = navigation.stack.last
    transition = ScreenTransition(
      in: navigation.loadedView(), from: from, to: to, isAnimated: animated,
      simulation: navigation.simulation)
    from?.isLeaving = from.map { !navigation.contains($0) } ?? false
  }

  /// Whether other changes wait for this one.
  var blocksChanges: Bool { !transition.isFinished && (transition.isAnimated || hasBegun) }

  /// Whether the arriving screen still awaits its `didMove(toParent:)`.
  private var isArrival: Bool { to?.isArriving ?? false }

  /// Ends this transition before it has begun: another one takes its place.
  func abandon() {
    passOver()
    transition.finish()
  }

  /// Handles a screen that is no longer to be shown. If it is still in the stack, it has arrived.
  private func passOver() {
    guard let to, to !== navigation.stack.last, to.isArriving else { return }
    to.isArriving = false
    if navigation.contains(to) { to.didMove(toParent: navigation) }
  }

  /// Ends the transition: no screen is left to be shown.
  func drop() {
    from?.isLeaving = false
    navigation.running = nil
    abandon()
  }

  func schedule() {
    if !transition.isAnimated {
      if simulation.settings.completesUnanimatedAtOnce {
        runUnanimated()
      } else {
        simulation.loop.schedule { self.runUnanimated() }
      }
      return
    }
    simulation.run(transition, animator: animator) {
      if !self.transition.isFinished { self.begin() }
    } end: {
      if !self.transition.isFinished { self.end() }
    }
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard let from, let to else { return nil }
    return navigation.delegate?.navigationController(
      navigation, animationControllerFor: to.isArriving ? .push : .pop, from: from, to: to)
  }

  func runUnanimated() {
    guard !transition.isFinished, !hasBegun, navigation.running === self else { return }
    begin()
    end()
  }

  /// Ends the transition immediately, without waiting for turns.
  func settle() {
    if !hasBegun { begin() }
    end()
  }

  /// The old screen's `viewWillDisappear` comes before the new one's `viewWillAppear`.
  /// See 'The order of a push and a pop' in Docs/Maintainers/UIKitRules.md.
  func begin(interactively: Bool = false) {
    hasBegun = true
    transition.begin(interactively: interactively)
    guard navigation.appearance == .appeared, let window = navigation.viewIfLoaded?.window else {
      return
    }
    if let to {
      to.loadViewIfNeeded()
      navigation.delegate?.navigationController(
        navigation, willShow: to, animated: transition.isAnimated)
    }
    from?.beginAppearance(false, animated: transition.isAnimated)
    guard let to else { return }
    if !to.isArriving { to.loadedView().attach(to: navigation.loadedView(), at: 0) }
    to.prepareToAppear(in: window)
    to.beginAppearance(true, animated: transition.isAnimated)
    if to.isArriving { to.loadedView().attach(to: navigation.loadedView()) }
    to.announceIsAppearing(animated: transition.isAnimated)
  }

  /// UIKit removes a screen from its parent before telling the screen.
  func end() {
    guard navigation.running === self else { return }
    let hasLeft = from.map { !navigation.contains($0) } ?? false
    let hasArrived = isArrival
    navigation.running = nil
    navigation.displayed = to
    navigation.announced = to
    if let from {
      if from.isSeen { from.beginAppearance(false, animated: false, isReversal: true) }
      from.viewIfLoaded?.attach(to: nil)
      if hasLeft { navigation.letGo(from) }
      if from.appearance == .disappearing { from.endAppearance() }
    }
    if to?.appearance == .appearing { to?.endAppearance() }
    showLate()
    if let from, hasLeft {
      from.isLeaving = false
      from.didMove(toParent: nil)
      navigation.hasLetGo(of: from)
    }
    if let to {
      to.isArriving = false
      if hasArrived { to.didMove(toParent: navigation) }
      navigation.delegate?.navigationController(
        navigation, didShow: to, animated: transition.isAnimated)
    }
    transition.finish()
    navigation.applyChangesToCome()
  }

  /// Shows the new screen if the stack was not on display when the transition began, but is now.
  private func showLate() {
    guard let to, navigation.isSeen, let window = navigation.viewIfLoaded?.window,
      to.viewIfLoaded?.superview !== navigation.viewIfLoaded
    else { return }
    to.prepareToAppear(in: window)
    to.beginAppearance(true, animated: false)
    to.loadedView().attach(to: navigation.loadedView())
    to.announceIsAppearing(animated: false)
    if navigation.appearance == .appeared { to.endAppearance() }
  }

  /// The new screen goes without having fully appeared; the old one comes back.
  /// See 'The user goes back in a stack' in Docs/Maintainers/UIKitRules.md.
  func cancel(restoring stack: [UIViewController]) {
    guard navigation.running === self else { return }
    navigation.running = nil
    navigation.stack = stack
    if let to {
      if to.isSeen { to.beginAppearance(false, animated: true, isReversal: true) }
      to.viewIfLoaded?.attach(to: nil)
      if to.appearance == .disappearing { to.endAppearance() }
    }
    from?.isLeaving = false
    if let from, navigation.appearance == .appeared, !from.isSeen {
      from.beginAppearance(true, animated: true, isReversal: true)
      from.endAppearance()
    }
    transition.finish()
    navigation.applyChangesToCome()
  }
}
