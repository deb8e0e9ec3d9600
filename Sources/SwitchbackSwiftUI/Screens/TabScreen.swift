/// The label of a tab: a title and an image, and what else SwiftUI shows of a tab.
public struct TabLabel: Hashable, Sendable {
  /// The title.
  public var title: String

  /// The name of a system image.
  public var systemImage: String

  /// A number or a word beside the image. None by default.
  public var badge: String?

  /// Whether it is the tab for searching, which the system shows apart from the others from iOS 18 on.
  public var isSearch: Bool

  /// The title of the section, in a sidebar, to which the tab belongs. Tabs that follow each other and have the same
  /// title are one section. None by default; sections are new in iOS 18.
  public var section: String?

  /// The name with which the user's changes of a sidebar are saved. The title by default.
  public var customizationID: String

  /// Creates a label.
  public init(
    _ title: String, systemImage: String, badge: String? = nil, isSearch: Bool = false,
    section: String? = nil, customizationID: String? = nil
  ) {
    self.title = title
    self.systemImage = systemImage
    self.badge = badge
    self.isSearch = isSearch
    self.section = section
    self.customizationID = customizationID ?? title
  }
}

/// A screen, or the view of one, that provides the label of its tab. A container in a tab has the label of its
/// first screen.
///
///     extension HomeView: TabScreen {
///       var tabLabel: TabLabel { TabLabel("Home", systemImage: "house") }
///     }
///
/// The label is read anew whenever something changes that it has read: a badge may be a property of an `@Observable`
/// object.
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

/// Tabs that follow each other, and belong to one section or to none.
package struct TabGroup: Identifiable {
  /// The section, and the number of groups before of the same one. It does not depend on the tabs: SwiftUI would make
  /// the views of all anew when another one is the first.
  package struct ID: Hashable {
    let section: String?
    let occurrence: Int
  }

  package let id: ID
  package var tabs: [ScreenReference]

  package var section: String? { id.section }
}

extension ModelTabs {
  /// The tabs, in sections.
  package var tabGroups: [TabGroup] {
    var groups: [TabGroup] = []
    for screen in screens {
      let section = screen.shownTabLabel.section
      if let last = groups.indices.last, groups[last].section == section {
        groups[last].tabs.append(ScreenReference(screen))
      } else {
        let id = TabGroup.ID(
          section: section, occurrence: groups.count { $0.section == section })
        groups.append(TabGroup(id: id, tabs: [ScreenReference(screen)]))
      }
    }
    return groups
  }
}
