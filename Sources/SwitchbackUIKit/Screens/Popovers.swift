#if os(tvOS)
extension UIViewController {
  /// A television has no popovers.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool { false }
}
#else
extension UIViewController {
  /// Whether the screen would be a popover that does not say where it points, for which UIKit
  /// raises. In a compact width it becomes a sheet and need not say.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool {
    let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    guard isActionSheet || modalPresentationStyle == .popover,
      presenter.traitCollection.horizontalSizeClass == .regular,
      let popover = popoverPresentationController
    else { return false }
    return popover.sourceView == nil && popover.barButtonItem == nil
  }
}
#endif
