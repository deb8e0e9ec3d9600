import Switchback

/// A step that always makes a navigation controller.
///
///     .using(.push())
///     .from(.navigationController())
///     .using(.presentModally())
///     .from(.current())
public typealias NavigationControllerStep<Context> = SingleContainerStep<
  NilFinder<UINavigationController, Context>,
  NavigationControllerFactory<UINavigationController, Context>
>

/// A step that always makes a tab bar controller.
public typealias TabBarControllerStep<Context> = SingleContainerStep<
  NilFinder<UITabBarController, Context>, TabBarControllerFactory<UITabBarController, Context>
>

/// A step that always makes a split view controller: in the classic style, or with columns if given
/// a style.
///
///     .using(UISplitViewController.show(in: .primary))
///     .from(SplitControllerStep(style: .doubleColumn))
public typealias SplitControllerStep<Context> = SingleContainerStep<
  NilFinder<UISplitViewController, Context>,
  SplitControllerFactory<UISplitViewController, Context>
>

extension StepAssembly {
  /// A step that always makes a navigation controller.
  public init<Context>()
  where
    Target == UINavigationController, F == NilFinder<UINavigationController, Context>,
    Fac == NavigationControllerFactory<UINavigationController, Context>
  {
    self.init(finder: NilFinder(), factory: NavigationControllerFactory())
  }

  /// A step that always makes a tab bar controller.
  public init<Context>()
  where
    Target == UITabBarController, F == NilFinder<UITabBarController, Context>,
    Fac == TabBarControllerFactory<UITabBarController, Context>
  {
    self.init(finder: NilFinder(), factory: TabBarControllerFactory())
  }

  /// A step that always makes a split view controller in the classic style.
  public init<Context>()
  where
    Target == UISplitViewController, F == NilFinder<UISplitViewController, Context>,
    Fac == SplitControllerFactory<UISplitViewController, Context>
  {
    self.init(finder: NilFinder(), factory: SplitControllerFactory())
  }

  /// A step that always makes a split view controller with columns.
  public init<Context>(style: UISplitViewController.Style)
  where
    Target == UISplitViewController, F == NilFinder<UISplitViewController, Context>,
    Fac == SplitControllerFactory<UISplitViewController, Context>
  {
    self.init(finder: NilFinder(), factory: SplitControllerFactory(style: style))
  }
}

extension StepAssembly {
  /// Makes a navigation controller: the short form of ``NavigationControllerStep``.
  public static func navigationController<Context>() -> Self
  where
    Target == UINavigationController, F == NilFinder<UINavigationController, Context>,
    Fac == NavigationControllerFactory<UINavigationController, Context>
  {
    Self()
  }

  /// Makes a tab bar controller: the short form of ``TabBarControllerStep``.
  public static func tabBarController<Context>() -> Self
  where
    Target == UITabBarController, F == NilFinder<UITabBarController, Context>,
    Fac == TabBarControllerFactory<UITabBarController, Context>
  {
    Self()
  }

  /// Makes a split view controller with columns: the short form of ``SplitControllerStep``.
  public static func splitController<Context>(
    style: UISplitViewController.Style = .doubleColumn
  ) -> Self
  where
    Target == UISplitViewController, F == NilFinder<UISplitViewController, Context>,
    Fac == SplitControllerFactory<UISplitViewController, Context>
  {
    Self(style: style)
  }
}

extension StepAssembly {
  /// A step whose screen UIKit makes from its class.
  ///
  ///     let login = StepAssembly(LoginViewController.self)
  ///       .using(.push())
  ///       .from(.visibleStack())
  ///
  /// The class must inherit UIKit's designated initializer, as for a ``ClassFactory``.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - options: Where to look for the screen. Everywhere by default.
  ///   - startingPoint: Where to begin to look.
  // NB: takes an optional, which ranks this below the step of a class with a context, also where a chain without a
  // context follows: the compiler disfavours that as much.
  @_disfavoredOverload
  public init(
    _ type: Target.Type?, _ options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  )
  where
    Target: UIViewController, F == ScreenFinder<Target, Void>, Fac == ClassFactory<Target, Void>
  {
    self.init(
      finder: ScreenFinder(options: options, from: startingPoint), factory: ClassFactory())
  }

  /// A step of a class with a context, in a chain that has another context or none.
  ///
  /// - Throws: ``UIKitError``, always.
  // NB: deprecated, and throwing, as the compiler would rather take the initialiser above than one that is
  // unavailable.
  @available(
    *, deprecated,
    message: """
      The class is ContextInstantiable, and the chain has another context or none. Give the context behind the \
      chain, product(42), or adapt the step: .from(step.adapting { context in … }).
      """
  )
  @_disfavoredOverload
  public init(
    _ type: Target.Type?, _ options: SearchOptions = .everywhere,
    from startingPoint: StartingPoint = .topmost
  ) throws
  where
    Target: UIViewController & ContextInstantiable, F == ScreenFinder<Target, Void>,
    Fac == ClassFactory<Target, Void>
  {
    throw UIKitError.contextLeftOut("\(Target.self)")
  }
}

extension DestinationStep where Target == UINavigationController {
  /// A new navigation controller, presented above everything else.
  ///
  ///     .using(.push())
  ///     .from(.newStack())
  ///
  /// - Parameter style: The presentation style. UIKit's own by default.
  public static func newStack(style: UIModalPresentationStyle = .automatic) -> Self {
    ChainAssembly().from(NavigationControllerStep()).using(.presentModally(style: style))
      .from(.current())
  }
}

// NB: these name the host's stack or split view, so that the places that follow need not: `.visibleStack()`,
// `.newStack()`, `login.stack()`, `list.expectingContainer()`. For a controller of another class, the engine's general
// ones apply.
extension Action where Self == Push<UINavigationController> {
  /// Pushes the screen onto a navigation controller.
  public static func push() -> Self { Push() }
}

extension Action where Self == PushAsRoot<UINavigationController> {
  /// Makes the screen the only one in a navigation controller.
  public static func pushAsRoot() -> Self { PushAsRoot() }
}

extension Action where Self == PushReplacingLast<UINavigationController> {
  /// Replaces the top of a navigation controller with the screen.
  public static func pushReplacingLast() -> Self { PushReplacingLast() }
}

extension Action where Self == SetPrimary<UISplitViewController> {
  /// Makes the screen the primary side of a split view controller.
  public static func setPrimary() -> Self { SetPrimary() }
}

extension Action where Self == SetSecondary<UISplitViewController> {
  /// Makes the screen the secondary side of a split view controller.
  public static func setSecondary() -> Self { SetSecondary() }
}

extension Action where Self == PushInSecondary<UISplitViewController> {
  /// Pushes the screen onto the stack in the secondary side of a split view controller.
  public static func pushInSecondary() -> Self { PushInSecondary() }
}

// NB: names the host's stack, too: the engine's own message is for steps whose type is known.
extension StepAssembly where Fac: Factory {
  @available(
    *, unavailable,
    message: """
      Add an action before from, as in .using(.push()).from(…). For a step that builds nothing, name the type of the \
      stack: .from(step.expectingContainer(UINavigationController.self)).
      """
  )
  public func from(
    _ step: DestinationStep<UINavigationController, F.Context>
  ) -> DestinationStep<Target, F.Context> {
    preconditionFailure("An unavailable function was called.")
  }
}

extension AbstractFactory {
  /// Makes a navigation controller: the short form of ``NavigationControllerFactory``.
  public static func navigationController<Context>() -> Self
  where Self == NavigationControllerFactory<UINavigationController, Context> {
    NavigationControllerFactory()
  }

  /// Makes a tab bar controller: the short form of ``TabBarControllerFactory``.
  public static func tabBarController<Context>() -> Self
  where Self == TabBarControllerFactory<UITabBarController, Context> {
    TabBarControllerFactory()
  }

  /// Makes a split view controller with columns: the short form of ``SplitControllerFactory``.
  public static func splitController<Context>(
    style: UISplitViewController.Style = .doubleColumn
  ) -> Self where Self == SplitControllerFactory<UISplitViewController, Context> {
    SplitControllerFactory(style: style)
  }
}

/// Finds the navigation controller that holds a split view's secondary, to push screens onto it.
///
///     .using(.push())
///     .from(GeneralStep.custom(using: .detailNavigation()))
///
/// In a collapsed split view, this is the controller that holds all screens, unless the secondary
/// has one of its own, on display or put aside.
public struct DetailNavigationFinder<Context>: Finder {
  private let options: SearchOptions
  private let startingPoint: StartingPoint

  /// - Parameters:
  ///   - options: Where to look for the split view. Everywhere by default.
  ///   - startingPoint: Where to begin.
  public init(options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost) {
    self.options = options
    self.startingPoint = startingPoint
  }

  public func findScreen(
    with context: Context, in hierarchy: Hierarchy
  ) throws -> UINavigationController? {
    let split = try hierarchy.first(UISplitViewController.self, options, from: startingPoint)
    return (try? split?.secondaryStack) as? UINavigationController
  }
}

extension Finder {
  /// Finds the navigation controller that holds a split view's secondary: the short form of
  /// ``DetailNavigationFinder``.
  public static func detailNavigation<Context>(
    options: SearchOptions = .everywhere, from startingPoint: StartingPoint = .topmost
  ) -> Self where Self == DetailNavigationFinder<Context> {
    DetailNavigationFinder(options: options, from: startingPoint)
  }
}
