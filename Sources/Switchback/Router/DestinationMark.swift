/// The destination of an app, kept with the step that leads there.
@MainActor
package final class DestinationMark {
  private struct Entry {
    weak var screen: (any Screen)?
    let destination: Any
  }

  /// The screens that destinations have led to.
  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 16

  package let destination: Any

  package init(_ destination: Any) {
    self.destination = destination
  }

  /// Notes that the destination leads to a screen.
  package func lead(to screen: any Screen) {
    Self.entries[ObjectIdentifier(screen)] = Entry(screen: screen, destination: destination)
    if Self.entries.count < Self.limit { return }
    Self.entries = Self.entries.filter { $0.value.screen != nil }
    Self.limit = max(16, Self.entries.count * 2)
  }

  static func lastFor(_ screen: any Screen) -> Any? {
    guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
    return entry.destination
  }
}
