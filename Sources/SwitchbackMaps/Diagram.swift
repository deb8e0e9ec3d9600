/// A picture of boxes and arrows, as a value: maps are drawn from it.
///
///     let diagram = Diagram(
///       title: "Shop",
///       nodes: [
///         .init("home", title: "HomeScreen"),
///         .init("product", title: "ProductScreen", notes: ["close ↩ back"]),
///       ],
///       edges: [.init(from: "home", to: "product", label: "selectedProduct", detail: "push")])
///
///     print(diagram.rendered(as: .text))
///     // Shop
///     //
///     // HomeScreen
///     //   selectedProduct → ProductScreen (push)
///     // ProductScreen
///     //   close ↩ back
///
/// ``TransitionMap`` and ``ChainMap`` make diagrams. ``DiagramFormat`` lists the formats for
/// rendering them. A diagram may contain any text: every format escapes it.
public struct Diagram: Hashable, Sendable {
  /// The title of the picture.
  public let title: String

  /// The boxes, in the order in which they were declared.
  public let nodes: [Node]

  /// The arrows, in the order in which they were declared.
  public let edges: [Edge]

  /// If several nodes have the same id, the first one counts. An edge to or from an unknown node
  /// adds that node, with its id as the title.
  public init(title: String, nodes: [Node], edges: [Edge]) {
    self.title = title
    var ids: Set<String> = []
    var all = nodes.filter { ids.insert($0.id).inserted }
    for id in edges.flatMap({ [$0.from, $0.to] }) where ids.insert(id).inserted {
      all.append(Node(id, title: id))
    }
    self.nodes = all
    self.edges = edges
  }
}

extension Diagram {
  /// A box.
  public struct Node: Hashable, Sendable {
    /// What a node represents; determines its shape.
    public enum Kind: Hashable, Sendable {
      /// A screen.
      case screen
      /// The start of a chain.
      case start
      /// A switch between several continuations.
      case choice
      /// A part that cannot be read.
      case hidden
    }

    /// The identity of the node. It is not displayed.
    public let id: String

    /// The name in the box.
    public var title: String

    /// A line below the name.
    public var subtitle: String?

    /// Further lines, such as transitions from here that lead to no other node.
    public var notes: [String]

    /// Nodes of one group have the same colour: the screens of a feature, for example.
    public var group: String?

    /// The kind of node.
    public var kind: Kind

    /// Creates a node. Defaults to a screen with only a name.
    public init(
      _ id: String, title: String, subtitle: String? = nil, notes: [String] = [],
      group: String? = nil, kind: Kind = .screen
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.notes = notes
      self.group = group
      self.kind = kind
    }
  }

  /// An arrow.
  public struct Edge: Hashable, Sendable {
    /// The styles of arrows.
    public enum Kind: Hashable, Sendable {
      /// A way forwards.
      case solid
      /// A way back, or one that cannot be read completely.
      case dashed
    }

    /// The id of the node where it begins.
    public let from: String

    /// The id of the node where it ends.
    public let to: String

    /// The label. May be empty.
    public var label: String

    /// An addition to the label, drawn less prominently. May be empty.
    public var detail: String

    /// The style of the arrow.
    public var kind: Kind

    /// Creates an edge. Defaults to a solid arrow without a label.
    public init(
      from: String, to: String, label: String = "", detail: String = "", kind: Kind = .solid
    ) {
      self.from = from
      self.to = to
      self.label = label
      self.detail = detail
      self.kind = kind
    }
  }
}
