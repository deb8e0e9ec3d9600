import Switchback

extension ModelWindow {
  /// Creates a window from a drawing, as the library prints them.
  ///
  /// The containers are called `stack`, `tabs` and `split`, everything else is a screen of that
  /// name, or a container of an app's own if something is in it. A star marks what its container
  /// shows.
  ///
  ///     let window = try ModelWindow(
  ///       drawing: """
  ///         window
  ///         ├─ tabs
  ///         │  ├─ stack*
  ///         │  │  ├─ Home
  ///         │  │  └─ Product(42)*
  ///         │  └─ stack
  ///         │     └─ Bag*
  ///         └─ modal stack
  ///            └─ Login*
  ///         """)
  ///
  /// A layer is presented by the root of the one below, unless a line there ends in ` ^`. A screen
  /// being dismissed ends in ` (leaving)`.
  ///
  /// - Throws: A ``ModelDrawingError`` that names line and column.
  public convenience init(drawing: String) throws(ModelDrawingError) {
    let lines = try DrawnLine.lines(of: drawing)
    var screens: [ModelScreen?] = Array(repeating: nil, count: lines.count)
    var children: [[DrawnChild]] = Array(repeating: [], count: lines.count)
    for (index, line) in lines.enumerated().reversed() {
      children[index].reverse()
      let screen = try line.makeScreen(of: children[index])
      screen.isBeingDismissed = line.isLeaving
      screens[index] = screen
      if let parent = line.parent {
        children[parent].append(DrawnChild(line: line, screen: screen))
      }
      children[index] = []
    }
    let tower = lines.indices.filter { lines[$0].parent == nil }
    for (layer, index) in tower.enumerated() {
      let root = screens[index]!
      do {
        try root.checkShowable()
      } catch {
        throw lines[index].error(error.description)
      }
      if layer == 0 { continue }
      let below = tower[layer - 1]..<index
      let presenters = below.filter { lines[$0].isPresenting }
      if presenters.count > 1 {
        throw lines[presenters[1]].error("Only one screen of a layer presents the next layer.")
      }
      let presenter = presenters.first ?? below.lowerBound
      screens[presenter]!.link(root)
      if screens[below.lowerBound]!.presenterInLayer() !== screens[presenter]! {
        throw lines[presenter].error("Only a screen on display presents the next layer.")
      }
    }
    if let last = tower.last, let line = lines[last...].first(where: \.isPresenting) {
      throw line.error("There is no layer above that this screen could present.")
    }
    self.init()
    if let root = tower.first { replaceRoot(with: screens[root]!) }
  }
}

/// What is wrong with a drawing, and where.
///
///     do {
///       _ = try ModelWindow(drawing: "window\n└─ modal Login")
///     } catch {
///       print(error)
///       // line 2, column 4: The first layer is the root of the window and is not modal.
///     }
///
/// Lines and columns are counted from 1, columns in characters.
public struct ModelDrawingError: Error, Hashable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
  /// What is wrong, in a sentence.
  public var message: String

  /// The message with the place in front.
  public var description: String { "line \(line), column \(column): \(message)" }
}
