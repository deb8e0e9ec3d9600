import Switchback
import SwitchbackModel

/// Usual chains, for tests of something else.
enum Chains {
  /// Home as the root of the window.
  static let home = StepAssembly(
    finder: .classFinder(options: .current, from: .root), factory: ScreenFactory<HomeScreen, Any?>()
  )
  .using(.replaceRoot()).from(.root()).assemble()

  /// Tabs with Home and Account as the root of the window.
  static let tabs: DestinationStep<ModelTabs, Any?> = SingleContainerStep(
    finder: ClassFinder(),
    factory: CompleteFactoryAssembly(factory: TabsFactory())
      .with(ScreenFactory<HomeScreen, Any?>(), using: AddTab())
      .with(ScreenFactory<AccountScreen, Any?>(), using: AddTab())
      .assemble()
  )
  .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()

  /// Account in those tabs.
  static let account = StepAssembly(
    finder: ClassFinder<AccountScreen, Any?>(), factory: .nil()
  )
  .from(tabs).assemble()

  /// Login in a stack of its own, presented.
  static let login = StepAssembly(
    finder: .classFinder(), factory: ScreenFactory<LoginScreen, Any?>()
  )
  .using(.push()).from(.stack()).using(.presentModally()).from(.current()).assemble()

  /// ForgotPassword, pushed after Login.
  static let forgotPassword = StepAssembly(
    finder: .classFinder(), factory: ScreenFactory<ForgotPasswordScreen, Any?>()
  )
  .using(.push()).from(login.expectingContainer(ModelStack.self)).assemble()
}

/// A screen of a class, found wherever it is, or else built.
func finding<Target: PlainScreen, Context>(
  _ type: Target.Type, for context: Context.Type = Void.self
) -> StepAssembly<Target, ClassFinder<Target, Context>, ScreenFactory<Target, Context>> {
  StepAssembly(finder: ClassFinder(), factory: ScreenFactory())
}

/// A screen of a class that is built each time.
func building<Target: PlainScreen, Context>(
  _ type: Target.Type, for context: Context.Type = Void.self
) -> StepAssembly<Target, NilFinder<Target, Context>, ScreenFactory<Target, Context>> {
  StepAssembly(finder: NilFinder(), factory: ScreenFactory())
}

/// A screen of a class that is built each time, when a gate opens.
func building<Target: PlainScreen>(
  _ type: Target.Type, behind gate: Gate
) -> StepAssembly<Target, NilFinder<Target, Void>, ClosureFactory<Target, Void>> {
  StepAssembly(
    finder: NilFinder(),
    factory: ClosureFactory {
      await gate.pass()
      return Target()
    })
}

/// A screen of a class that is on screen, to start from or to go to.
func existing<Target, Context>(
  _ type: Target.Type, for context: Context.Type = Void.self
) -> DestinationStep<Target, Context> {
  GeneralStep.custom(using: ClassFinder<Target, Context>())
}
