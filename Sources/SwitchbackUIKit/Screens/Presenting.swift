import Switchback

extension UIViewController {
  /// Presents a screen and returns when it has appeared.
  ///
  /// Waits for running transitions first. UIKit chooses the presenter: usually the root of the
  /// layer, or an active search if there is one.
  ///
  /// - Throws: ``UIKitError``, with the message that UIKit would have logged.
  public func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let screen = try controller(screen)
    try await wait { viewIfLoaded?.window != nil }
    while motion != .still { try await settle() }
    let source = presentationSource
    try source.checkPresenting(screen)
    let completion = source.beginPresenting(screen, animated: animated)
    try await wait { completion.isCalled }
    if screen.isBeingPresented { throw UIKitError.neverEnded("Presenting <\(name(of: screen))>") }
    guard screen.presentingViewController != nil else {
      throw UIKitError.presentationDropped(name(of: screen), presenter: name(of: source.presenter))
    }
  }

  // NB: not in an `async` method, where the compiler would choose the `async` import of this call.
  // That one does not return if UIKit drops the presentation.
  // See 'A screen presents one screen' in Docs/UIKitRules.md.
  private func beginPresenting(_ screen: UIViewController, animated: Bool) -> Completion {
    let completion = Completion()
    present(screen, animated: animated) { completion.isCalled = true }
    return completion
  }

  /// Checks every reason for which UIKit raises, or drops the presentation.
  /// See 'Presenting' in Docs/UIKitRules.md.
  private func checkPresenting(_ screen: UIViewController) throws(UIKitError) {
    if let other = screen.presentingViewController, screen.parent == nil {
      throw .alreadyPresented(name(of: screen), by: name(of: other))
    }
    if screen.parent != nil || screen.viewIfLoaded?.window?.rootViewController === screen {
      throw .active(name(of: screen))
    }
    let presenter = presenter
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      throw .notInWindow(
        name(of: screen), presenter: name(of: presenter), caller: name(of: self))
    }
    if let presented = presentedViewController {
      throw .alreadyPresenting(
        name(of: screen), presenter: name(of: presenter), caller: name(of: self),
        presented: name(of: presented))
    }
    if screen.lacksPopoverSource(in: self) { throw .popoverWithoutSource(name(of: screen)) }
  }

  /// The screen that presents: usually the root of the layer.
  private var presenter: UIViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }
}

/// Whether UIKit has called the completion.
@MainActor
final class Completion {
  var isCalled = false
}
