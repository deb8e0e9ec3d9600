/// Whether screens can be cast to a type.
///
/// For classes, the usual case, this asks for the class of the screen and nothing else. The general
/// cast, which protocols need, takes ten times as long.
struct TypeTest<Target> {
  private let type: AnyClass? = Target.self as? AnyClass

  func matches(_ screen: any Screen) -> Bool {
    guard let type else { return screen is Target }
    return Swift.type(of: screen) == type || isInstance(screen, of: type)
  }
}

private func isInstance<Class: AnyObject>(_ object: AnyObject, of type: Class.Type) -> Bool {
  object is Class
}
