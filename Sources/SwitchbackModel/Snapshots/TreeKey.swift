import Switchback

/// The structure of a window's screens: two windows whose screens have the same names in the same
/// places have the same key, if those of the model have the same types.
///
/// Hidden screens count, and so do the layers that they present. Each name is a number, so that
/// keys are quick to compare and to hash.
package struct TreeKey: Hashable, Sendable {
  // NB: numbers below zero are brackets. A name is shifted by two bits: visible, leaving.
  private static let open: Int32 = -1
  private static let close: Int32 = -2
  private static let modal: Int32 = -3

  package private(set) var numbers: [Int32] = []

  /// The structure of a window's screens, with a value that distinguishes states of the app with
  /// equal screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @MainActor
  package init(of window: ModelWindow, and state: Int32 = 0, names: inout NameTable) {
    numbers.reserveCapacity(48)
    numbers.append(state)
    if let root = window.root { append(root, isVisible: true, &names) }
  }

  /// The structure of the screens of a window of any host.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @MainActor
  package init(of window: any ScreenWindow, and state: Int32 = 0, names: inout NameTable) {
    if let window = window as? ModelWindow {
      self.init(of: window, and: state, names: &names)
      return
    }
    self.init(state: state)
    var seen: Set<ObjectIdentifier> = []
    if let root = window.rootScreen { append(anyScreen: root, isVisible: true, &names, &seen) }
  }

  private init(state: Int32) {
    numbers.append(state)
  }

  @MainActor
  private mutating func append(
    anyScreen screen: any Screen, isVisible: Bool, _ names: inout NameTable,
    _ seen: inout Set<ObjectIdentifier>
  ) {
    let name = names.number(of: Switchback.name(of: screen))
    numbers.append(name << 2 | (isVisible ? 1 : 0) | (screen.isBeingDismissed ? 2 : 0))
    // A container of a host may list itself.
    guard seen.insert(ObjectIdentifier(screen)).inserted else { return }
    if let container = screen as? any ContainerScreen {
      numbers.append(Self.open)
      for (child, isVisible) in marked(container.containedScreens, in: container.visibleScreens) {
        append(anyScreen: child, isVisible: isVisible, &names, &seen)
      }
      numbers.append(Self.close)
    }
    if let presented = screen.presentedScreen {
      numbers.append(Self.modal)
      append(anyScreen: presented, isVisible: true, &names, &seen)
    }
  }

  // An explorer's trees are as deep as an app's, not as deep as those in the engine's tests.
  @MainActor
  private mutating func append(
    _ screen: ModelScreen, isVisible: Bool, _ names: inout NameTable
  ) {
    let name = names.number(of: screen.name, type: type(of: screen))
    numbers.append(name << 2 | (isVisible ? 1 : 0) | (screen.isBeingDismissed ? 2 : 0))
    let children = screen.storedScreens
    if !children.isEmpty {
      numbers.append(Self.open)
      for (child, isVisible) in marked(children, in: screen.storedVisibleScreens) {
        append(child.model, isVisible: isVisible, &names)
      }
      numbers.append(Self.close)
    }
    if let presented = screen.storedPresented {
      numbers.append(Self.modal)
      append(presented, isVisible: true, &names)
    }
  }
}

/// Names and their numbers.
package struct NameTable {
  private struct Entry: Hashable {
    let name: String
    let type: ObjectIdentifier?
  }

  private var numbers: [Entry: Int32] = [:]
  private var names: [String] = []

  package init() {}

  /// The number of a name, and of a type, if there is one: the same one each time.
  package mutating func number(of name: String, type: Any.Type? = nil) -> Int32 {
    let entry = Entry(name: name, type: type.map { ObjectIdentifier($0) })
    if let number = numbers[entry] { return number }
    let number = Int32(names.count)
    numbers[entry] = number
    names.append(name)
    return number
  }

  /// The name with a number.
  package subscript(number: Int32) -> String { names[Int(number)] }
}

/// Screens, each with whether it is in another list.
///
/// - Complexity: O(*n*) on average, where *n* is the number of screens in both lists.
@MainActor
package func marked(
  _ screens: [any Screen], in others: [any Screen]
) -> [(screen: any Screen, isMarked: Bool)] {
  let others = Set(others.map { ObjectIdentifier($0) })
  return screens.map { ($0, others.contains(ObjectIdentifier($0))) }
}
