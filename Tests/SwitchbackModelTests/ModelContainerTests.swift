import Observation
import Switchback
import SwitchbackModel
import Testing

/// An app's own container: a menu that slides over what it shows.
private final class SideMenu: ModelContainer {
  override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    if let screen { return [screen] }
    return Array(screens.prefix(1))
  }
}

@MainActor
struct ModelContainerTests {
  @Test func `Columns are hidden while the last one is empty, too`() async throws {
    let split = ModelSplit(primary: HomeScreen(), supplementary: ModelScreen(name: "Mails"))
    let window = ModelWindow(split)
    split.columnVisibility = .doubleColumn
    #expect(split.columnVisibility == .doubleColumn)
    #expect(window.drawing == "window\n└─ split (3 columns)\n   ├─ Home\n   └─ Mails*")
    split.columnVisibility = .detailOnly
    #expect(split.columnVisibility == .detailOnly)
    #expect(window.drawing == "window\n└─ split (3 columns)\n   ├─ Home\n   └─ Mails")
    let others = ModelScreen(name: "Others")
    try await split.setContainedScreens([split.screens[0], others], animated: false)
    #expect(window.drawing == "window\n└─ split (3 columns)\n   ├─ Home\n   └─ Others")
    try await split.setContainedScreens(split.screens + [ProductScreen(1)], animated: false)
    #expect(split.columnVisibility == .detailOnly)
    #expect(window.drawing == "window\n└─ split\n   ├─ Home\n   ├─ Others\n   └─ Product(1)*")
    try await split.makeVisible(split.screens[1], animated: false)
    #expect(split.columnVisibility == .all)
  }

  @Test(arguments: ModelSplit.ColumnVisibility.allCases, 0...3)
  func `The columns to hide stay so, however many of the three have a screen`(
    _ visibility: ModelSplit.ColumnVisibility, _ count: Int
  ) async throws {
    let screens = (0..<3).map { ModelScreen(name: "\($0)") }
    let split = ModelSplit(Array(screens.prefix(count)), columns: 3)
    split.columnVisibility = visibility
    #expect(split.columnVisibility == visibility)
    try await split.setContainedScreens(screens, animated: false)
    #expect(split.columnVisibility == visibility)
    #expect(split.visibleScreens.count == [.doubleColumn: 2, .detailOnly: 1][visibility] ?? 3)
  }

  @Test func `A hidden column that is refused to be shown changes nothing`() async throws {
    let split = ModelSplit(primary: HomeScreen())
    split.columnVisibility = .detailOnly
    split.faults = ModelFaults()
    split.faults?.fail(.makeVisible)
    await #expect(throws: ModelError.self) {
      try await split.makeVisible(split.screens[0], animated: false)
    }
    try await split.setContainedScreens([], animated: false)
    #expect(split.columnVisibility == .detailOnly)
  }

  @Test func `All columns of two are shown, whatever the toolkit prefers`() {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1))
    split.columnVisibility = .doubleColumn
    #expect(split.columnVisibility == .all)
  }

  @Test func `A tab whose split view hides its only column can be selected`() throws {
    let split = ModelSplit(primary: HomeScreen())
    let tabs = ModelTabs(split, BagScreen())
    let window = ModelWindow(tabs)
    split.columnVisibility = .detailOnly
    try tabs.select(1)
    try tabs.select(0)
    #expect(window.drawing.hasPrefix("window\n└─ tabs\n   ├─ split*\n   │  └─ Home\n"))
  }

  @Test func `An app's own container says what is visible, and the rest is done`() async throws {
    let bag = BagScreen()
    let menu = SideMenu(HomeScreen(), ModelStack(bag))
    let window = ModelWindow(menu)
    try await menu.makeVisible(menu.screens[1], animated: true)
    try await bag.presentScreen(LoginScreen(), animated: true)
    #expect(
      draw(window) == """
        window
        ├─ SideMenu
        │  ├─ Home
        │  └─ stack*
        │     └─ Bag* ^
        └─ modal Login
        """)
    await #expect(throws: ModelError.emptyContainer("SideMenu")) {
      try await menu.setContainedScreens([], animated: true)
    }
    #expect(window.changeCount == 2)
  }

  @Test func `Replacing and revealing can be observed`() async throws {
    let tabs = ModelTabs(HomeScreen(), BagScreen())
    try await confirmation(expectedCount: 2) { observed in
      withObservationTracking {
        _ = tabs.visibleScreens
      } onChange: {
        observed()
      }
      try await tabs.makeVisible(tabs.screens[1], animated: false)
      withObservationTracking {
        _ = tabs.containedScreens
      } onChange: {
        observed()
      }
      try await tabs.setContainedScreens(tabs.screens.reversed(), animated: false)
    }
  }

  @Test func `Reading the screens gives out the stored array`() {
    let tabs = ModelTabs((0..<100).map { ProductScreen($0) })
    let first = tabs.containedScreens.withUnsafeBufferPointer { $0.baseAddress }
    let second = tabs.containedScreens.withUnsafeBufferPointer { $0.baseAddress }
    #expect(first == second)
    let visible = tabs.visibleScreens.withUnsafeBufferPointer { $0.baseAddress }
    #expect(tabs.visibleScreens.withUnsafeBufferPointer { $0.baseAddress } == visible)
  }

  @Test func `A rule of the app's own container can name its room`() async throws {
    final class Pair: ModelContainer {
      override var maximumCount: Int { 2 }
      override var canBeEmpty: Bool { true }
    }
    let pair = Pair()
    _ = ModelWindow(pair)
    await #expect(throws: ModelError.tooManyScreens("Pair", maximum: 2, count: 3)) {
      try await pair.setContainedScreens([1, 2, 3].map { ProductScreen($0) }, animated: true)
    }
  }
}

@MainActor
struct ModelStackTests {

  @Test func `The user goes back, but not past the first screen`() throws {
    let stack = ModelStack(HomeScreen(), ProductScreen(1))
    let window = ModelWindow(stack)
    #expect(try stack.pop().name == "Product(1)")
    #expect(throws: ModelError.nothingToPop("stack")) { try stack.pop() }
    #expect(draw(window) == "window\n└─ stack\n   └─ Home*")
    #expect(window.changeCount == 1)
  }

  @Test func `The user cannot go back below a modal screen or in a hidden tab`() throws {
    let hidden = ModelStack(BagScreen(), ProductScreen(2))
    let shown = ModelStack(HomeScreen(), ProductScreen(1))
    let window = ModelWindow(ModelTabs(shown, hidden))
    #expect(throws: ModelError.notOnDisplay("stack")) { try hidden.pop() }
    window.root!.presenting { LoginScreen() }
    #expect(throws: ModelError.covered("stack", by: "Login")) { try shown.pop() }
  }
}

@MainActor
struct ModelTabsTests {
  @Test func `Selecting shows one tab and keeps the others`() async throws {
    let tabs = ModelTabs(ModelStack(HomeScreen(), ProductScreen(1)), ModelStack(BagScreen()))
    let window = ModelWindow(tabs)
    try tabs.select(1)
    #expect(
      draw(window) == """
        window
        └─ tabs
           ├─ stack
           │  ├─ Home
           │  └─ Product(1)*
           └─ stack*
              └─ Bag*
        """)
    #expect(tabs.selectedIndex == 1)
    try await tabs.makeVisible(tabs.screens[0], animated: true)
    #expect(tabs.selected === tabs.screens[0])
    #expect(throws: ModelError.noSuchTab(2, count: 2)) { try tabs.select(2) }
  }

  @Test func `The user cannot select a tab out of reach`() throws {
    let tabs = ModelTabs(HomeScreen(), BagScreen())
    #expect(throws: ModelError.notOnDisplay("tabs")) { try tabs.select(1) }
    let window = ModelWindow(tabs.presenting { LoginScreen() })
    #expect(throws: ModelError.covered("tabs", by: "Login")) { try tabs.select(1) }
    #expect(window.changeCount == 0)
  }

  @Test func `The selected tab stays selected, else the one in its place, else the first`()
    async throws
  {
    let screens = (0..<4).map { ProductScreen($0) }
    let tabs = ModelTabs(screens, selected: 2)
    try await tabs.setContainedScreens([screens[3], screens[2]], animated: false)
    #expect(tabs.selected === screens[2])
    try await tabs.setContainedScreens([screens[0], screens[1]], animated: false)
    #expect(tabs.selected === screens[1])
    try await tabs.setContainedScreens([screens[3]], animated: false)
    #expect(tabs.selected === screens[3])
    try await tabs.setContainedScreens([], animated: false)
    #expect(tabs.selected == nil)
    #expect(tabs.selectedIndex == nil)
  }
}

@MainActor
struct ModelSplitTests {
  @Test func `Expanded, a split shows both sides and collapsed one`() async throws {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1))
    let window = ModelWindow(split)
    #expect(
      draw(window) == """
        window
        └─ split
           ├─ Home*
           └─ Product(1)*
        """)
    split.isCollapsed = true
    #expect(
      draw(window) == """
        window
        └─ split
           ├─ Home
           └─ Product(1)*
        """)
    try await split.makeVisible(split.primary!, animated: true)
    try await split.setContainedScreens([split.primary!, ProductScreen(2)], animated: true)
    #expect(
      draw(window) == """
        window
        └─ split
           ├─ Home*
           └─ Product(2)
        """)
    split.isCollapsed = false
    #expect(split.visibleScreens.count == 2)
    #expect(split.secondary?.name == "Product(2)")
  }

  @Test func `Collapsed, a new secondary takes the place of the one shown`() async throws {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1), isCollapsed: true)
    try await split.setContainedScreens([split.primary!, ProductScreen(2)], animated: true)
    #expect(split.visibleScreens.first === split.secondary)
  }

  @Test func `A split view that is given the width it has shows what it has shown`() async throws {
    let split = ModelSplit(primary: HomeScreen(), secondary: ProductScreen(1), isCollapsed: true)
    let window = ModelWindow(split)
    try await split.makeVisible(split.primary!, animated: false)
    split.isCollapsed = true
    #expect(split.visibleScreens.first === split.primary)
    #expect(window.root === split)
  }

  private func makeColumns(isCollapsed: Bool = false) -> ModelSplit {
    ModelSplit(
      primary: HomeScreen(), supplementary: ModelScreen(name: "Mails"),
      secondary: ProductScreen(1), isCollapsed: isCollapsed)
  }

  @Test func `Three columns show the last one or two if the user hides the others`() async throws {
    let split = makeColumns()
    let window = ModelWindow(split)
    let drawings = ModelSplit.ColumnVisibility.allCases.map { visibility in
      split.columnVisibility = visibility
      #expect(split.columnVisibility == visibility)
      return draw(window)
    }
    let all = "window\n└─ split\n   ├─ Home*\n   ├─ Mails*\n   └─ Product(1)*"
    #expect(
      drawings == [
        all, all,
        "window\n└─ split\n   ├─ Home\n   ├─ Mails*\n   └─ Product(1)*",
        "window\n└─ split\n   ├─ Home\n   ├─ Mails\n   └─ Product(1)*",
      ])
    // What is on display stays so, and a hidden column brings all back.
    try await split.setContainedScreens(
      split.screens.dropLast() + [ProductScreen(2)], animated: true)
    #expect(split.columnVisibility == .detailOnly)
    try await split.makeVisible(split.secondary!, animated: true)
    #expect(split.columnVisibility == .detailOnly)
    try await split.makeVisible(split.supplementary!, animated: true)
    #expect(split.visibleScreens.count == 3)
    split.columnVisibility = .doubleColumn
    split.isCollapsed = true
    #expect(split.visibleScreens.first === split.secondary)
    split.columnVisibility = .all
    #expect(split.visibleScreens.count == 1)
    split.isCollapsed = false
    #expect(split.columnVisibility == .doubleColumn)
  }

  @Test(arguments: ModelSplit.ColumnVisibility.allCases, 1...3)
  func `A split view that hides columns, perhaps all that have a screen, is read as it is drawn`(
    _ visibility: ModelSplit.ColumnVisibility, _ count: Int
  ) throws {
    for columns in max(2, count)...3 {
      let split = ModelSplit((0..<count).map { ModelScreen(name: "\($0)") }, columns: columns)
      let window = ModelWindow(ModelTabs([split]))
      split.columnVisibility = visibility
      #expect(try ModelWindow(drawing: window.drawing).drawing == window.drawing)
    }
  }

  @Test(arguments: ModelSplit.ColumnVisibility.allCases, [0, 1, 2])
  func `A split view that becomes narrow and wide again, or the reverse, is as it was`(
    _ visibility: ModelSplit.ColumnVisibility, _ column: Int
  ) async throws {
    let split = makeColumns()
    let window = ModelWindow(split)
    split.columnVisibility = visibility
    let wide = window.drawing
    split.isCollapsed = true
    try await split.makeVisible(split.screens[column], animated: false)
    let narrow = window.drawing
    for _ in 0..<2 {
      split.isCollapsed = false
      #expect(window.drawing == wide)
      #expect(split.columnVisibility == visibility)
      split.isCollapsed = true
      #expect(window.drawing == narrow)
      #expect(split.columnVisibility == visibility)
    }
  }

  @Test func `A split view that becomes narrow shows the detail that has come while it was wide`()
    async throws
  {
    let details = ModelStack(ProductScreen(1))
    let split = ModelSplit(primary: HomeScreen(), secondary: details, isCollapsed: true)
    let window = ModelWindow(split)
    try await split.makeVisible(split.screens[0], animated: false)
    split.isCollapsed = false
    try await details.setContainedScreens(
      details.screens + [ProductScreen(2)], animated: false)
    split.isCollapsed = true
    #expect(
      window.drawing
        == "window\n└─ split\n   ├─ Home\n   └─ stack*\n      ├─ Product(1)\n      └─ Product(2)*")
  }

  @Test func `The column that presents a sheet stays on display, in a window of any width`()
    async throws
  {
    let split = makeColumns()
    let window = ModelWindow(split)
    split.columnVisibility = .doubleColumn
    try await split.screens[1].presentScreen(LoginScreen(), animated: false)
    split.isCollapsed = true
    #expect(
      window.drawing == """
        window
        ├─ split
        │  ├─ Home
        │  ├─ Mails* ^
        │  └─ Product(1)
        └─ modal Login
        """)
    try await split.screens[1].dismissPresentedScreen(animated: false)
    try await split.makeVisible(split.screens[0], animated: false)
    try await split.screens[0].presentScreen(LoginScreen(), animated: false)
    split.isCollapsed = false
    #expect(split.columnVisibility == .all)
    #expect(window.layers.count == 2)
  }

  @Test func `A drawing of three columns is that of the split it makes`() throws {
    for drawing in [
      "window\n└─ split\n   ├─ A*\n   ├─ B*\n   └─ C*",
      "window\n└─ split\n   ├─ A\n   ├─ B*\n   └─ C*",
      "window\n└─ split\n   ├─ A\n   ├─ B*\n   └─ C",
    ] {
      #expect(try ModelWindow(drawing: drawing).drawing == drawing)
    }
  }
}
