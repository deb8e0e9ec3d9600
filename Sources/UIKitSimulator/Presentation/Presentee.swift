/// A presented screen, which its presenter keeps alive.
struct Presentee {
  let screen: UIViewController
  let presentation: UIPresentationController
}

extension UIViewController {
  /// The screen that actually presents this one. See 'The presenter may be another screen' in
  /// Docs/Maintainers/UIKitRules.md.
  var storedPresenter: UIViewController? { shownBy?.presenter }

  /// This screen, or the nearest ancestor that actually presents a screen.
  var nearestPresenter: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentee != nil { return current }
      candidate = current.container
    }
    return nil
  }

  /// All presentations above this screen and the screens in it, the lowest first.
  var presentationsAbove: [Presentee] {
    var found: [Presentee] = []
    if let presentee { found = [presentee] + presentee.screen.presentationsAbove }
    return found + contained.flatMap(\.presentationsAbove)
  }

  var currentPresentationController: UIPresentationController? {
    if let shown = outermost.shownBy { return shown }
    if let cachedPresentationController { return cachedPresentationController }
    let controller = makePresentationController(presenter: nil, source: nil)
    cachedPresentationController = controller
    return controller
  }

  /// The style without `.automatic`.
  var resolvedStyle: UIModalPresentationStyle {
    if let alert = self as? UIAlertController { return alert.styleOfPresentation }
    if self is UISearchController { return .overCurrentContext }
    if self is UIActivityViewController, modalPresentationStyle == .automatic { return .popover }
    return modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  func makePresentationController(
    presenter: UIViewController?, source: UIViewController?
  )
    -> UIPresentationController
  {
    let style = resolvedStyle
    let controller: UIPresentationController
    switch style {
    case .custom:
      controller =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenter, source: source ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(
        presentedViewController: self, presenting: presenter)
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: self, presenting: presenter)
    default:
      controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    controller.presentationStyle = style
    return controller
  }
}
