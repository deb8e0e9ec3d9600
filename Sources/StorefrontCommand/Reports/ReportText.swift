import SwitchbackTesting

extension Report {
  /// The report for people: the trees, the plan and the result.
  @MainActor
  func text(for console: Console, withResult: Bool = true) -> String {
    var parts = [trees(for: console)]
    if let chain { parts.append(console.styled("chain", .faint) + "\n" + chain) }
    if !plan.isEmpty { parts.append(planText(plan, "plan", console)) }
    if let planAfterInterceptors {
      parts.append(planText(planAfterInterceptors, "plan after the interceptors", console))
    }
    if withResult { parts.append(result(for: console)) }
    return parts.joined(separator: "\n\n")
  }

  /// The result, in one line; an error may take several.
  @MainActor
  func result(for console: Console) -> String {
    let (sign, style): (String, Style) =
      switch outcome {
      case .reached, .planned: ("✓", .green)
      case .alreadyThere: ("=", .green)
      case .failed: ("✗", .red)
      }
    return console.styled(sign, style) + " " + summary.indented(by: 2).dropFirst(2)
  }

  @MainActor
  private func planText(_ sentences: [String], _ title: String, _ console: Console) -> String {
    let lines = sentences.enumerated().map { "\n\($0.offset + 1). \($0.element)" }
    return console.styled(title, .faint) + lines.joined()
  }

  /// The trees before and after, side by side if there is room.
  @MainActor
  private func trees(for console: Console) -> String {
    if treeBefore == treeAfter {
      return console.styled(outcome == .planned ? "now" : "before and after", .faint) + "\n"
        + treeBefore
    }
    let before = TreeLines(treeBefore, unlike: treeAfter, style: .red)
    let after = TreeLines(treeAfter, unlike: treeBefore, style: .green)
    let gap = 4
    let isWide = before.width + gap + after.width <= console.width - 4
    guard isWide else {
      return [
        console.styled("before", .faint), before.text(for: console),
        console.styled("after", .faint), after.text(for: console),
      ].joined(separator: "\n")
    }
    let width = before.width + gap
    var lines = [
      console.styled("before".padded(to: width), .faint) + console.styled("after", .faint)
    ]
    for index in 0..<max(before.lines.count, after.lines.count) {
      let left = before.line(index, for: console, padded: width)
      let right = after.line(index, for: console)
      lines.append(right.isEmpty ? left.trimmingBlanks : left + right)
    }
    return lines.joined(separator: "\n")
  }
}

/// The lines of a tree, with those marked that another tree does not have.
private struct TreeLines {
  let lines: [(text: String, isNew: Bool)]
  let style: Style

  init(_ tree: String, unlike other: String, style: Style) {
    self.style = style
    var others: [Substring: Int] = [:]
    for line in other.split(separator: "\n") { others[line.screenName, default: 0] += 1 }
    lines = tree.split(separator: "\n").map { line in
      let isKnown = others[line.screenName, default: 0] > 0
      if isKnown { others[line.screenName, default: 0] -= 1 }
      return (String(line), !isKnown)
    }
  }

  var width: Int { lines.map(\.text.count).max() ?? 0 }

  @MainActor
  func line(_ index: Int, for console: Console, padded width: Int = 0) -> String {
    guard lines.indices.contains(index) else { return String(repeating: " ", count: width) }
    let (text, isNew) = lines[index]
    let padding = String(repeating: " ", count: max(0, width - text.count))
    guard isNew else { return text + padding }
    let margin = text.count - Substring(text).screen.count
    return text.prefix(margin) + console.styled(String(text.dropFirst(margin)), style) + padding
  }

  @MainActor
  func text(for console: Console) -> String {
    lines.indices.map { line($0, for: console) }.joined(separator: "\n")
  }
}

extension Substring {
  /// A line of a tree without its branches.
  fileprivate var screen: Substring { drop { "│├└─ ".contains($0) } }

  /// The name of the screen in a line of a tree, without the marks of what is visible.
  fileprivate var screenName: Substring {
    var name = screen
    while let last = name.last, "*^ ".contains(last) { name.removeLast() }
    return name
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
