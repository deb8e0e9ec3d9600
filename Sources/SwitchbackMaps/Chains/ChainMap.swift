import Switchback

/// All chains of an app as one picture: their starts, their common parts, and the presentation of
/// each screen.
///
///     let map = ChainMap("Shop") {
///       ChainMap.Entry("bag", app.bag)
///       ChainMap.Entry("product", app.product)
///     }
///     print(map.diagram.rendered(as: .text))
///
/// Committed as text, it shows in a review how a change affects navigation.
///
/// Two steps are merged if they look for the same screen in the same way and have the same
/// continuation. Steps that closures always build anew are merged only if they are identical, since
/// closures cannot be read. A finder made of a closure, and a case of a switch that a closure
/// decides, are drawn dashed and marked "cannot see inside".
@MainActor
public struct ChainMap {
  /// The title in pictures.
  public let title: String

  let chains: [Entry]

  /// A map of the listed chains.
  public init(_ title: String = "Chains", @ListBuilder<Entry> _ chains: () -> [Entry]) {
    self.title = title
    self.chains = chains()
  }

  /// A map of destinations with their names.
  public init(_ title: String = "Chains", _ chains: [(name: String, step: BoundStep)]) {
    self.title = title
    self.chains = chains.map { Entry($0.name, $0.step) }
  }

  /// The map as a picture: arrows lead from the starts of the chains to the destinations.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps in all chains.
  public var diagram: Diagram {
    let reader = OutlineReader()
    let first = chains.map { (name: $0.name, step: $0.read(reader)) }
    let merged = MergedSteps(reader.steps)
    var drawing = ChainDrawing(merged)
    for chain in first { drawing.name(merged.number(of: chain.step), chain.name) }
    return drawing.diagram(title: title)
  }
}

extension ChainMap {
  /// A chain with a name.
  @MainActor
  public struct Entry {
    let name: String
    let read: @MainActor (OutlineReader) -> Int

    /// A chain, of any types, and its name in pictures.
    public init<Target, Context>(_ name: String, _ step: DestinationStep<Target, Context>) {
      self.name = name
      read = { $0.read(step) }
    }

    /// The chain to a destination of the app, and its name in pictures.
    // NB: disfavoured, as a chain without a context is a destination, too.
    @_disfavoredOverload
    public init(_ name: String, _ destination: some Destination) {
      self.init(name, destination.step)
    }
  }
}
