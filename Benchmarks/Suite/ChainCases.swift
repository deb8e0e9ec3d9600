import Switchback
import SwitchbackModel

/// Chains: absent steps, switches, the usual deep link, the machinery.
@MainActor
struct ChainCases {
  let harness: Harness

  /// A chain of steps of which none is there, each pushed onto the stack of the one behind it.
  private func chain<F: Finder>(
    of steps: Int, finder: F
  ) -> DestinationStep<WantedScreen, Void> where F.Target == WantedScreen, F.Context == Void {
    var step = StepAssembly(finder: finder, factory: ClosureFactory { WantedScreen(id: 0) })
      .using(Push<ModelStack>())
      .from(GeneralStep.custom(using: ClassFinder<ModelStack, Void>(options: .visible)))
    for index in 1..<max(1, steps) {
      step = StepAssembly(finder: finder, factory: ClosureFactory { WantedScreen(id: index) })
        .using(Push<ModelStack>())
        .from(step.expectingContainer())
    }
    return step.assemble()
  }

  private func run(
    _ name: String, _ question: String, screens: Int, steps: Int, goal: Goal,
    finder: some Finder<WantedScreen, Void>, walks: Bool
  ) async throws -> Row {
    let window = Trees.tabs(of: screens)
    guard let tabs = window.rootScreen as? ModelTabs, let stack = tabs.selected as? ModelStack
    else { throw WrongAnswer(description: "tabs of stacks expected") }
    let before = stack.containedScreens
    let destination = chain(of: steps, finder: finder)
    let router = WindowRouter(window: window)
    let reset: @MainActor () async throws -> Void = {
      try await stack.setContainedScreens(before, animated: false)
    }
    return try await harness.compare(
      name, question, screens: screens, steps: steps, goal: goal
    ) {
      if walks {
        try expect(loop(for: AbsentScreen.self, in: window) == nil, "nothing to be found")
      }
      let new = (0..<steps).map { WantedScreen(id: $0) }
      try await stack.setContainedScreens(before + new, animated: true)
    } afterFloor: {
      try await reset()
    } engine: {
      _ = try await router.navigate(to: destination)
    } afterEngine: {
      try expect(stack.containedScreens.count == before.count + steps, "all steps built")
      try await reset()
    }
  }

  func absent(_ steps: Int, _ screens: Int, goal: Goal) async throws -> Row {
    try await run(
      "chain-absent", "What does a chain cost of which no step is there, all built?",
      screens: screens, steps: steps, goal: goal, finder: ClassFinder(), walks: true)
  }

  func machinery(_ steps: Int) async throws -> Row {
    try await run(
      "machinery", "What does a step cost when nothing is looked for?", screens: 10, steps: steps,
      goal: .ratio(10), finder: NilFinder(), walks: false)
  }

  func switching(_ cases: Int, goal: Goal) async throws -> Row {
    let window = Trees.tabs(of: 1_000)
    var assembly = SwitchAssembly<WantedScreen, Void>()
    for _ in 0..<cases { assembly = assembly.addCase(expecting: ClassFinder<WantedScreen, Void>()) }
    let fallback = StepAssembly(
      finder: NilFinder<WantedScreen, Void>(), factory: ClosureFactory { WantedScreen(id: 0) }
    )
    .using(PresentModally()).from(GeneralStep.current()).assemble()
    let step = assembly.assemble(default: fallback)
    let router = WindowRouter(window: window)
    return try await harness.compare(
      "switch-absent", "What does a switch cost of which no case is there?", screens: 1_000,
      steps: cases, goal: goal
    ) {
      try expect(loop(for: WantedScreen.self, in: window) == nil, "nothing to be found")
    } engine: {
      let plan = try router.plan(to: step)
      try expect(plan.builtTypes.count == 1, "the default")
    }
  }

  func addingCases(_ cases: Int) async throws -> Row {
    try await harness.compare(
      "switch-cases", "What does it cost to add cases to a switch, one after the other?",
      screens: 1,
      steps: cases, goal: .none
    ) {
      var conditions: [() -> Bool] = []
      for _ in 0..<cases { conditions.append { cases > 0 } }
      try expect(conditions.count == cases, "all cases")
    } engine: {
      var assembly = SwitchAssembly<WantedScreen, Void>()
      for _ in 0..<cases {
        assembly = assembly.addCase(expecting: ClassFinder<WantedScreen, Void>())
      }
      try expect(assembly.assemble().outline.destination.cases.count == cases, "all cases")
    }
  }

  func addingChildren(_ children: Int) async throws -> Row {
    try await harness.compare(
      "first-children", "What does it cost to add first children, one after the other?", screens: 1,
      steps: children, goal: .none
    ) {
      var builders: [() -> WantedScreen] = []
      for id in 0..<children { builders.append { WantedScreen(id: id) } }
      try expect(builders.count == children, "all children")
    } engine: {
      var factory = CompleteFactory(factory: BenchmarkStackFactory<Void>())
      for id in 0..<children {
        factory = factory.with(
          ClosureFactory { (_: Void) in WantedScreen(id: id) }, using: Push<ModelStack>())
      }
      let step: DestinationStep<ModelStack, Void> = SingleContainerStep(
        finder: NilFinder(), factory: factory
      )
      .using(.presentModally()).from(.current())
      var built = 0
      if case .complete(let types)? = step.outline.destination.factory?.kind { built = types.count }
      try expect(built == children, "all children")
    }
  }

  /// As many absent steps as screens.
  func planText(_ count: Int) async throws -> Row {
    let window = Trees.tabs(of: count)
    let step = chain(of: count, finder: ClassFinder())
    let router = WindowRouter(window: window)
    return try await harness.compare(
      "plan-text", "What does the text of a plan cost?", screens: count, steps: count, goal: .none
    ) {
      let lines = (0..<count).map { "\($0). build \(WantedScreen.self)" }
      try expect(!lines.joined(separator: "\n").isEmpty, "a text")
    } engine: {
      let text = try router.plan(to: step).description
      try expect(text.utf8.count > count, "a line for each step")
    }
  }

  func modals(_ count: Int) async throws -> Row {
    let root = ModelScreen(name: "root")
    let window = ModelWindow(root)
    let router = WindowRouter(window: window)
    let modal = StepAssembly(
      finder: NilFinder<WantedScreen, Void>(), factory: ClosureFactory { WantedScreen(id: 0) }
    )
    .using(.presentModally())
    var step = modal.from(.current())
    for _ in 1..<count { step = modal.from(step) }
    let destination = step
    let reset: @MainActor () async throws -> Void = {
      try expect(window.layers.count == count + 1, "all screens presented")
      try await root.dismissPresentedScreen(animated: false)
    }
    return try await harness.compare(
      "modals", "What does it cost to present screens, one above the other?", screens: 1,
      steps: count, goal: .none
    ) {
      var top = root
      for _ in 0..<count {
        let next = WantedScreen(id: 0)
        try await top.presentScreen(next, animated: false)
        top = next
      }
    } afterFloor: {
      try await reset()
    } engine: {
      try await router.navigate(to: destination)
    } afterEngine: {
      try await reset()
    }
  }

  /// Navigations that wait for one whose interceptor has not answered.
  func queue(_ count: Int) async throws -> Row {
    let window = Trees.tabs(of: 100)
    let router = WindowRouter(window: window)
    let there = GeneralStep.root() as DestinationStep<any Screen, Void>
    func waitInLine(_ body: () async throws -> Void) async throws {
      var gate: CheckedContinuation<Void, Never>?
      let first = SingleStep(finder: ClassFinder<ModelTabs, Void>(), factory: NilFactory())
        .adding(ClosureInterceptor { (_: Void) in await withCheckedContinuation { gate = $0 } })
        .from(there)
      let leader = router.go(to: first)
      while gate == nil { await Task.yield() }
      try await body()
      gate?.resume()
      _ = try await leader.value
    }
    return try await harness.compare(
      "queue", "What does it cost to wait in a line?", screens: 100, steps: count, goal: .none
    ) {
      // By hand: as many tasks that wait for one.
      let leader = Task { @MainActor in await Task.yield() }
      let others = (0..<count).map { _ in Task { @MainActor in await leader.value } }
      for other in others { await other.value }
    } engine: {
      var others: [Task<NavigationOutcome, any Error>] = []
      try await waitInLine { others = (0..<count).map { _ in router.go(to: there) } }
      for other in others {
        try expect(try await other.value.isAlreadyThere, "already there")
      }
    }
  }

  func deepLink(_ screens: Int, isIntercepted: Bool = true) async throws -> Row {
    let window = Trees.tabs(of: screens)
    guard let root = window.root else { throw WrongAnswer(description: "a root expected") }
    var product = StepAssembly(
      finder: ClassWithContextFinder<WantedScreen, Int>(),
      factory: ClosureFactory { (id: Int) in WantedScreen(id: id) }
    )
    if isIntercepted {
      product = product.adding(
        ClosureInterceptor { (id: Int) in try expect(id == 42, "the context") })
    }
    let step =
      product
      .adding(ClosureContextTask { (screen: WantedScreen, _: Int) in screen.opened += 1 })
      .using(Push())
      .from(SingleContainerStep(finder: NilFinder(), factory: BenchmarkStackFactory()))
      .using(PresentModally())
      .from(GeneralStep.current())
      .assemble()
    let router = WindowRouter(window: window)
    let reset: @MainActor () async throws -> Void = {
      try await root.dismissPresentedScreen(animated: false)
    }
    return try await harness.compare(
      isIntercepted ? "deep-link" : "deep-link-plain",
      isIntercepted
        ? "What does the usual deep link cost: a product in a stack, presented, intercepted once?"
        : "The same without an interceptor: what does it cost?",
      screens: screens, steps: 3, goal: .ratio(isIntercepted ? 4 : 3)
    ) {
      try expect(loop(for: WantedScreen.self, in: window) == nil, "nothing to be found")
      let product = WantedScreen(id: 42)
      product.opened += 1
      try await root.presentScreen(ModelStack(product), animated: true)
    } afterFloor: {
      try await reset()
    } engine: {
      try await router.navigate(to: step, with: 42)
    } afterEngine: {
      try expect(root.presented is ModelStack, "presented")
      try await reset()
    }
  }
}

private struct BenchmarkStackFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) throws -> ModelStack {
    ModelStack(children.compactMap { $0 as? ModelScreen })
  }
}
