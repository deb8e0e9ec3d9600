// expect: must be unwrapped to a value of type
import UIKit

@MainActor func mistake(_ popover: UIPopoverPresentationController) {
  popover.delegate?.prepareForPopoverPresentation(popover)  // error
}
