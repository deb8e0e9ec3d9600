import StorefrontApp
import SwitchbackTesting
import Testing

/// Where each link leads, wherever the user is. The text has all of it.
struct LinkTests {
  @Test func `Each link leads to the same place from everywhere`() async throws {
    var text = "Where each link of the storefront leads, wherever the user is when it arrives.\n"
    for places in LinkPlaces.all {
      text += "\n\n\(places.link)\n\(String(repeating: "=", count: places.link.count))\n"
      // Situations with the same end stand together.
      var ends: [(picture: String, titles: [String])] = []
      for situation in places.situations {
        let picture = try await situation.end(of: places.link)
        if let index = ends.firstIndex(where: { $0.picture == picture }) {
          ends[index].titles.append(situation.place)
        } else {
          ends.append((picture, [situation.place]))
        }
      }
      for end in ends {
        text += "\n" + end.titles.map { "- \($0)\n" }.joined() + "\n\(end.picture)\n"
      }
    }
    try expectCommitted(text, in: "../../../Docs/StorefrontLinks.txt")
  }

  @Test func `The table has every link that the app knows`() async throws {
    #expect(try await Storefront().linkPatterns.count == LinkPlaces.all.count)
  }
}

extension Situation {
  /// What the user has opened and does.
  fileprivate var place: String {
    from.isEmpty ? title : "\(title): \(from.joined(separator: ", "))"
  }
}
