import SwitchbackSwiftUI
import Testing

// Views, where there is SwiftUI. What decides about their screens does not know that.
private struct ProductView {
  let id: Int
}

private struct ColourPicker: ResultContent {
  typealias Result = String
}

private struct HomeView: TabScreen {
  var tabLabel: TabLabel { TabLabel("Start", systemImage: "house") }
}

private struct Loose {}

/// A view that says itself what it shows.
private struct ArticleView: ContextChecking {
  let id: Int
  func isTarget(for id: Int) -> Bool { id == self.id }
}

private enum ShownPlace: Hashable {
  case home
}

/// The short forms that name a screen by its type, with the type of its view.
private enum ShortForms {
  static let tab = GeneralStep.tab(of: HomeView.self)
  static let onTop = StepAssembly { Loose() }
    .using(.push()).from(.stack(inTabOf: HomeView.self))
  static let back = BackStep.screen(ProductView.self)
  static let passedOver = StepAssembly { Loose() }
    .using(.presentModally())
    .from(StepAssembly(existing: Loose.self).from(.existing(HomeView.self)).assemble())
}

private enum Views {
  static let home = GeneralStep.existing(HomeView.self)
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
    .using(.push()).from(home.stack())
  static let login = StepAssembly { Loose() }.using(.presentModally()).from(.current())
  static let loose: DestinationStep<ContentScreen<Loose>, Loose> =
    StepAssembly(.currentVisible) { $0 }.using(.push()).from(.visibleStack(or: .newStack()))
}

private final class Bag {}

/// Contexts that are not `Equatable`.
private enum Compared {
  static let pair = StepAssembly { (id: Int, _: Bag) in ProductView(id: id) }
    .using(.push()).from(.visibleStack())
  static let bag = StepAssembly(.currentVisible) { (_: Bag?) in Loose() }
    .using(.push()).from(.visibleStack())
}

/// Two chains to one view, and two questions of one type.
private enum Pairs {
  static let article = StepAssembly { (id: Int) in ArticleView(id: id) }
    .using(.push()).from(.visibleStack())
  static let named = StepAssembly { (name: String) in ProductView(id: name.count) }
    .using(.push()).from(.visibleStack())
  static let logOut = StepAssembly {
    Prompt(title: "Log out?", choices: [.default("Yes", true), .cancel("No", false)])
  }
  .using(.presentModally()).from(.current())
  static let delete = StepAssembly { (id: Int) in
    Prompt(title: "Delete \(id)?", choices: [.destructive("Delete", true), .cancel("Keep", false)])
  }
  .using(.presentModally()).from(.current())
}

/// Screens that the library makes around views.
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

  @Test func `A view that checks is asked, whatever its screen was made for`() async throws {
    let window = ModelWindow(ModelStack(ContentScreen(ArticleView(id: 1))))
    let article = Pairs.article
    #expect(try await window.router.navigate(to: article(1)).isAlreadyThere)
    try await window.router.navigate(to: article(2))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Article\n   └─ Article(2)*")
    let wrong = StepAssembly { (name: String) in ArticleView(id: name.count) }
      .using(.push()).from(.visibleStack())
    await #expect(throws: NavigationError.self) { try await window.router.navigate(to: wrong("a")) }
  }

  @Test func `A view that was made for a context of another type is another screen`() async throws {
    let product = Views.product
    try await router.navigate(to: product(42))
    try await router.navigate(to: Pairs.named("tent"))
    try await router.navigate(to: product(42))
    try await router.navigate(to: Pairs.named("tent"))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  ├─ Product(42)
           │  └─ Product(tent)*
           └─ Bag
        """)
  }

  @Test func `The answer to one question is not that to another one`() async throws {
    let router = router
    var answers: [Task<Bool?, any Error>] = []
    for number in 0...3 {
      answers.append(
        Task {
          number == 0
            ? try await router.result(of: Pairs.logOut)
            : try await router.result(of: Pairs.delete, with: number / 2 + 1)
        })
      for _ in 0..<1_000 { await Task.yield() }
    }
    // The last two ask the same.
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home*
        │  └─ Bag
        ├─ modal Prompt(Log out?)
        ├─ modal Prompt(Delete 1?, 1)
        └─ modal Prompt(Delete 2?, 2)
        """)
    for title in ["Delete", "Keep", "Yes"] { try window.layers.last?.choose(title) }
    var given: [Bool?] = []
    for answer in answers { given.append(try await answer.value) }
    #expect(given == [true, false, true, true])
  }

  @Test func `A view without a context is found by its type`() async throws {
    try await router.navigate(to: Views.login)
    #expect(try await router.navigate(to: Views.login).isAlreadyThere)
    #expect(window.layers.map(\.name) == ["tabs", "Loose"])
  }

  @Test func `A view for a context that cannot be compared is made each time`() async throws {
    let first = Loose()
    try await router.navigate(to: Views.loose, with: first)
    #expect(try await !router.navigate(to: Views.loose, with: first).isAlreadyThere)
  }

  @Test func `A tuple is compared part by part, and an object by its identity`() async throws {
    let bag = Bag()
    try await router.navigate(to: Compared.pair, with: (1, bag))
    #expect(try await router.navigate(to: Compared.pair, with: (1, bag)).isAlreadyThere)
    #expect(try await !router.navigate(to: Compared.pair, with: (2, bag)).isAlreadyThere)
    #expect(try await !router.navigate(to: Compared.pair, with: (2, Bag())).isAlreadyThere)
    try await router.navigate(to: Compared.bag, with: bag)
    #expect(try await router.navigate(to: Compared.bag, with: bag).isAlreadyThere)
    #expect(try await !router.navigate(to: Compared.bag, with: Bag()).isAlreadyThere)
    #expect(try await !router.navigate(to: Compared.bag, with: nil).isAlreadyThere)
    #expect(try await router.navigate(to: Compared.bag, with: nil).isAlreadyThere)
  }

  @Test func `The type of a view names its screen wherever that of a screen does`() async throws {
    let tabs = try #require(window.root as? ModelTabs)
    try await router.navigate(to: Views.product(42))
    try tabs.select(1)
    try await router.navigate(to: ShortForms.tab)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  └─ Product(42)*
           └─ Bag
        """)
    try tabs.select(1)
    try await router.navigate(to: ShortForms.onTop)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Home
           │  ├─ Product(42)
           │  └─ Loose*
           └─ Bag
        """)
    try await router.navigateBack(ShortForms.back)
    #expect(window.drawing.contains("│  └─ Product(42)*"))
    try await router.navigate(to: ShortForms.passedOver)
    #expect(
      window.drawing == """
        window
        ├─ tabs
        │  ├─ stack*
        │  │  └─ Home* ^
        │  └─ Bag
        └─ modal Loose
        """)
  }

  @Test func `Errors and outlines name a view by its type, as the chain does`() async throws {
    #expect(
      "\(Views.product)" == """
        1. ProductView, found by ScreenFinder, built by ContentFactory, integrated by Push → 2
        2. context, Int → () → 3
        3. around it, a ModelStack → 4
        4. HomeView, found by ScreenFinder, built by NilFactory
        """)
    let error = await #expect(throws: NavigationError.self) {
      try await router.navigateBack(ShortForms.back)
    }
    #expect(error?.description.hasPrefix("ProductView was not reached.") == true)
    #expect(error?.description.contains("4 screens looked at, none is a ProductView;") == true)
  }

  @Test func `A view may have the label of its tab`() {
    #expect(window.root?.shownTabLabel == TabLabel("Start", systemImage: "house"))
  }

  @Test(arguments: [LedPlace.product(4), .counted("tent")])
  fileprivate func `A first screen for a destination is found for the context of that one`(
    place: LedPlace
  ) async throws {
    let window = ModelWindow(
      ModelStack(ContentScreen(HomeView()), ContentScreen(ProductView(id: 4), for: place)))
    #expect(try await window.router.navigate(to: place).isAlreadyThere)
    #expect(try await window.router.navigate(to: Views.product(4)).isAlreadyThere)
    try await window.router.navigate(to: LedPlace.product(7))
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(7)*")
  }

  @Test func `A view that shows a destination is saved, and one that it leads to`() {
    let window = ModelWindow(
      ModelStack(
        ContentScreen.showing(ShownPlace.home, HomeView()),
        ContentScreen(HomeView(), for: LedPlace.home)))
    #expect(SavedScreens<ShownPlace>(of: window, version: "1").destinations == [.home])
    #expect(SavedScreens<LedPlace>(of: window, version: "1").destinations == [.home])
  }
}

private enum LedPlace: Destination, Hashable, Codable {
  case home, product(Int), counted(String)

  var step: BoundStep {
    switch self {
    case .home: Views.home
    case .product(let id): Views.product(id)
    case .counted(let name): Views.product.adapting { (name: String) in name.count }(name)
    }
  }
}

/// The screens of a scene, saved as data.
struct WindowSavingTests {
  private func makeWindow() -> ModelWindow {
    ModelWindow(ModelStack(ContentScreen(HomeView(), for: LedPlace.home)))
  }

  @Test func `What a destination has led to is there again`() async throws {
    var reports: [String] = []
    let saving = WindowSaving(LedPlace.self, version: "1") { reports.append("\($0)") }
    let window = makeWindow()
    try await window.router.navigate(to: LedPlace.product(42))
    let data = try #require(saving.save(window))
    let next = makeWindow()
    #expect(await saving.restore(data, next)())
    #expect(next.drawing == window.drawing)
    let later = WindowSaving(LedPlace.self, version: "2") { reports.append("\($0)") }
    #expect(await !later.restore(data, next)())
    #expect(await !saving.restore(data.dropLast(3), next)())
    #expect(reports.first == "Everything was restored.")
    #expect(reports[1].hasPrefix("The screens were saved by version 1"))
    #expect(reports[2].hasPrefix("The saved screens cannot be read"), "\(reports[2])")
    #expect(next.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Product(42)*")
  }
}

/// Views that give results.
struct ResultContentTests {
  @Test func `A view gives its result through its screen, and a wrong one is reported`()
    async throws
  {
    let window = try ModelWindow(drawing: "window\n└─ stack\n   └─ Home*") { _ in nil }
    var failures: [String] = []
    window.router = WindowRouter(window: window).reportingFailures { failures.append("\($0)") }
    let colour = StepAssembly { ColourPicker() }.using(.presentModally()).from(.current())
    let answer = Task { try await window.router.result(of: colour) }
    for _ in 0..<10_000 where window.layers.count < 2 { await Task.yield() }
    try #require(window.layers.count == 2)
    let picker = window.layers[1]
    picker.give(7)
    #expect(failures.count == 1 && failures[0].contains("ColourPicker"), "\(failures)")
    picker.give("red")
    let given = try await answer.value
    #expect(given == "red")
    #expect(picker.isOnDisplay)
    #expect(!window.layers[0].isOnDisplay)
  }
}
