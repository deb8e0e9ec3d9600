/// Tests whether screens can be cast to a type, with the type erased.
///
/// For classes, the usual case, this compares the class of the screen and nothing else. The general
/// cast, which protocols need, takes ten times as long.
enum TypeTest {
  case isClass(AnyClass)
  case cast((any Screen) -> Bool)

  init<Target>(_ type: Target.Type) {
    if let type = type as? AnyClass {
      self = .isClass(type)
    } else {
      self = .cast { $0 is Target }
    }
  }

  func matches(_ screen: any Screen) -> Bool {
    switch self {
    case .isClass(let type): Swift.type(of: screen) == type || isInstance(screen, of: type)
    case .cast(let matches): matches(screen)
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
