#if !canImport(UIKit)
import Switchback
import SwitchbackModel

/// A screen that needs nothing to be made.
protocol GuideScreen: Screen {
  init()
}

/// A toolkit on which the configurations of the guide are tried.
protocol GuideHost {
  associatedtype Home: GuideScreen
  associatedtype Account: GuideScreen
  associatedtype Bag: GuideScreen
  associatedtype Login: GuideScreen
  associatedtype ForgotPassword: GuideScreen
  associatedtype Product: Screen
  associatedtype Stack: StackContainer
  associatedtype StackFactory: ContainerFactory<Stack, Any?>
  associatedtype Tabs: TabContainer
  associatedtype TabsFactory: ContainerFactory<Tabs, Any?>

  static func product(_ id: Int) -> Product
  static var stack: StackFactory { get }
  static var tabs: TabsFactory { get }
}

/// The configurations of the guide in short forms, as they are written on every host.
enum GuideChains<Host: GuideHost> {
  typealias Chain<Target> = DestinationStep<Target, Any?>

  static var product: DestinationStep<Host.Product, Int> {
    StepAssembly(
      finder: .classFinder(options: .currentVisible),
      factory: ClosureFactory { (id: Int) in Host.product(id) }
    )
    .using(.push()).from(newStack.adapting { _ in nil }).assemble()
  }

  static var homeAsRoot: Chain<Host.Home> {
    StepAssembly(finder: .classFinder(options: .current, from: .root), factory: new(Host.Home.self))
      .using(.replaceRoot()).from(.root()).assemble()
  }

  /// Home as the root, from whatever the user sees.
  static var homeFromCurrent: Chain<Host.Home> {
    StepAssembly(finder: .nil(), factory: new(Host.Home.self))
      .using(.replaceRoot()).from(.current()).assemble()
  }

  static var accountInVisibleStack: Chain<Host.Account> {
    StepAssembly(finder: .classFinder(), factory: new(Host.Account.self))
      .using(.push())
      .from(SingleStep(finder: ClassFinder<Host.Stack, Any?>(), factory: .nil()))
      .from(.current()).assemble()
  }

  static var accountInStackOrNewStack: Chain<Host.Account> {
    StepAssembly(
      finder: .classFinder(options: .currentVisible), factory: new(Host.Account.self)
    )
    .using(.push())
    .from(
      SwitchAssembly { SwitchCase(expecting: .classFinder(options: .visible)) }
        .assemble(default: newStack)
    )
    .assemble()
  }

  static var tabsAsRoot: Chain<Host.Tabs> {
    StepAssembly(
      finder: .classFinder(),
      factory: CompleteFactoryAssembly(factory: Host.tabs)
        .with(new(Host.Home.self), using: .addTab())
        .with(new(Host.Account.self), using: .addTab())
        .assemble()
    )
    .using(.replaceRoot()).from(.root()).assemble()
  }

  static var accountWherever: Chain<Host.Account> {
    StepAssembly(finder: ClassFinder<Host.Account, Any?>(), factory: .nil())
      .from(tabsAsRoot).assemble()
  }

  static var login: Chain<Host.Login> {
    StepAssembly(finder: .classFinder(), factory: new(Host.Login.self))
      .using(.push()).from(newStack).assemble()
  }

  static var forgotPassword: Chain<Host.ForgotPassword> {
    StepAssembly(finder: .classFinder(), factory: new(Host.ForgotPassword.self))
      .using(.push()).from(login.expectingContainer(Host.Stack.self)).assemble()
  }

  static var visibleBag: Chain<Host.Bag> {
    StepAssembly(finder: .classFinder(options: .currentVisible), factory: new(Host.Bag.self))
      .using(.presentModally()).from(.current()).assemble()
  }

  static var newBag: Chain<Host.Bag> {
    StepAssembly(finder: .nil(), factory: new(Host.Bag.self))
      .using(.presentModally()).from(.current()).assemble()
  }

  static var presentedBag: Chain<Host.Bag> {
    StepAssembly(
      finder: .closure { _, hierarchy in
        try hierarchy.first { (bag: Host.Bag) in bag.presentingScreen != nil }
      },
      factory: new(Host.Bag.self)
    )
    .using(.presentModally()).from(.current()).assemble()
  }

  static var loginWithTransition: Chain<Host.Login> {
    StepAssembly(finder: .classFinder(), factory: new(Host.Login.self))
      .using(.presentModally { _ in }).from(.current()).assemble()
  }

  /// A new stack, presented from wherever the user is.
  private static var newStack: Chain<Host.Stack> {
    ChainAssembly().from(SingleContainerStep(finder: .nil(), factory: Host.stack))
      .using(.presentModally()).from(.current()).assemble()
  }

  private static func new<Target: GuideScreen>(
    _ type: Target.Type
  ) -> ClosureFactory<Target, Any?> {
    ClosureFactory { _ in type.init() }
  }
}
#endif
