import Foundation
import SwitchbackLinks
import Testing

struct LinkValueTests {
  enum Size: Int, CaseIterable, LinkValue { case small = 1, large }
  enum Side: String, LosslessStringConvertible, LinkValue {
    case left, right
    init?(_ description: String) { return nil }
    var description: String { "a side" }
  }
  struct Version: LosslessStringConvertible, LinkValue {
    var major: Int
    var minor: Int
    init?(_ description: String) {
      let parts = description.split(separator: ".").map { Int($0) }
      guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
      (self.major, self.minor) = (major, minor)
    }
    var description: String { "\(major).\(minor)" }
  }

  static func check<Value: LinkValue & Equatable>(
    _ values: [Value: String], not texts: [String]
  ) {
    for (value, text) in values {
      #expect(value.linkText == text)
      #expect(Value(linkText: text) == value)
    }
    for text in texts { #expect(Value(linkText: text) == nil, "\(text) as \(Value.self)") }
  }

  @Test func `A link value is a number, a truth value, a character, a string or a UUID`() {
    Self.check(
      [0: "0", -42: "-42", Int.min: "-9223372036854775808"], not: ["", " 1", "1.0", "٣", "1e3"])
    Self.check([UInt8(255): "255"], not: ["256", "-1"])
    Self.check([1.5: "1.5", -0.001: "-0.001", 1e300: "1e+300"], not: ["inf", "nan", "1,5", ""])
    Self.check([Float(1.5): "1.5"], not: ["inf", "nan", "1e99", ""])
    Self.check([true: "true", false: "false"], not: ["1", "yes", "TRUE", ""])
    Self.check([Character("👩‍👧"): "👩‍👧"], not: ["", "ab"])
    Self.check(["": "", "a b": "a b"], not: [])
    Self.check(
      [
        UUID(uuidString: "0190F8A2-4C1B-7E3D-9A55-1B2C3D4E5F60")!:
          "0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f60"
      ],
      not: [
        "0190f8a2", "0190f8a24c1b7e3d9a551b2c3d4e5f60", "",
        // Foundation reads it.
        "0190f8a2-4c1b-7e3d-9a55-1b2c3d4e5f 0",
      ])
    #expect(UUID(linkText: "0190F8A2-4c1b-7E3D-9A55-1B2C3D4E5F60") != nil)
  }

  @Test func `A link value is an enum's raw value, even if it has another description`() {
    Self.check([Sort.price: "price", .newest: "newest"], not: ["Price", "", "0"])
    Self.check([Size.small: "1", .large: "2"], not: ["3", "small"])
    Self.check([Side.left: "left"], not: ["a side"])
  }

  @Test func `A link value is whatever its description gives back`() throws {
    let version = try #require(Version(linkText: "17.2"))
    #expect(version.linkText == "17.2")
    #expect(Version(linkText: "17") == nil)
  }

  @Test func `A link value may be optional or repeated in the path and in the query`() throws {
    let table = try LinkTable<[Int?]>(schemes: ["store"]) {
      DeepLink(
        "a", .query("one", Int.self), .path("x", Int?.self), .query("maybe", Int?.self),
        .path("rest", [Int].self), .query("many", [Int].self)
      ) { one, x, maybe, rest, many in
        [one, x, maybe] + rest.map { $0 } + many.map { -$0 }
      } print: { _ in
        (1, 2, 3, [4, 5], [6, 7])
      }
    }
    #expect(
      table.patterns[0].description
        == "store://a/{x:Int?}/{rest:Int...}?one={one:Int}&maybe={maybe:Int?}&many={many:Int...}")
    let url = try table.url(for: [1, 2, 3, 4, 5, -6, -7])
    #expect(url.absoluteString == "store://a/2/4/5?one=1&maybe=3&many=6&many=7")
    #expect(try table.destination(for: url) == [1, 2, 3, 4, 5, -6, -7])
    #expect(try table.destination(for: "store://a?one=1") == [1, nil, nil])
    #expect(try table.destination(for: "store:///a/2?many=9&one=1") == [1, 2, nil, -9])
  }

  @Test func `A link value may be all of a path, from the first segment on`() throws {
    let table = try LinkTable<[String]>(schemes: ["store"], hosts: ["h"]) {
      value("", .path("path", [String].self))
    }
    for path in [[], ["a"], ["a", "b"], ["A", "b"], ["", "", ""], ["a", ""]] {
      for form in [LinkForm.app, .web] {
        #expect(try table.destination(for: table.url(for: path, as: form)) == path)
      }
    }
  }
}
