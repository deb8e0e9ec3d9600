import Foundation

/// Expects a text to equal a file of the repository, such as the map of all chains: a change of it
/// shows up in review.
///
///     try expectCommitted(map.diagram.rendered(as: .text), in: "../Maps/Shop.txt")
///
/// The path is relative to the folder of the test. If the file is inside the folder of a target,
/// the package description has to exclude it. To write it anew, run the tests with
/// `SWITCHBACK_UPDATE=1` in the environment, and read the difference before you commit it.
///
/// - Parameters:
///   - text: The current text.
///   - file: The file, relative to the folder of the test.
/// - Throws: ``NavigationTestFailure`` with the lines that differ, and the errors of writing the
///   file.
public func expectCommitted(
  _ text: some CustomStringConvertible, in file: String, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line
) throws {
  try expectCommitted(
    text.description, in: file, SourcePlace(fileID: fileID, line: line), filePath: filePath,
    isUpdating: ProcessInfo.processInfo.environment["SWITCHBACK_UPDATE"] == "1")
}

func expectCommitted(
  _ text: String, in file: String, _ place: SourcePlace, filePath: String, isUpdating: Bool
) throws {
  let url = URL(filePath: filePath).deletingLastPathComponent().appending(path: file)
  let text = text.hasSuffix("\n") ? text : text + "\n"
  if isUpdating {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try Data(text.utf8).write(to: url)
  }
  let how = "To write it anew: SWITCHBACK_UPDATE=1 swift test"
  guard let committed = try? Data(contentsOf: url) else {
    throw NavigationTestFailure("There is no file \(file)\n\(how)", at: place)
  }
  // On Windows, Git may end the lines of the file in another way.
  let (expected, found) = (
    String(decoding: committed, as: UTF8.self).replacing("\r\n", with: "\n"),
    text.replacing("\r\n", with: "\n")
  )
  if expected == found { return }
  throw NavigationTestFailure(
    "\(file) is not up to date (- committed, + now)\n\(how)",
    TextDifference(expected: expected, found: found), at: place)
}
