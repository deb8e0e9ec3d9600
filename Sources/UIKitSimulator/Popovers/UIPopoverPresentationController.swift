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

/// The sides of a popover at which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Sides, as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top.
  public static let up = Self(rawValue: 1)
  /// At the bottom.
  public static let down = Self(rawValue: 2)
  /// At the left.
  public static let left = Self(rawValue: 4)
  /// At the right.
  public static let right = Self(rawValue: 8)
  /// At each side.
  public static let any: Self = [.up, .down, .left, .right]
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

  /// The part of the view that the popover points at.
  open var sourceRect = CGRect.null

  /// The sides at which its arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  override var ownAdaptation: UIModalPresentationStyle { .automatic }

  /// Whether the app has set a source.
  var pointsSomewhere: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }
}
