#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import UIKit

/// Reports, from UIKit, that the user has tried to drag down a held sheet. SwiftUI has no modifier for
/// this. Forwards all other calls of the presentation to SwiftUI.
@MainActor
final class DismissalAttempts: NSObject, UIAdaptivePresentationControllerDelegate {
  // NB: unsafe, because the runtime calls it without declaring that it does so on the main thread.
  private nonisolated(unsafe) weak var original: (any UIAdaptivePresentationControllerDelegate)?
  // NB: weak, as the slot holds this object.
  private weak var slot: LayerSlot?

  private init(_ original: (any UIAdaptivePresentationControllerDelegate)?, slot: LayerSlot) {
    unsafe self.original = original
    self.slot = slot
    super.init()
  }

  /// Becomes the delegate of the presentation around a controller, if it is not yet.
  static func watch(_ controller: UIViewController, for slot: LayerSlot) {
    let presented = controller.outermost
    guard presented.presentingViewController != nil,
      let presentation = presented.presentationController,
      !(presentation.delegate is DismissalAttempts)
    else { return }
    let attempts = DismissalAttempts(presentation.delegate, slot: slot)
    // The presentation does not hold its delegate.
    slot.companion = attempts
    presentation.delegate = attempts
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    unsafe original?.presentationControllerDidAttemptToDismiss?(presentation)
    slot?.attemptedDismissal()
  }

  nonisolated override func responds(to selector: Selector!) -> Bool {
    unsafe super.responds(to: selector) || original?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    unsafe original
  }
}
#endif
