/// A change of what a stack on display shows.
///
/// It begins at the next turn, as UIKit's begins at the next layout. Without animation it also ends
/// there, and changes until then are part of it.
@MainActor
final class StackTransition {
  let transition: ScreenTransition
  private let navigation: UINavigationController
  private let from: UIViewController?
  private var to: UIViewController?
  private var hasBegun = false
  private var simulation: Simulation { navigation.simulation }

  init(in navigation: UINavigationController, animated: Bool) {
    self.navigation = navigation
    from = navigation.displayed
    to = navigation.stack.last
    transition = ScreenTransition(
      in: navigation.loadedView(), from: from, to: to, isAnimated: animated,
      simulation: navigation.simulation)
    markMovement()
  }

  /// Whether other changes wait for this one (N5).
  var blocksChanges: Bool { !transition.isFinished && (transition.isAnimated || hasBegun) }

  /// What waits for its `didMove(toParent:)`: the arriving screen.
  private var isArrival: Bool { to?.isArriving ?? false }

  private func markMovement() {
    from?.isLeaving = from.map { !navigation.contains($0) } ?? false
  }

  /// Another screen is to be shown in the end (N5).
  func retarget() {
    passOver()
    to = navigation.stack.last
    markMovement()
  }

  /// Another transition takes this one's place before it has begun.
  func abandon() {
    passOver()
    transition.finish()
  }

  /// The screen that was to be shown is not any more; if it is still in the stack, it has arrived.
  private func passOver() {
    guard let to, to !== navigation.stack.last, to.isArriving else { return }
    to.isArriving = false
    if navigation.contains(to) { to.didMove(toParent: navigation) }
  }

  /// Nothing is left to be shown.
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

  /// N11: the old screen's `viewWillDisappear` comes before the new one's `viewWillAppear`.
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

  /// N11, N12: a screen that has left has no parent any more when it hears so.
  func end() {
    guard navigation.running === self else { return }
    let hasLeft = from.map { !navigation.contains($0) } ?? false
    let hasArrived = isArrival
    navigation.running = nil
    navigation.displayed = to
    navigation.announced = to
    if let from {
      from.viewIfLoaded?.attach(to: nil)
      if hasLeft { navigation.letGo(from) }
      if from.appearance == .disappearing { from.endAppearance() }
    }
    if to?.appearance == .appearing { to?.endAppearance() }
    if let from, hasLeft {
      from.isLeaving = false
      from.didMove(toParent: nil)
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

  /// N9: the new screen goes without ever having fully appeared, the old one comes back.
  func cancel(restoring stack: [UIViewController]) {
    guard navigation.running === self else { return }
    navigation.running = nil
    navigation.stack = stack
    if let to {
      to.beginAppearance(false, animated: true, isReversal: true)
      to.viewIfLoaded?.attach(to: nil)
      to.endAppearance()
    }
    if let from {
      from.isLeaving = false
      from.beginAppearance(true, animated: true, isReversal: true)
      from.endAppearance()
    }
    transition.finish()
    navigation.applyChangesToCome()
  }
}
