/// The classes of screens met in one search, numbered in the order in which they were met.
///
/// Whether a screen is a container is asked once per class: the cast to `any ContainerScreen` costs
/// more than all the rest of looking at a screen. (A default implementation on ``Screen`` that
/// answers the question would be cheaper, but a subclass that is a container does not override it.)
@MainActor
struct ScreenClasses {
  private struct Entry {
    let id: ObjectIdentifier
    let isContainer: Bool
  }

  /// A short list is searched faster than it is hashed; most apps show few classes at a time.
  private static let listLength = 12

  private var entries: [Entry] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0

  /// The number of a screen's class, and whether screens of the class are containers.
  @inline(__always)
  mutating func number(of screen: any Screen) -> (number: Int, isContainer: Bool) {
    let id = ObjectIdentifier(type(of: screen))
    if last < entries.count, entries[last].id == id { return (last, entries[last].isContainer) }
    last = lookUp(id, screen)
    return (last, entries[last].isContainer)
  }

  /// The screen as a container, if it is one.
  mutating func container(_ screen: any Screen) -> (any ContainerScreen)? {
    number(of: screen).isContainer ? screen as? any ContainerScreen : nil
  }

  @inline(never)
  private mutating func lookUp(_ id: ObjectIdentifier, _ screen: any Screen) -> Int {
    if entries.count <= Self.listLength {
      for number in entries.indices where entries[number].id == id { return number }
    } else if let number = numbers[id] {
      return number
    }
    entries.append(Entry(id: id, isContainer: screen is any ContainerScreen))
    let number = entries.count - 1
    if number == Self.listLength {
      for (number, entry) in entries.enumerated() { numbers[entry.id] = number }
    } else if number > Self.listLength {
      numbers[id] = number
    }
    return number
  }
}
