import Foundation

/// Which controller of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller seen before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller seen after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// What is known about a transition that runs.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the screen is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user began it with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped.
  var isInterruptible: Bool { get }
  /// Whether the user's finger moves it now.
  var isInteractive: Bool { get }
  /// Whether the user has changed their mind.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds. The simulator counts turns instead.
  var transitionDuration: TimeInterval { get }
  /// How far the user's finger has come.
  var percentComplete: CGFloat { get }
  /// The view it happens in.
  var containerView: UIView { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The handle on a transition that runs: the place to wait for its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs something beside the transition, and something when it has ended or been cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs something when the user's finger lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs something beside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
