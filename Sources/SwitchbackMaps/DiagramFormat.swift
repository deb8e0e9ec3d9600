/// The formats of diagrams.
///
///     DiagramFormat(rawValue: "svg")            // from the command line
///     diagram.rendered(as: .mermaid)
///
/// The same diagram is rendered as the same characters, whenever and wherever that is done.
public enum DiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines of text, sorted, an arrow a line: to be committed and reviewed.
  case text

  /// A Mermaid flowchart, which code hosts draw in Markdown.
  case mermaid

  /// A digraph for Graphviz.
  case dot

  /// A picture that is laid out here, for light and dark surroundings.
  case svg
}

extension Diagram {
  /// The diagram as text in a format, with a newline at the end.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and edges; for
  ///   ``DiagramFormat/svg`` the edges count once for each column that they cross.
  public func rendered(as format: DiagramFormat) -> String {
    switch format {
    case .text: text
    case .mermaid: mermaid
    case .dot: dot
    case .svg: svg
    }
  }
}
