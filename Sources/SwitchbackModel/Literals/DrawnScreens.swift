import Switchback

struct DrawnChild {
  let line: DrawnLine
  let screen: ModelScreen
}

extension DrawnLine {
  /// Makes the screen of this line.
  ///
  /// - Parameter makeScreen: Makes a screen of one of the app's classes, without contents.
  @MainActor
  func makeScreen(
    of children: [DrawnChild], _ makeScreen: (String) -> ModelScreen?
  ) throws(ModelDrawingError) -> ModelScreen {
    let screens = children.map(\.screen)
    let visible = children.filter(\.line.isVisible)
    switch name {
    case "stack":
      for child in children.dropLast() where child.line.isVisible {
        throw child.line.error("A stack shows its last screen and no other.")
      }
      if let last = children.last, !last.line.isVisible {
        throw last.line.error("A stack shows its last screen. Mark it with a star.")
      }
      return ModelStack(screens)
    case "tabs":
      if children.isEmpty { return ModelTabs() }
      guard let selected = children.firstIndex(where: \.line.isVisible) else {
        throw error("Tabs show one of their screens. Mark it with a star.")
      }
      if visible.count > 1 {
        throw visible[1].line.error("Tabs show one of their screens, and there is one already.")
      }
      return ModelTabs(screens, selected: selected)
    case "split", "split (3 columns)":
      if children.count > 3 {
        throw children[3].line.error("A split has room for three screens.")
      }
      let split = name == "split" ? ModelSplit(screens) : ModelSplit(screens, columns: 3)
      if visible.count == 2 && children.count == 3 {
        split.columnVisibility = .doubleColumn
      } else if visible.isEmpty && !children.isEmpty {
        split.columnVisibility = .detailOnly
      } else if visible.count < children.count {
        split.isCollapsed = true
        split.show([visible[0].screen]).announce()
      }
      if !areSame(split.visibleScreens, visible.map(\.screen)) {
        throw error("A split shows its last screens, or a single one.")
      }
      return split
    default:
      let screen = makeScreen(name)
      if children.isEmpty {
        if let screen { try check(screen) }
        return screen ?? ModelScreen(name: name)
      }
      guard let container = screen as? ModelContainer else {
        return DrawnContainer(name: name, screens: screens, visible: visible.map(\.screen))
      }
      try check(container)
      try fill(container, with: screens, showing: visible.map(\.screen))
      return container
    }
  }
}

extension DrawnLine {
  /// Checks a screen that was made for this line.
  @MainActor
  private func check(_ screen: ModelScreen) throws(ModelDrawingError) {
    guard screen.name == name else {
      throw error("The screen made for \(name) is called \(screen.name).")
    }
    do {
      try screen.checkFree()
    } catch {
      throw self.error(error.description)
    }
  }

  @MainActor
  private func fill(
    _ container: ModelContainer, with screens: [ModelScreen], showing visible: [ModelScreen]
  ) throws(ModelDrawingError) {
    let stamp: Int
    do {
      stamp = try container.checkContaining(screens)
    } catch {
      throw self.error(error.description)
    }
    let canShow = ([nil] + screens).contains { revealed in
      areSame(container.visibleScreens(among: screens, revealing: revealed), visible)
    }
    if !canShow { throw error("\(name) never shows just these of its screens.") }
    container.replaceScreens(with: screens, visible: visible, stamp: stamp).announce()
  }
}

/// An app's own container of which only a drawing is known. It shows several screens if the drawing
/// does, and a single one after one has been made visible.
private final class DrawnContainer: ModelContainer {
  private let drawnName: String

  init(name: String, screens: [ModelScreen], visible: [ModelScreen]) {
    drawnName = name
    super.init(screens)
    show(visible).announce()
  }

  override var name: String { drawnName }
  override var canBeEmpty: Bool { true }

  override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    if let screen { return [screen] }
    let kept = visibleScreens.filter { index(of: $0, in: screens) != nil }
    return kept.isEmpty ? Array(screens.prefix(1)) : kept
  }
}
