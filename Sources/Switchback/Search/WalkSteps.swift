/// The position of a walk, and its visited screens. Visits no screen twice, and does not recurse.
@MainActor
struct WalkSteps: ~Copyable {
  // NB: if these types were private, the compiler would fail in a build without optimisation when
  // it destroys piles of them in another file.

  /// A visited screen: the one at `offset` of `groups[group]`.
  struct Record {
    let group: Int32
    let offset: Int32
    /// The next visited screen of the same class.
    var next: Int32 = -1
  }

  /// The screens to visit: the children of a container, or one of the first three groups.
  struct Frame {
    let group: Int32
    var next: Int32 = 0
    /// The container's record and the number of its class, or -1.
    var container: Int32 = -1
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
    let container: (any ContainerScreen.Type)?
    var verdict = Verdict.unknown
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  enum Verdict: UInt8 { case unknown, unwanted, wanted }

  private enum Phase { case start, parents, descent, otherLayers, end }

  // The first three groups are not the children of a container.
  private static let startGroup: Int32 = 0
  private static let parentsGroup: Int32 = 1
  private static let layersGroup: Int32 = 2
  private static let firstGroups = 3

  /// A short list is searched faster than it is hashed; most apps show few classes at a time.
  private static let shortList = 12

  private let options: SearchOptions
  private var start: SearchStart
  private unowned let hierarchy: Hierarchy

  private var groups: [[any Screen]] = []
  private var records = Pile<Record>(capacity: 112)
  private var frames = Pile<Frame>(capacity: 8)
  private var classes = Pile<ScreenClass>(capacity: 4)
  /// The numbers of the classes, once there are too many for a linear search.
  private var classNumbers: [ObjectIdentifier: Int] = [:]
  private var lastClass = 0
  /// The visited screens. Those that the walk is currently inside are marked: to meet one again is
  /// a cycle.
  private var seen = IdentitySet()
  private var phase = Phase.start

  /// The number of screens offered to finders so far.
  private(set) var examinedCount = 0

  init(options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    self.options = options
    self.start = start
    self.hierarchy = hierarchy
    groups.reserveCapacity(16)
    for _ in 0..<Self.firstGroups { groups.append([]) }
    begin(at: start)
  }

  /// Forgets the visited screens and begins again.
  mutating func begin(at start: SearchStart) {
    self.start = start
    groups.removeLast(groups.count - Self.firstGroups)
    records.removeAll()
    frames.removeAll()
    classes.removeAll()
    classNumbers.removeAll(keepingCapacity: true)
    lastClass = 0
    seen.removeAll()
    phase = .start
    examinedCount = 0
    // Changed in place: a walk that begins again needs no new list.
    groups[Int(Self.startGroup)].removeAll(keepingCapacity: true)
    if let screen = start.screen, !start.isLeaving { groups[Int(Self.startGroup)].append(screen) }
    groups[Int(Self.parentsGroup)] = start.isLeaving ? [] : start.parents
    groups[Int(Self.layersGroup)] = []
  }

  func screen(_ record: Int32) -> any Screen {
    let record = records[Int(record)]
    return groups[Int(record.group)][Int(record.offset)]
  }

  /// The screens passed whose content was not searched. None if the search does not look into
  /// containers.
  var unsearched: [any Screen] {
    if options.isDisjoint(with: [.visible, .contained]) { return [] }
    var unsearched: [any Screen] = []
    for record in records.indices {
      let screen = screen(Int32(record))
      if screen.unsearchedContent != nil { unsearched.append(screen) }
    }
    return unsearched
  }

  func next(ofSameClassAs record: Int32) -> Int32? {
    let next = records[Int(record)].next
    return next < 0 ? nil : next
  }

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
        phase = .parents
        frames.append(
          Frame(
            group: Self.startGroup, isOffered: options.contains(.current), descends: false))
      case .parents:
        phase = .descent
        if options.contains(.parent) {
          frames.append(Frame(group: Self.parentsGroup, descends: false))
        }
      case .descent:
        phase = .otherLayers
        setOpen(true)
        if let screen = groups[Int(Self.startGroup)].first {
          if let inner = frame(inside: screen, number(ofClassOf: screen), record: 0) {
            frames.append(inner)
          }
        }
      case .otherLayers:
        phase = .end
        // Another layer is not inside this one.
        setOpen(false)
        groups[Int(Self.layersGroup)] = try start.otherLayers(options, in: hierarchy)
        frames.append(Frame(group: Self.layersGroup, isOffered: options.contains(.current)))
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
    var screens = groups[Int(frame.group)]
    while true {
      if frame.next == screens.count {
        guard let next = frame.hasOthers ? frameOfOthers(after: frame) : frameAround(frame) else {
          return nil
        }
        frame = next
        screens = groups[Int(frame.group)]
        continue
      }
      let offset = frame.next
      let screen = screens[Int(offset)]
      frame.next += 1
      if screen.isBeingDismissed { continue }
      switch seen.sight(ObjectIdentifier(screen)) {
      case .new: break
      case .known: continue
      case .marked: throw .cycle(name(of: screen))
      }
      let record = Int32(truncatingIfNeeded: records.count)
      let number = number(ofClassOf: screen)
      records.append(Record(group: frame.group, offset: offset))
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
        screens = groups[Int(frame.group)]
      }
    }
  }

  /// The children of a container to visit next: the visible ones before the others.
  @inline(__always)
  private mutating func frame(
    inside screen: any Screen, _ number: Int, record: Int32
  ) -> Frame? {
    guard let type = classes[number].container,
      !options.isDisjoint(with: [.visible, .contained])
    else { return nil }
    seen.setMarked(ObjectIdentifier(screen), true)
    groups.append(type.container(screen).visibleScreens)
    return Frame(
      group: Int32(groups.count - 1), container: record, containerClass: Int32(number),
      hasOthers: options.contains(.contained))
  }

  /// The other children of a container, listed only now: if the screen is found among the visible
  /// ones, the host need not list the others.
  private mutating func frameOfOthers(after frame: Frame) -> Frame? {
    guard let type = classes[Int(frame.containerClass)].container else { return nil }
    groups.append(type.container(screen(frame.container)).containedScreens)
    return Frame(group: Int32(groups.count - 1), container: frame.container)
  }

  /// The next position after all children of a container.
  private mutating func frameAround(_ frame: Frame) -> Frame? {
    if frame.container >= 0 {
      seen.setMarked(ObjectIdentifier(screen(frame.container)), false)
    }
    return frames.popLast()
  }

  /// Whether the walk is inside the start and its parents.
  private mutating func setOpen(_ isOpen: Bool) {
    for group in groups[...Int(Self.parentsGroup)] {
      for screen in group { seen.setMarked(ObjectIdentifier(screen), isOpen) }
    }
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
    if classes.count <= Self.shortList {
      for number in classes.indices where classes[number].id == id { return number }
    } else if let number = classNumbers[id] {
      return number
    }
    classes.append(ScreenClass(id: id, container: containerClass(of: screen)))
    let number = classes.count - 1
    if number == Self.shortList {
      for number in classes.indices { classNumbers[classes[number].id] = number }
    } else if number > Self.shortList {
      classNumbers[id] = number
    }
    return number
  }
}
