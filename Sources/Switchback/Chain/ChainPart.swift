/// A part of a compiled chain. It lets go of the parts that it holds without recursion: a chain nested
/// a hundred thousand deep would be freed by as many nested calls otherwise.
///
/// A part overrides ``unload(onto:)`` and calls ``letGo()`` when it is freed.
class ChainPart {
  /// Moves the parts that this one holds onto a pile.
  func unload(onto pile: inout [ChainPart]) {}

  /// Lets go of the parts that this one holds, and of all those that only they hold.
  final func letGo() {
    var pile: [ChainPart] = []
    unload(onto: &pile)
    while var part = pile.popLast() {
      if isKnownUniquelyReferenced(&part) { part.unload(onto: &pile) }
    }
  }
}
