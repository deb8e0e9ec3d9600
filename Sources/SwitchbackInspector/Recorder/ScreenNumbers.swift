import Switchback

/// The numbers of screens. Keeps no screen alive: a number ends with its screen, and a new screen
/// at the same memory address gets another.
@MainActor
struct ScreenNumbers {
  private struct Entry {
    weak var screen: (any Screen)?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  private var limit = 256

  /// The number of a screen.
  mutating func number(of screen: any Screen) -> Int {
    let id = ObjectIdentifier(screen)
    if let entry = entries[id], entry.screen === screen { return entry.number }
    if entries.count >= limit {
      entries = entries.filter { $0.value.screen != nil }
      limit = max(256, entries.count * 2)
    }
    last += 1
    entries[id] = Entry(screen: screen, number: last)
    return last
  }
}
