/// Adds the screen as a tab and selects it.
///
///     AddTab()                      // the last tab
///     AddTab(at: 1)                 // the second tab; the others move
///     AddTab(at: 1, replacing: true)
public struct AddTab<Source: TabContainer>: ContainerAction {
  private let index: Int?
  private let isReplacing: Bool

  /// - Parameters:
  ///   - index: The index of the tab. Defaults to the end, which also applies if there are fewer
  ///     tabs.
  ///   - isReplacing: Whether to remove the tab at that index, if there is one.
  public init(at index: Int? = nil, replacing isReplacing: Bool = false) {
    self.index = index
    self.isReplacing = isReplacing
  }

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    guard let index, children.indices.contains(index) else {
      children.append(screen)
      return
    }
    if isReplacing {
      children[index] = screen
    } else {
      children.insert(screen, at: index)
    }
  }
}

extension Action {
  /// Adds the screen as a tab: the short form of ``AddTab``.
  public static func addTab<Source>(
    at index: Int? = nil, replacing isReplacing: Bool = false
  ) -> Self where Self == AddTab<Source> {
    AddTab(at: index, replacing: isReplacing)
  }
}

extension TabContainer {
  /// Adds the screen as the last tab of a tab bar of this type, and selects it.
  public static func addTab() -> AddTab<Self> { AddTab() }

  /// Adds the screen as a tab of a tab bar of this type, and selects it.
  ///
  /// - Parameters:
  ///   - index: The index of the tab. The end, if there are fewer tabs.
  ///   - isReplacing: Whether to remove the tab at that index, if there is one.
  public static func add(at index: Int, replacing isReplacing: Bool = false) -> AddTab<Self> {
    AddTab(at: index, replacing: isReplacing)
  }
}
