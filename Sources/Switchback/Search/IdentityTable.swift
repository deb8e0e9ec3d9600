/// A set of objects by identity, each with a small number: what has been seen, and where.
///
/// Up to 16 objects stand in a list; beyond that in an open-addressed table, at most three quarters
/// full. Both live in one allocation. The objects are not retained: whoever fills the table keeps
/// them alive.
struct IdentityTable: ~Copyable {
  private struct Slot {
    var key: UInt
    var value: Int32
  }

  private static let listCapacity = 16
  private var slots: UnsafeMutablePointer<Slot>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = Self.listCapacity
    slots = .allocate(capacity: capacity)
  }

  deinit {
    slots.deallocate()
  }

  /// Adds an object, or returns the number it was added with before.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  mutating func insert(_ object: AnyObject, _ value: Int32) -> Int32? {
    insert(ObjectIdentifier(object), value)
  }

  /// Adds an object by its identity, without retaining it on the way.
  @inline(__always)
  mutating func insert(_ id: ObjectIdentifier, _ value: Int32) -> Int32? {
    let key = UInt(bitPattern: id)
    if capacity == Self.listCapacity {
      for index in 0..<count where slots[index].key == key { return slots[index].value }
      if count < capacity {
        (slots + count).initialize(to: Slot(key: key, value: value))
        count += 1
        return nil
      }
      grow(to: 256)
    } else if count &+ count / 3 >= capacity {
      grow(to: capacity * 4)
    }
    return insertHashed(key, value)
  }

  /// Forgets all objects and keeps the room for them.
  mutating func removeAll() {
    if capacity > Self.listCapacity {
      slots.update(repeating: Slot(key: 0, value: 0), count: capacity)
    }
    count = 0
  }

  @inline(__always)
  private mutating func insertHashed(_ key: UInt, _ value: Int32) -> Int32? {
    // Allocations are multiples of 16 bytes apart, so the low bits tell nothing; the multiplier
    // (2⁶⁴ divided by the golden ratio) spreads what is left over the high ones.
    let mask = capacity &- 1
    let spread = (UInt64(key) >> 4) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: spread >> 32) & mask
    while slots[index].key != 0 {
      if slots[index].key == key { return slots[index].value }
      index = (index &+ 1) & mask
    }
    slots[index] = Slot(key: key, value: value)
    count &+= 1
    return nil
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let old = slots
    let oldSlots = capacity == Self.listCapacity ? count : capacity
    slots = .allocate(capacity: newCapacity)
    slots.initialize(repeating: Slot(key: 0, value: 0), count: newCapacity)
    capacity = newCapacity
    count = 0
    for index in 0..<oldSlots where old[index].key != 0 {
      _ = insertHashed(old[index].key, old[index].value)
    }
    old.deallocate()
  }
}
