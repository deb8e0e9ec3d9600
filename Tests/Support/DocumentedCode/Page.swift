import Foundation

/// A page of the documentation, as its readers see it.
package struct Page {
  package let lines: [String]

  /// - Parameter path: The path of the page, from the root of the package.
  package init(_ path: String) throws {
    let text = try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The blocks of a language, in order.
  package func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if line == "```\(language)" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block.joined(separator: "\n")) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}

/// The folder of the package.
package var packageRoot: URL {
  (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
