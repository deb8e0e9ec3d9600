import Foundation
import SwitchbackMaps

/// The file format of a recording: each text and each tree once.
struct RecordingFormat: Codable {
  static let version = 1
  /// The numbers that JavaScript, which shows them, counts with.
  static let numbers = 0..<1 << 53
  /// Seconds: at most some hundred years.
  private static let times = 0.0...1e10

  struct Event: Codable {
    var number: Int
    var window: Int
    var time: Double
    var before: Int
    var after: Int
    var navigation: RecordedNavigation?
    var change: RecordedChange?
    var action: RecordedAction?

    /// All times of the event, in seconds.
    fileprivate var times: [Double] {
      guard let navigation else { return [time] }
      return [time] + navigation.durations.map(\.seconds)
        + (navigation.interceptors + navigation.guards).map(\.seconds)
    }
  }

  /// The only part that all versions have.
  struct Head: Codable {
    var switchbackRecording: Int
  }

  var switchbackRecording: Int
  var app: String
  var device: String
  var began: Double
  var windows: [String]
  var dropped: Int
  var texts: [String]
  /// Five numbers for each screen: see ``TreeTable``.
  var trees: [[Int]]
  var events: [Event]

  /// - Throws: ``RecordingError`` for a version that this one cannot read.
  static func check(_ version: Int) throws(RecordingError) {
    guard version >= 1 else { throw .damaged("There is no format \(version).") }
    guard version <= Self.version else { throw .newer(version) }
  }

  /// - Throws: ``RecordingError/damaged(_:)``.
  func recording() throws(RecordingError) -> Recording {
    let dates = Date.distantPast...Date.distantFuture
    guard dates.contains(Date(timeIntervalSince1970: began)) else {
      throw .damaged("Its beginning is no date.")
    }
    guard Self.numbers.contains(dropped) else {
      throw .damaged("The number of dropped events is none.")
    }
    var trees: [WindowTree] = []
    for numbers in self.trees { trees.append(try TreeTable.tree(numbers, texts: texts)) }
    var events: [RecordedEvent] = []
    var last = dropped
    for event in self.events {
      guard event.number == last + 1, Self.numbers.contains(event.number) else {
        throw .damaged("Event \(event.number) is out of order.")
      }
      last = event.number
      guard windows.indices.contains(event.window) else {
        throw .damaged("Event \(event.number) is in a window that is not listed.")
      }
      guard event.times.allSatisfy(Self.times.contains) else {
        throw .damaged("Event \(event.number) has a time that is none.")
      }
      guard trees.indices.contains(event.before), trees.indices.contains(event.after) else {
        throw .damaged("Event \(event.number) refers to screens that are not there.")
      }
      let kind: RecordedEvent.Kind
      switch (event.navigation, event.change, event.action) {
      case (let navigation?, nil, nil): kind = .navigation(navigation)
      case (nil, let change?, nil): kind = .change(change)
      case (nil, nil, let action?): kind = .action(action)
      default: throw .damaged("Event \(event.number) is none of the known kinds.")
      }
      events.append(
        RecordedEvent(
          number: event.number, window: event.window, time: event.time, kind: kind,
          before: trees[event.before], after: trees[event.after]))
    }
    return Recording(
      app: app, device: device, began: Date(timeIntervalSince1970: began), windows: windows,
      droppedCount: dropped, events: events)
  }
}

extension RecordingFormat {
  init(_ recording: Recording) {
    var table = TreeTable()
    let events = recording.events.map { Event($0, in: &table) }
    self.init(
      switchbackRecording: Self.version, app: recording.app, device: recording.device,
      began: recording.began.timeIntervalSince1970, windows: recording.windows,
      dropped: recording.droppedCount, texts: table.texts, trees: table.trees, events: events)
  }
}

extension RecordingFormat.Event {
  /// - Parameter table: The texts and the trees of the file, to which those of the event are added.
  init(_ event: RecordedEvent, in table: inout TreeTable) {
    self.init(
      number: event.number, window: event.window, time: event.time,
      before: table.position(of: event.before), after: table.position(of: event.after))
    switch event.kind {
    case .navigation(let navigation): self.navigation = navigation
    case .change(let change): self.change = change
    case .action(let action): self.action = action
    }
  }
}

extension Recording: Codable {
  /// - Throws: ``RecordingError``, `DecodingError`.
  public init(from decoder: any Decoder) throws {
    try RecordingFormat.check(RecordingFormat.Head(from: decoder).switchbackRecording)
    self = try RecordingFormat(from: decoder).recording()
  }

  public func encode(to encoder: any Encoder) throws {
    try RecordingFormat(self).encode(to: encoder)
  }
}
