/// A screen as a container, if it is one.
///
/// The cast to `any ContainerScreen` costs more than the rest of visiting a screen, so the answer
/// is cached for each class. (A default implementation on ``Screen`` that answers the question
/// would be cheaper still, but a subclass that is a container does not override it.)
@MainActor
func asContainer(_ screen: any Screen) -> (any ContainerScreen)? {
  containerClass(of: screen)?.container(screen)
}

/// The class of a screen as a class of containers; `nil` if it is not one.
@MainActor
func containerClass(of screen: any Screen) -> (any ContainerScreen.Type)? {
  knownClasses.containerClass(type(of: screen))
}

extension ContainerScreen {
  /// A screen of this class as a container, without a look-up of its conformance at run time.
  static func container(_ screen: any Screen) -> any ContainerScreen {
    // NB: cannot fail, as the class is the one that `containerClass(of:)` has for the screen.
    screen as! Self
  }
}

@MainActor private var knownClasses = KnownClasses()

/// The classes of screens seen so far in this process.
private struct KnownClasses {
  /// A short list is searched faster than it is hashed; many apps have few classes of screens.
  private static let shortList = 12

  private var first: [(id: ObjectIdentifier, container: (any ContainerScreen.Type)?)] = []
  private var others: [ObjectIdentifier: (any ContainerScreen.Type)?] = [:]

  mutating func containerClass(_ type: any Screen.Type) -> (any ContainerScreen.Type)? {
    let id = ObjectIdentifier(type)
    for known in first where known.id == id { return known.container }
    if let known = others[id] { return known }
    let container = type as? any ContainerScreen.Type
    if first.count < Self.shortList {
      first.append((id, container))
    } else {
      others[id] = .some(container)
    }
    return container
  }
}
