import Foundation
import SwitchbackLinks
import Testing

struct RoundTripTests {
  static func destination(using generator: inout SeededGenerator) -> ShopLink {
    func text(_ generator: inout SeededGenerator) -> String { generator.text(atMost: 8) }
    let number = Int(
      truncatingIfNeeded: generator.next() >> UInt64.random(in: 0..<64, using: &generator))
    let maybe = Bool.random(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .home
    case 1: return .login
    case 2: return .forgotPassword
    case 3: return .product(id: number)
    case 4: return .reviews(product: number, page: maybe ? number / 7 : nil)
    case 5:
      return .category(
        name: text(&generator), sort: maybe ? Sort.allCases.randomElement(using: &generator) : nil)
    case 6:
      let tags = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text(&generator) }
      return .search(text: text(&generator), tags: tags, inStock: maybe)
    case 7: return .order(UUID(), section: maybe ? text(&generator) : nil)
    case 8:
      return .archive(year: maybe ? number : nil, month: Bool.random(using: &generator) ? 7 : nil)
    default:
      return .help(
        path: (0..<Int.random(in: 0...4, using: &generator)).map { _ in text(&generator) })
    }
  }

  /// Whether a destination has a value that no link can have.
  static func isExpected(_ error: LinkError, for destination: ShopLink) -> Bool {
    guard case .unprintable(_, let text, let defect, _) = error else { return false }
    return switch defect {
    case .notReadBack: false
    case .controlCharacter(let character): text.unicodeScalars.contains(character)
    case .dotSegment: text == "." || text == ".."
    case .afterMissing: destination == .archive(year: nil, month: 7)
    }
  }

  @Test func `What is printed is read as the same destination, in either form`() throws {
    let table = try shopTable()
    var generator = SeededGenerator(seed: seed)
    var printed = 0
    let count = cases(5_000, long: 200_000)
    for _ in 0..<count {
      let destination = Self.destination(using: &generator)
      for form in [LinkForm.app, .web] {
        let url: URL
        do throws(LinkError) {
          url = try table.url(for: destination, as: form)
        } catch {
          #expect(Self.isExpected(error, for: destination), "\(error) with seed \(seed)")
          continue
        }
        printed += 1
        #expect(
          try table.destination(for: url) == destination,
          "\(url) of \(destination) with seed \(seed)")
        // Nothing but a URI is printed.
        #expect(url.absoluteString.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      }
    }
    #expect(printed > count)
  }

  @Test(arguments: [
    "\u{FEFF}", "\u{FEFF}a", "a\u{FEFF}", "\u{FEFF}\u{FEFF}", "\u{FEFF}é", "\u{FFFE}a",
  ])
  func `A text may begin with what some readers drop, in each part of a link`(
    text: String
  ) throws {
    let table = try shopTable()
    let destinations: [ShopLink] = [
      .category(name: text, sort: nil), .search(text: text, tags: [text, "a"], inStock: true),
      .order(UUID(), section: text), .help(path: [text, text]),
    ]
    for destination in destinations {
      for form in [LinkForm.app, .web] {
        let url = try table.url(for: destination, as: form)
        #expect(try table.destination(for: url) == destination, "\(url)")
      }
    }
    let parts = LinkParts(
      scheme: "store", segments: [text], items: [URLQueryItem(name: text, value: text)],
      fragment: text)
    #expect(try LinkParts(parts.description) == parts)
  }

  @Test func `A link that is read is printed as one that is read as the same`() throws {
    let table = try shopTable()
    var generator = SeededGenerator(seed: seed)
    var fuzz = LinkFuzz(using: &generator)
    var read = 0
    let count = cases(8_000, long: 1_000_000)
    for _ in 0..<count {
      let link = fuzz.next(using: &generator)
      guard let destination = try? table.destination(for: link) else { continue }
      read += 1
      let url = try table.url(for: destination)
      #expect(
        try table.destination(for: url) == destination,
        "\(link.debugDescription), printed \(url), with seed \(seed)")
    }
    #expect(read > count / 20)
  }
}
