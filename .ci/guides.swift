// Makes a catalogue for docc out of the pages in `Docs`: a landing page over all libraries, the cookbook,
// the other pages and the tutorial.
//
//   swift .ci/guides.swift OUT MODULE…
import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let catalogue = URL(filePath: CommandLine.arguments[1])
let modules = CommandLine.arguments.dropFirst(2)
let files = FileManager.default

/// A page: its path from the root of the package, and its name in the catalogue.
struct Page {
  let path: String

  /// `Docs/Cookbook/Alerts.md` is `Cookbook-Alerts`, and `Docs/Cookbook/README.md` is `Cookbook`.
  var name: String {
    path.split(separator: "/").dropFirst().map { $0.replacing(#/\.(md|swift)$/#, with: "") }
      .filter { $0 != "README" }.joined(separator: "-")
  }

  var text: String {
    get throws { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
  }
}

func pages(in folder: String) throws -> [Page] {
  try files.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    .filter { $0.hasSuffix(".md") }.map { Page(path: "\(folder)/\($0)") }
}

let cookbook = try pages(in: "Docs/Cookbook")
let moving = try pages(in: "Docs/MovingHere")
let others = try pages(in: "Docs")
/// The screens that the examples need, to copy.
let screens = try files.contentsOfDirectory(atPath: root.appending(path: "Docs/Screens").path)
  .sorted()
  .filter { $0.hasSuffix(".swift") }.map { Page(path: "Docs/Screens/\($0)") }
let known = Dictionary(
  uniqueKeysWithValues: (cookbook + moving + others + screens).map { ($0.path, $0.name) })

/// The path of a link's target, from the root of the package.
func target(_ link: some StringProtocol, from page: Page) -> String {
  let folder = URL(filePath: "/\(page.path)").deletingLastPathComponent()
  return String(folder.appending(path: String(link)).standardized.path.dropFirst())
}

/// The page as docc reads it: comments go, links lead to articles, and pictures come along. A link to a
/// file that is no page becomes plain text.
func article(_ page: Page) throws -> String {
  var isCode = false
  let lines = try page.text.split(separator: "\n", omittingEmptySubsequences: false).filter {
    line in
    if line.hasPrefix("```") { isCode.toggle() }
    return isCode || !(line.hasPrefix("<!-- ") && line.hasSuffix(" -->"))
  }
  var text = lines.joined(separator: "\n")
  text = try text.replacing(#/!\[([^\]]*)\]\(([^)\s]+)\)/#) { match in
    let source = root.appending(path: target(match.2, from: page))
    let copy = catalogue.appending(path: source.lastPathComponent)
    if !files.fileExists(atPath: copy.path) { try files.copyItem(at: source, to: copy) }
    return "![\(match.1)](\(source.lastPathComponent))"
  }
  return text.replacing(#/(?<mark>!?)\[(?<text>[^\]]*)\]\((?<link>[^)\s]+)\)/#) { match in
    if match.mark == "!" || match.link.hasPrefix("http") { return String(match.0) }
    let path = String(match.link.prefix { $0 != "#" })
    guard let name = known[target(path, from: page)] else { return String(match.text) }
    return "[\(match.text)](doc:\(name))"
  }
}

/// The groups of the cookbook, as its table of contents has them.
func groups() throws -> String {
  var text = ""
  for line in try Page(path: "Docs/Cookbook/README.md").text.split(separator: "\n") {
    if line.hasPrefix("## ") {
      text += "\n### \(line.dropFirst(3))\n\n"
    } else if let link = line.firstMatch(of: #/^- .*\]\(([A-Za-z]+\.md)\)$/#) {
      text += "- <doc:\(Page(path: "Docs/Cookbook/\(link.1)").name)>\n"
    }
  }
  return text
}

let first = ["StartWithUIKit", "StartWithSwiftUI", "CheatSheet", "Glossary", "Troubleshooting"]
let rest = (others + moving).map(\.name).filter { !first.contains($0) }
let landingPage = """
  # Guides and cookbook

  @Metadata {
    @TechnologyRoot
  }

  Describe the way to a screen once; it works from any state of the app, in UIKit and in SwiftUI.

  ## Overview

  Start with UIKit or with SwiftUI. The cookbook answers one question per page, and each library has its reference.

  ![Tabs with a stack in each, and a modal help page above them](before.svg)

  ![The help page is gone, a product is new on the first stack, and presents a photo](after.svg)

  ### Libraries

  \(modules.map { "- ``/\($0)``" }.joined(separator: "\n"))

  ## Topics

  ### Begin

  \(first.map { "- <doc:\($0)>" }.joined(separator: "\n"))

  \(try groups())
  ### More

  - <doc:Tutorials>
  - <doc:Cookbook>
  \(screens.map { "- <doc:\($0.name)>" }.joined(separator: "\n"))
  \(rest.map { "- <doc:\($0)>" }.joined(separator: "\n"))
  """

try files.createDirectory(at: catalogue, withIntermediateDirectories: true)
for picture in ["before.svg", "after.svg"] {
  try files.copyItem(
    at: root.appending(path: "Docs/Images/\(picture)"), to: catalogue.appending(path: picture))
}
try landingPage.write(to: catalogue.appending(path: "Guides.md"), atomically: true, encoding: .utf8)
for page in cookbook + moving + others {
  try article(page).write(
    to: catalogue.appending(path: "\(page.name).md"), atomically: true, encoding: .utf8)
}
for page in screens {
  let title =
    "The screens of the examples " + (page.path.contains("UIKit") ? "for UIKit" : "in memory")
  try "# \(title)\n\nCopy this file into your app.\n\n```swift\n\(page.text)```\n".write(
    to: catalogue.appending(path: "\(page.name).md"), atomically: true, encoding: .utf8)
}
try files.copyItem(
  at: root.appending(path: "Docs/Tutorial"), to: catalogue.appending(path: "Tutorial"))
