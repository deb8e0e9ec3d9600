import Testing

// NB: `@testable`, because the pile is the engine's own, and has a pointer in it.
@testable import Switchback

struct PileTests {
  @Test(arguments: [1, 2, 7, 1_000])
  func `A pile agrees with an array, however often it grows`(capacity: Int) {
    var pile = Pile<(Int, Int32)>(capacity: capacity)
    var array: [(Int, Int32)] = []
    for round in 0..<3 {
      for number in 0..<2_500 {
        pile.append((number, Int32(round)))
        array.append((number, Int32(round)))
        if number % 3 == 0 {
          pile[number / 3].1 += 1
          array[number / 3].1 += 1
        }
        if number % 5 == 4 {
          let (popped, expected) = (pile.popLast(), array.popLast())
          #expect(popped?.0 == expected?.0 && popped?.1 == expected?.1)
          pile.append((-1, 0))
          array.append((-1, 0))
        }
      }
      var differences = 0
      for index in pile.indices where pile[index] != array[index] { differences += 1 }
      #expect(differences == 0 && pile.count == array.count)
    }
    for _ in array.indices { _ = pile.popLast() }
    let last = pile.popLast()
    #expect(last == nil)
  }

  #if DEBUG && (os(macOS) || os(Linux) || os(Windows))
  @Test(arguments: [-1, 2, 3, .min, .max])
  func `An index out of range ends the process, also where there is room`(index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      var pile = Pile<Int>(capacity: 8)
      for number in 0..<3 { pile.append(number) }
      _ = pile.popLast()
      print(pile[index])
    }
    await #expect(processExitsWith: .failure) { [index] in
      var pile = Pile<Int>(capacity: 8)
      for number in 0..<2 { pile.append(number) }
      pile[index] = 1
    }
  }
  #endif
}
