import Foundation

/// The result of opening a link, or of another request.
struct Report: Encodable, Equatable {
  /// The kinds of results.
  enum Outcome: String, Encodable {
    case alreadyThere, reached, planned, failed
  }

  /// The link, shortened if it is too long to be valid; or the other request.
  var link: String
  var outcome = Outcome.failed
  /// The screen now on display, or the problem, in a line or two.
  var summary = ""
  /// The problem, with all details.
  var error: String?
  /// Whether the link itself is wrong. JSON leaves this out, because it contains the error.
  var isUnreadable = false
  /// The search, step by step, for a plan.
  var chain: String?
  /// The plan, as sentences.
  var plan: [String] = []
  /// The plan after the interceptors, if it differs.
  var planAfterInterceptors: [String]?
  var treeBefore: String
  var treeAfter: String

  private enum CodingKeys: String, CodingKey {
    case link, outcome, summary, error, chain, plan, planAfterInterceptors, treeBefore, treeAfter
  }

  /// The report as one line of JSON.
  var json: String { jsonLine(self) }
}

/// A value as one line of JSON, its keys in order.
func jsonLine(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  } catch {
    preconditionFailure("Texts can always be encoded: \(error)")
  }
}
