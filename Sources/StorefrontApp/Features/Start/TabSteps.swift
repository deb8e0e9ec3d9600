import Switchback
import SwitchbackModel

/// The screen of the first tab: news and offers.
final class HomeScreen: ModelScreen {}

/// The screen of a shop for members before the visitor has logged in.
final class WelcomeScreen: ModelScreen {}

/// The window's root, with four tabs. Almost all chains start here.
@MainActor
enum TabSteps {
  /// Builds the tab bar. Each tab is a stack with its first screen.
  static let factory = CompleteFactoryAssembly(factory: TabsFactory<Void>())
    .with(stack(of: ClosureFactory { HomeScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { CatalogueScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { BagScreen() }), using: .addTab())
    .with(stack(of: ClosureFactory { AccountScreen() }), using: .addTab())
    .assemble()

  /// The tab bar. If the app shows another root, a new tab bar replaces it.
  ///
  /// - Parameter member: Runs before the tab bar is shown, in a shop that is for members.
  static func tabs(
    for member: LoginInterceptor? = nil
  ) -> DestinationStep<ModelTabs, Void> {
    var step = SingleContainerStep(finder: ClassFinder(), factory: factory)
    if let member { step = step.adding(member) }
    return step.using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
  }

  /// The first screen of a tab. It is never built alone: it exists, or it is built with the
  /// tab bar.
  static func tab<Tab: Screen>(
    _ type: Tab.Type, in tabs: DestinationStep<ModelTabs, Void>
  ) -> DestinationStep<Tab, Void> {
    StepAssembly(finder: ClassFinder<Tab, Void>(), factory: NilFactory())
      .from(tabs)
      .assemble()
  }
}
