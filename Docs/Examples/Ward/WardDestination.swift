import Switchback
import SwitchbackLinks

/// The destinations of the ward: links lead to them, and screens are saved as
/// them.
nonisolated enum WardDestination: Hashable, Codable, Sendable {
  case wards, rounds
  case patient(Int), note(Int), medication(Int), transfer(Int)
  case chart(ChartPage)
  case search(Search)
  case shift(Int)
  case vital(String)
  case settings([String])

  /// The links, such as `ward://patient/7/chart/2`.
  static let links = Result {
    try LinkTable<WardDestination>(
      schemes: ["ward"], hosts: ["ward.example.com"]
    ) {
      DeepLink("wards", to: .wards)
      DeepLink("rounds", to: .rounds)
      DeepLink(readOnly: "patient", .path("bed", Int.self)) { .patient($0) }
      DeepLink(
        readOnly: "patient", .path("bed", Int.self, then: "chart"),
        .path("page", Int.self)
      ) {
        .chart(ChartPage(bed: $0, page: $1))
      }
      DeepLink(readOnly: "patient", .path("bed", Int.self, then: "note")) {
        .note($0)
      }
      DeepLink(readOnly: "patient", .path("bed", Int.self, then: "medication")) {
        .medication($0)
      }
      DeepLink(
        readOnly: "search", .query("q", String.self),
        .query("triage", String?.self)
      ) {
        .search(Search(words: $0, triage: $1))
      }
      DeepLink(readOnly: "handover", .path("shift", Int.self)) { .shift($0) }
      DeepLink(readOnly: "vitals", .fragment("sign", String.self)) { .vital($0) }
      DeepLink(readOnly: "settings", .path("topics", [String].self)) {
        .settings($0)
      }
    }
  }
}

nonisolated struct ChartPage: Hashable, Codable {
  let bed: Int
  let page: Int
}

nonisolated struct Search: Hashable, Codable {
  let words: String
  let triage: String?
}
