import Switchback
import SwitchbackModel

final class HomeScreen: ModelScreen {}
final class BagScreen: ModelScreen {}

final class NumberScreen: ModelScreen {
  init(_ number: Int) { super.init() }
}

struct HomeFactory: Factory {
  func build(with context: Void) -> HomeScreen { HomeScreen() }
}

struct BagFactory: Factory {
  func build(with context: Void) -> BagScreen { BagScreen() }
}

/// Makes a Home for an article.
struct NumberedHomeFactory: Factory {
  func build(with context: Int) -> HomeScreen { HomeScreen() }
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

@MainActor let home = StepAssembly(finder: ClassFinder(), factory: HomeFactory())
  .using(PresentModally())
  .from(GeneralStep.current())
  .assemble()

@MainActor let numberedHome = StepAssembly(finder: ClassFinder(), factory: NumberedHomeFactory())
  .using(PresentModally())
  .from(GeneralStep.current())
  .assemble()

/// Where screens may go before anybody has logged in.
enum LoginDestination { case login, forgotPassword }

/// Where screens may go afterwards.
enum ShopDestination { case home, orders }

final class LoginScreen: ModelScreen {
  let navigator: Navigator<LoginDestination>

  init(navigator: Navigator<LoginDestination>) {
    self.navigator = navigator
    super.init()
  }
}
