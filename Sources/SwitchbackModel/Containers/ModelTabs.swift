import Switchback

/// A tab bar without pixels: one of its screens is visible, the others keep their state.
///
///     let tabs = ModelTabs([ModelStack(HomeScreen()), ModelStack(BagScreen())], selected: 1)
///     let window = ModelWindow(tabs)
///     try tabs.select(0)
///     tabs.selectedIndex  // 0
///
/// When the screens are replaced, the selected one stays selected if it is still there, else the
/// one that takes its place, else the first.
open class ModelTabs: ModelContainer, TabContainer {
  /// Creates a tab bar without tabs.
  public override init() {
    super.init()
  }

  /// Creates a tab bar with the first screen selected.
  public override init(_ screens: [ModelScreen]) {
    super.init(screens)
  }

  /// Creates a tab bar with a selected screen.
  public init(_ screens: [ModelScreen], selected index: Int) {
    super.init(screens)
    precondition(
      screens.indices.contains(index) || (screens.isEmpty && index == 0),
      "There is no tab \(index) to select among \(screens.count). The first has number 0.")
    if !screens.isEmpty { show([screens[index]]).announce() }
  }

  /// The name in drawings: `tabs`.
  open override var name: String { "tabs" }

  /// The visible screen.
  public final var selected: ModelScreen? { visibleScreens.first?.model }

  /// The position of the selected screen.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  public final var selectedIndex: Int? { index(of: selected, in: containedScreens) }

  /// Chooses the screen to be revealed, else the selected one, else the one in its place.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    if let screen { return [screen] }
    guard let first = screens.first else { return [] }
    guard let selected = storedVisibleScreens.first else { return [first] }
    if index(of: selected, in: screens) != nil { return [selected] }
    guard let index = index(of: selected, in: storedScreens), index < screens.count else {
      return [first]
    }
    return [screens[index]]
  }

  /// Selects a tab, as the user does. Does nothing if it is selected: see ``userDidReselect()``.
  ///
  /// - Throws: A ``ModelError`` if the user cannot reach the tabs, if they are changing, if there is no such
  ///   tab, or if the tab is empty.
  public final func select(_ index: Int) throws(ModelError) {
    let place = try checkInReach()
    if isChanging { throw .inTransition(name) }
    guard storedScreens.indices.contains(index) else {
      throw .noSuchTab(index, count: storedScreens.count)
    }
    let screen = storedScreens[index].model
    try checkShowing([screen], in: place)
    userDidReveal(screen)
  }

  /// Called when the user selects the tab that is already selected, with its screen. UIKit then
  /// pops a stack to its first screen; SwiftUI and the model do nothing by themselves.
  public final var onReselect: (@MainActor (ModelScreen) -> Void)?

  /// Takes in that the user has selected the tab that is already selected. Recorded as making the
  /// tab's screen visible.
  public final func userDidReselect() {
    guard let selected = storedVisibleScreens.first?.model else { return }
    PendingChange(
      .makeVisible, on: self, of: .one(selected), animated: false, in: place(), by: .user
    )
    .complete([])
    onReselect?(selected)
  }
}

extension ModelContainer {
  func index(of screen: (any Screen)?, in screens: [any Screen]) -> Int? {
    screens.firstIndex { $0 === screen }
  }
}
