import Switchback

/// The screens of a window at one moment, as a value with identities. It keeps no screen alive.
///
///     let tree = WindowTree(of: window) { numbers.number(of: $0) }
///     print(tree.drawing)
///
/// A screen has the same number in this tree and in others numbered by the same closure.
/// ``WindowPicture`` draws one tree, or the difference of two.
public struct WindowTree: Hashable, Sendable {
  /// The kinds of screens, by their conformances.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A screen that is no container.
    case screen
    /// A `StackContainer`.
    case stack
    /// A `TabContainer`.
    case tabs
    /// A `SplitContainer`.
    case split
    /// Another container.
    case container
  }

  /// A screen and its place.
  public struct Node: Hashable, Sendable {
    /// The number of this screen.
    public var id: Int
    /// The name.
    public var name: String
    /// The name of the class.
    public var type: String
    /// The kind of screen.
    public var kind: Kind
    /// The position of the container in ``WindowTree/nodes``; `nil` for the root of a layer.
    public var container: Int?
    /// The position of the screen that presents this one, for the root of a modal layer.
    public var presenter: Int?
    /// Whether the container shows it. `true` for the root of a layer.
    public var isVisible: Bool
    /// Whether it is being dismissed.
    public var isLeaving: Bool

    /// Creates a screen at a place.
    public init(
      id: Int, name: String, type: String, kind: Kind = .screen, in container: Int? = nil,
      presentedBy presenter: Int? = nil, isVisible: Bool = true, isLeaving: Bool = false
    ) {
      self.id = id
      self.name = name
      self.type = type
      self.kind = kind
      self.container = container
      self.presenter = presenter
      self.isVisible = isVisible
      self.isLeaving = isLeaving
    }
  }

  /// The screens, layer by layer from the bottom up, each before its contents.
  public let nodes: [Node]

  /// Creates a tree of screens in the right order.
  ///
  /// - Returns: `nil` if a container or a presenter comes after its contents or the layer above it, if a
  ///   screen is in one that is no container, or both contained and presented, or if two have the same number.
  public init?(nodes: [Node]) {
    for (index, node) in nodes.enumerated() {
      if let container = node.container {
        guard nodes[..<index].indices.contains(container), nodes[container].kind != .screen,
          node.presenter == nil
        else { return nil }
      }
      if let presenter = node.presenter, !nodes[..<index].indices.contains(presenter) { return nil }
    }
    guard Set(nodes.map(\.id)).count == nodes.count else { return nil }
    self.nodes = nodes
  }

  /// An empty window.
  public init() { nodes = [] }

  /// The screens of a window.
  ///
  /// - Parameters:
  ///   - window: The window, which is only read.
  ///   - name: Returns the name of a screen.
  ///   - number: Returns the number of a screen: always the same for the same screen, and another one
  ///     for each. A number that the tree has already becomes the one after its largest.
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @MainActor
  public init(
    of window: any ScreenWindow, named name: (@MainActor (any Screen) -> String)? = nil,
    numbered number: @escaping @MainActor (any Screen) -> Int
  ) {
    guard let root = window.rootScreen else {
      self.init()
      return
    }
    let layers = (try? Hierarchy(of: window).layers) ?? [root]
    var reader = TreeReader(
      nameOf: name ?? { Switchback.name(of: $0) }, number: number)
    for layer in layers { reader.read(layer) }
    self.init(read: reader.nodes)
  }

  private init(read nodes: [Node]) { self.nodes = nodes }

  /// The same screens with other names and types.
  package func replacingTexts(
    names: (String) -> String, types: (String) -> String
  ) -> WindowTree {
    var nodes = nodes
    for index in nodes.indices {
      nodes[index].name = names(nodes[index].name)
      nodes[index].type = types(nodes[index].type)
    }
    return WindowTree(read: nodes)
  }
}

@MainActor
private struct TreeReader {
  let nameOf: @MainActor (any Screen) -> String
  let number: @MainActor (any Screen) -> Int
  var nodes: [WindowTree.Node] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var taken: Set<Int> = []
  private var largest = Int.min

  init(
    nameOf: @escaping @MainActor (any Screen) -> String,
    number: @escaping @MainActor (any Screen) -> Int
  ) {
    self.nameOf = nameOf
    self.number = number
  }

  mutating func read(_ root: any Screen) {
    let presenter = nodes.isEmpty ? nil : root.presentingScreen
    var pending: [(screen: any Screen, container: Int?, isVisible: Bool)] = [(root, nil, true)]
    while let (screen, container, isVisible) = pending.popLast() {
      guard positions[ObjectIdentifier(screen)] == nil else { continue }
      let position = nodes.count
      positions[ObjectIdentifier(screen)] = position
      var node = WindowTree.Node(
        id: free(number(screen)), name: nameOf(screen), type: "\(type(of: screen))", in: container,
        isVisible: isVisible, isLeaving: screen.isBeingDismissed)
      if container == nil { node.presenter = presenter.flatMap { positions[ObjectIdentifier($0)] } }
      if let inside = screen as? any ContainerScreen {
        node.kind = kind(of: inside)
        let visible = Set(inside.visibleScreens.map { ObjectIdentifier($0) })
        pending += inside.containedScreens.reversed().map {
          ($0, position, visible.contains(ObjectIdentifier($0)))
        }
      }
      nodes.append(node)
    }
  }

  /// The number, or a free one if another screen has it.
  private mutating func free(_ number: Int) -> Int {
    var number = number
    while !taken.insert(number).inserted {
      number = largest &+ 1
      largest = number
    }
    largest = max(largest, number)
    return number
  }

  private func kind(of container: any ContainerScreen) -> WindowTree.Kind {
    switch container {
    case is any StackContainer: .stack
    case is any TabContainer: .tabs
    case is any SplitContainer: .split
    default: .container
    }
  }
}
