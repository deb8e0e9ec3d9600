import Switchback

extension UIViewController {
  /// Dismisses what this screen presents, with all layers above it, and returns when they have gone.
  ///
  /// Waits for running transitions first, and does nothing if the user has dismissed the screen
  /// meanwhile.
  ///
  /// - Throws: ``UIKitError``, with the message that UIKit would have logged.
  public func dismissPresentedScreen(animated: Bool) async throws {
    guard let presented = presentedByItself else {
      throw UIKitError.nothingPresented(by: name(of: self))
    }
    // Above an active search, the search is the presenter: it stays.
    let presenter = presented.presentingViewController ?? self
    try await presenter.dismissDirectlyPresented(animated: animated)
  }

  /// Dismisses what this very screen presents, including a search, with all layers above it.
  func dismissDirectlyPresented(animated: Bool) async throws(UIKitError) {
    guard let presented = directlyPresented else { return }
    while motion != .still { try await settle() }
    // NB: never calls this with nothing to dismiss, and never twice at once: UIKit forwards such a
    // call to the presenter, and dismisses one layer too many.
    guard directlyPresented === presented else { return }
    let completion = beginDismissing(animated: animated)
    try await wait { completion.isCalled }
    guard directlyPresented === presented else { return }
    throw presented.isBeingDismissed
      ? .neverEnded("Dismissing <\(name(of: presented))>") : .dismissalRefused(by: name(of: self))
  }

  // NB: not in an `async` method, where the compiler would choose the `async` import of this call.
  // That one does not return if UIKit drops the request.
  // See 'A dismissal during a transition' in Docs/UIKitRules.md.
  private func beginDismissing(animated: Bool) -> Completion {
    let completion = Completion()
    dismiss(animated: animated) { completion.isCalled = true }
    return completion
  }
}
