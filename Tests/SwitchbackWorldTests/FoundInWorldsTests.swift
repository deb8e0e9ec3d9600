import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// What worlds have found, each as the least that shows it.
struct FoundInWorldsTests {
  /// A page that is built each time.
  private let newPage = StepAssembly(
    finder: NilFinder<ModelScreen, Void>(), factory: ClosureFactory { ModelScreen(name: "new") })

  private final class RefusingDraft: ModelScreen, LeaveGuard {
    func confirmLeaving() -> Bool { false }
  }

  @Test func `A root is not replaced through a new screen without asking its guard`() async {
    let chain = newPage.using(ReplaceRoot()).from(newPage).using(.presentModally()).from(.current())
    let window = ModelWindow(RefusingDraft(name: "draft"))
    _ = try? await WindowRouter(window: window).navigate(to: chain.assemble())
    #expect(window.root?.name == "draft")
  }

  @Test func `A guard in a layer that is hidden with its presenter is asked when that is replaced`()
    async throws
  {
    let page = ModelScreen(name: "page")
    let tabs = ModelTabs([page, ModelScreen(name: "other")])
    let window = ModelWindow(tabs)
    try await page.presentScreen(RefusingDraft(name: "draft"), animated: false)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let chain = newPage.using(AddTab(at: 0, replacing: true))
      .from(GeneralStep.existing(ModelTabs.self))
    await #expect(throws: NavigationError.self) {
      try await WindowRouter(window: window).navigate(to: chain)
    }
    #expect(page.presented?.name == "draft")
    #expect(tabs.screens.first === page)
  }

  @Test func `A guard whose screen goes and comes back is asked again`() async throws {
    final class Draft: ModelScreen, LeaveGuard {
      var saves: (() async -> Void)?
      var isSaving = false

      func confirmLeaving() async -> Bool {
        if isSaving { return true }
        isSaving = true
        await saves?()
        isSaving = false
        return false
      }
    }
    let draft = Draft(name: "draft")
    let window = ModelWindow(ModelStack([draft]))
    let router = WindowRouter(window: window)
    let stack = GeneralStep.existing(ModelStack.self)
    let chain = newPage.using(.presentModally()).from(newPage).using(PushAsRoot()).from(stack)
      .assemble()
    draft.saves = {
      // Takes the draft away, cannot present, and puts the draft back.
      await Task {}.value
      window.faults.fail(.present)
      _ = try? await router.navigate(to: chain)
    }
    await #expect(throws: NavigationError.self) { try await router.navigate(to: chain) }
    #expect(window.drawing == "window\n└─ stack\n   └─ draft*")
  }

  @Test func `A circle of waits is found that leads through what an ended navigation has begun`() {
    let ending = WorldExecutor.run { executor in
      let (left, right) = (ModelWindow(ModelScreen(name: "a")), ModelWindow(ModelScreen(name: "b")))
      let (toLeft, toRight) = (WindowRouter(window: left), WindowRouter(window: right))
      let plain = newPage.using(.presentModally()).from(.current()).assemble()
      let (toTheLeft, toTheRight) = (Gate(), Gate())

      @MainActor func chain(
        after perform: @escaping @MainActor () async throws -> Void
      ) -> DestinationStep<ModelScreen, Void> {
        newPage.adding(ClosureInterceptor { (_: Void) in try await perform() })
          .using(.presentModally()).from(.current()).assemble()
      }
      var ending: (any Error)?
      // Its finder begins a navigation that is in the way of the one on the right, and it ends.
      let beginning = StepAssembly(
        finder: ClosureFinder<ModelScreen, Void> { _, _ in
          let leftover = toLeft.go(
            to: chain {
              await toTheRight.wait()
              try await toRight.navigate(to: plain)
            })
          Task { @MainActor in
            do { _ = try await leftover.value } catch { ending = error }
          }
          return nil
        }, factory: NilFactory()
      ).from(.current()).assemble()
      _ = toRight.go(
        to: chain {
          await toTheLeft.wait()
          try await toLeft.navigate(to: plain)
        })
      _ = toLeft.go(to: chain { _ = try? await toLeft.navigate(to: beginning) })
      for gate in [toTheLeft, toTheRight] {
        _ = executor.runJobs()
        gate.open()
      }
      _ = executor.runJobs()
      return ending
    }
    guard case .intercepted(_, let reason, _)? = ending as? NavigationError,
      case .deadlock(let waits)? = reason as? NavigationError
    else {
      Issue.record("It ends as \(ending.map { "\($0)" } ?? "nothing yet").")
      return
    }
    #expect(waits.contains { $0.hasSuffix("which was begun inside it") })
  }

  @Test func `A navigation gives up as unsettled, whether there would be a way by now or not`()
    async
  {
    let tabs = ModelTabs([ModelScreen(name: "page")])
    let window = ModelWindow(tabs)
    var attempts = 0
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { (_: Void) in
        attempts += 1
        if attempts < 3 {
          try await tabs.setContainedScreens(
            tabs.containedScreens + [ModelScreen(name: "tab \(attempts)")], animated: false)
        } else {
          try await window.setRootScreen(ModelScreen(name: "other"), animated: false)
        }
        return ModelScreen(name: "new")
      }
    )
    .using(AddTab())
    .from(GeneralStep.existing(ModelTabs.self))
    await #expect {
      try await WindowRouter(window: window).navigate(to: page)
    } throws: { error in
      if case .unsettled? = error as? NavigationError { true } else { false }
    }
    #expect(attempts == 3)
    #expect(window.drawing == "window\n└─ other")
  }

  @Test func `What begins in a window that is gone does not end as superseded`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(number: 7, factory: .builds(), interceptors: [.init(number: 8, waitsForUser: true)]),
        .step(number: 9, factory: .builds())),
      events: [.navigate(.to(.chain(0))), .close(), .step, .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  @Test func `A screen that its tab lets go of is found in a tab bar that is covered`() {
    let world = WorldScript(
      .uiKit(settings: 16276),
      windows: .window(.screen(.stack, .screen(.tabs, .screen(.picker), .screen(), selected: 1))),
      chains: .chain(
        .step(
          number: 3, target: .picker, look: .init(choice: .byClass, options: 29),
          factory: .builds())),
      events: [.app(.showsTab), .step, .navigate(.to(.chain(0))), .app(.setsStack)])
    #expect(World.run(world).failure == nil)
  }

  @Test func `What waits in a log-in does not keep what begins inside the same navigation`() {
    let world = WorldScript(
      chains: .chain(
        .branch(
          [.evenContext([.start(.current)])],
          otherwise: [
            .step(
              number: 1, factory: .builds(),
              interceptors: [
                .init(number: 3, waitsForUser: true, acts: [.navigates(.to(.chain(0))), .waits()])
              ]),
            .start(.current),
          ])),
      .chain(
        .step(
          number: 9, factory: .builds(),
          tasks: [.init(number: 10, acts: [.goes(.to(.chain(0), policy: .reject))])])),
      routers: .init(interceptors: [.init(number: 21, acts: [.goes(.to(.chain(0, context: 7)))])]),
      events: [.navigate(.to(.chain(1)))])
    #expect(World.run(world).failure == nil)
  }

  @Test func `What is looked up in new screens is in them, whatever a finder finds`() async {
    let home = ModelScreen(name: "home")
    let window = ModelWindow(home)
    var isKept = false
    let kept = FinderFactory(
      ClosureFinder<ModelScreen, Void> { _, _ in isKept ? home : nil })
    let stack = StepAssembly(
      finder: NilFinder<ModelStack, Void>(),
      factory: ClosureFactory { (_: Void) in
        isKept = true
        return ModelStack([ModelScreen(name: "page")])
      })
    let chain = StepAssembly(finder: NilFinder<ModelScreen, Void>(), factory: kept)
      .from(stack.using(.presentModally()).from(.current()).assemble())
    await #expect {
      try await WindowRouter(window: window).navigate(to: chain)
    } throws: { error in
      guard case .unbuilt(let reason, _)? = error as? NavigationError else { return false }
      return reason as? SourceError == .destinationMissing("ModelScreen")
    }
    #expect(window.drawing == "window\n└─ home")
  }

  @Test func `What the only page of a hidden container presents does not cover a new page`()
    async throws
  {
    final class Pager: ModelContainer {}
    struct AddPage: ContainerAction {
      typealias Source = Pager
      func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
        children.append(screen)
      }
    }
    let page = ModelScreen(name: "page")
    let tabs = ModelTabs([Pager([page]), ModelScreen(name: "other")])
    let window = ModelWindow(tabs)
    try await page.presentScreen(ModelScreen(name: "sheet"), animated: false)
    try await tabs.makeVisible(tabs.screens[1], animated: false)
    let chain = newPage.using(AddPage())
      .from(GeneralStep.existing(Pager.self))
    try await WindowRouter(window: window).navigate(to: chain)
    #expect(
      window.drawing == """
        window
        └─ tabs
           ├─ Pager*
           │  ├─ page*
           │  └─ new*
           └─ other
        """)
  }
}

/// Code waits at it until it is opened.
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }
}
