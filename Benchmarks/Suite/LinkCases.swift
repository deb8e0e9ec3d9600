import Foundation
import SwitchbackLinks

/// Link tables.
@MainActor
struct LinkCases {
  let harness: Harness

  /// Beside a dictionary from first segments to closures, which is the least that any table has to
  /// do. Splitting the text of the link is Foundation's part and not in either.
  func matching(_ count: Int) async throws -> Row {
    let links = (0..<count).map { number in
      DeepLink<String>("feature\(number)", .path("id", Int.self)) { id in
        "\(number) \(id)"
      } print: { _ in
        nil
      }
    }
    let table = try LinkTable<String>(schemes: ["bench"]) { links }
    let parts = try (0..<16).map { try LinkParts("bench://feature\($0 * count / 16)/42") }
    let byHand = Dictionary(
      uniqueKeysWithValues: (0..<count).map { number in
        ("feature\(number)", { (id: Int) in "\(number) \(id)" })
      })
    return try await harness.compare(
      "links", "What does a link cost among \(count) patterns?", screens: count, steps: 16,
      goal: .perStep(3_000)
    ) {
      for link in parts {
        guard let make = byHand[link.segments[0]], let id = Int(link.segments[1]) else { continue }
        try expect(make(id).hasSuffix("42"), "a link by hand")
      }
    } engine: {
      for link in parts {
        try expect(try table.destination(for: link).hasSuffix("42"), "a link")
      }
    }
  }
}
