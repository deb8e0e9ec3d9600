import SimulatedWorld

/// A destination of the app whose screens are saved.
enum SavedPlace: Hashable, Codable, Sendable {
  case home, bag, login
  case product(Int)
  case note(String)
}

/// The screens of an app, to be saved and opened again, and damage to the data between.
///
/// The app has two tabs with a stack each: home and products in the first, the bag and notes in the second.
/// The log-in is presented.
package struct SavedInput {
  /// A screen above the first of a stack; `nil` is one that is no destination.
  var stacks: [[SavedPlace?]] = [[], []]
  var selected = 0
  var isLoggingIn = false
  /// What is read instead of the saved data.
  var damaged: JSON?
  var version = "3"
  /// The number of bytes that are left.
  var cut: Int?
  /// Bytes that were changed, by their places modulo the length of the data.
  var bytes: [(place: Int, byte: UInt8)] = []
}

extension SavedInput: RandomInput {
  package static let requiredKinds = [
    "whole, same", "damaged, refused", "damaged, same", "damaged, in part", "cut off, refused",
    "other bytes, refused", "unsaved screen", "screen not built", "other version", "too many",
  ]

  package init(seed: Int) {
    var random = RandomSource(seed: seed)
    let products: [SavedPlace?] = [1, 2, 3, -1].map { .product($0) }
    let notes: [SavedPlace?] = (0..<3).map { .note(random.hostileText(upTo: 3) + "\($0)") }
    stacks = [
      Array(random.shuffled(products).prefix(random.number(0..<4))),
      Array(random.shuffled(notes).prefix(random.number(0..<3))),
    ]
    if random.chance(10) { stacks[random.number(0..<2)].append(nil) }
    selected = random.number(0..<2)
    isLoggingIn = random.chance(30)
    if random.chance(3) { version = "4" }
    switch random.number(0..<10) {
    case 0...3:
      damaged = SavedReference(self).json
      for _ in 0..<random.number(1..<4) { damaged = damaged?.damaged(&random) }
      if random.chance(8) {
        let home = JSON.members(("home", .object([])))
        damaged = .members(
          ("version", .text("3")),
          ("destinations", .list(Array(repeating: home, count: random.element(of: [500, 501])))))
      }
    case 4: cut = random.number(0..<60)
    case 5:
      for _ in 0..<random.number(1..<4) {
        bytes.append((random.number(0..<1_000), UInt8(random.number(0..<256))))
      }
    default: break
    }
  }

  package var smaller: [SavedInput] {
    func changed(_ change: (inout SavedInput) -> Void) -> SavedInput {
      var input = self
      change(&input)
      return input
    }
    if let damaged { return damaged.smaller.map { value in changed { $0.damaged = value } } }
    return stacks.changingOne(\.withoutOne).map { stacks in changed { $0.stacks = stacks } }
      + bytes.indices.map { index in changed { $0.bytes.remove(at: index) } }
      + (isLoggingIn ? [changed { $0.isLoggingIn = false }] : [])
  }

  package var description: String {
    "stacks \(stacks), selected \(selected), log-in \(isLoggingIn), version \(version)"
      + (damaged.map { "\ndamaged: \($0.written)" } ?? "") + (cut.map { "\ncut: \($0)" } ?? "")
      + (bytes.isEmpty ? "" : "\nother bytes: \(bytes)")
  }
}
