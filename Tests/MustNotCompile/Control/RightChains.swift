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
