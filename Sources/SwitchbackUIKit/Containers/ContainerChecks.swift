import Switchback

extension UIViewController {
  /// Checks that a container holds a screen.
  func checkContained(_ screen: UIViewController) throws(UIKitError) {
    let contained = (self as? any ContainerScreen)?.containedScreens ?? []
    guard contained.contains(where: { $0 === screen }) else {
      throw .notContained(name(of: screen), in: name(of: self))
    }
  }

  /// Checks that a container may hold these screens: each once, and none from elsewhere. UIKit would
  /// raise.
  func checkContaining(_ screens: [UIViewController]) throws(UIKitError) {
    var seen: Set<ObjectIdentifier> = []
    for screen in screens {
      guard seen.insert(ObjectIdentifier(screen)).inserted else {
        throw .duplicate(name(of: screen), in: name(of: self))
      }
      let parent = screen.parentScreen as? UIViewController
      if parent === self { continue }
      if let parent {
        throw .otherParent(name(of: screen), actual: name(of: parent), requested: name(of: self))
      }
      if let presenter = screen.presentingViewController {
        throw .alreadyPresented(name(of: screen), by: name(of: presenter))
      }
      if screen.viewIfLoaded?.window?.rootViewController === screen {
        throw .active(name(of: screen))
      }
    }
  }
}

/// The names of screens for people.
@MainActor
func names(of screens: [UIViewController]) -> String {
  screens.isEmpty ? "nothing" : screens.map { name(of: $0) }.joined(separator: ", ")
}
