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

  /// Forgets all elements and keeps the storage.
  mutating func removeAll() {
    count = 0
  }

  @inline(never)
  private mutating func grow() {
    let old = unsafe elements
    capacity *= 2
    unsafe elements = .allocate(capacity: capacity)
    unsafe elements.initialize(from: old, count: count)
    unsafe old.deallocate()
  }
}
