import Foundation

/// The recording that a file has by the rules of its format, read member by member.
struct RecordingReference: Equatable {
  static let outcomes = [
    "reached", "alreadyThere", "failed", "rejected", "replaced", "cancelled", "running",
  ]
  static let stages = ["waiting", "resolve", "guards", "interceptors", "build", "commit"]
  static let fates = ["found", "built", "passed", "failed", "notLookedAt", "between"]

  struct Event: Equatable {
    var number: Int
    var window: Int
    var time: Double
    var kind: String
    var value: JSON
    var before: [Node]
    var after: [Node]
  }

  struct Node: Equatable {
    var id: Int
    var name: String
    var type: String
    var kind: Int
    var container: Int?
    var presenter: Int?
    var isVisible: Bool
    var isLeaving: Bool
  }

  var app: String
  var device: String
  var began: Double
  var windows: [String]
  var dropped: Int
  var events: [Event] = []

  /// A file of one value.
  init?(value: JSON) {
    guard value["switchbackRecording"]?.int == 1,
      let texts = value["texts"]?.listOf(\.text), let trees = value["trees"]?.list,
      let events = value["events"]?.list
    else { return nil }
    self.init(head: value, windows: [], texts, trees, events)
  }

  /// A file of lines: a head, and an event in each further line. The last line of an event counts.
  init?(lines: [JSON]) {
    guard let head = lines.first, head["switchbackLines"]?.int == 1 else { return nil }
    var texts: [String] = []
    var trees: [JSON] = []
    var windows: [String] = []
    var events: [JSON] = []
    for line in lines.dropFirst() {
      guard let event = line["event"], let number = event["number"]?.int,
        let newTexts = (line["texts"] ?? .list([])).listOf(\.text),
        let newTrees = (line["trees"] ?? .list([])).list,
        let newWindows = (line["windows"] ?? .list([])).listOf(\.text)
      else { return nil }
      texts += newTexts
      trees += newTrees
      windows += newWindows
      // Lines that are missing or there twice would shift all numbers.
      if line["texts"] != nil || line["trees"] != nil,
        max(event["before"]?.int ?? -1, event["after"]?.int ?? -1) != trees.count - 1
      {
        return nil
      }
      if let place = events.firstIndex(where: { $0["number"]?.int == number }) {
        // Each line is checked, also one that does not count.
        guard Self.isEvent(events[place]),
          events[place]["navigation"]?["outcome"]?.text == "running"
        else { return nil }
        events[place] = event
      } else {
        events.append(event)
      }
    }
    self.init(head: head, windows: windows, texts, trees, events)
  }

  private init?(
    head: JSON, windows: [String], _ texts: [String], _ trees: [JSON], _ events: [JSON]
  ) {
    guard let app = head["app"]?.text, let device = head["device"]?.text,
      let began = head["began"]?.double, let first = head["windows"]?.listOf(\.text),
      let dropped = head["dropped"]?.int, Self.isNumber(dropped),
      (Date.distantPast.timeIntervalSince1970...Date.distantFuture.timeIntervalSince1970)
        .contains(began)
    else { return nil }
    self.app = app
    self.device = device
    self.began = began
    self.windows = first + windows
    self.dropped = dropped
    var read: [[Node]] = []
    for tree in trees {
      guard let nodes = Self.tree(tree, texts) else { return nil }
      read.append(nodes)
    }
    for value in events {
      guard Self.isEvent(value), let event = Self.event(value, read, self.windows.count),
        event.number == (self.events.last?.number ?? dropped) + 1
      else { return nil }
      self.events.append(event)
    }
  }

  private static func isNumber(_ number: Int) -> Bool { number >= 0 && number < 1 << 53 }
  private static func isTime(_ seconds: Double) -> Bool { seconds >= 0 && seconds <= 1e10 }

  private static func event(_ value: JSON, _ trees: [[Node]], _ windows: Int) -> Event? {
    guard let number = value["number"]?.int, isNumber(number), let window = value["window"]?.int,
      (0..<windows).contains(window), let time = value["time"]?.double, isTime(time),
      let before = value["before"]?.int, trees.indices.contains(before),
      let after = value["after"]?.int, trees.indices.contains(after)
    else { return nil }
    let kinds = ["navigation", "change", "action"].filter { value[$0] != nil }
    guard kinds.count == 1, let content = value[kinds[0]] else { return nil }
    if kinds[0] == "navigation" {
      let parts = ["durations", "interceptors", "guards"].flatMap { content[$0]?.list ?? [] }
      guard parts.allSatisfy({ isTime($0["seconds"]?.double ?? -1) }) else { return nil }
    }
    return Event(
      number: number, window: window, time: time, kind: kinds[0],
      value: content.normalized, before: trees[before], after: trees[after])
  }

  private static func tree(_ value: JSON, _ texts: [String]) -> [Node]? {
    guard let numbers = value.listOf(\.int), numbers.count.isMultiple(of: 5) else { return nil }
    var nodes: [Node] = []
    for start in stride(from: 0, to: numbers.count, by: 5) {
      let (bits, place) = (numbers[start + 3], numbers[start + 4])
      guard isNumber(numbers[start]), texts.indices.contains(numbers[start + 1]),
        texts.indices.contains(numbers[start + 2]), (0..<32).contains(bits), bits & 7 < 5,
        // No further than the tree is long.
        place > -2 - numbers.count
      else { return nil }
      if place >= 0 { guard place < nodes.count, nodes[place].kind > 0 else { return nil } }
      if place < -1 { guard -2 - place < nodes.count else { return nil } }
      if nodes.contains(where: { $0.id == numbers[start] }) { return nil }
      nodes.append(
        Node(
          id: numbers[start], name: texts[numbers[start + 1]], type: texts[numbers[start + 2]],
          kind: bits & 7, container: place >= 0 ? place : nil,
          presenter: place < -1 ? -2 - place : nil, isVisible: bits & 8 != 0,
          isLeaving: bits & 16 != 0))
    }
    return nodes
  }

  // The members that each part has to have

  private static func isEvent(_ value: JSON) -> Bool {
    value["number"]?.int != nil && value["window"]?.int != nil && value["time"]?.double != nil
      && value["before"]?.int != nil && value["after"]?.int != nil
      && value.is("navigation", orMissing: isNavigation) && value.is("change", orMissing: isChange)
      && value.is("action") { $0.has(texts: "type", "text") && $0.has(optionalTexts: "json") }
  }

  private static func isNavigation(_ value: JSON) -> Bool {
    func isSentence(_ value: JSON) -> Bool {
      value.has(texts: "text") && value["screens"]?.listOf(\.int) != nil
    }
    func isQuestion(_ value: JSON) -> Bool {
      value.has(texts: "name") && value.is("screen") { $0.int != nil }
        && value["seconds"]?.double != nil && value["agreed"]?.bool != nil
    }
    func isList(_ key: String, of isRight: (JSON) -> Bool) -> Bool {
      value[key]?.list?.allSatisfy(isRight) == true
    }
    func isOneOf(_ values: [String], _ value: JSON?) -> Bool {
      value?.text.map(values.contains) == true
    }
    return value.has(texts: "destination", "title", "context", "policy", "summary")
      && value.has(optionalTexts: "link", "json", "type", "failure", "error")
      && value["isAnimated"]?.bool != nil
      && ["outer", "other", "blocker"].allSatisfy { value.is($0) { $0.int != nil } }
      && isOneOf(outcomes, value["outcome"])
      && isList("durations") { isOneOf(stages, $0["stage"]) && $0["seconds"]?.double != nil }
      && isList("interceptors", of: isQuestion) && isList("guards", of: isQuestion)
      && isList("plan", of: isSentence)
      && (value["planAfterInterceptors"] == nil || isList("planAfterInterceptors", of: isSentence))
      && isList("chain") { step in
        step.has(texts: "target", "words") && isOneOf(fates, step["fate"])
          && step.has(optionalTexts: "finder", "factory", "action")
          && step["interceptors"]?.listOf(\.text) != nil && step.is("screen") { $0.int != nil }
      }
      && value["reused"]?.listOf(\.int) != nil && value["built"]?.listOf(\.int) != nil
  }

  private static func isChange(_ value: JSON) -> Bool {
    value.has(texts: "title")
      && value.is("moves") { moves in
        moves.list?.allSatisfy { move in
          guard case .object(let members) = move else { return false }
          let known = members.filter { ["show", "arrange", "dismiss"].contains($0.key) }
          guard known.count == 1, let content = move[known[0].key] else { return false }
          return switch known[0].key {
          case "show": content["_0"]?.int != nil && content["in"]?.int != nil
          case "arrange": content["_0"]?.listOf(\.int) != nil && content["in"]?.int != nil
          default: content["presentedBy"]?.int != nil
          }
        } == true
      }
  }
}

extension JSON {
  /// The elements of a list, if each is one of a kind.
  func listOf<Element>(_ element: (JSON) -> Element?) -> [Element]? {
    guard let list else { return nil }
    let elements = list.compactMap(element)
    return elements.count == list.count ? elements : nil
  }

  fileprivate func has(texts keys: String...) -> Bool { keys.allSatisfy { self[$0]?.text != nil } }

  fileprivate func has(optionalTexts keys: String...) -> Bool {
    keys.allSatisfy { key in self.is(key) { $0.text != nil } }
  }

  /// Whether the value of a key is right or missing.
  fileprivate func `is`(_ key: String, orMissing isRight: (JSON) -> Bool) -> Bool {
    self[key].map(isRight) ?? true
  }

  /// The value without nulls, its members sorted.
  fileprivate var normalized: JSON {
    switch self {
    case .list(let values): .list(values.map(\.normalized))
    case .object(let members):
      .object(
        members.filter { $0.value != .null }.map { Member($0.key, $0.value.normalized) }
          .sorted { $0.key < $1.key })
    default: self
    }
  }
}
