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
  private let count: Int

  init(_ elements: [Element] = []) {
    self.init(Storage(elements), count: elements.count)
  }

  private init(_ storage: Storage, count: Int) {
    self.storage = storage
    self.count = count
  }

  var elements: ArraySlice<Element> { storage.elements[..<count] }

  /// - Complexity: O(1) on average for the last value of a series, O(*n*) for any other.
  func appending(_ element: Element) -> SharedList {
    let isLast = storage.elements.count == count
    let storage = isLast ? storage : Storage(Array(elements))
    storage.elements.append(element)
    return SharedList(storage, count: count + 1)
  }
}
