import Switchback
import SwitchbackModel

// The keys by which an explorer knows windows.
extension WorldRun {
  /// The key of a window's screens says all of their structure, so that no other one has the same.
  func key(of window: Host.Window, _ names: inout NameTable) -> TreeKey {
    let key = TreeKey(of: window, names: &names)
    var numbers = key.numbers.dropFirst()
    let said = window.rootScreen == nil ? "" : structure(&numbers, names)
    let real = window.rootScreen.map { structure(of: $0, isVisible: true) } ?? ""
    if said != real || !numbers.isEmpty {
      fail(.isRestored, "a key says \(said), and\(numbers), of\n\(real)")
    }
    return key
  }

  /// What the numbers of a key say of the next screen.
  private func structure(_ numbers: inout ArraySlice<Int32>, _ names: NameTable) -> String {
    guard let number = numbers.popFirst(), number >= 0 else { return "nothing" }
    var inside: [String] = []
    if numbers.first == -1 {
      numbers.removeFirst()
      while let next = numbers.first, next != -2 { inside.append(structure(&numbers, names)) }
      _ = numbers.popFirst()
    }
    var presented: String?
    if numbers.first == -3 {
      numbers.removeFirst()
      presented = structure(&numbers, names)
    }
    return text(
      names[number >> 2], isVisible: number & 1 > 0, isLeaving: number & 2 > 0, inside, presented)
  }

  private func structure(of screen: any Screen, isVisible: Bool) -> String {
    let container = container(screen)
    let visible = container?.visibleScreens ?? []
    let inside = (container?.containedScreens ?? []).map { child in
      structure(of: child, isVisible: visible.contains { $0 === child })
    }
    return text(
      name(of: screen), isVisible: isVisible, isLeaving: screen.isBeingDismissed, inside,
      screen.presentedScreen.map { structure(of: $0, isVisible: true) })
  }

  private func text(
    _ name: String, isVisible: Bool, isLeaving: Bool, _ inside: [String], _ presented: String?
  ) -> String {
    "\(name)\(isVisible ? "*" : "")\(isLeaving ? " (leaving)" : "")"
      + (inside.isEmpty ? "" : " [\(inside.joined(separator: ", "))]")
      + (presented.map { " below (\($0))" } ?? "")
  }
}
