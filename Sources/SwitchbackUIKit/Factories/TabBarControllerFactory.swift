import Switchback

/// Builds a tab bar controller around its first screens.
///
///     CompleteFactoryAssembly(factory: TabBarControllerFactory())
///       .with(ClassFactory<HomeViewController, Any?>(), using: UITabBarController.addTab())
///       .with(BagFactory(), using: UITabBarController.addTab())
///       .assemble()
public struct TabBarControllerFactory<Target: UITabBarController, Context>: ContainerFactory {
  private let make: @MainActor () -> Target
  private let configure: (@MainActor (Target) -> Void)?

  /// A factory of UIKit's own tab bar controllers.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its bar, its
  ///   delegate.
  public init(
    configure: (@MainActor (UITabBarController) -> Void)? = nil
  ) where Target == UITabBarController {
    make = { UITabBarController() }
    self.configure = configure
  }

  /// A factory of tab bar controllers of an app's own class, or of ones that already have `tabs`.
  /// The screens of the navigation come after those.
  public init(_ make: @escaping @MainActor () -> Target) {
    self.make = make
    configure = nil
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    let tabs = make()
    if !children.isEmpty {
      try await tabs.setContainedScreens(tabs.containedScreens + children, animated: false)
    }
    configure?(tabs)
    return tabs
  }
}
