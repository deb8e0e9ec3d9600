import Switchback
import SwitchbackModel

// Each stands beside a mistake in the folder above, and has to compile.

@MainActor private let tabs = SingleContainerStep(
  finder: ClassFinder(),
  factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
    .with(HomeFactory(), using: AddTab())
    .with(NumberedHomeFactory().adapting { (_: Void) in 1 }, using: .addTab())
    .assemble()
)
.using(.replaceRoot())
.from(.root())
.assemble()

@MainActor private let long = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .adding(ClosureInterceptor { (_: Void) in })
  .adding(ClosureContextTask { (screen: HomeScreen, _: Void) in })
  .adding(ClosurePostRoutingTask { (screen: HomeScreen, _: Void, route) in })
  .using(Push<ModelStack>())
  .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
  .using(AddTab<ModelTabs>())
  .from(tabs)
  .assemble()

@MainActor private let short = StepAssembly(finder: .classFinder(), factory: HomeFactory())
  .adding(.intercept { _ in })
  .adding(.contextTask { screen, _ in print(screen.name) })
  .adding(.postRoutingTask { screen, _, route in print(screen.name, route.count) })
  .using(.push())
  .from(SingleContainerStep(finder: .nil(), factory: StackFactory<Void>()))
  .using(.presentModally { screen in print(screen) })
  .from(.current())
  .assemble()

private final class NotedScreen: ModelScreen { var note: String? }

/// The closures' parameters follow from the step.
@MainActor private let noted = StepAssembly { (id: Int) in NotedScreen() }
  .adding(.contextTask { screen, id in screen.note = "\(id)" })
  .adding(.postRoutingTask { screen, id, _ in screen.note = "\(id)" })
  .using(.presentModally(startingFrom: .custom { nil }))
  .from(.current())

@MainActor private let startingElsewhere = StepAssembly(
  finder: .classFinder(from: .screen { nil }), factory: HomeFactory()
)
.using(ModelTabs.add())
.from(tabs)

@MainActor private let found = StepAssembly(
  finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory<HomeScreen, Void>()
)
.from(GeneralStep.current())

@MainActor private let looked = StepAssembly(
  finder: .closure { _, hierarchy in try hierarchy.first() },
  factory: FinderFactory(ClassFinder<HomeScreen, Void>())
)
.from(tabs)

@MainActor private let pushedAfterHome = StepAssembly(
  finder: .classFinder(), factory: .closure { (_: Void) in BagScreen() }
)
.using(.push())
.from(home.expectingContainer(ModelStack.self))

@MainActor private let numbered = StepAssembly(
  finder: ClassFinder(), factory: NumberedHomeFactory()
)
.using(Push<ModelStack>())
.from(home.expectingContainer())
.assemble()

@MainActor private let afterNone = StepAssembly(
  finder: ClassFinder(), factory: NumberedHomeFactory()
)
.using(.presentModally())
.from(home)
.assemble()

@MainActor private let foundAfterNone = StepAssembly(
  finder: ClassFinder<HomeScreen, Int>(), factory: .nil()
)
.from(tabs)

@MainActor private let afterAny = StepAssembly(
  finder: ClassFinder(), factory: NumberedHomeFactory()
)
.using(.presentModally())
.from(StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: .nil()).from(.current()))

@MainActor private let chosen = SwitchAssembly<ModelTabs, Void>()
  .addCase(expecting: ClassFinder<ModelTabs, Void>(options: .visible))
  .addCase(when: { false }, from: tabs)
  .assemble(default: tabs)

/// A switch in a chain with a context, to chains that need none or accept any.
@MainActor private let chosenByNumber = StepAssembly(
  finder: ClassFinder(), factory: NumberedHomeFactory()
)
.using(.push())
.from(
  SwitchAssembly<ModelStack, Int>()
    .addCase(expecting: ClassFinder(options: .visible))
    .addCase(when: ClassFinder<ModelTabs, Int>(), from: home.expectingContainer())
    .addCase(when: { true }, from: anyHome.expectingContainer())
    .addCase(when: { $0 > 1000 }, from: home.expectingContainer())
    .assemble(default: anyHome.expectingContainer()))

@MainActor private let chosenFromList = SwitchAssembly<ModelStack, Int> {
  SwitchCase(expecting: ClassFinder(options: .visible))
  SwitchCase(when: ClassFinder<ModelTabs, Int>(), from: anyHome.expectingContainer())
  SwitchCase(when: { true }, from: home.expectingContainer())
  SwitchCase(when: { $0 > 1000 }, from: anyHome.expectingContainer())
}
.assemble(default: { home.expectingContainer() })

@MainActor private let anyHome = StepAssembly(
  finder: ClassFinder(), factory: ClosureFactory { (_: Any?) in HomeScreen() }
)
.using(.presentModally())
.from(.current())

@MainActor private let tabsWithoutAssemble = SingleContainerStep(
  finder: NilFinder(),
  factory: CompleteFactoryAssembly(factory: TabsFactory<Void>())
    .with(HomeFactory(), using: AddTab())
)
.using(.replaceRoot())
.from(.root())

@MainActor private func navigator(router: WindowRouter) -> Navigator<ShopDestination> {
  Navigator(router: router) { destination in
    switch destination {
    case .home: home
    case .orders: BoundStep(numberedHome, with: 42)
    }
  }
}

@MainActor @BoundStepBuilder private func step(for destination: LoginDestination) -> BoundStep {
  switch destination {
  case .login: anyHome
  case .forgotPassword: if Bool.random() { .root() } else { fatalError() }
  }
}

@MainActor private func navigate(router: WindowRouter) async throws {
  try await router.navigate(to: numberedHome, with: 42)
  try await router.navigate(to: home)
  try await router.navigate(to: home, animated: false, policy: .replace)
  router.go(to: home)
}

@MainActor private func navigate(shop: Navigator<ShopDestination>) {
  shop.go(to: .orders)
  let login = LoginScreen(navigator: shop.scoped { (_: LoginDestination) in .home })
  login.navigator.go(to: .forgotPassword)
}

@MainActor let shortBag = StepAssembly { BagScreen() }
  .using(.push())
  .from(.visibleStack(or: .newStack()))
@MainActor let aroundHome = StepAssembly { BagScreen() }.using(.push()).from(home.stack())

private func number(of name: String) async -> Int { name.count }

@MainActor private func makeScreen(for name: String) async -> NumberScreen {
  NumberScreen(await number(of: name))
}

@MainActor private let waiting = StepAssembly { (name: String) in await makeScreen(for: name) }
  .using(.presentModally())
  .from(.current())

@MainActor private let waitingAndComputed = WaitingChain.fixture

private enum WaitingChain {
  @MainActor static var fixture: DestinationStep<NumberScreen, String> {
    StepAssembly { (name: String) in NumberScreen(await number(of: name)) }
      .using(.presentModally())
      .from(.current())
  }
}

@MainActor private let addedAroundHome = StepAssembly { BagScreen() }
  .using(.addTab())
  .from(home.expectingContainer(ModelTabs.self))

@MainActor private let setBesideHome = StepAssembly { BagScreen() }
  .using(.setSecondary())
  .from(home.expectingContainer(ModelSplit.self))

private final class NumberPicker: ModelScreen, ResultScreen {
  let results = Results<Int>()
}

@MainActor private let picker = StepAssembly { NumberPicker() }
  .requiring(asked, unless: { false }) { print($0) }
  .using(.presentModally())
  .from(.current())

@MainActor private let asked = StepAssembly { NumberPicker() }
  .using(.presentModally())
  .from(.current())

@MainActor private func results(router: WindowRouter) async throws -> Int {
  let number: Int? = try await router.result(of: picker)
  let known: String? = try await router.result(of: BoundStep(home))
  let said = try await router.result(of: home, as: String.self)
  _ = try await router.result(of: picker) { screen in print(screen.results) }
  if let other = try await router.result(of: picker) { print(other + 1) }
  print(known ?? said ?? "")
  return try await router.result(of: picker) ?? number ?? 0
}
