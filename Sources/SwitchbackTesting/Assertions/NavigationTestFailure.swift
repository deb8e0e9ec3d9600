import SwitchbackFoundation

/// A failed expectation of a navigation test: the expectation, and what was found instead.
///
/// The assertions of a ``NavigationTester`` throw it, so it fails a test of Swift Testing as well as
/// one of XCTest, and names the line of the test:
///
///     The screens are not as expected (- expected, + found), at ShopTests.swift:12
///       window
///       └─ stack
///     -    └─ Home*
///     +    ├─ Home
///     +    └─ Bag*
///
/// A test that continues after a failure catches it, and records it in its framework's way:
/// `Issue.record(failure)` or `XCTFail("\(failure)")`.
public struct NavigationTestFailure: Error, Hashable, Sendable {
  /// The expectation, in a sentence.
  public let message: String
  /// The comparison of what was found with what was expected, if there is one.
  public let difference: TextDifference?
  /// The file of the test, as `#fileID` has it.
  public let fileID: String
  /// The line of the test.
  public let line: Int

  init(_ message: String, _ difference: TextDifference? = nil, at place: SourcePlace) {
    self.message = message
    self.difference = difference
    fileID = place.fileID
    line = place.line
  }
}

extension NavigationTestFailure: DescribedError {
  public var description: String {
    let file = fileID.split(separator: "/").last ?? ""
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    var text = "\(lines[0]), at \(file):\(line)"
    if lines.count > 1 { text += "\n\(lines[1])" }
    if let difference { text += "\n\(difference)" }
    return text
  }
}

/// The place of an assertion in a test.
struct SourcePlace {
  let fileID: String
  let line: Int

  /// - Throws: ``NavigationTestFailure``, unless the texts are the same.
  func expect(_ what: String, _ found: String, toBe expected: String) throws {
    if found == expected { return }
    throw NavigationTestFailure(
      "\(what) not as expected (- expected, + found)",
      TextDifference(expected: expected, found: found), at: self)
  }

  /// - Throws: ``NavigationTestFailure``, unless it is true.
  func expect(_ isTrue: Bool, _ message: @autoclosure () -> String) throws {
    if !isTrue { throw NavigationTestFailure(message(), at: self) }
  }
}
