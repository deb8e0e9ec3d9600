/// The position of a walk, and its visited screens. Visits no screen twice, and does not recurse.
@MainActor
struct WalkSteps: ~Copyable {
  // NB: if these types were private, the compiler would fail in a build without optimisation when
  // it destroys piles of them in another file.

  /// A visited screen: the one at `offset` of `arrays[array]` or, if that is -1, of `listed`.
  struct Record {
    let array: Int32
    let offset: Int32
    /// The next visited screen of the same class.
    var next: Int32 = -1
  }

  /// The screens to visit: the children of a container, or the start, its parents or other layers.
  struct Frame {
    /// The number of the array that has them, or -1 if `listed` has them.
    let array: Int32
    var next: Int32
    let end: Int32
    /// The container, its record and the number of its class, if there is one.
    var container: ObjectIdentifier?
    var record: Int32 = -1
    var containerClass: Int32 = -1
    /// Whether the container's other children follow.
    var hasOthers = false
    var isOffered = true
    var descends = true
  }

  /// A class of screens that was met, the visited screens of the class, and whether the current
  /// search wants them.
  struct ScreenClass {
    let id: ObjectIdentifier
    /// Absent as well if the walk does not look into containers.
    let container: ContainerClass?
    var verdict = Verdict.unknown
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  enum Verdict: UInt8 { case unknown, unwanted, wanted }

  private enum Phase { case start, descent, otherLayers, end }

  /// Room for the screens of most apps, where containers list their children.
  private static let leastListed = 60

  private let options: SearchOptions
  private let start: SearchStart
  private unowned let hierarchy: Hierarchy

  /// The start, its parents, the other layers, and the children that containers have added.
  private var listed: [any Screen] = []
  /// The children of containers that hand their own arrays out.
  private var arrays: [[any Screen]] = []
  private var records = Pile<Record>(capacity: 84)
  private var frames = Pile<Frame>(capacity: 8)
  private var classes = Pile<ScreenClass>(capacity: 4)
  /// The numbers of those behind the first ones, which are too many for a linear search.
  private var classNumbers: [ObjectIdentifier: Int] = [:]
  private var lastClass = 0
  /// The visited screens. A screen that the walk is currently inside is marked: to meet it again is
  /// a cycle.
  private var seen = IdentitySet()
  private var phase = Phase.start

  /// The number of screens offered to finders so far.
  private(set) var examinedCount = 0

  init(options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    self.options = options
    self.start = start
    self.hierarchy = hierarchy
    listed = start.screens
  }

  func screen(_ record: Int32) -> any Screen {
    let record = records[Int(record)]
    return record.array < 0
      ? listed[Int(record.offset)] : arrays[Int(record.array)][Int(record.offset)]
  }

  /// The number of screens visited so far.
  var visitedCount: Int { records.count }

  /// The screens passed whose content was not searched, with the reason. None if the search does not
  /// look into containers.
  var unsearched: [(screen: any Screen, reason: UnsearchedContent)] {
    if options.isDisjoint(with: [.visible, .contained]) { return [] }
    var unsearched: [(screen: any Screen, reason: UnsearchedContent)] = []
    for record in records.indices {
      let screen = screen(Int32(record))
      if let reason = screen.unsearchedContent { unsearched.append((screen, reason)) }
    }
    return unsearched
  }

  func next(ofSameClassAs record: Int32) -> Int32? {
    let next = records[Int(record)].next
    return next < 0 ? nil : next
  }

  /// The first visited screen of each class.
  var samples: [any Screen] {
    classes.indices.compactMap { classes[$0].first < 0 ? nil : screen(classes[$0].first) }
  }

  /// The number of visited screens that pass the test.
  func count(_ test: TypeTest) -> Int {
    var count = 0
    for number in classes.indices {
      let (first, size) = (classes[number].first, classes[number].count)
      if first >= 0, test.matches(screen(first)) { count += Int(size) }
    }
    return count
  }

  /// Decides once for each class met so far, by the first screen of the class, and returns the
  /// first screens of the wanted classes.
  mutating func judge(_ test: TypeTest) -> [Int32] {
    var wanted: [Int32] = []
    for number in classes.indices {
      let first = classes[number].first
      if first < 0 {
        classes[number].verdict = .unknown
      } else if test.matches(screen(first)) {
        classes[number].verdict = .wanted
        wanted.append(first)
      } else {
        classes[number].verdict = .unwanted
      }
    }
    return wanted
  }

  /// Continues to the next screen of a wanted class, and returns its record.
  mutating func advance(matching test: TypeTest) throws(HierarchyError) -> Int32? {
    while true {
      if let frame = frames.popLast() {
        if let record = try advance(from: frame, matching: test) { return record }
        continue
      }
      switch phase {
      case .start:
        phase = .descent
        if listed.isEmpty { continue }
        // The frame added last is the next one.
        if options.contains(.parent) { frames.append(frame(1..<listed.count, descends: false)) }
        frames.append(frame(0..<1, isOffered: options.contains(.current), descends: false))
      case .descent:
        phase = .otherLayers
        setOpen(true)
        // What began to leave between two looks has no record.
        if let screen = listed.first, records.count > 0, records[0].array < 0,
          records[0].offset == 0,
          let inner = frame(inside: screen, number(ofClassOf: screen), record: 0)
        {
          frames.append(inner)
        }
      case .otherLayers:
        phase = .end
        // Another layer is not inside this one.
        setOpen(false)
        let first = listed.count
        try start.addOtherLayers(options, in: hierarchy, to: &listed)
        frames.append(frame(first..<listed.count, isOffered: options.contains(.current)))
      case .end:
        return nil
      }
    }
  }

  /// Visits screens until one is wanted, or all frames are done.
  private mutating func advance(
    from first: Frame, matching test: TypeTest
  ) throws(HierarchyError) -> Int32? {
    var frame = first
    // Held here, as no other visit can change it. What is listed grows, and would be copied.
    var array = self.array(of: frame)
    while true {
      if frame.next == frame.end {
        guard frame.hasOthers, let next = frameOfOthers(after: frame) else {
          if let container = frame.container { seen.setMarked(container, false) }
          return nil
        }
        frame = next
        array = self.array(of: frame)
        continue
      }
      let offset = frame.next
      frame.next += 1
      // The identity first: a visible child is listed twice, and need not be retained again.
      let id = ObjectIdentifier(frame.array < 0 ? listed[Int(offset)] : array[Int(offset)])
      let sighting = seen.sight(id)
      if sighting == .known { continue }
      let screen = frame.array < 0 ? listed[Int(offset)] : array[Int(offset)]
      if screen.isBeingDismissed { continue }
      if sighting == .marked { throw .cycle(name(of: screen)) }
      let record = Int32(truncatingIfNeeded: records.count)
      let number = number(ofClassOf: screen)
      records.append(Record(array: frame.array, offset: offset))
      let isWanted = frame.isOffered && offer(record, screen, number, matching: test)
      let inner = frame.descends ? self.frame(inside: screen, number, record: record) : nil
      if isWanted {
        frames.append(frame)
        if let inner { frames.append(inner) }
        return record
      }
      if let inner {
        frames.append(frame)
        frame = inner
        array = self.array(of: frame)
      }
    }
  }

  private func array(of frame: Frame) -> [any Screen] {
    frame.array < 0 ? [] : arrays[Int(frame.array)]
  }

  /// Some of the listed screens.
  private func frame(_ range: Range<Int>, isOffered: Bool = true, descends: Bool = true) -> Frame {
    Frame(
      array: -1, next: Int32(range.lowerBound), end: Int32(range.upperBound), isOffered: isOffered,
      descends: descends)
  }

  /// The children of a container to visit next: the visible ones before the others.
  @inline(__always)
  private mutating func frame(
    inside screen: any Screen, _ number: Int, record: Int32
  ) -> Frame? {
    guard let container = classes[number].container else { return nil }
    seen.setMarked(ObjectIdentifier(screen), true)
    var frame: Frame
    if let listing = container.listing {
      if listed.capacity < Self.leastListed { listed.reserveCapacity(Self.leastListed) }
      let first = listed.count
      listing.addVisibleScreens(of: screen, to: &listed)
      frame = self.frame(first..<listed.count)
    } else {
      frame = self.frame(of: container.type.visibleScreens(of: screen))
    }
    frame.container = ObjectIdentifier(screen)
    frame.record = record
    frame.containerClass = Int32(number)
    frame.hasOthers = options.contains(.contained)
    return frame
  }

  /// The other children of a container, listed only now: if the screen is found among the visible
  /// ones, the host need not list the others.
  private mutating func frameOfOthers(after visible: Frame) -> Frame? {
    guard let container = classes[Int(visible.containerClass)].container else { return nil }
    let screen = screen(visible.record)
    let first = listed.count
    var frame =
      if let listing = container.listing, listing.addContainedScreens(of: screen, to: &listed) {
        self.frame(first..<listed.count)
      } else {
        self.frame(of: container.type.containedScreens(of: screen))
      }
    frame.container = visible.container
    return frame
  }

  private mutating func frame(of screens: [any Screen]) -> Frame {
    if arrays.isEmpty { arrays.reserveCapacity(16) }
    arrays.append(screens)
    return Frame(array: Int32(arrays.count - 1), next: 0, end: Int32(screens.count))
  }

  /// Whether the walk is inside the start and its parents.
  private mutating func setOpen(_ isOpen: Bool) {
    for screen in start.screens { seen.setMarked(ObjectIdentifier(screen), isOpen) }
  }

  /// Adds a visited screen to the list of its class, and returns whether the class is wanted.
  @inline(__always)
  private mutating func offer(
    _ record: Int32, _ screen: any Screen, _ number: Int, matching test: TypeTest
  ) -> Bool {
    examinedCount += 1
    let last = classes[number].last
    if last >= 0 { records[Int(last)].next = record } else { classes[number].first = record }
    classes[number].last = record
    classes[number].count += 1
    if classes[number].verdict == .unknown {
      classes[number].verdict = test.matches(screen) ? .wanted : .unwanted
    }
    return classes[number].verdict == .wanted
  }

  @inline(__always)
  private mutating func number(ofClassOf screen: any Screen) -> Int {
    let id = ObjectIdentifier(type(of: screen))
    if lastClass < classes.count, classes[lastClass].id == id { return lastClass }
    lastClass = lookUpClass(id, of: screen)
    return lastClass
  }

  private mutating func lookUpClass(_ id: ObjectIdentifier, of screen: any Screen) -> Int {
    let number = classes.count
    for known in 0..<min(number, shortList) where classes[known].id == id { return known }
    if number > shortList, let known = classNumbers[id] { return known }
    let looksInside = !options.isDisjoint(with: [.visible, .contained])
    classes.append(
      ScreenClass(id: id, container: looksInside ? containerClass(of: screen) : nil))
    if number >= shortList { classNumbers[id] = number }
    return number
  }
}
