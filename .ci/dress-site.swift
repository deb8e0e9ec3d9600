// Completes the site that docc has made: examples in documentation comments get the language that docc leaves out, so
// that they have colours, and long lines of code wrap instead of being cut.
//
//   swift .ci/dress-site.swift SITE
import Foundation

let site = URL(filePath: CommandLine.arguments[1])
let files = FileManager.default

/// Whether a listing is what the library prints, and no code.
func isOutput(_ code: [String]) -> Bool {
  code.contains { $0.contains(#/[─▸│]|^window$|^navigation \d/#) }
    || code.first?.hasPrefix("Attempt to ") == true || code.first?.hasPrefix("fault in ") == true
}

func dressed(_ value: Any) -> Any {
  if let list = value as? [Any] { return list.map(dressed) }
  guard var object = value as? [String: Any] else { return value }
  if object["type"] as? String == "codeListing", object["syntax"] as? String == nil,
    let code = object["code"] as? [String]
  {
    object["syntax"] = isOutput(code) ? "text" : "swift"
  }
  return object.mapValues(dressed)
}

let data = site.appending(path: "data")
let pages = files.enumerator(atPath: data.path)?.compactMap { $0 as? String } ?? []
for page in pages where page.hasSuffix(".json") {
  let url = data.appending(path: page)
  let json = dressed(try JSONSerialization.jsonObject(with: try Data(contentsOf: url)))
  try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    .write(to: url)
}

let rule = """
  .code-listing pre,.code-listing code,.code-line{white-space:break-spaces!important;overflow-wrap:anywhere}

  """
let styles = site.appending(path: "css")
var count = 0
for name in try files.contentsOfDirectory(atPath: styles.path) where name.hasPrefix("index.") {
  let url = styles.appending(path: name)
  try (String(contentsOf: url, encoding: .utf8) + rule).write(
    to: url, atomically: true, encoding: .utf8)
  count += 1
}
if count != 1 { fatalError("\(count) style sheets are named index: the renderer has changed.") }
