/// The label of a tab: a title and an image.
public struct TabLabel: Hashable, Sendable {
  /// The title.
  public var title: String

  /// The name of a system image.
  public var systemImage: String

  /// Creates a label.
  public init(_ title: String, systemImage: String) {
    self.title = title
    self.systemImage = systemImage
  }
}

/// A screen, or the view of one, that provides the label of its tab. A container in a tab has the label of its
/// first screen.
///
///     extension HomeView: TabScreen {
///       var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }
///     }
@MainActor
public protocol TabScreen {
  /// The label of the tab.
  var tabLabel: TabLabel { get }
}

extension ContentScreen: TabScreen where Content: TabScreen {
  /// The label of the view.
  public var tabLabel: TabLabel { content.tabLabel }
}

extension ModelScreen {
  /// The label of this screen or, for a container, of the first screen in it.
  package var shownTabLabel: TabLabel {
    var screen = self
    while true {
      if let screen = screen as? any TabScreen { return screen.tabLabel }
      guard let first = (screen as? ModelContainer)?.screens.first else {
        return TabLabel(screen.name, systemImage: "circle")
      }
      screen = first
    }
  }
}
