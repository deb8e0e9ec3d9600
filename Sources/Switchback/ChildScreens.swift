/// A place in a container's list of children, as a ``ContainerAction`` sees it: a screen that is
/// there, or one that this navigation is going to build.
@MainActor
public struct ChildScreen {
  /// The screen, or `nil` while it has not been built.
  public let screen: (any Screen)?

  /// The type of the screen: its class, or what its factory promises to build.
  public let type: Any.Type

  /// Which of a navigation's new screens this is.
  let step: Int?

  /// A screen that is there.
  public init(_ screen: any Screen) {
    self.screen = screen
    type = Swift.type(of: screen)
    step = nil
  }

  init(step: Int, type: Any.Type) {
    screen = nil
    self.type = type
    self.step = step
  }
}

/// The screens that a navigation puts into a container it builds.
///
/// A factory that is handed these passes them on with ``added(to:)``.
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

  /// A container's children: its own, changed by the actions of this navigation in their order.
  ///
  /// - Throws: What ``ContainerAction/embed(_:in:)`` throws.
  public func added(to own: [any Screen]) throws -> [any Screen] {
    if isEmpty { return own }
    var children = own.map(ChildScreen.init)
    try embed(&children)
    return children.compactMap(\.screen)
  }
}
