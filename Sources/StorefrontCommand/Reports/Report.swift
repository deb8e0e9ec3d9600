import Foundation

/// What became of a link, or of another thing that was asked for.
struct Report: Encodable, Equatable {
  /// How it ended.
  enum Outcome: String, Encodable {
    case alreadyThere, reached, planned, failed
  }

  /// The link, cut if it is too long to be one; or what else was asked for.
  var link: String
  var outcome = Outcome.failed
  /// What is on screen now, or what is wrong, in a line or two.
  var summary = ""
  /// What is wrong, with all that is known about it.
  var error: String?
  /// Whether it is the link that is wrong. Of no use in JSON, which has the error.
  var isUnreadable = false
  /// What was looked for, step by step; only for plans.
  var chain: String?
  /// What was to happen, a sentence each.
  var plan: [String] = []
  /// What was to happen after interceptors had run, if they have changed that.
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
