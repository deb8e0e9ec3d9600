#if !canImport(UIKit)
import SwitchbackTesting
import Testing

/// A place where the user can be, with no screen that a configuration of the guide looks for.
nonisolated struct GuidePlace: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let drawing: String

  init(_ name: String, _ drawing: String) {
    testDescription = name
    self.drawing = drawing
  }

  /// Whether the tabs that a configuration makes are found here.
  var hasTabs: Bool { drawing.contains("tabs") }

  /// The place with a modal layer on top.
  func presenting(_ layer: String) -> Journey {
    var lines = drawing.split(separator: "\n").map(String.init)
    // What was the last layer has one after it now.
    if let last = lines.lastIndex(where: { $0.hasPrefix("└─") }) {
      lines[last] = "├─" + lines[last].dropFirst(2)
      for index in lines.indices.dropFirst(last + 1) {
        lines[index] = "│" + lines[index].dropFirst()
      }
    }
    return Journey(
      testDescription, from: drawing, to: lines.joined(separator: "\n") + "\n└─ modal " + layer)
  }

  /// The place as it is.
  var staying: Journey { Journey(testDescription, from: drawing, to: drawing) }

  /// The place with another root.
  func becoming(_ root: String) -> Journey {
    Journey(testDescription, from: drawing, to: "window\n└─ " + root)
  }

  static let all = [
    GuidePlace(
      "root only",
      """
      window
      └─ Shop
      """),
    GuidePlace(
      "another tab",
      """
      window
      └─ tabs
         ├─ stack
         │  └─ Shop*
         └─ Help*
      """),
    GuidePlace(
      "deep in a stack",
      """
      window
      └─ stack
         ├─ Shop
         ├─ Sale
         └─ Help*
      """),
    GuidePlace(
      "under a modal",
      """
      window
      ├─ stack
      │  └─ Shop*
      └─ modal Help
      """),
    GuidePlace(
      "under three modals",
      """
      window
      ├─ Shop
      ├─ modal Help
      ├─ modal Sale
      └─ modal Terms
      """),
    GuidePlace(
      "inside a modal stack",
      """
      window
      ├─ Shop
      └─ modal stack
         ├─ Help
         └─ Terms*
      """),
    GuidePlace(
      "in tabs, hidden in a stack",
      """
      window
      └─ stack
         ├─ tabs
         │  ├─ Shop*
         │  └─ Sale
         └─ Help*
      """),
    GuidePlace(
      "with an alert on top",
      """
      window
      ├─ stack
      │  ├─ Shop
      │  └─ Help*
      └─ modal UIAlertController
      """),
  ]
}
#endif
