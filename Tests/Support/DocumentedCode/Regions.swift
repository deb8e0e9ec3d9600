import Foundation

/// What stands between the marks of a source, without its indentation.
///
///     // README begin
///     let home = …
///     // README end
package func regions(of source: String, marked mark: String) -> [String] {
  var regions: [String] = []
  var region: [Substring]?
  var indentation = 0
  for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
    let text = line.drop { $0 == " " }
    if text == "// \(mark) begin" {
      region = []
      indentation = line.count - text.count
    } else if text == "// \(mark) end" {
      if let region { regions.append(region.joined(separator: "\n")) }
      region = nil
    } else {
      region?.append(line.dropFirst(indentation))
    }
  }
  return regions
}

/// The regions of all sources in a folder of the package.
package func regions(inFolder path: String, marked mark: String) throws -> [String] {
  let folder = packageRoot.appending(path: path)
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
  return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
    let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return regions(of: source, marked: mark)
  }
}

/// An example without its imports, which cannot stand in a function.
package func withoutImports(_ block: String) -> String {
  var lines = block.split(separator: "\n", omittingEmptySubsequences: false)[...]
  while lines.first?.hasPrefix("import ") == true { lines.removeFirst() }
  if lines.count < block.count(where: \.isNewline) + 1, lines.first == "" { lines.removeFirst() }
  return lines.joined(separator: "\n")
}
