import Testing

// NB: `@testable`, because the set is the engine's own, and the one thing in it with a pointer.
@testable import Switchback

struct IdentitySetTests {
  private final class Thing {}

  private let things = (0..<2_000).map { _ in Thing() }

  /// Around where a list is full, becomes a table, and the table grows.
  @Test(arguments: [0, 1, 15, 16, 17, 18, 191, 192, 193, 194, 767, 768, 769, 2_000])
  func `As many objects as were put in are in it, each once`(count: Int) {
    var set = IdentitySet()
    for thing in things[..<count] {
      let (first, second) = (set.insert(thing), set.insert(thing))
      #expect(first && !second)
    }
    for thing in things[..<count] {
      let sighting = set.sight(ObjectIdentifier(thing))
      #expect(sighting == .known)
    }
  }

  @Test(arguments: 0..<20)
  func `A set agrees with one of the standard library, whatever is done to it`(seed: UInt64) {
    var random = Numbers(state: seed)
    var set = IdentitySet()
    var model: [ObjectIdentifier: Bool] = [:]
    let kinds = [3, 16, 17, 200, 2_000][Int(seed) % 5]
    for step in 0..<6_000 {
      let thing = ObjectIdentifier(things[random.next(below: kinds)])
      switch random.next(below: 1_000) {
      case 0:
        set = IdentitySet()
        model = [:]
      case 1..<300:
        let isMarked = random.next(below: 2) == 0
        set.setMarked(thing, isMarked)
        if model[thing] != nil { model[thing] = isMarked }
      default:
        let known = model[thing]
        let expected: IdentitySet.Sighting =
          switch known {
          case nil: .new
          case false?: .known
          case true?: .marked
          }
        let sighting = set.sight(thing)
        #expect(sighting == expected, "seed \(seed), step \(step)")
        if known == nil { model[thing] = false }
      }
    }
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
