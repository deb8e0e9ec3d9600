/// A list of plain values that only its owner sees.
///
/// An array asks at each change whether somebody shares its storage; nobody can share this one's.
struct Pile<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  deinit {
    elements.deallocate()
  }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(indices.contains(index))
      return elements[index]
    }
    @inline(__always) set {
      assert(indices.contains(index))
      elements[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (elements + count).initialize(to: element)
    count &+= 1
  }

  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return elements[count]
  }

  /// Forgets all elements and keeps the room for them.
  mutating func removeAll() {
    count = 0
  }

  @inline(never)
  private mutating func grow() {
    let old = elements
    capacity *= 2
    elements = .allocate(capacity: capacity)
    elements.initialize(from: old, count: count)
    old.deallocate()
  }
}
