import Switchback
import SwitchbackModel

/// The screen of the first tab: news and offers.
final class HomeScreen: ModelScreen {}

/// The screen of a shop for members before the visitor has logged in.
final class WelcomeScreen: ModelScreen {}

/// The start of almost all chains: the window's root with the four tabs.
@MainActor
enum TabSteps {
  /// Builds the tab bar, each tab a stack with the first screen in it.
  static let factory = CompleteFactoryAssembly(factory: TabsFactory<Void>())
    .with(stack(of: ClosureFactory { HomeScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { CatalogueScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { BagScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { AccountScreen() }), using: .addTab())
    .assemble()

  /// The tab bar: the existing one or, if the app shows another root, a new one in its place.
  ///
  /// - Parameter member: Runs before the tab bar is shown, in a shop that is for members.
  static func tabs(
    for member: LoginInterceptor? = nil
  ) -> DestinationStep<ModelTabs, Void> {
    var step = SingleContainerStep(finder: ClassFinder(), factory: factory)
    if let member { step = step.adding(member) }
    return step.using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  /// A screen that is in one of the tabs from the beginning. It is never built alone: it exists, or
  /// is built with the tab bar.
  static func tab<Tab: Screen>(
    _ type: Tab.Type, in tabs: DestinationStep<ModelTabs, Void>
  ) -> DestinationStep<Tab, Void> {
    StepAssembly(finder: ClassFinder<Tab, Void>(), factory: NilFactory())
      .from(tabs)
      .assemble()
  }
}
