import SwitchbackMaps

/// The newest events, within limits.
struct EventLog {
  private(set) var events: [RecordedEvent] = []
  private(set) var droppedCount = 0
  private var sizes: [Int] = []
  private var size = 0
  /// The number of the newest event.
  private(set) var lastNumber = 0

  /// Adds an event.
  ///
  /// - Returns: The event, which may be too large for the limits.
  mutating func add(
    window: Int, time: Double, _ kind: RecordedEvent.Kind, before: WindowTree, after: WindowTree,
    limits: NavigationRecorder.Limits
  ) -> RecordedEvent {
    lastNumber += 1
    let event = RecordedEvent(
      number: lastNumber, window: window, time: time, kind: kind, before: before, after: after)
    events.append(event)
    sizes.append(event.size)
    size += event.size
    trim(to: limits)
    return event
  }

  /// Replaces the event with the same number, if the log still has it.
  mutating func update(_ event: RecordedEvent, limits: NavigationRecorder.Limits) {
    let index = events.count - 1 - (lastNumber - event.number)
    guard events.indices.contains(index) else { return }
    events[index] = event
    size += event.size - sizes[index]
    sizes[index] = event.size
    trim(to: limits)
  }

  private mutating func trim(to limits: NavigationRecorder.Limits) {
    var count = 0
    while count < events.count,
      events.count - count > max(0, limits.events) || size > max(0, limits.bytes)
    {
      size -= sizes[count]
      count += 1
    }
    guard count > 0 else { return }
    events.removeFirst(count)
    sizes.removeFirst(count)
    droppedCount += count
  }
}

extension RecordedEvent {
  /// The maximum number of bytes that the event takes: the trees may be shared with others.
  var size: Int {
    var size = 200 + after.size
    if before != after { size += before.size }
    switch kind {
    case .navigation(let navigation): size += navigation.size
    case .change(let change): size += change.title.utf8.count + 40 * (change.moves?.count ?? 0)
    case .action(let action): size += Self.size(of: [action.type, action.text, action.json])
    }
    return size
  }

  /// The number of bytes that texts take.
  fileprivate static func size(of texts: [String?]) -> Int {
    texts.reduce(0) { $0 + 16 + ($1?.utf8.count ?? 0) }
  }
}

extension WindowTree {
  /// The estimated number of bytes that the tree takes.
  fileprivate var size: Int {
    nodes.reduce(0) { $0 + 100 + $1.name.utf8.count + $1.type.utf8.count }
  }
}

extension RecordedNavigation {
  fileprivate var size: Int {
    var size = 600
    size += RecordedEvent.size(of: [
      destination, title, type, context, summary, link, json, error,
    ])
    size += RecordedEvent.size(of: (interceptors + guards).map(\.name))
    for sentence in plan + (planAfterInterceptors ?? []) {
      size += 40 + sentence.text.utf8.count + 8 * sentence.screens.count
    }
    for step in chain {
      let texts = [step.target, step.words, step.finder, step.factory, step.action]
      size += 200 + RecordedEvent.size(of: texts + step.interceptors)
    }
    return size + 80 * (interceptors.count + guards.count)
  }
}
