/// A static description of an action.
public struct ActionOutline: Hashable, Sendable {
  private let type: TypeIdentity

  /// The action's name, without type arguments.
  public var name: String { baseName(type.type) }

  /// The type of screen that the action works on.
  public let source: ScreenType

  /// Whether the screen becomes a child of a container. See ``ContainerAction``.
  public let embeds: Bool

  /// Whether that container is inside the source. See ``ContainerAction/reachesInside``.
  public let reachesInside: Bool

  /// Whether the screen becomes a layer of its own. See ``Action/opensLayer``.
  public let opensLayer: Bool

  @MainActor
  init<A: Action>(_ action: A) {
    type = TypeIdentity(type: A.self)
    source = ScreenType(A.Source.self)
    let container = action as? any ContainerAction
    embeds = container != nil
    reachesInside = container?.reachesInside ?? false
    opensLayer = action.opensLayer
  }
}
