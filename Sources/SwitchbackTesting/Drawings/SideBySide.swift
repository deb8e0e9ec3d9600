/// Two drawings side by side, with an arrow between their first lines; a single one if they are the
/// same.
func sideBySide(_ before: String, _ after: String) -> String {
  if before == after { return before }
  let left = before.split(separator: "\n", omittingEmptySubsequences: false)
  let right = after.split(separator: "\n", omittingEmptySubsequences: false)
  let width = left.map(\.count).max() ?? 0
  return (0..<max(left.count, right.count)).map { index in
    let start = index < left.count ? left[index] : ""
    guard index < right.count else { return String(start) }
    let gap = String(repeating: " ", count: width - start.count)
    return "\(start)\(gap)\(index == 0 ? "  →  " : "     ")\(right[index])"
  }
  .joined(separator: "\n")
}

extension String {
  /// The text with spaces before each line that is not empty.
  package func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }
}
