import Switchback

/// The types of screens that random chains speak of, on one host.
@MainActor
protocol TrialScreens {
  /// What every screen is.
  associatedtype Base: Screen
  /// A screen that holds nothing.
  associatedtype Leaf: Screen
  associatedtype Stack: StackContainer
  associatedtype Tabs: TabContainer

  /// The number by which a finder tells one screen from another.
  static func id(of screen: Any) -> Int?

  /// Builds a screen of one of these types; a container with something in it.
  static func build<T>(_ type: T.Type, number: Int) throws -> T
}

/// A host on which random navigations are carried out: from the same seed each host makes the same
/// window, the same chain and, unless something is wrong, the same of both.
@MainActor
protocol TrialHost: TrialScreens {
  // NB: declared again, or conformers' types are not inferred.
  associatedtype Leaf
  associatedtype Stack
  associatedtype Tabs
  associatedtype Split: SplitContainer
  associatedtype Window: ScreenWindow

  static func leaf(_ id: Int) -> Leaf
  static func stack(_ screens: [any Screen]) -> Stack
  static func tabs(_ screens: [any Screen], selected: Int) -> Tabs
  static func split(_ screens: [any Screen], isCollapsed: Bool) -> Split
  /// An app's own container, which shows all its screens side by side.
  static func pager(_ screens: [any Screen]) -> any ContainerScreen
  static func window(_ root: any Screen) async -> Window
}

extension TrialHost {
  static func build<T>(_ type: T.Type, number: Int) throws -> T {
    let leaf = leaf(number)
    let screen: any Screen =
      if type == Stack.self {
        stack([leaf])
      } else if type == Tabs.self {
        tabs([leaf], selected: 0)
      } else {
        leaf
      }
    guard let screen = screen as? T else {
      throw TrialError(description: "\(type) is none of the types that chains speak of")
    }
    return screen
  }
}

struct TrialStackFactory<Host: TrialHost>: ContainerFactory {
  func build(with context: Int, integrating children: [any Screen]) -> Host.Stack {
    Host.stack(children)
  }
}

struct TrialTabsFactory<Host: TrialHost>: ContainerFactory {
  func build(with context: Int, integrating children: [any Screen]) -> Host.Tabs {
    Host.tabs(children, selected: 0)
  }
}
