// Crawls the site that docc has made: reports links and pictures that lead nowhere, public symbols that
// have no page, and lines of code that are wider than the column of a page.
//
//   swift .ci/crawl.swift SITE GRAPHS MODULE…
import Foundation

let site = URL(filePath: CommandLine.arguments[1])
let graphs = URL(filePath: CommandLine.arguments[2])
let modules = CommandLine.arguments.dropFirst(3)
/// As many characters as fit into a page beside the list of pages, in a window of 1280 points.
let columnWidth = 82
/// The code that must not compile keeps each line whole of which the compiler speaks.
let pagesOfAnyWidth = ["documentation/guides/compilermessages.json"]
var failures: Set<String> = []
var count = 0
var documented: Set<String> = []

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
  }
  let symbols: [Symbol]
}

func exists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: site.appending(path: path).path)
}

/// Looks at everything in a page.
func look(at value: Any, in page: String) {
  if let list = value as? [Any] {
    for element in list { look(at: element, in: page) }
  }
  guard let object = value as? [String: Any] else { return }
  for element in object.values { look(at: element, in: page) }
  let type = object["type"] as? String
  if type == "codeListing", let code = object["code"] as? [String] {
    if object["syntax"] as? String == nil {
      failures.insert("\(page): this code has no colours: \(code.first ?? "")")
    }
    // Examples of comments are as wide as comments, and wrap.
    let isBound =
      page.hasPrefix("documentation/guides/") && !isOutput(object)
      && !pagesOfAnyWidth.contains(page)
    for line in code where isBound && line.count > columnWidth {
      failures.insert("\(page): this line of code is too wide: \(line)")
    }
  }
  if let url = object["url"] as? String { check(url, in: page) }
}

func isOutput(_ listing: [String: Any]) -> Bool { listing["syntax"] as? String != "swift" }

func check(_ url: String, in page: String) {
  let path = String(url.prefix { $0 != "#" })
  if path.hasPrefix("/documentation/") || path.hasPrefix("/tutorials/") {
    count += 1
    // A chapter has no page of its own: it is a part of the page of all tutorials.
    let isChapter = path.hasPrefix("/tutorials/tutorials/")
    if !exists("data\(path).json") && !isChapter {
      failures.insert("\(page): there is no page \(path).")
    }
  } else if ["/images/", "/videos/", "/downloads/"].contains(where: { path.hasPrefix($0) }) {
    count += 1
    if !exists(path.removingPercentEncoding ?? path) {
      failures.insert("\(page): there is no file \(path).")
    }
  }
}

let data = site.appending(path: "data")
let pages = (FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".json") }.sorted()
for page in pages {
  let file = try Data(contentsOf: data.appending(path: page))
  let json = try JSONSerialization.jsonObject(with: file)
  look(at: json, in: page)
  let metadata = (json as? [String: Any])?["metadata"] as? [String: Any]
  if let identifier = metadata?["externalID"] as? String { documented.insert(identifier) }
}

// What UIKit has is documented by UIKit.
for module in modules where module != "UIKitSimulator" {
  let folder = graphs.appending(path: module)
  for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
  where file.hasSuffix(".symbols.json") {
    let graph = try JSONDecoder().decode(
      Graph.self, from: Data(contentsOf: folder.appending(path: file)))
    for symbol in graph.symbols
    where symbol.kind.identifier != "swift.extension"
      && !documented.contains(symbol.identifier.precise)
    {
      failures.insert("\(module): \(symbol.pathComponents.joined(separator: ".")) has no page.")
    }
  }
}

for failure in failures.sorted() { print(failure) }
if pages.count < 1_000 || count < 5_000 {
  print("Only \(pages.count) pages with \(count) links were found.")
  exit(1)
}
if !failures.isEmpty { exit(1) }
print("\(pages.count) pages with \(count) links, none of them broken.")
