import Foundation

/// A key for one of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view seen before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view seen after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of an app's own animator.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether the user's finger controls it.
  var isInteractive: Bool { get }
  /// Whether the user has cancelled the transition.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends the transition. Without this call it never ends.
  func completeTransition(_ didComplete: Bool)
  /// One of the transition's controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the transition's views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An app's own animator of a transition.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds. The simulator does not call this.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  /// Animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Supplies animations and the presentation of the style `.custom`.
@MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator of a presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The animator of a dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?

  /// The presentation for a screen about to be presented.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Uses UIKit's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Uses UIKit's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Uses UIKit's presentation.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
