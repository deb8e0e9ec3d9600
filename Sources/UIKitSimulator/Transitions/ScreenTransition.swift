import Foundation

/// A change of the display, from the call that requests it to its last callback.
@MainActor
final class ScreenTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let containerView: UIView
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  private(set) var isCancelled = false
  private(set) var isFinished = false
  var percentComplete: CGFloat = 0

  private let simulation: Simulation
  private let transaction: CATransaction.Scope?
  private var from: UIViewController?
  private var to: UIViewController?
  private var hasBegun = false
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, simulation: Simulation
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.simulation = simulation
    presentationStyle = style
    transaction = simulation.transactions.last
    super.init()
    transaction?.enter()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isFinished else { return false }
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  /// Runs the animations alongside the transition.
  func begin(interactively: Bool = false) {
    hasBegun = true
    initiallyInteractive = interactively
    isInteractive = interactively
    for animation in animations { animation(self) }
    animations = []
  }

  /// The user's finger lets go.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  /// Hides the transition from coordinators; the did-callbacks follow.
  func close() {
    isFinished = true
  }

  /// Runs the completions, after the did-callbacks.
  func finish() {
    isFinished = true
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
    from = nil
    to = nil
    transaction?.leave()
  }
}
