import Switchback

extension UIViewController {
  /// Dismisses what this screen presents, with all layers above it, and returns when they have gone.
  ///
  /// Waits for running transitions first. If the user has meanwhile dismissed the screen, there is
  /// nothing left to do.
  ///
  /// - Throws: ``UIKitError``, with what UIKit would have logged.
  public func dismissPresentedScreen(animated: Bool) async throws {
    guard let presented = presentedByItself else {
      throw UIKitError.nothingPresented(by: name(of: self))
    }
    while motion != .still { try await settle() }
    // NB: never a call without anything to dismiss, and never two at once: UIKit hands both on to
    // the presenter, and a layer too much goes.
    guard presentedByItself === presented else { return }
    let completion = beginDismissing(animated: animated)
    try await wait { completion.isCalled }
    guard presentedByItself === presented else { return }
    throw presented.isBeingDismissed
      ? UIKitError.neverEnded("Dismissing <\(name(of: presented))>")
      : UIKitError.dismissalRefused(by: name(of: self))
  }

  // NB: not in an `async` method, where the compiler asks for the import of this call that is `async`,
  // and that one does not return when UIKit drops the request.
  // See 'A dismissal during a transition' in Docs/UIKitRules.md.
  private func beginDismissing(animated: Bool) -> Completion {
    let completion = Completion()
    dismiss(animated: animated) { completion.isCalled = true }
    return completion
  }
}
