#if os(tvOS)
extension UIViewController {
  /// A television has no popovers.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool { false }
}
#else
extension UIViewController {
  /// Whether the screen would be a popover without a source, for which UIKit raises. In a compact
  /// width it becomes a sheet and needs no source.
  ///
  /// A popover's delegate may set the source at the last moment, in
  /// `prepareForPopoverPresentation(_:)`: this asks it, and UIKit asks it again.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool {
    guard presenter.traitCollection.horizontalSizeClass == .regular, isPopoverInRegularWidth,
      let popover = popoverPresentationController
    else { return false }
    if !popover.pointsNowhere { return false }
    popover.askDelegate()
    return popover.pointsNowhere
  }

  private var isPopoverInRegularWidth: Bool {
    if modalPresentationStyle == .popover { return true }
    if let alert = self as? UIAlertController { return alert.preferredStyle == .actionSheet }
    // An app can ask for another style.
    return self is UIActivityViewController && modalPresentationStyle == .automatic
  }
}

extension UIPopoverPresentationController {
  fileprivate var pointsNowhere: Bool {
    sourceItem == nil && sourceView == nil && barButtonItem == nil
  }
}
#endif
