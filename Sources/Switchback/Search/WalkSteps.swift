/// Where a walk is, and what it has passed. No screen is visited twice, and nothing recurses.
@MainActor
struct WalkSteps: ~Copyable {
  /// A visited screen: the one at `offset` of `groups[group]`.
  private struct Record {
    var group: Int32
    var offset: Int32
    /// The next visited screen of the same class.
    var next: Int32 = -1
    /// Whether the walk is inside this screen now. To meet it again is a cycle.
    var isOpen = false
  }

  /// Screens that are being visited: the children of a container, or one of the first three groups.
  private struct Frame {
    var group: Int32
    var next: Int32 = 0
    /// The container's record, or -1.
    var container: Int32 = -1
    /// Whether `group + 1` holds the container's other children.
    var hasOthers = false
    var isOffered = true
    var descends = true
  }

  /// The visited screens of one class, and whether they are wanted in the search that is going on.
  private struct ClassList {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
    var verdict = Verdict.unknown
  }

  private enum Verdict: UInt8 { case unknown, unwanted, wanted }

  private enum Phase { case start, parents, descent, otherLayers, end }

  // The first three groups are not the children of a container.
  private static let startGroup: Int32 = 0
  private static let parentsGroup: Int32 = 1
  private static let layersGroup: Int32 = 2

  private let options: SearchOptions
  private let start: SearchStart
  private unowned let hierarchy: Hierarchy

  private var groups: [[any Screen]] = []
  private var records: [Record] = []
  private var frames: [Frame] = []
  private var lists: [ClassList] = []
  private var classes = ScreenClasses()
  private var seen = IdentityTable()
  private var phase = Phase.start

  /// How many screens have been offered to finders so far.
  private(set) var examinedCount = 0

  init(options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    self.options = options
    self.start = start
    self.hierarchy = hierarchy
    groups.reserveCapacity(16)
    records.reserveCapacity(32)
    groups.append(start.isLeaving ? [] : start.screen.map { [$0] } ?? [])
    groups.append(start.isLeaving ? [] : start.parents)
    groups.append([])
  }

  func screen(_ record: Int32) -> any Screen {
    let record = records[Int(record)]
    return groups[Int(record.group)][Int(record.offset)]
  }

  func next(ofSameClassAs record: Int32) -> Int32? {
    let next = records[Int(record)].next
    return next < 0 ? nil : next
  }

  func count<Target>(_ type: Target.Type) -> Int {
    lists.reduce(0) { $1.first >= 0 && screen($1.first) is Target ? $0 + Int($1.count) : $0 }
  }

  /// Decides once per class met so far, by the first screen of the class, and returns the first
  /// screens of the wanted ones.
  mutating func judge<Target>(_ type: Target.Type) -> [Int32] {
    var wanted: [Int32] = []
    for number in lists.indices {
      let first = lists[number].first
      if first < 0 {
        lists[number].verdict = .unknown
      } else if screen(first) is Target {
        lists[number].verdict = .wanted
        wanted.append(first)
      } else {
        lists[number].verdict = .unwanted
      }
    }
    return wanted
  }

  /// Goes on to the next screen of a wanted class, and returns its record.
  mutating func advance<Target>(matching type: Target.Type) throws(HierarchyError) -> Int32? {
    while true {
      if let frame = frames.popLast() {
        if let record = try advance(in: frame, matching: type) { return record }
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
        for record in records.indices { records[record].isOpen = true }
        if let screen = groups[Int(Self.startGroup)].first { descend(into: screen, record: 0) }
      case .otherLayers:
        phase = .end
        groups[Int(Self.layersGroup)] = try start.otherLayers(options, in: hierarchy)
        frames.append(Frame(group: Self.layersGroup, isOffered: options.contains(.current)))
      case .end:
        return nil
      }
    }
  }

  /// Visits screens of one group until one is wanted, one is a container, or there are no more.
  private mutating func advance<Target>(
    in frame: Frame, matching type: Target.Type
  ) throws(HierarchyError) -> Int32? {
    var frame = frame
    let screens = groups[Int(frame.group)]
    while frame.next < screens.count {
      let offset = frame.next
      let screen = screens[Int(offset)]
      frame.next += 1
      if screen.isBeingDismissed { continue }
      let record = Int32(truncatingIfNeeded: records.count)
      if let known = seen.insert(screen, record) {
        if records[Int(known)].isOpen { throw .cycle(name(of: screen)) }
        continue
      }
      let (number, isContainer) = classes.number(of: screen)
      records.append(Record(group: frame.group, offset: offset))
      let isWanted = frame.isOffered && offer(record, screen, number, matching: type)
      let descends = frame.descends && isContainer
      guard isWanted || descends else { continue }
      frames.append(frame)
      if descends { descend(into: screen, record: record) }
      return isWanted ? record : nil
    }
    if frame.hasOthers {
      frames.append(Frame(group: frame.group + 1, container: frame.container))
    } else if frame.container >= 0 {
      records[Int(frame.container)].isOpen = false
    }
    return nil
  }

  /// Adds a visited screen to the list of its class, and tells whether the class is wanted.
  @inline(__always)
  private mutating func offer<Target>(
    _ record: Int32, _ screen: any Screen, _ number: Int, matching type: Target.Type
  ) -> Bool {
    examinedCount += 1
    while lists.count <= number { lists.append(ClassList()) }
    let last = lists[number].last
    if last >= 0 { records[Int(last)].next = record } else { lists[number].first = record }
    lists[number].last = record
    lists[number].count += 1
    if lists[number].verdict == .unknown {
      lists[number].verdict = screen is Target ? .wanted : .unwanted
    }
    return lists[number].verdict == .wanted
  }

  /// Lets the children of a container be visited next: the visible ones before the others.
  private mutating func descend(into screen: any Screen, record: Int32) {
    guard !options.isDisjoint(with: [.visible, .contained]),
      let container = classes.container(screen)
    else { return }
    records[Int(record)].isOpen = true
    let hasOthers = options.contains(.contained)
    frames.append(
      Frame(group: Int32(groups.count), container: record, hasOthers: hasOthers))
    groups.append(container.visibleScreens)
    if hasOthers { groups.append(container.containedScreens) }
  }
}
