import Switchback

extension ModelWindow {
  /// Creates a window from a drawing, in the library's own format.
  ///
  /// The containers are called `stack`, `tabs` and `split`, or `split (3 columns)` with fewer screens. Every
  /// other line is a screen of that name, or, if it has contents, a container of the app's own. A star marks
  /// the screens that their container shows.
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
  /// The root of a layer presents the next layer, unless a line of the layer ends in ` ^`. A screen
  /// that is being dismissed ends in ` (leaving)`.
  ///
  /// The screens are plain ones, unless a closure makes screens of the app's classes:
  ///
  ///     let window = try ModelWindow(drawing: drawing) { name in
  ///       name == "Home" ? HomeScreen() : nil
  ///     }
  ///
  /// - Parameter makeScreen: Makes a new screen with a name, or returns `nil` for a plain one. Called for a container
  ///   of the app's own, too, such as a `ModelInspector`: it makes one without screens.
  /// - Throws: A ``ModelDrawingError`` with line and column.
  public convenience init(
    drawing: String, screens makeScreen: (String) -> ModelScreen? = { _ in nil }
  ) throws(ModelDrawingError) {
    let lines = try DrawnLine.lines(of: drawing)
    let screens = try makeScreens(of: lines, makeScreen)
    let roots = lines.indices.filter { lines[$0].parent == nil }
    for (layer, root) in roots.enumerated() {
      do {
        try screens[root].checkShowable()
      } catch {
        throw lines[root].error(error.description)
      }
      let next = layer + 1 < roots.count ? roots[layer + 1] : nil
      try link(root..<(next ?? lines.count), to: next, of: lines, screens)
    }
    self.init()
    if let root = screens.first { replaceRoot(with: root).announce() }
  }
}

/// Makes the screen of every line, from the last line up, so that a container finds its screens.
@MainActor
private func makeScreens(
  of lines: [DrawnLine], _ makeLeaf: (String) -> ModelScreen?
) throws(ModelDrawingError) -> [ModelScreen] {
  var screens: [ModelScreen] = []
  var known: Set<ObjectIdentifier> = []
  var children: [[DrawnChild]] = Array(repeating: [], count: lines.count)
  for (index, line) in lines.enumerated().reversed() {
    let screen = try line.makeScreen(of: children[index].reversed(), makeLeaf)
    guard known.insert(ObjectIdentifier(screen)).inserted else {
      throw line.error(
        "The screen made for \(line.name) is that of another line, too. Make one for each line.")
    }
    screen.isBeingDismissed = line.isLeaving
    screens.append(screen)
    if let parent = line.parent { children[parent].append(DrawnChild(line: line, screen: screen)) }
  }
  return screens.reversed()
}

/// Makes a layer present the next one: from its root, or from the one screen that is marked.
@MainActor
private func link(
  _ layer: Range<Int>, to next: Int?, of lines: [DrawnLine], _ screens: [ModelScreen]
) throws(ModelDrawingError) {
  let presenters = layer.filter { lines[$0].isPresenting }
  guard let next else {
    guard let presenter = presenters.first else { return }
    throw lines[presenter].error("There is no layer above that this screen could present.")
  }
  if presenters.count > 1 {
    throw lines[presenters[1]].error("Only one screen of a layer presents the next layer.")
  }
  let presenter = presenters.first ?? layer.lowerBound
  screens[presenter].link(screens[next]).announce()
  if screens[layer.lowerBound].presenterInLayer() !== screens[presenter] {
    throw lines[presenter].error("Only a screen on display presents the next layer.")
  }
}

/// A mistake in a drawing, with its place.
///
///     do {
///       _ = try ModelWindow(drawing: "window\n└─ modal Login")
///     } catch {
///       print(error)
///       // line 2, column 4: The first layer is the root of the window and is not modal.
///     }
///
/// Lines and columns are counted from 1, columns in characters.
public struct ModelDrawingError: Error, Hashable, DescribedError {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
  /// A sentence that describes the mistake.
  public var message: String

  /// The place, followed by the message.
  public var description: String { "line \(line), column \(column): \(message)" }
}
