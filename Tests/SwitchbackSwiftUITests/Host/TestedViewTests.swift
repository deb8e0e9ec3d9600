import SwitchbackMaps
import SwitchbackSwiftUI
import SwitchbackTesting
import Testing

// Views, where there is SwiftUI.
private struct HomeView {}

private struct ItemView {
  let number: Int
}

private struct Tag {
  let text: String
}

private final class SpecialScreen: ContentScreen<HomeView> {}

/// The test kit and the maps, with screens that are made of views.
struct TestedViewTests {
  private static let item = StepAssembly { (number: Int) in ItemView(number: number) }
    .using(.push()).from(.visibleStack())
  private static let tagged = StepAssembly { (tag: Tag) in ItemView(number: tag.text.count) }
    .using(.push()).from(.visibleStack())
  /// Looks for any item.
  private static let careless = StepAssembly(
    finder: ClassFinder<ContentScreen<ItemView>, Int>(),
    factory: ContentFactory { (number: Int) in ItemView(number: number) }
  )
  .using(.push()).from(.visibleStack())

  private let window = ModelWindow(ModelStack(ContentScreen(HomeView())))

  private func findings<Context>(
    _ step: DestinationStep<ContentScreen<ItemView>, Context>
  ) -> [String] {
    var routes = Routes()
    routes.startsWith(ModelStack.self)
    routes.add("item", step, isEntry: true)
    return routes.findings.filter { $0.severity != .hidden }.map { "\($0.message) \($0.advice)" }
  }

  @Test func `A view is told from another one by a context that can be compared`() {
    #expect(findings(Self.item) == [])
    #expect(findings(Self.item.adapting { (text: String) in text.count }) == [])
    #expect(
      findings(Self.tagged) == [
        "The context is not Equatable: each navigation may build another ItemView. Make the "
          + "context Equatable."
      ])
    #expect(
      findings(Self.careless) == [
        "The step has a context, but any ItemView counts as found, whatever it shows. Use a "
          + "ScreenFinder."
      ])
  }

  @Test func `Two prompts with the same type of answer are two screens`() throws {
    func step(_ title: String) -> DestinationStep<ContentScreen<Prompt<Bool>>, Void> {
      StepAssembly { Prompt(title: title, choices: [.cancel("Keep", false)]) }
        .using(.presentModally()).from(.current()).assemble()
    }
    var routes = Routes()
    routes.add("delete", step("Delete?"), isEntry: true)
    routes.add("leave", step("Leave?"), isEntry: true)
    try routes.expectNoFaults(.doubt)
    let map = ChainMap("App") {
      ChainMap.Entry("delete", step("Delete?"))
      ChainMap.Entry("leave", step("Leave?"))
    }
    #expect(!map.diagram.rendered(as: .text).contains("delete, leave"))
  }

  @Test func `A factory that is adapted makes the same screens`() {
    let step = StepAssembly(
      finder: ScreenFinder<ContentScreen<ItemView>, Int>(),
      factory: ContentFactory { (number: Int) in ItemView(number: number) }
        .adding(ClosureContextTask { _, _ in })
    )
    .using(.push()).from(.visibleStack())
    #expect(findings(step) == [])
  }

  @Test func `Messages and pictures name a type that can be written`() async throws {
    let anew = StepAssembly(
      finder: NilFinder(),
      factory: ContentFactory { (number: Int) in ItemView(number: number) }
    )
    .using(.push()).from(.visibleStack())
    let explorer = Explorer(bounds: Explorer.Bounds(depth: 2)) {
      ExploredApp(
        window: ModelWindow(ModelStack(ContentScreen(HomeView()))),
        moves: [.destination("item", anew(1))])
    }
    let exploration = try await explorer.explore()
    #expect(
      exploration.violations.map(\.message).contains(
        """
        Item(1) is there twice. If that is allowed, declare it with \
        allowingSeveral(ContentScreen<ItemView>.self).
        """))

    try await window.router.navigate(to: Self.item, with: 1)
    let item = try #require((window.root as? ModelStack)?.top)
    let map = try TransitionMap<String> {
      TransitionMap.From(SpecialScreen.self) {
        TransitionMap.On("back", back: .previous) { _ in true }
      }
    }
    let error = await #expect(throws: TransitionNotAllowed.self) {
      try await map.perform("back", from: item, with: window.router)
    }
    #expect(error?.screenType == "ContentScreen<ItemView>")

    let others = ModelWindow(
      ModelStack(SpecialScreen(HomeView()), ContentScreen.showing(1, ItemView(number: 1))))
    #expect(
      WindowTree(of: others) { ObjectIdentifier($0).hashValue }.nodes.map(\.type)
        == ["ModelStack", "SpecialScreen", "ContentScreen<ItemView>"])
  }

  @Test func `A test waits for a view by its type`() async throws {
    let tester = NavigationTester(window)
    _ = try await tester.waitForScreen(HomeView.self)
    tester.router.go(to: Self.item, with: 7)
    #expect(try await tester.waitForScreen(ItemView.self).number == 7)
    #expect(try await tester.waitForScreen(ContentScreen<ItemView>.self).content.number == 7)
    // Only the item is visible.
    await #expect(throws: NavigationTestFailure.self) {
      _ = try await tester.waitForScreen(HomeView.self, limit: .milliseconds(5))
    }
  }
}
