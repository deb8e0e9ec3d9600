/// One pass over a hierarchy: from one starting point, with one set of options, in the order that
/// ``SearchOptions`` states.
///
/// A walk is lazy: it goes on from where it stopped, and only as far as somebody asks. What it has
/// passed is kept by class, so that the next finder with the same options looks at classes and not
/// at screens again. No screen is visited twice, and nothing recurses.
@MainActor
final class Walk {
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

  /// The visited screens of one class.
  private struct ClassList {
    var first: Int32 = -1
    var last: Int32 = -1
    var count = 0
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
  private let classes: ScreenClasses

  private var groups: [[any Screen]]
  private var records: [Record] = []
  private var frames: [Frame] = []
  private var lists: [ClassList] = []
  private var verdicts: [Verdict] = []
  private var seen = IdentityTable()
  private var phase = Phase.start
  /// What ended the walk before its end. Every search that comes so far ends in it.
  private var failure: HierarchyError?

  /// Whether a search is going on, so that a search inside its predicate must take another walk.
  private(set) var isBusy = false

  /// How many screens have been offered to finders so far.
  private(set) var examinedCount = 0

  init(options: SearchOptions, start: SearchStart, hierarchy: Hierarchy) {
    self.options = options
    self.start = start
    self.hierarchy = hierarchy
    classes = hierarchy.classes
    groups = start.isLeaving ? [[], [], []] : [start.screen.map { [$0] } ?? [], start.parents, []]
  }

  /// The first screen that can be cast to the type.
  ///
  /// - Complexity: O(*classes* + *n*), where *n* is the number of screens passed for the first time.
  func first<Target>(_ type: Target.Type) throws -> Target? {
    var best = Int32.max
    judge { record in
      guard screen(record) is Target else { return false }
      best = min(best, record)
      return true
    }
    if best != .max { return screen(best) as? Target }
    return try advance(matching: type).flatMap { screen($0) as? Target }
  }

  /// The first screen that can be cast to the type and satisfies the predicate.
  ///
  /// - Complexity: O(*classes* + *m* + *n*), where *m* is the number of screens of the type passed
  ///   before and *n* the number of screens passed for the first time.
  func first<Target>(
    _ type: Target.Type, where predicate: (Target) throws -> Bool
  ) throws -> Target? {
    isBusy = true
    defer { isBusy = false }
    // The lists of the matching classes are merged, so that the order stays that of the walk.
    var heads: [Int32] = []
    judge { record in
      guard screen(record) is Target else { return false }
      heads.append(record)
      return true
    }
    while let index = heads.indices.min(by: { heads[$0] < heads[$1] }) {
      let record = heads[index]
      if let target = screen(record) as? Target, try predicate(target) { return target }
      let next = records[Int(record)].next
      if next >= 0 { heads[index] = next } else { heads.remove(at: index) }
    }
    while let record = try advance(matching: type) {
      if let target = screen(record) as? Target, try predicate(target) { return target }
    }
    return nil
  }

  /// How many screens of the type have been passed so far.
  func count<Target>(_ type: Target.Type) -> Int {
    lists.reduce(0) { $1.first >= 0 && screen($1.first) is Target ? $0 + $1.count : $0 }
  }

  private func screen(_ record: Int32) -> any Screen {
    let record = records[Int(record)]
    return groups[Int(record.group)][Int(record.offset)]
  }

  /// Decides once per class met so far, by the first screen of the class.
  private func judge(_ isWanted: (Int32) -> Bool) {
    for number in lists.indices {
      let first = lists[number].first
      verdicts[number] = first < 0 ? .unknown : isWanted(first) ? .wanted : .unwanted
    }
  }

  /// Goes on to the next screen of a wanted class, and returns its record.
  private func advance<Target>(matching type: Target.Type) throws(HierarchyError) -> Int32? {
    if let failure { throw failure }
    do throws(HierarchyError) {
      return try next(matching: type)
    } catch {
      failure = error
      throw error
    }
  }

  private func next<Target>(matching type: Target.Type) throws(HierarchyError) -> Int32? {
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
        // Another layer is not inside this one.
        for record in records.indices {
          if records[record].group > Self.parentsGroup { break }
          records[record].isOpen = false
        }
        groups[Int(Self.layersGroup)] = try start.otherLayers(options, in: hierarchy)
        frames.append(Frame(group: Self.layersGroup, isOffered: options.contains(.current)))
      case .end:
        return nil
      }
    }
  }

  /// Visits screens of one group until one is wanted, one is a container, or there are no more.
  private func advance<Target>(
    in frame: Frame, matching type: Target.Type
  ) throws(HierarchyError) -> Int32? {
    var frame = frame
    let screens = groups[Int(frame.group)]
    while frame.next < screens.count {
      let offset = frame.next
      let screen = screens[Int(offset)]
      frame.next += 1
      if screen.isBeingDismissed { continue }
      let record = Int32(records.count)
      if let known = seen.insert(screen, record) {
        if records[Int(known)].isOpen { throw .cycle(name(of: screen)) }
        continue
      }
      let number = classes.number(of: screen)
      records.append(Record(group: frame.group, offset: offset))
      let isWanted = frame.isOffered && offer(record, screen, number, matching: type)
      let descends = frame.descends && classes.areContainers[number]
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
  private func offer<Target>(
    _ record: Int32, _ screen: any Screen, _ number: Int, matching type: Target.Type
  ) -> Bool {
    examinedCount += 1
    while lists.count <= number {
      lists.append(ClassList())
      verdicts.append(.unknown)
    }
    let last = lists[number].last
    if last >= 0 { records[Int(last)].next = record } else { lists[number].first = record }
    lists[number].last = record
    lists[number].count += 1
    if verdicts[number] == .unknown {
      verdicts[number] = screen is Target ? .wanted : .unwanted
    }
    return verdicts[number] == .wanted
  }

  /// Lets the children of a container be visited next: the visible ones before the others.
  private func descend(into screen: any Screen, record: Int32) {
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
