import Foundation

/// A presentation that adapts to its surroundings.
// NB: a popover's `delegate` has a narrower type than that of other presentations, which
// Objective-C allows and Swift does not. A property of a class may hide one of a protocol, though.
@MainActor
public protocol AdaptivePresentation: UIPresentationController {}

extension AdaptivePresentation {
  /// Adapts this presentation, and is told of the user's dismissals.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

/// A presentation: its presenter, its presented screen, and its container view.
@MainActor
open class UIPresentationController: NSObject, AdaptivePresentation {
  /// The style this presentation was made for. It no longer follows the screen's style.
  open internal(set) var presentationStyle: UIModalPresentationStyle

  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  private weak var presented: UIViewController?
  weak var presenter: UIViewController?
  private(set) var transitionView: UIView?
  var coversPresenter = false
  private weak var holderOfPresentersView: UIView?

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The screen that is presented.
  open var presentedViewController: UIViewController {
    // NB: UIKit's property is not optional. The screen owns its presentation controller, so this is
    // reached only by code that keeps the controller longer.
    guard let presented else { fatalError("The presented screen is gone.") }
    return presented
  }

  /// The screen that presents: not always the one that was asked to.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// The view that contains the presentation, while it lasts.
  open var containerView: UIView? { transitionView }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresentersView }

  /// The style after the delegate has adapted it to a compact width.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard presentationStyle.isSwipeable, traitCollection.horizontalSizeClass == .compact else {
      return presentationStyle
    }
    let adapted = adaptiveDelegate?.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    switch adapted ?? ownAdaptation {
    case .none: return presentationStyle
    case .automatic: return .pageSheet
    case let style: return style
    }
  }

  /// The style in a compact width without a delegate that chooses one.
  var ownAdaptation: UIModalPresentationStyle { .none }

  /// Called before the screen comes.
  open func presentationTransitionWillBegin() {}

  /// Called when the screen has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the screen goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the screen has gone, or has stayed after all.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  func place(_ view: UIView, in container: UIView?) {
    let place = UIView()
    place.attach(to: container)
    view.attach(to: place)
    transitionView = place
  }

  func takePresentersViewAway() {
    guard let view = presenter?.viewIfLoaded else { return }
    holderOfPresentersView = view.superview
    view.attach(to: nil)
  }

  func putPresentersViewBack() {
    guard let view = presenter?.loadedView(), let holderOfPresentersView else { return }
    view.attach(to: holderOfPresentersView, at: 0)
  }

  func removeTransitionView() {
    presented?.viewIfLoaded?.attach(to: nil)
    transitionView?.attach(to: nil)
    transitionView = nil
  }
}

/// The presentation of a sheet.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the window.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// Nearly the whole window.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of this height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half of the window.
    public class func medium() -> Detent { Detent(.medium) }

    /// Nearly the whole window.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet can rest.
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest height at which the screens below stay bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// The radius of the corners; the system's if `nil`.
  open var preferredCornerRadius: CGFloat?

  /// Whether a bar to grab is shown.
  open var prefersGrabberVisible = false

  /// Whether scrolling makes the sheet larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet rests at the lower edge in a compact height, instead of covering the window.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether a sheet at the lower edge is as wide as its screen prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
}
