import Foundation

extension UIView {
  /// The options of a transition or animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Eases in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Flips from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Dissolves one view into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { Simulation.current.areAnimationsEnabled }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulation.current.areAnimationsEnabled = enabled
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let simulation = Simulation.current
    let wasEnabled = simulation.areAnimationsEnabled
    simulation.areAnimationsEnabled = false
    actionsWithoutAnimation()
    simulation.areAnimationsEnabled = wasEnabled
  }

  /// Makes changes immediately and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: duration, completion)
  }

  /// Makes changes immediately and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: duration + delay, completion)
  }

  /// Makes changes immediately and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: duration + delay, completion)
  }

  /// Makes changes inside a view immediately and calls the completion when the transition would
  /// have ended.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.current.onViewTransition?(view, duration > 0 && areAnimationsEnabled)
    animations?()
    finish(after: duration, completion)
  }

  /// Replaces a view with another one and calls the completion when the transition would have ended.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    fromView.removeFromSuperview()
    container?.addSubview(toView)
    finish(after: duration, completion)
  }

  private class func finish(after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let simulation = Simulation.current
    let isAnimated = duration > 0 && areAnimationsEnabled
    let transaction = simulation.transactions.last
    transaction?.enter()
    simulation.loop.schedule(after: isAnimated ? simulation.settings.animationTurns : 1) {
      completion?(true)
      transaction?.leave()
    }
  }
}
