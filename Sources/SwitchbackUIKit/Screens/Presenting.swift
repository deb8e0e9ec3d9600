import Switchback

extension UIViewController {
  /// Presents a screen and returns when it has appeared.
  ///
  /// Waits for running transitions first. Which screen presents is UIKit's choice: mostly the root
  /// of the layer, and an active search if there is one.
  ///
  /// - Throws: ``UIKitError``, with what UIKit would have logged.
  public func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let screen = try controller(screen)
    try await wait { [self] in viewIfLoaded?.window != nil }
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

  // NB: not in an `async` method, where the compiler asks for the import of this call that is `async`,
  // and that one does not return when UIKit drops the presentation.
  // See 'A screen presents one screen' in Docs/UIKitRules.md.
  private func beginPresenting(_ screen: UIViewController, animated: Bool) -> Completion {
    let completion = Completion()
    present(screen, animated: animated) { completion.isCalled = true }
    return completion
  }

  /// Goes through all the reasons for which UIKit raises, or drops the presentation.
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

  /// Who presents: as a rule the root of the layer.
  private var presenter: UIViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }
}

/// Whether UIKit has called a completion.
@MainActor
final class Completion {
  var isCalled = false
}
