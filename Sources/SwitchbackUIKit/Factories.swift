import Foundation
import Switchback

/// Builds a screen in code from its class alone.
///
///     StepAssembly(finder: ScreenFinder(), factory: ClassFactory<HomeViewController, Void>())
///
/// The class must inherit UIKit's designated initializer. If it declares one of its own, use a
/// ``/Switchback/ClosureFactory``.
public struct ClassFactory<Target: UIViewController, Context>: Factory {
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameter configure: Configures a new screen.
  public init(configure: (@MainActor (Target, Context) throws -> Void)? = nil) {
    self.configure = configure
  }

  public func build(with context: Context) throws -> Target {
    let screen = makeScreen(Target.self, nibName: nil, bundle: nil)
    try configure?(screen, context)
    return screen
  }
}

extension ClassFactory where Target: ContextInstantiable {
  /// A factory of a class that makes its screens itself, for a context.
  @available(
    *, deprecated,
    message: """
      The class is ContextInstantiable, and this factory does not call its init(context:). Write \
      StepAssembly(ProductScreen.self), or the factory ClosureFactory { ProductScreen(context: $0) }.
      """
  )
  public init() {
    self.init(configure: nil)
  }
}

/// Builds a screen from a nib.
///
///     XibFactory<HomeViewController, Void>()                  // the nib named HomeViewController
///     XibFactory<HomeViewController, Void>(nibName: "Home")
public struct XibFactory<Target: UIViewController, Context>: Factory {
  private let nibName: String
  private let bundle: Bundle?
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameters:
  ///   - nibName: The nib. Defaults to the one with the name of the class.
  ///   - bundle: The nib's bundle. Defaults to the main bundle.
  ///   - configure: Configures a new screen.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configure: (@MainActor (Target, Context) throws -> Void)? = nil
  ) {
    self.nibName = nibName ?? "\(Target.self)"
    self.bundle = bundle
    self.configure = configure
  }

  public func build(with context: Context) throws -> Target {
    let screen = makeScreen(Target.self, nibName: nibName, bundle: bundle)
    try configure?(screen, context)
    return screen
  }
}

extension AbstractFactory {
  /// Builds a screen of a class: the short form of ``ClassFactory``.
  public static func `class`<Target, Context>(
    _ type: Target.Type = Target.self
  ) -> Self where Self == ClassFactory<Target, Context> {
    ClassFactory()
  }

  /// Builds a screen of a class that makes its screens itself, for a context.
  @available(
    *, deprecated,
    message: """
      The class is ContextInstantiable, and this factory does not call its init(context:). Write \
      StepAssembly(ProductScreen.self), or the factory ClosureFactory { ProductScreen(context: $0) }.
      """
  )
  public static func `class`<Target: ContextInstantiable, Context>(
    _ type: Target.Type = Target.self
  ) -> Self where Self == ClassFactory<Target, Context> {
    ClassFactory(configure: nil)
  }

  /// Builds a screen from a nib: the short form of ``XibFactory``.
  public static func xib<Target, Context>(
    _ nibName: String? = nil, bundle: Bundle? = nil
  ) -> Self where Self == XibFactory<Target, Context> {
    XibFactory(nibName: nibName, bundle: bundle)
  }
}

/// Makes containers, which receive their first screens and are then configured.
@MainActor
private struct ContainerMaker<Target: ContainerScreen> {
  let make: @MainActor () -> Target
  var configure: (@MainActor (Target) -> Void)?

  func container(
    of children: [any Screen], besideItsOwn: Bool = false
  ) async throws -> Target {
    let container = make()
    if !children.isEmpty {
      let own = besideItsOwn ? container.containedScreens : []
      try await container.setContainedScreens(own + children, animated: false)
    }
    configure?(container)
    return container
  }
}

/// Builds a navigation controller around its first screens.
///
///     .from(StepAssembly(finder: .nil(), factory: .navigationController()))
///
///     NavigationControllerFactory<_, Int> { BrandedNavigationController() }
public struct NavigationControllerFactory<Target: UINavigationController, Context>:
  ContainerFactory
{
  private let maker: ContainerMaker<Target>

  /// A factory of UIKit's own navigation controllers.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its bar, its
  ///   delegate.
  public init(
    configure: (@MainActor (UINavigationController) -> Void)? = nil
  ) where Target == UINavigationController {
    maker = ContainerMaker(make: { UINavigationController() }, configure: configure)
  }

  /// A factory of navigation controllers of an app's own class.
  public init(_ make: @escaping @MainActor () -> Target) {
    maker = ContainerMaker(make: make)
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    try await maker.container(of: children)
  }
}

/// Builds a tab bar controller around its first screens.
///
///     CompleteFactory(factory: TabBarControllerFactory())
///       .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
///       .with(BagFactory(), using: UITabBarController.addTab())
public struct TabBarControllerFactory<Target: UITabBarController, Context>: ContainerFactory {
  private let maker: ContainerMaker<Target>

  /// A factory of UIKit's own tab bar controllers.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its bar, its
  ///   delegate.
  public init(
    configure: (@MainActor (UITabBarController) -> Void)? = nil
  ) where Target == UITabBarController {
    maker = ContainerMaker(make: { UITabBarController() }, configure: configure)
  }

  /// A factory of tab bar controllers of an app's own class, or of ones that already have `tabs`.
  /// The screens of the navigation come after those.
  public init(_ make: @escaping @MainActor () -> Target) {
    maker = ContainerMaker(make: make)
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    try await maker.container(of: children, besideItsOwn: true)
  }
}

/// Builds a split view controller around its first screens: the primary, the supplementary if there
/// are three columns, the secondary.
///
///     CompleteFactory(factory: SplitControllerFactory(style: .doubleColumn))
///       .with(FoldersFactory(), using: UISplitViewController.show(in: .primary))
///       .with(MessageFactory(), using: UISplitViewController.show(in: .secondary))
public struct SplitControllerFactory<Target: UISplitViewController, Context>: ContainerFactory {
  private let maker: ContainerMaker<Target>

  /// A factory of split views in the classic style.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its display mode,
  ///   its delegate.
  public init(
    configure: (@MainActor (UISplitViewController) -> Void)? = nil
  ) where Target == UISplitViewController {
    maker = ContainerMaker(make: { UISplitViewController() }, configure: configure)
  }

  /// A factory of split views with columns.
  ///
  /// - Parameters:
  ///   - style: The number of columns.
  ///   - configure: Configures a new one that holds its first screens: its display mode, its
  ///     delegate.
  public init(
    style: UISplitViewController.Style,
    configure: (@MainActor (UISplitViewController) -> Void)? = nil
  ) where Target == UISplitViewController {
    maker = ContainerMaker(make: { UISplitViewController(style: style) }, configure: configure)
  }

  /// A factory of split views of an app's own class.
  public init(_ make: @escaping @MainActor () -> Target) {
    maker = ContainerMaker(make: make)
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    try await maker.container(of: children)
  }
}

/// Builds a screen from a storyboard.
///
///     StoryboardFactory<HomeViewController, Void>(name: "Main")                       // the first one
///     StoryboardFactory<BagViewController, Void>(name: "Main", identifier: "bag")
@available(visionOS, deprecated: 1.0, message: "UIKit deprecates storyboards on visionOS.")
public struct StoryboardFactory<Target: UIViewController, Context>: Factory {
  private let name: String
  private let identifier: String?
  private let bundle: Bundle?
  private let configure: (@MainActor (Target, Context) throws -> Void)?

  /// - Parameters:
  ///   - name: The storyboard.
  ///   - identifier: The screen's identifier in the storyboard. Defaults to the initial screen.
  ///   - bundle: The storyboard's bundle. Defaults to the main bundle.
  ///   - configure: Configures a new screen.
  public init(
    name: String, identifier: String? = nil, bundle: Bundle? = nil,
    configure: (@MainActor (Target, Context) throws -> Void)? = nil
  ) {
    self.name = name
    self.identifier = identifier
    self.bundle = bundle
    self.configure = configure
  }

  /// - Throws: ``UIKitError`` if there is no initial screen, or the screen is of another class; the errors of
  ///   `configure`.
  public func build(with context: Context) throws -> Target {
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    let screen =
      identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    guard let target = screen as? Target else {
      throw UIKitError.wrongClass(
        identifier ?? name, wanted: "\(Target.self)",
        found: screen.map { "\(type(of: $0))" })
    }
    try configure?(target, context)
    return target
  }
}

extension AbstractFactory {
  /// Builds a screen from a storyboard: the short form of ``StoryboardFactory``.
  @available(visionOS, deprecated: 1.0, message: "UIKit deprecates storyboards on visionOS.")
  public static func storyboard<Target, Context>(
    _ name: String, identifier: String? = nil, bundle: Bundle? = nil
  ) -> Self where Self == StoryboardFactory<Target, Context> {
    StoryboardFactory(name: name, identifier: identifier, bundle: bundle)
  }
}
