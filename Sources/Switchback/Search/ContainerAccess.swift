/// A screen as a container, if it is one.
///
/// The cast to `any ContainerScreen` costs more than all the rest of looking at a screen, so the
/// answer is remembered for each class. (A default implementation on ``Screen`` that answers the
/// question would be cheaper still, but a subclass that is a container does not override it.)
@MainActor
func asContainer(_ screen: any Screen) -> (any ContainerScreen)? {
  containerAccess(for: screen)?.container(screen)
}

/// How to use the screens of one class as containers; `nil` if they are none.
@MainActor
func containerAccess(for screen: any Screen) -> (any ContainerAccess)? {
  let type = ObjectIdentifier(type(of: screen))
  if let known = knownAccess[type] { return known }
  let access = (screen as? any ContainerScreen).map { makeAccess(like: $0) }
  knownAccess[type] = .some(access)
  return access
}

/// Uses the screens of one class as containers, without a cast at run time. Lives for ever.
@MainActor
protocol ContainerAccess: AnyObject {
  func container(_ screen: any Screen) -> any ContainerScreen
}

@MainActor private var knownAccess: [ObjectIdentifier: (any ContainerAccess)?] = [:]

private final class ClassAccess<Container: ContainerScreen>: ContainerAccess {
  func container(_ screen: any Screen) -> any ContainerScreen {
    unsafeDowncast(screen, to: Container.self)
  }
}

@MainActor
private func makeAccess<Container: ContainerScreen>(
  like container: Container
) -> any ContainerAccess {
  ClassAccess<Container>()
}
