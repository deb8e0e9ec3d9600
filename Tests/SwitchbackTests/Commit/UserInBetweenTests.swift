import Switchback
import SwitchbackModel
import Testing

/// The user goes elsewhere while a factory waits: what was planned no longer fits.
@Suite(.timeLimit(.minutes(40)))
struct UserInBetweenTests {
  private let gate = Gate()

  /// Pushes onto the stack around the thing with number 1, dismissing and popping what is above it.
  private var chain: DestinationStep<Thing, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<Thing, Int>(),
      factory: ClosureFactory { [gate] (id: Int) in
        await gate.pass()
        return Thing(id)
      }
    )
    .using(Push<ModelStack>())
    .from(
      GeneralStep.custom(
        using: ClosureFinder<Thing, Int> { _, hierarchy in
          try hierarchy.first { $0.id == 1 }
        }
      ).expectingContainer())
  }

  /// How a navigation ends during which the user does something.
  private func navigate(
    in window: ModelWindow, meanwhile: () async throws -> Void
  ) async throws -> String {
    let navigation = WindowRouter(window: window).go(to: chain, with: 7)
    await gate.reached()
    try await meanwhile()
    gate.open()
    return await ending(of: navigation)
  }

  @Test func `Another tab is selected`() async throws {
    let tabs = ModelTabs(ModelStack(Thing(1)), ModelStack(Thing(2)))
    let window = ModelWindow(tabs)
    let ending = try await navigate(in: window) { try tabs.select(1) }
    #expect(ending.hasPrefix("Thing(7) is on screen; "))
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack*
           │  ├─ Thing(1)
           │  └─ Thing(7)*
           └─ stack
              └─ Thing(2)*
        """)
  }

  enum Place: CaseIterable { case onTop, inLayer, presented }

  @Test(arguments: Place.allCases)
  func `A guard comes to what would be popped or dismissed`(_ place: Place) async throws {
    let stack = ModelStack(Thing(1), Thing(2))
    let modal = ModelStack(Thing(3))
    let window = ModelWindow(place == .inLayer ? stack.presenting { modal } : stack)
    let ending = try await navigate(in: window) {
      switch place {
      case .onTop:
        try await stack.setContainedScreens(stack.screens + [RefusingThing()], animated: false)
      case .inLayer: try await modal.setContainedScreens([RefusingThing()], animated: false)
      case .presented: try await stack.presentScreen(RefusingThing(), animated: false)
      }
    }
    #expect(ending == "Refusing refuses to go. Nothing has changed.")
    #expect(stack.screens.count == (place == .onTop ? 3 : 2))
    #expect(window.layers.count == (place == .onTop ? 1 : 2))
  }

  @Test func `A stack around the stack goes back, and brings something else`() async throws {
    let inner = ModelTabs(ModelStack(Thing(1)), Thing(3))
    let outer = ModelStack(inner)
    let window = ModelWindow(outer)
    let ending = try await navigate(in: window) {
      try await outer.setContainedScreens([inner, Thing(4)], animated: false)
      try await inner.makeVisible(inner.screens[1], animated: false)
    }
    #expect(ending.hasPrefix("Thing(7) is on screen; "))
    #expect(
      window.drawing == """
        window
        └─ stack
           └─ tabs*
              ├─ stack*
              │  ├─ Thing(1)
              │  └─ Thing(7)*
              └─ Thing(3)
        """)
  }

  @Test func `The place is gone`() async throws {
    let tabs = ModelTabs(ModelStack(Thing(1)), ModelStack(Thing(2)))
    let window = ModelWindow(tabs)
    let ending = try await navigate(in: window) {
      try await tabs.setContainedScreens([tabs.screens[1]], animated: false)
    }
    #expect(ending.hasPrefix("None of the chain's screens is there"))
    #expect(
      window.drawing == """
        window
        └─ tabs
           └─ stack*
              └─ Thing(2)*
        """)
  }

  @Test func `The destination has come by itself`() async throws {
    let stack = ModelStack(Thing(1))
    let window = ModelWindow(stack)
    let ending = try await navigate(in: window) {
      try await stack.setContainedScreens([stack.screens[0], Thing(7)], animated: false)
    }
    #expect(ending == "Thing(7) is on screen already")
    #expect(stack.screens.count == 2)
  }
}

private final class RefusingThing: ModelScreen, LeaveGuard {
  override var name: String { "Refusing" }
  func confirmLeaving() -> Bool { false }
}

/// The user goes elsewhere while the screens change: what only the navigation has taken away comes back.
struct UndoneByUserTests {
  @Test func `What is missing where the user has gone elsewhere is in the error`() async throws {
    let picker = Self.replacingTab { tabs in tabs.userDidReveal(tabs.screens[2]) }
    for isRefused in [false, true] {
      let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   ├─ Bag\n   └─ Account")
      if isRefused { window.faults.fail(.setScreens, number: 2) }
      let ending = await ending(of: WindowRouter(window: window).go(to: picker))
      #expect(
        ending.hasSuffix(
          isRefused
            ? "Not undone: tabs no longer contains Bag "
              + "(An injected fault made this operation fail: setScreens.); Login is still on screen."
            : "All changes were undone."))
      let tab = isRefused ? "Login" : "Bag"
      #expect(window.drawing == "window\n└─ tabs\n   ├─ Home\n   ├─ \(tab)\n   └─ Account*")
    }
  }

  @Test func `What was replaced comes back beside what has come meanwhile, without what has gone`()
    async throws
  {
    let window = try makeWindow("window\n└─ tabs\n   ├─ Home*\n   ├─ Bag\n   └─ Account")
    let picker = Self.replacingTab { tabs in
      try await tabs.setContainedScreens(
        Array(tabs.screens.dropLast()) + [ProductScreen(1)], animated: false)
    }
    let ending = await ending(of: WindowRouter(window: window).go(to: picker))
    #expect(ending.hasSuffix("All changes were undone."))
    #expect(
      window.drawing.replacing("*", with: "")
        == "window\n└─ tabs\n   ├─ Home\n   ├─ Bag\n   └─ Product(1)")
  }

  /// Replaces the second tab, and then the user goes elsewhere.
  private static func replacingTab(
    _ meanwhile: @escaping @MainActor (ModelTabs) async throws -> Void
  ) -> DestinationStep<PickerScreen, Void> {
    struct GoElsewhere: Action {
      let meanwhile: @MainActor (ModelTabs) async throws -> Void

      func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
        []
      }

      func perform(
        with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
      ) async throws {
        if let tabs = window.rootScreen as? ModelTabs { try await meanwhile(tabs) }
        throw UndoneByUserError(operation: "push")
      }
    }
    let login = building(LoginScreen.self).using(AddTab(at: 1, replacing: true))
      .from(existing(ModelTabs.self)).assemble()
    return building(PickerScreen.self).using(GoElsewhere(meanwhile: meanwhile)).from(login)
      .assemble()
  }

  /// An action of the app's that takes its time, and then presents.
  private struct PresentLater: Action {
    let meanwhile: @MainActor () throws -> Void

    var opensLayer: Bool { true }

    func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
      []
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      try meanwhile()
      try await source.presentScreen(screen, animated: animated)
    }
  }

  @Test func `A sheet that the user swipes down while an action takes its time stays away`()
    async throws
  {
    let bag = BagScreen()
    let window = ModelWindow(HomeScreen())
    try await window.root?.presentScreen(bag, animated: false)
    #expect(window.drawing == "window\n├─ Home\n└─ modal Bag")
    let login = building(LoginScreen.self).using(PresentLater { try bag.swipeDown() })
      .from(.current()).assemble()
    let ending = await ending(of: WindowRouter(window: window).go(to: login))
    #expect(ending.hasSuffix("All changes were undone."))
    #expect(window.drawing == "window\n└─ Home")
  }

  @Test func `What the user goes back from in the tab that comes up stays away`() async throws {
    let (bag, stack) = (BagScreen(), ModelStack(HomeScreen()))
    try await stack.setContainedScreens(
      stack.containedScreens + [bag, DraftScreen()], animated: false)
    let window = ModelWindow(ModelTabs(stack, ModelStack(AccountScreen())))
    try (window.root as? ModelTabs)?.select(1)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  ├─ Home
           │  ├─ Bag
           │  └─ Draft*
           └─ stack*
              └─ Account*
        """)
    window.animations = .manual
    let navigation = WindowRouter(window: window).go(to: existing(BagScreen.self).assemble())
    await window.waitForAnimation()
    try stack.pop()
    while window.isAnimating { window.finishAnimations() }
    let ending = await ending(of: navigation)
    #expect(
      ending.hasSuffix(
        "Not undone: stack no longer contains Draft (it has been changed meanwhile, and stays so).")
    )
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ stack
           │  └─ Home*
           └─ stack*
              └─ Account*
        """)
  }

  @Test func `What a step back has taken away, and the user's next one leaves away, is named`()
    async throws
  {
    let window = try makeWindow(
      "window\n└─ stack\n   ├─ Home\n   ├─ Bag\n   ├─ Account\n   └─ Draft*")
    let stack = try window.screen(ModelStack.self)
    window.animations = .manual
    let navigation = WindowRouter(window: window).go(to: existing(AccountScreen.self).assemble())
    await window.waitForAnimation()
    stack.userDidReveal(stack.screens[1])
    while window.isAnimating { window.finishAnimations() }
    let ending = await ending(of: navigation)
    #expect(
      ending.hasSuffix(
        "Not undone: stack no longer contains Draft (it has been changed meanwhile, and stays so).")
    )
    #expect(window.drawing == "window\n└─ stack\n   ├─ Home\n   └─ Bag*")
  }
}
