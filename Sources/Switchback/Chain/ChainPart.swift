/// A part of a compiled chain. It releases the parts that it holds without recursion: freeing a
/// chain nested a hundred thousand deep would otherwise take as many nested calls.
///
/// A part overrides ``unload(onto:)`` and calls ``letGo()`` when it is freed.
class ChainPart {
  /// Moves the parts that this one holds onto a pile.
  func unload(onto pile: inout [ChainPart]) {}

  /// Releases the parts that this one holds, and all those that only they hold.
  final func letGo() {
    var pile: [ChainPart] = []
    unload(onto: &pile)
    while var part = pile.popLast() {
      if isKnownUniquelyReferenced(&part) { part.unload(onto: &pile) }
    }
  }
}
