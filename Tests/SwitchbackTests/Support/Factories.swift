import Switchback
import SwitchbackModel

/// A screen that needs nothing to be made.
@MainActor
protocol PlainScreen: ModelScreen {
  init()
}

extension HomeScreen: PlainScreen {}
extension AccountScreen: PlainScreen {}
extension BagScreen: PlainScreen {}
extension LoginScreen: PlainScreen {}
extension ForgotPasswordScreen: PlainScreen {}
extension DraftScreen: PlainScreen {}

/// Makes a screen of a class, whatever the context.
struct ScreenFactory<Target: PlainScreen, Context>: Factory {
  func build(with context: Context) -> Target { Target() }
}

struct ProductFactory: Factory {
  func build(with context: Int) -> ProductScreen { ProductScreen(context) }
}

struct StackFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) -> ModelStack {
    ModelStack(children.compactMap { $0 as? ModelScreen })
  }
}

struct TabsFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) -> ModelTabs {
    ModelTabs(children.compactMap { $0 as? ModelScreen })
  }
}

struct SplitFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [any Screen]) -> ModelSplit {
    ModelSplit(children.compactMap { $0 as? ModelScreen })
  }
}

/// A step that always makes a stack of its own.
typealias StackStep<Context> = SingleContainerStep<
  NilFinder<ModelStack, Context>, StackFactory<Context>
>

extension StepAssembly {
  init<Context>()
  where
    Target == ModelStack, F == NilFinder<ModelStack, Context>, Fac == StackFactory<Context>
  {
    self.init(finder: NilFinder(), factory: StackFactory())
  }

  /// A step that always makes a stack of its own: the short form of ``StackStep``.
  static func stack<Context>() -> Self
  where
    Target == ModelStack, F == NilFinder<ModelStack, Context>, Fac == StackFactory<Context>
  {
    Self()
  }
}
