/// A set of objects by identity, each of which may be marked.
///
/// Up to 16 objects are in a list; more are in an open-addressed table, at most three quarters
/// full. Either is one allocation of a word for each object: a smaller set is also faster. An empty set has none.
/// Does not retain the objects: the caller keeps them alive.
///
/// - Note: An array instead of the pointer takes twice as long for few objects, and a search by seven
///   per cent. What makes the pointer safe: nothing else has it, `capacity` is how many words there
///   are, all of them initialised where the set is hashed and `count` of them where it is a list, and
///   `place(of:)` returns an index below `capacity` or, for a list that is full, `capacity` itself,
///   which is never written to, as the set grows first. No word is ever made an object again.
@safe
package struct IdentitySet: ~Copyable {
  /// The entry of an object.
  enum Sighting { case new, known, marked }

  private static let listCapacity = 16
  /// Objects are never at odd addresses, so the lowest bit is free for the mark.
  private static let mark: UInt = 1

  private var slots: UnsafeMutablePointer<UInt>
  private var capacity = 0
  private var count = 0

  package init() {
    // Nowhere: nothing is read or written before the set grows.
    unsafe slots = UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
  }

  init(_ screens: [any Screen]) {
    self.init()
    for screen in screens { _ = insert(screen) }
  }

  deinit {
    if capacity > 0 { unsafe slots.deallocate() }
  }

  /// Adds an object.
  ///
  /// - Returns: Whether the object was new.
  /// - Complexity: O(1) on average.
  package mutating func insert(_ object: AnyObject) -> Bool {
    sight(ObjectIdentifier(object)) == .new
  }

  /// Adds an object by its identity, without retaining it on the way, and returns its former state.
  @inline(__always)
  mutating func sight(_ id: ObjectIdentifier) -> Sighting {
    let key = UInt(bitPattern: id)
    var slot = place(of: key)
    if !isEmpty(slot) { return unsafe slots[slot] & Self.mark == 0 ? .known : .marked }
    if count >= room {
      grow()
      slot = place(of: key)
    }
    unsafe (slots + slot).initialize(to: key)
    count &+= 1
    return .new
  }

  /// Whether an object is in the set.
  package func contains(_ object: AnyObject) -> Bool {
    !isEmpty(place(of: UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// Marks an object in the set, or removes the mark.
  mutating func setMarked(_ id: ObjectIdentifier, _ isMarked: Bool) {
    let key = UInt(bitPattern: id)
    let slot = place(of: key)
    if !isEmpty(slot) { unsafe slots[slot] = isMarked ? key | Self.mark : key }
  }

  private var isHashed: Bool { capacity > Self.listCapacity }

  /// The number of objects the set can hold before it grows.
  private var room: Int { isHashed ? capacity &- capacity &>> 2 : capacity }

  @inline(__always)
  private func isEmpty(_ slot: Int) -> Bool {
    unsafe isHashed ? slots[slot] == 0 : slot == count
  }

  /// The place of an object, present or not.
  @inline(__always)
  private func place(of key: UInt) -> Int {
    if !isHashed {
      var slot = 0
      while slot < count, unsafe slots[slot] & ~Self.mark != key { slot &+= 1 }
      return slot
    }
    // Allocations are multiples of 16 bytes apart, so the low bits carry no information; the
    // multiplier (2⁶⁴ divided by the golden ratio) spreads the others over the high bits.
    let mask = capacity &- 1
    let spread = (UInt64(key) >> 4) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: spread >> 32) & mask
    while unsafe slots[slot] != 0 && slots[slot] & ~Self.mark != key {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = unsafe slots
    let oldSlots = isHashed ? capacity : count
    if capacity == 0 {
      capacity = Self.listCapacity
      return unsafe slots = .allocate(capacity: capacity)
    }
    capacity = isHashed ? capacity * 4 : 256
    unsafe slots = .allocate(capacity: capacity)
    unsafe slots.initialize(repeating: 0, count: capacity)
    for slot in 0..<oldSlots where unsafe old[slot] != 0 {
      unsafe slots[place(of: old[slot] & ~Self.mark)] = old[slot]
    }
    unsafe old.deallocate()
  }
}

/// A list of plain values that only its owner accesses.
///
/// An array checks at each change whether its storage is shared; this one's never is.
///
/// - Note: With arrays, or with indices that are checked in builds with optimisation, a search of
///   stacks in tabs takes a third longer. What makes the pointer safe: nothing else has it, `capacity`
///   is how many elements there is room for, and the first `count` of them are initialised. Indices are
///   numbers that the walk was given when it appended, and are forgotten when it begins again; builds
///   for tests check each. Elements are plain values, so that nothing is to be destroyed.
@safe
struct Pile<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    precondition(capacity > 0, "A pile has room for one element at least.")
    self.capacity = capacity
    unsafe elements = .allocate(capacity: capacity)
  }

  deinit {
    unsafe elements.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(indices.contains(index), "There is no such element.")
      return unsafe elements[index]
    }
    @inline(__always) set {
      assert(indices.contains(index), "There is no such element.")
      unsafe elements[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (elements + count).initialize(to: element)
    count &+= 1
  }

  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return unsafe elements[count]
  }

  private mutating func grow() {
    let old = unsafe elements
    capacity *= 2
    unsafe elements = .allocate(capacity: capacity)
    unsafe elements.initialize(from: old, count: count)
    unsafe old.deallocate()
  }
}

/// A list to which an element is added without copying the others: values that grew out of each other
/// share their elements.
///
/// Each value sees its own elements only. Adding to a value that was added to before copies them.
@MainActor
struct SharedList<Element> {
  private final class Storage {
    var elements: [Element]

    init(_ elements: [Element]) {
      self.elements = elements
    }
  }

  private var storage: Storage
  private var count: Int

  init(_ elements: [Element] = []) {
    storage = Storage(elements)
    count = elements.count
  }

  var elements: ArraySlice<Element> { storage.elements[..<count] }

  /// - Complexity: O(1) on average for the last value of a series, O(*n*) for any other.
  func appending(_ element: Element) -> SharedList {
    var list = self
    if storage.elements.count > count { list.storage = Storage(Array(elements)) }
    list.storage.elements.append(element)
    list.count += 1
    return list
  }
}

/// What is known about objects while they live, such as the router of a window.
@MainActor
package struct ObjectNotes<Value> {
  private let notes = NoteBook()

  package init() {}

  /// The note about an object.
  package subscript(object: AnyObject) -> Value? {
    // NB: no cast where nothing is known, as of most screens.
    get { notes.value(of: object).flatMap { $0 as? Value } }
    nonmutating set { notes.note(newValue, of: object) }
  }

  /// Forgets what is known about objects that are gone.
  package func forgetGone() { notes.forgetGone() }
}

/// One type of dictionary for all notes: the compiler makes three kilobytes of code for each.
@MainActor
private final class NoteBook {
  private var notes: [ObjectIdentifier: ObjectNote] = [:]
  private var limit = 16

  func value(of object: AnyObject) -> Any? {
    notes[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.value : nil }
  }

  func note(_ value: Any?, of object: AnyObject) {
    // NB: held until the end, as what is freed with a note may ask for others.
    let former = notes[ObjectIdentifier(object)]
    notes[ObjectIdentifier(object)] = value.map { ObjectNote(object, $0) }
    if notes.count >= limit {
      forgetGone()
      limit = max(16, notes.count * 2)
    }
    withExtendedLifetime(former) {}
  }

  func forgetGone() {
    let former = notes
    for (id, note) in former where note.object == nil { notes[id] = nil }
    withExtendedLifetime(former) {}
  }
}

private final class ObjectNote {
  weak var object: AnyObject?
  let value: Any

  init(_ object: AnyObject, _ value: Any) {
    self.object = object
    self.value = value
  }
}
