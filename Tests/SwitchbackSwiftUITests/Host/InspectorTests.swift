#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

/// A content with an inspector at its side, and labels of tabs.
@Suite(.serialized)
struct InspectorTests {
  private static let editor = GeneralStep.existing(ModelInspector.self)
  private static let format = StepAssembly(
    finder: ClassFinder<Product, Void>(), factory: ClosureFactory { Product() }
  )
  .using(.setInspector()).from(editor)

  private let closed = "window\n└─ inspector\n   ├─ stack*\n   │  └─ Home*\n   └─ Product"
  private let shown = "window\n└─ inspector\n   ├─ stack*\n   │  └─ Home*\n   └─ Product*"

  @Test(arguments: [SwiftUISettings()] + SwiftUISettings.pairs(seed: 5))
  func `A navigation shows the inspector that the user has closed`(
    _ settings: SwiftUISettings
  ) async throws {
    try await visit("window\n└─ Home", settings) { [closed, shown] simulation in
      try await simulation.window.setRootScreen(
        ModelInspector(ModelStack(ModelScreen(name: "Home"))), animated: false)
      for _ in 0..<2 {
        try await simulation.router.navigate(to: Self.format)
        #expect(simulation.window.drawing == shown)
        #expect(simulation.drawing.hasSuffix("\n   └─ Product"), "\(simulation.drawing)")
        try await simulation.setInspector(isShown: false)
        #expect(simulation.window.drawing == closed)
        #expect(!simulation.drawing.contains("Product"))
      }
      try await simulation.setInspector(isShown: true)
      #expect(simulation.window.drawing == shown)
      // What is pushed beside it leaves it as it is.
      let login = StepAssembly { Login() }.using(.push()).from(.visibleStack())
      try await simulation.router.navigate(to: login)
      #expect(simulation.drawing.contains("Login") && simulation.drawing.contains("Product"))
    }
  }

  @Test func `A journey begins in an inspector that the test makes`() async throws {
    let journey = Journey("the inspector is closed", from: closed, to: shown)
    let tester = try NavigationTester(journey) { name in
      switch name {
      case "inspector": ModelInspector()
      case "Product": Product()
      default: nil
      }
    }
    try await tester.expect(journey, to: Self.format)
    let wrong = "window\n└─ inspector\n   ├─ A\n   └─ B*"
    let error = #expect(throws: ModelDrawingError.self) {
      try ModelWindow(drawing: wrong) { $0 == "inspector" ? ModelInspector() : nil }
    }
    #expect(
      "\(error, default: "")"
        == "line 2, column 4: inspector never shows just these of its screens.")
    #expect(throws: ModelDrawingError.self) {
      try ModelWindow(drawing: "\(shown)\n   └─ C".replacing("   └─ P", with: "   ├─ P")) {
        $0 == "inspector" ? ModelInspector() : nil
      }
    }
  }

  @Test func `A closed inspector stays closed when the content changes, and a new one is shown`()
    async throws
  {
    let container = ModelInspector(ModelScreen(name: "A"), inspector: Product(), isShown: false)
    let window = ModelWindow(container)
    try await container.setContainedScreens(
      [ModelScreen(name: "B"), container.inspector!], animated: false)
    #expect(!container.isShown)
    try await container.setContainedScreens([container.screens[0], Login()], animated: false)
    #expect(container.isShown)
    await #expect(throws: ModelError.tooManyScreens("inspector", maximum: 2, count: 3)) {
      try await container.setContainedScreens(container.screens + [Product()], animated: false)
    }
    #expect(window.drawing == "window\n└─ inspector\n   ├─ B*\n   └─ Login*")
    #expect(throws: ChainError.noContent) {
      var children: [ChildScreen] = []
      try SetInspector().embed(ChildScreen(Product()), in: &children)
    }
  }

  @Test func `Tabs with the same title of a section are together`() async throws {
    final class Page: ModelScreen, TabScreen {
      let tabLabel: TabLabel
      init(_ label: TabLabel) {
        tabLabel = label
        super.init()
      }
    }
    func page(_ title: String, _ section: String? = nil) -> Page {
      Page(TabLabel(title, systemImage: "circle", section: section))
    }
    let tabs = ModelTabs(
      page("A"), page("B", "Shop"), ModelStack(page("C", "Shop")), page("D", "Help"), page("E"))
    #expect(tabs.tabGroups.map(\.section) == [nil, "Shop", "Help", nil])
    #expect(tabs.tabGroups.map(\.tabs.count) == [1, 2, 1, 1])
    let groups = tabs.tabGroups.map(\.id)
    #expect(Set(groups).count == 4)
    // Another first tab of each group: they are the same groups.
    try await tabs.setContainedScreens(
      [page("F")] + [tabs.screens[0], page("G", "Shop")] + tabs.screens.dropFirst(2),
      animated: false)
    #expect(tabs.tabGroups.map(\.id) == groups)
    #expect(TabLabel("A", systemImage: "a").customizationID == "A")
    #expect(TabLabel("A", systemImage: "a", badge: "3", isSearch: true).badge == "3")
  }
}
#endif
