/// A chain as a navigation saw it, as text: each step with its search, its outcome and its
/// construction, and a mark at the step at which the navigation failed.
///
///       · ProductScreen  not found: 12 screens looked at, none is a ProductScreen
///                        looked for by ClassFinder (current, contained; from the topmost layer)
///                        built by ProductFactory, integrated by Push
///     ▸ · ModelStack     never looked for
///                        …
public struct ChainTrace: Hashable, Sendable {
  /// A step of the chain.
  public struct Line: Hashable, Sendable {
    /// The step, without its continuations.
    public let step: ChainOutline.Step
    /// Its outcome: found, not found and why, or not looked at.
    public let outcome: String
    /// Whether the screen was found.
    public let isFound: Bool
    /// Whether the navigation failed here.
    public internal(set) var isFailing: Bool
  }

  /// The steps, destination first.
  public let lines: [Line]

  /// The destination's type of screen or, for a way back, the finder.
  public var destination: String {
    guard let step = lines.first(where: { $0.step.hasScreen })?.step else { return "nothing" }
    if step.name == screenTypeName((any Screen).self),
      let finder = step.finder?.description ?? step.startName
    {
      return finder
    }
    return step.name
  }

  /// The screen of the step at which the navigation failed.
  var failing: String? {
    lines.first { $0.isFailing && $0.step.role != .switch }?.step.name
  }
}

extension ChainTrace: CustomStringConvertible {
  public var description: String {
    let width = min(28, lines.map(\.step.label.count).max() ?? 0)
    return lines.map { line in
      let label = line.step.label
      let padded = label + String(repeating: " ", count: max(0, width - label.count))
      let margin = String(repeating: " ", count: 4 + width + 2)
      let mark = line.isFailing ? "▸" : " "
      let details = line.details.map { "\n" + margin + $0 }.joined()
      return "\(mark) \(line.isFound ? "✓" : "·") \(padded)  \(line.outcome)\(details)"
    }
    .joined(separator: "\n")
  }
}

extension ChainTrace.Line {
  /// The details of the step, a line each.
  fileprivate var details: [String] {
    var lines: [String] = []
    if let finder = step.finder, finder.kind != .never {
      lines.append(finder.search)
      if isFound, finder.ignoresContext {
        lines.append("warning: the context was not checked, use ClassWithContextFinder")
      }
    }
    if !isFound, let factory = step.factory, let action = step.action {
      lines.append("built by \(factory.name), integrated by \(action.name)")
    }
    for interceptor in step.interceptors { lines.append("intercepted by \(interceptor)") }
    return lines
  }
}
