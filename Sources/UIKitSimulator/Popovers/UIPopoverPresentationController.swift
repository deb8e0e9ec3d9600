import Foundation

/// A source that a popover can point at: a view, or an item of a bar.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Prepares a popover, and decides whether the user may close it.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented: the last opportunity to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The presentation of a popover. See 'A popover says where it points' in Docs/Maintainers/UIKitRules.md.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate, which prepares the popover, adapts it, and is told of the user's dismissals.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The view or the item that the popover points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?

  override var ownAdaptation: UIModalPresentationStyle { .automatic }

  /// Whether the app has set a source.
  var pointsSomewhere: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }
}
