import Foundation

/// A key for one of a transition's controllers.
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

/// The state of a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether the user began it with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether the user's finger controls it at the moment.
  var isInteractive: Bool { get }
  /// Whether the user has cancelled the transition.
  var isCancelled: Bool { get }
  /// The progress of the user's gesture.
  var percentComplete: CGFloat { get }
  /// One of the transition's controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The handle on a running transition, with which to wait for its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation alongside the transition, and a completion when it has ended or been
  /// cancelled.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs code when the user's finger lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
