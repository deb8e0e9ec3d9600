import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Screens that change what they show, and apps that keep something beside their screens.
struct StateTests {
  private class ListScreen: ModelScreen, ContextAccepting {
    var sort = "name"
    override var name: String { "List(by \(sort))" }
    func setUp(with context: String) { sort = context }
  }

  private final class SavingListScreen: ListScreen {
    override func savingState() -> (@MainActor () -> Void)? {
      let sort = sort
      return { [unowned self] in self.sort = sort }
    }
  }

  private func explorer(
    _ makeList: @escaping @MainActor () -> ListScreen
  ) -> Explorer {
    Explorer {
      let list = StepAssembly(
        finder: ClassFinder<ListScreen, String>(), factory: ClosureFactory { _ in makeList() }
      )
      .adding(ContextSettingTask())
      .using(PresentModally()).from(GeneralStep.current()).assemble()
      return ExploredApp(
        window: ModelWindow(HomeScreen()),
        moves: [
          .destination("by price", list, with: "price", shows: "List(by price)"),
          .destination("by name", list, with: "name", shows: "List(by name)"),
          .back(),
        ])
    }
  }

  @Test func `A screen that puts back what it shows is not built anew`() async throws {
    let exploration = try await explorer { SavingListScreen() }.explore()
    try exploration.expectNoViolations()
    #expect(exploration.treeCount == 3)
    #expect(exploration.rebuilt == [:])
  }

  @Test
  func `A screen that does not put back what it shows is built anew, and the result is the same`()
    async throws
  {
    let exploration = try await explorer { ListScreen() }.explore()
    try exploration.expectNoViolations()
    #expect(exploration.treeCount == 3)
    #expect(exploration.rebuilt == ["ListScreen": 2])
    #expect(
      "\(exploration)".contains(
        "Built anew 2 times because of ListScreen: its state is unknown. A ModelScreen overrides savingState()."
      ))
  }

  @Test func `An app that starts in another way each time cannot be explored`() async throws {
    var starts = 0
    let explorer = Explorer {
      starts += 1
      let list = ListScreen()
      list.sort = "start \(starts)"
      let step = GeneralStep.custom(using: ClassFinder<ListScreen, String>())
      let task = StepAssembly(finder: ClassFinder<ListScreen, String>(), factory: NilFactory())
        .adding(ContextSettingTask()).from(step)
      return ExploredApp(
        window: ModelWindow(list), moves: [.destination("by name", task, with: "name")])
    }
    let error = await #expect(throws: ExplorerError.self) { try await explorer.explore() }
    #expect(
      "\(try #require(error))".hasPrefix(
        "The same moves on a fresh app lead to other screens (- the first time, + now)."))
    #expect("\(try #require(error))".hasSuffix("\n- └─ List(by name)\n+ └─ List(by start 2)"))
  }

  private final class DraftScreen: ModelScreen {
    var text = ""
    override var name: String { "Draft" }
  }

  /// An app with a draft, whose text only the path from the start tells.
  private func drafts(isWritten: Bool) -> Explorer {
    Explorer {
      let draft = DraftScreen()
      let window = ModelWindow(draft)
      let help = StepAssembly { BagScreen() }.using(.presentModally()).from(.current())
      return ExploredApp(
        window: window,
        moves: [
          .own("write") { draft.text = "text" },
          .own("see help") {
            if isWritten { draft.text = "text" }
            try await window.router.navigate(to: help)
          },
          .back(),
        ]
      )
      .checking("the draft is empty") { draft.text.isEmpty }
    }
  }

  @Test func `A violation that a fresh app does not show is told with the reason`() async throws {
    let explorer = drafts(isWritten: false)
    let exploration = try await explorer.explore()
    let violation = try #require(exploration.violations.first)
    let message = """
      Not so: the draft is empty. The same moves in a fresh app do not show it: it depends on state that \
      the explorer does not put back. Override savingState() in the screen that has the state, or add \
      the state with keeping(_:get:set:).
      """
    #expect(exploration.violations.map(\.message) == [message])
    #expect("\(exploration)".hasSuffix("1 violation:\n- \(message)"))
    #expect(violation.path == ["see help"])
    #expect(
      "\(violation)" == """
        \(message)
        The shortest way there, from the start, has 1 move.

        1. see help
          window    →  window
          └─ Draft     ├─ Draft
                       └─ modal Bag

        """)
    try await explorer.replay(violation.path)
  }

  @Test func `A violation that a fresh app shows has a test`() async throws {
    let explorer = drafts(isWritten: true)
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.message == "Not so: the draft is empty.")
    #expect("\(violation)".contains("As a test:"))
    #expect(await failure { try await explorer.replay(violation.path) } == "\(violation)")
  }

  @Test func `What an app keeps tells trees apart, and is drawn`() async throws {
    let explorer = ExplorerTests.explorer { app, shop in
      app.keeping("logged in", get: { shop.isLoggedIn }, set: { shop.isLoggedIn = $0 })
        .checking("no user has logged in") { !shop.isLoggedIn }
    } adding: { shop in
      [.own("log in") { shop.isLoggedIn = true }]
    }
    let violation = try #require(try await explorer.explore().violations.first)
    #expect(violation.path == ["log in"])
    #expect(violation.start.hasSuffix("\nlogged in: false"))
    #expect(violation.steps[0].drawing?.hasSuffix("\nlogged in: true") == true)
  }
}
