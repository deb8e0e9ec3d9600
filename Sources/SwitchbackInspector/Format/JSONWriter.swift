import Foundation

/// Writes values as JSON in one pass, in the order of their properties. `JSONEncoder` makes a tree of all
/// values first, which takes several times as long for a recording.
///
/// No tag and no comment of HTML can end the JSON. A number that is none becomes 0.
final class JSONWriter: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private(set) var bytes: [UInt8] = []
  /// The ends of the containers that are open, from the outermost.
  private var ends: [UInt8] = []
  private var isEmpty = true

  /// The JSON of a value.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let writer = JSONWriter()
    try writer.write(value)
    return writer.bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(writer: self, depth: open("{", "}")))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Unkeyed(writer: self, depth: open("[", "]"))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(writer: self) }

  private func open(_ start: Unicode.Scalar, _ end: Unicode.Scalar) -> Int {
    bytes.append(UInt8(ascii: start))
    ends.append(UInt8(ascii: end))
    isEmpty = true
    return ends.count
  }

  private func close(to depth: Int) {
    while ends.count > depth {
      bytes.append(ends.removeLast())
      isEmpty = false
    }
  }

  /// Begins the next value of a container, and closes those inside it.
  private func begin(_ key: (any CodingKey)?, at depth: Int) {
    close(to: depth)
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    if let key {
      write(key.stringValue)
      bytes.append(UInt8(ascii: ":"))
    }
  }

  private func write(_ value: some Encodable) throws {
    switch value {
    case let text as String: write(text)
    // Most values of a recording: those of its trees.
    case let numbers as [Int]:
      bytes.append(UInt8(ascii: "["))
      for (index, number) in numbers.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(number)
      }
      bytes.append(UInt8(ascii: "]"))
    default:
      let depth = ends.count
      try value.encode(to: self)
      close(to: depth)
    }
  }

  private func write(_ number: Int) {
    guard number > 9 else { return bytes += "\(number)".utf8 }
    let start = bytes.count
    var rest = number
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[start...].reverse()
  }

  private func write(_ number: Double) { bytes += "\(number.isFinite ? number : 0)".utf8 }
  private func write(_ truth: Bool) { bytes += "\(truth)".utf8 }

  private func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
        byte != UInt8(ascii: "<")
      {
        bytes.append(byte)
      } else {
        bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: JSONWriter
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
      writer.begin(key, at: depth)
      writer.bytes += "null".utf8
    }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      writer.begin(key, at: depth)
      try writer.write(value)
    }

    func encode(_ value: String, forKey key: Key) {
      writer.begin(key, at: depth)
      writer.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
      writer.begin(key, at: depth)
      writer.write(value)
    }

    func encode(_ value: Double, forKey key: Key) {
      writer.begin(key, at: depth)
      writer.write(value)
    }

    func encode(_ value: Bool, forKey key: Key) {
      writer.begin(key, at: depth)
      writer.write(value)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      writer.begin(key, at: depth)
      return writer.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      writer.begin(key, at: depth)
      return writer.unkeyedContainer()
    }

    func superEncoder() -> any Encoder { writer }
    func superEncoder(forKey key: Key) -> any Encoder { writer }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let writer: JSONWriter
    let depth: Int
    var count = 0
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() {
      writer.begin(nil, at: depth)
      writer.bytes += "null".utf8
    }

    mutating func encode(_ value: some Encodable) throws {
      writer.begin(nil, at: depth)
      try writer.write(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      writer.begin(nil, at: depth)
      return writer.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      writer.begin(nil, at: depth)
      return writer.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { writer }
  }

  private struct Single: SingleValueEncodingContainer {
    let writer: JSONWriter
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { writer.bytes += "null".utf8 }
    mutating func encode(_ value: some Encodable) throws { try writer.write(value) }
    mutating func encode(_ value: String) { writer.write(value) }
    mutating func encode(_ value: Int) { writer.write(value) }
    mutating func encode(_ value: Double) { writer.write(value) }
    mutating func encode(_ value: Bool) { writer.write(value) }
  }
}
