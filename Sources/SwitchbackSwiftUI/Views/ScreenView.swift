#if canImport(SwiftUI)
import SwiftUI

/// The view of a screen.
///
/// The view of an app's own container puts one in the place of each of its screens:
///
///     final class Drawer: ModelContainer, ViewScreen {
///       var body: some View {
///         HStack { ForEach(screens.map(ScreenReference.init)) { ScreenView($0.screen) } }
///       }
///     }
public struct ScreenView: View {
  private let screen: ModelScreen

  /// Creates a view of a screen in a window.
  public init(_ screen: ModelScreen) {
    self.screen = screen
  }

  /// The view. Another screen is another view, also where a container has only one place for its screens.
  public var body: some View {
    contained
      .environment(\.screen, screen)
      .background { ProbeView(screen: screen) }
      .id(ScreenReference(screen))
  }

  @ViewBuilder private var contained: some View {
    let content = ScreenContent(of: screen)
    if content.needsContainer {
      // The layout that several views have without a container.
      VStack { view(of: content) }
    } else {
      view(of: content)
    }
  }

  @ViewBuilder private func view(of content: ScreenContent) -> some View {
    switch content {
    case .stack(let stack): StackView(stack: stack)
    case .tabs(let tabs): TabsView(tabs: tabs)
    case .split(let split): SplitView(split: split)
    case .inspector(let inspector): InspectorView(container: inspector)
    case .own:
      if let screen = screen as? any ViewScreen {
        screen.erasedBody
      } else {
        Text(verbatim: screen.name)
      }
    }
  }
}

/// A stack. With another first screen it is another view, because SwiftUI loses a path that changes
/// together with the root.
private struct StackView: View {
  @Bindable var stack: ModelStack

  var body: some View {
    let root = stack.screens.first.map(ScreenReference.init)
    NavigationStack(path: $stack.path) {
      PlaceView(screen: stack.screens.first)
        .navigationDestination(for: ScreenReference.self) { reference in
          ScreenView(reference.screen).zooming(reference.screen)
        }
    }
    .id(root)
  }
}

/// The place of a screen that may not be there.
private struct PlaceView: View {
  let screen: ModelScreen?

  var body: some View {
    if let screen { ScreenView(screen) }
  }
}

private struct TabsView: View {
  @Bindable var tabs: ModelTabs

  var body: some View {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      TabView(selection: $tabs.selection) {
        ForEach(tabs.tabGroups) { group in
          if let title = group.section {
            TabSection {
              TabsOfGroup(tabs: group.tabs)
            } header: {
              Text(verbatim: title)
            }
          } else {
            TabsOfGroup(tabs: group.tabs)
          }
        }
      }
    } else {
      TabView(selection: $tabs.selection) {
        ForEach(tabs.screens.map(ScreenReference.init)) { reference in
          ScreenView(reference.screen)
            .tabItem { TabLabelView(label: reference.screen.shownTabLabel) }
            #if !os(tvOS) && !os(watchOS)
          .badge(reference.screen.shownTabLabel.badge.map { Text(verbatim: $0) })
            #endif
            .tag(Optional(reference))
        }
      }
    }
  }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private struct TabsOfGroup: TabContent {
  let tabs: [ScreenReference]

  var body: some TabContent<ScreenReference?> {
    ForEach(tabs) { reference in
      let label = reference.screen.shownTabLabel
      Tab(value: Optional(reference), role: label.isSearch ? .search : nil) {
        ScreenView(reference.screen)
      } label: {
        TabLabelView(label: label)
      }
      .customizationID(label.customizationID)
      #if !os(tvOS) && !os(watchOS)
      .badge(label.badge.map { Text(verbatim: $0) })
      #endif
    }
  }
}

private struct TabLabelView: View {
  let label: TabLabel

  var body: some View { Label(label.title, systemImage: label.systemImage) }
}

/// A content with an inspector at its side. Where SwiftUI has no inspector, both stand side by side.
private struct InspectorView: View {
  @Bindable var container: ModelInspector

  var body: some View {
    let content = PlaceView(screen: container.screens.first)
    let inspector = PlaceView(screen: container.inspector)
    #if os(tvOS) || os(visionOS) || os(watchOS)
    HStack {
      content
      if container.isShown { inspector }
    }
    #else
    content.inspector(isPresented: $container.isPresented) { inspector }
    #endif
  }
}

extension ModelSplit {
  /// The column that a collapsed split shows, in SwiftUI's terms.
  fileprivate var compactColumn: NavigationSplitViewColumn {
    get { column == 0 ? .sidebar : column == columnCount - 1 ? .detail : .content }
    set { column = newValue == .sidebar ? 0 : newValue == .detail ? columnCount - 1 : 1 }
  }

  fileprivate var visibility: NavigationSplitViewVisibility {
    get {
      switch shownColumns {
      case .automatic: .automatic
      case .all: .all
      case .doubleColumn: .doubleColumn
      case .detailOnly: .detailOnly
      }
    }
    set {
      shownColumns =
        switch newValue {
        case .all: .all
        case .doubleColumn: .doubleColumn
        case .detailOnly: .detailOnly
        default: .automatic
        }
    }
  }
}

private struct SplitView: View {
  @Bindable var split: ModelSplit
  // NB: read outside of the split view: inside, it is the size class of a column.
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    columns
      .onChange(of: sizeClass, initial: true) { before, now in
        split.sizeClassChanged(isCompact: now == .compact, isFirst: before == now)
      }
  }

  @ViewBuilder private var columns: some View {
    if split.columnCount == 3 {
      NavigationSplitView(
        columnVisibility: $split.visibility, preferredCompactColumn: $split.compactColumn
      ) {
        PlaceView(screen: split.primary)
      } content: {
        PlaceView(screen: split.supplementary)
      } detail: {
        PlaceView(screen: split.secondary)
      }
    } else {
      NavigationSplitView(
        columnVisibility: $split.visibility, preferredCompactColumn: $split.compactColumn
      ) {
        PlaceView(screen: split.primary)
      } detail: {
        PlaceView(screen: split.secondary)
      }
    }
  }
}
#endif
