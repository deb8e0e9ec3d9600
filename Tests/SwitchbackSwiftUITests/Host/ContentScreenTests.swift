import SwitchbackSwiftUI
import Testing

// Views, where there is SwiftUI. What decides about their screens does not know that.
private struct ProductView {
  let id: Int
}

private struct HomeView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Start", systemImage: "house") }
}

private struct Loose {}

private enum ShownPlace: Hashable {
  case home
}

@MainActor
private enum Views {
  static let home = GeneralStep.existing(HomeView.self)
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
    .using(.push()).from(home.stack())
  static let login = StepAssembly { Loose() }.using(.presentModally()).from(.current())
  static let loose: DestinationStep<ContentScreen<Loose>, Loose> =
    StepAssembly(.currentVisible) { $0 }.using(.push()).from(.visibleStack(or: .newStack()))
}

/// Screens that the library makes around views.
@MainActor
struct ContentScreenTests {
  private let window = ModelWindow(
    ModelTabs(ModelStack(ContentScreen(HomeView())), ModelScreen(name: "Bag")))
  private var router: WindowRouter { WindowRouter(window: window) }

  @Test func `A view is found by its type and its context, and named after both`() async throws {
    try await router.navigate(to: Views.product, with: 42)
    #expect(try await router.navigate(to: Views.product(42)).isAlreadyThere)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ Bag
        """)
    try await router.navigate(to: Views.product, with: 7)
    let screen = try #require(window.layers.first as? ModelTabs).selected as? ModelStack
    #expect((screen?.top as? ContentScreen<ProductView>)?.content.id == 7)
    #expect(screen?.screens.count == 2)
  }

  @Test func `A view without a context is found by its type`() async throws {
    try await router.navigate(to: Views.login)
    #expect(try await router.navigate(to: Views.login).isAlreadyThere)
    #expect(window.layers.map(\.name) == ["tabs", "Loose"])
  }

  @Test func `A context that cannot be compared does not tell one view from another`() async throws
  {
    try await router.navigate(to: Views.loose, with: Loose())
    #expect(try await router.navigate(to: Views.loose, with: Loose()).isAlreadyThere)
  }

  @Test func `A view may have the label of its tab`() {
    #expect(window.root?.shownTabLabel == TabLabel("Start", systemImage: "house"))
  }

  @Test func `A view that shows a destination is saved`() {
    let window = ModelWindow(ModelStack(ContentScreen.showing(ShownPlace.home, HomeView())))
    let saved = SavedScreens<ShownPlace>(of: window, version: "1")
    #expect(saved.destinations == [.home])
  }
}
