/// A JSON value, read and written without Foundation.
enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([Member])

  struct Member: Equatable, Sendable {
    var key: String
    var value: JSON

    init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  static func int(_ number: Int) -> JSON { .number(Double(number)) }
  static func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }
  static func ints(_ numbers: [Int]) -> JSON { .list(numbers.map(JSON.int)) }

  /// An object of the members that are not missing.
  static func members(_ members: (String, JSON?)...) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// The value of a key, if it is there and not null.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self, let member = members.last(where: { $0.key == key }),
      member.value != .null
    else { return nil }
    return member.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { double.flatMap { Int(exactly: $0) } }
  var list: [JSON]? { if case .list(let values) = self { values } else { nil } }

  // Writing

  var written: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.written }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  // Reading

  /// Reads a value of which the text is known to be right.
  init?(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value() else { return nil }
    reader.skipSpaces()
    guard reader.place == reader.bytes.count else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    mutating func skipSpaces() {
      while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skipSpaces()
      guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
      place += 1
      return true
    }

    private mutating func take(_ word: String, as value: JSON) -> JSON? {
      guard bytes[place...].starts(with: word.utf8) else { return nil }
      place += word.utf8.count
      return value
    }

    mutating func value() -> JSON? {
      skipSpaces()
      guard place < bytes.count else { return nil }
      switch Unicode.Scalar(bytes[place]) {
      case "n": return take("null", as: .null)
      case "t": return take("true", as: .bool(true))
      case "f": return take("false", as: .bool(false))
      case "\"": return text().map(JSON.text)
      case "[":
        place += 1
        if take("]") { return .list([]) }
        var values: [JSON] = []
        repeat {
          guard let value = value() else { return nil }
          values.append(value)
        } while take(",")
        return take("]") ? .list(values) : nil
      case "{":
        place += 1
        if take("}") { return .object([]) }
        var members: [Member] = []
        repeat {
          skipSpaces()
          guard let key = text(), take(":"), let value = value() else { return nil }
          members.append(Member(key, value))
        } while take(",")
        return take("}") ? .object(members) : nil
      default:
        let start = place
        while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map(JSON.number)
      }
    }

    private mutating func text() -> String? {
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
      place += 1
      var units: [UInt8] = []
      var high: UInt32?
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        guard bytes[place] == UInt8(ascii: "\\") else {
          units.append(bytes[place])
          place += 1
          continue
        }
        guard place + 1 < bytes.count else { return nil }
        let sign = Unicode.Scalar(bytes[place + 1])
        place += 2
        switch sign {
        case "n": units.append(10)
        case "r": units.append(13)
        case "t": units.append(9)
        case "b": units.append(8)
        case "f": units.append(12)
        case "u":
          guard place + 4 <= bytes.count,
            let unit = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
          else { return nil }
          place += 4
          if (0xD800..<0xDC00).contains(unit) {
            high = unit
          } else {
            let code = high.map { ($0 - 0xD800) << 10 + (unit - 0xDC00) + 0x1_0000 } ?? unit
            high = nil
            guard let scalar = Unicode.Scalar(code) else { return nil }
            units += String(scalar).utf8
          }
        default: units.append(UInt8(ascii: sign))
        }
      }
      guard place < bytes.count else { return nil }
      place += 1
      return String(validating: units, as: UTF8.self)
    }
  }
}
