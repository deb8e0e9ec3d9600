import Foundation

/// A file of the package that is written by its code, and committed.
///
///     let file = GeneratedFile("Docs/TransitionMap.svg")
///     #expect(try file.agrees(with: map.diagram.rendered(as: .svg)))
///
/// With `SWITCHBACK_WRITE_DOCUMENTS=1` in the environment the tests write such files anew.
package struct GeneratedFile {
  private let url: URL

  /// - Parameter path: The path of the file, from the root of the package.
  package init(_ path: String) {
    url = packageRoot.appending(path: path)
  }

  /// Whether the file has this content. Writes it first, if that is asked for.
  package func agrees(with content: String) throws -> Bool {
    if isWritingDocuments {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: url, encoding: .utf8) == content
  }
}

/// The folder of the package.
package let packageRoot = (1...4).reduce(URL(filePath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}

/// Whether documents, outputs and pictures are to be written instead of compared.
package var isWritingDocuments: Bool {
  ProcessInfo.processInfo.environment["SWITCHBACK_WRITE_DOCUMENTS"] == "1"
}
