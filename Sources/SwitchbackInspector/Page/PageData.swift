import Foundation
import SwitchbackMaps

/// A recording as the script of the page reads it. Its keys are short, as there are many.
struct PageData: Encodable {
  struct Event: Encodable {
    var n: Int
    var w: Int
    var t: Double
    var kind: String
    var title: String
    var before: Int
    var after: Int
    var outcome: String?
    /// One word for an outcome that is neither a success nor a failure; the type of an action.
    var word: String?
    var context: String?
    var windowName: String?
    var policy: String?
    var json: String?
    var summary: String?
    var error: String?
    var inside: Int?
    var over: Int?
    var blocker: Int?
    var waited: Double?
    /// Milliseconds.
    var stages: [String: Double]?
    var interceptors: [Row]?
    var guards: [Row]?
    var plan: [Sentence]?
    var first: [String]?
    var chain: [Step]?
    var moves: [Move]?
  }

  struct Step: Encodable {
    var name: String?
    var what: String?
    var why: String?
    var box: Int?
    var finder: String?
    var made: String?
    var first: String?
    var link: String?
    var `switch`: String?
  }

  struct Move: Encodable {
    var show: [Int]?
    var arrange: [List]?
    var dismiss: Int?
  }

  /// A number or several.
  enum List: Encodable {
    case one(Int)
    case many([Int])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .one(let number): try container.encode(number)
      case .many(let numbers): try container.encode(numbers)
      }
    }
  }

  /// A name, a text, and milliseconds.
  struct Row: Encodable {
    let name: String
    let text: String
    let milliseconds: Double

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      try container.encode(text)
      try container.encode(milliseconds)
    }
  }

  /// A sentence, its screens, and whether it was carried out: `not`, or `stop` if it ended here.
  struct Sentence: Encodable {
    let text: String
    let screens: [Int]
    let mark: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(text)
      try container.encode(screens)
      try container.encode(mark)
    }
  }

  let app: String
  let device: String
  let windows: [String]
  let began: String
  let dropped: Int
  let redacted: Bool
  let texts: [String]
  let trees: [[Int]]
  let events: [Event]

  init(_ recording: Recording) {
    var table = TreeTable()
    app = recording.app
    device = recording.device
    windows = recording.windows.isEmpty ? [""] : recording.windows
    dropped = recording.droppedCount
    let day = 86_400.0
    let time = recording.began.timeIntervalSince1970.truncatingRemainder(dividingBy: day)
    let seconds = Int((time < 0 ? time + day : time).rounded(.down))
    let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    began = parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    events = recording.events.map { event in
      Event(
        event, before: table.position(of: event.before), after: table.position(of: event.after),
        windowName: recording.windows.count > 1 ? recording.windows[event.window] : nil)
    }
    texts = table.texts
    trees = table.trees
    redacted =
      texts.contains { $0.contains("▒") } || events.contains { $0.title.contains("▒") }
  }

  /// The data as JSON that no tag and no comment can end.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "0", negativeInfinity: "0", nan: "0")
    guard let data = try? encoder.encode(self) else { return "{\"events\":[]}" }
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
