/// A place in a container's list of children, as a ``ContainerAction`` sees it: an existing screen,
/// or one that this navigation will build.
@MainActor
public struct ChildScreen {
  enum Place {
    case existing(any Screen)
    case new(step: Int, type: Any.Type)
  }

  let place: Place

  /// A place for an existing screen.
  public init(_ screen: any Screen) {
    place = .existing(screen)
  }

  init(step: Int, type: Any.Type) {
    place = .new(step: step, type: type)
  }

  /// The screen, or `nil` while it has not been built.
  public var screen: (any Screen)? {
    if case .existing(let screen) = place { screen } else { nil }
  }

  /// The type of the screen: its class, or what its factory promises to build.
  public var type: Any.Type {
    switch place {
    case .existing(let screen): Swift.type(of: screen)
    case .new(_, let type): type
    }
  }
}

/// The screens that a navigation puts into a container that it builds.
///
/// A factory that receives these passes them on with ``added(to:)``.
@MainActor
public struct ChildScreens {
  private let embed: (inout [ChildScreen]) throws -> Void

  /// Whether there are none.
  public let isEmpty: Bool

  /// No children.
  public static var none: ChildScreens { ChildScreens(isEmpty: true) { _ in } }

  init(isEmpty: Bool, embed: @escaping (inout [ChildScreen]) throws -> Void) {
    self.isEmpty = isEmpty
    self.embed = embed
  }

  /// A container's children: its own, changed by the actions of this navigation in order.
  ///
  /// - Throws: The errors of ``ContainerAction/embed(_:in:)``.
  public func added(to own: [any Screen]) throws -> [any Screen] {
    if isEmpty { return own }
    var children = own.map(ChildScreen.init)
    try embed(&children)
    return children.compactMap(\.screen)
  }
}
