import Testing

/// What an example prints.
///
///     let page = Transcript()
///     func print(_ value: Any) { page.print(value) }
///     …
///     // output: after
///     page.prints(
///       """
///       window
///       └─ Home
///       """)
@MainActor
final class Transcript {
  private var printed: [String] = []

  func print(_ value: Any) { printed.append("\(value)") }

  /// Compares what was printed since the last time.
  func prints(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(printed.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
    printed = []
  }
}
