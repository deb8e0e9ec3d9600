/// The formats of diagrams.
///
///     DiagramFormat(rawValue: "svg")            // from the command line
///     diagram.rendered(as: .mermaid)
///
/// The same diagram always yields the same characters.
public enum DiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// Sorted lines of text, one for each arrow, to be committed and reviewed.
  case text

  /// A Mermaid flowchart, which code hosts draw in Markdown.
  case mermaid

  /// A digraph for Graphviz.
  case dot

  /// A picture for light and dark surroundings, laid out by this library.
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
