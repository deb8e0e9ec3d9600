/// A picture of a window: tabs side by side, stacks as decks, modal layers above each other. The
/// visible screens stand out.
///
///     let picture = WindowPicture(before: before, after: after, title: "store://product/42")
///     try picture.svg.write(to: file, atomically: true, encoding: .utf8)
///
/// With two trees, it draws the later one, and marks the screens that are new, gone, moved, shown
/// or hidden compared with the earlier one.
public struct WindowPicture: Sendable {
  private let title: String
  private let before: WindowTree?
  private let after: WindowTree
  private let searched: [Int]?

  /// A picture of one window.
  ///
  /// - Parameters:
  ///   - tree: The screens.
  ///   - title: The headline.
  ///   - searched: The numbers of the screens that a search has visited, in order: each gets its
  ///     place in the order, and the others are pale.
  public init(_ tree: WindowTree, title: String = "", searched: [Int]? = nil) {
    before = nil
    after = tree
    self.title = title
    self.searched = searched
  }

  /// A picture of the difference of two trees.
  ///
  /// - Parameters:
  ///   - before: The screens before.
  ///   - after: The screens after, numbered by the same closure.
  ///   - title: The headline.
  public init(before: WindowTree, after: WindowTree, title: String = "") {
    self.before = before
    self.after = after
    self.title = title
    searched = nil
  }

  /// The picture as a file for browsers and documents, in light and dark.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of screens and *d* the depth of the deepest one.
  public var svg: String { svg(width: 560) }

  /// The picture in a given width.
  ///
  /// - Parameter width: In points, from 200 to 20,000; what is outside is clamped.
  public func svg(width: Double) -> String {
    var drawing = WindowDrawing(
      difference: WindowDifference(from: before, to: after), title: title,
      width: min(max(200, width), 20_000), searched: searched)
    drawing.draw(
      description: [before, after].compactMap { $0?.drawing }.joined(separator: "\n→\n"))
    return drawing.lines.joined(separator: "\n") + "\n"
  }
}
