import Foundation
import SwitchbackLinks
import Testing

struct ByteOrderMarkTests {
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
}
