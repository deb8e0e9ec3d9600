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
    // Above an active search, the search presents: it stays.
    let presenter = presented.presentingViewController ?? self
    try await presenter.dismissDirectlyPresented(animated: animated)
  }

  /// Dismisses what this very screen presents, be it a search, with all layers above it.
  func dismissDirectlyPresented(animated: Bool) async throws(UIKitError) {
    guard let presented = directlyPresented else { return }
    while motion != .still { try await settle() }
    // NB: never a call without anything to dismiss, and never two at once: UIKit hands both on to
    // the presenter, and a layer too much goes.
    guard directlyPresented === presented else { return }
    let completion = beginDismissing(animated: animated)
    try await wait { completion.isCalled }
    guard directlyPresented === presented else { return }
    throw presented.isBeingDismissed
      ? .neverEnded("Dismissing <\(name(of: presented))>") : .dismissalRefused(by: name(of: self))
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
