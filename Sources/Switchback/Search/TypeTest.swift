/// Tests whether screens can be cast to a type, with the type erased.
///
/// For classes, the usual case, this compares the class of the screen and nothing else. The general
/// cast, which protocols need, takes ten times as long.
@MainActor
enum TypeTest {
  case isClass(AnyClass)
  case cast((any Screen) -> Bool, Any.Type)

  init<Target>(_ type: Target.Type) {
    if let type = type as? AnyClass {
      self = .isClass(type)
    } else {
      self = .cast({ $0 is Target }, type)
    }
  }

  func matches(_ screen: any Screen) -> Bool {
    switch self {
    case .isClass(let type):
      (Swift.type(of: screen) == type || isInstance(screen, of: type))
        && !isSystemContainer(screen, unlessNamedBy: type)
    case .cast(let matches, let type):
      matches(screen) && !isSystemContainer(screen, unlessNamedBy: type)
    }
  }

  /// A matching screen as its own type.
  func target<Target>(_ screen: any Screen) -> Target? {
    screen as? Target
  }
}

private func isInstance<Class: AnyObject>(_ object: AnyObject, of type: Class.Type) -> Bool {
  object is Class
}

/// Whether a screen is one of the system's containers, and a type only asks for any container.
@MainActor
func isSystemContainer(_ screen: any Screen, unlessNamedBy type: Any.Type) -> Bool {
  guard containerClass(of: screen)?.belongsToSystem == true else { return false }
  if let type = type as? any ContainerScreen.Type { return !type.belongsToSystem }
  return type == (any ContainerScreen).self || type == (any StackContainer).self
    || type == (any TabContainer).self || type == (any SplitContainer).self
}
