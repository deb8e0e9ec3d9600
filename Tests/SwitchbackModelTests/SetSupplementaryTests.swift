import Switchback
import SwitchbackModel
import Testing

@MainActor
struct SetSupplementaryTests {
  @Test func `The secondary stays when a new split view gets its middle column`() async throws {
    func page(_ name: String) -> ClosureFactory<ModelScreen, Void> {
      ClosureFactory { (_: Void) in ModelScreen(name: name) }
    }
    let middleLast = try await CompleteFactory(factory: SplitFactory<Void>(columns: 3))
      .with(page("Accounts"), using: SetPrimary<ModelSplit>())
      .with(page("Message"), using: SetSecondary<ModelSplit>())
      .with(page("List"), using: SetSupplementary<ModelSplit>())
      .build(with: ())
    #expect(middleLast.screens.map(\.name) == ["Accounts", "List", "Message"])
    let middleFirst = try await CompleteFactory(factory: SplitFactory<Void>(columns: 3))
      .with(page("Accounts"), using: SetPrimary<ModelSplit>())
      .with(page("List"), using: SetSupplementary<ModelSplit>())
      .with(page("Message"), using: SetSecondary<ModelSplit>())
      .build(with: ())
    #expect(middleFirst.screens.map(\.name) == ["Accounts", "List", "Message"])
  }

  @Test func `The middle column is set between the others`() async throws {
    let split = ModelSplit([ModelScreen(name: "Home")], columns: 3)
    let window = ModelWindow(split)
    let there = GeneralStep.custom(using: ClassFinder<ModelSplit, Void>())
    func mails(_ name: String) -> DestinationStep<ModelScreen, Void> {
      StepAssembly(finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: name) })
        .using(.setSupplementary()).from(there)
    }
    let detail = StepAssembly(finder: NilFinder(), factory: ClosureFactory { ProductScreen(1) })
      .using(SetSecondary<ModelSplit>()).from(there)
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: detail)
    }
    for name in ["Inbox", "Sent"] {
      try await WindowRouter(window: window).navigate(to: mails(name))
      #expect(
        window.drawing == "window\n└─ split (3 columns)\n   ├─ Home*\n   └─ \(name)*")
    }
    for window in [try ModelWindow(drawing: window.drawing), window] {
      try await WindowRouter(window: window).navigate(to: detail)
      #expect(
        window.drawing == "window\n└─ split\n   ├─ Home*\n   ├─ Sent*\n   └─ Product(1)*")
    }
    #expect(throws: ChainError.noPrimary) {
      var children: [ChildScreen] = []
      try SetSupplementary().embed(ChildScreen(ModelScreen(name: "X")), in: &children)
    }
  }

  @Test(
    arguments: [
      "window\n└─ split\n   └─ Home*",
      "window\n└─ split\n   ├─ Home*\n   └─ Product*",
    ])
  func `A split view of two columns has no middle one to set`(_ drawing: String) async throws {
    let window = try ModelWindow(drawing: drawing) { _ in nil }
    let mails = StepAssembly(
      finder: NilFinder(), factory: ClosureFactory { ModelScreen(name: "Mails") }
    )
    .using(.setSupplementary()).from(GeneralStep.custom(using: ClassFinder<ModelSplit, Void>()))
    let error = await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: mails)
    }
    #expect(
      error?.message.contains(
        """
        split has two columns, and none for a supplementary. Make it with three, as in \
        ModelSplit(screens, columns: 3), or set the secondary.
        """) == true, "\(error.debugDescription)")
    #expect(window.drawing == drawing)
  }
}
