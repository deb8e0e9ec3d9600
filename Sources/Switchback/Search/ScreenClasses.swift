/// The classes of screens met in one hierarchy, numbered in the order in which they were met.
///
/// Whether a screen is a container is asked once per class: the cast to `any ContainerScreen` costs
/// more than all the rest of looking at a screen. (A default implementation on ``Screen`` that
/// answers the question would be cheaper, but a subclass that is a container does not override it.)
@MainActor
final class ScreenClasses {
  private(set) var ids: [ObjectIdentifier] = []
  private(set) var areContainers: [Bool] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastID: ObjectIdentifier?
  private var lastNumber = 0

  /// The number of a screen's class.
  @inline(__always)
  func number(of screen: any Screen) -> Int {
    let id = ObjectIdentifier(type(of: screen))
    if id == lastID { return lastNumber }
    let number = lookUp(id, screen)
    lastID = id
    lastNumber = number
    return number
  }

  /// The screen as a container, if it is one.
  func container(_ screen: any Screen) -> (any ContainerScreen)? {
    areContainers[number(of: screen)] ? screen as? any ContainerScreen : nil
  }

  private func lookUp(_ id: ObjectIdentifier, _ screen: any Screen) -> Int {
    // A short list is searched faster than it is hashed; most apps show few classes at a time.
    if ids.count <= 12 {
      for number in ids.indices where ids[number] == id { return number }
    } else if let number = numbers[id] {
      return number
    }
    ids.append(id)
    areContainers.append(screen is any ContainerScreen)
    let number = ids.count - 1
    if ids.count == 13 {
      for (number, id) in ids.enumerated() { numbers[id] = number }
    } else if ids.count > 13 {
      numbers[id] = number
    }
    return number
  }
}
