import Switchback

/// Builds a navigation controller around its first screens.
///
///     SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory())
///     SingleContainerStep(
///       finder: NilFinder(), factory: NavigationControllerFactory { BrandedNavigationController() })
public struct NavigationControllerFactory<Target: UINavigationController, Context>:
  ContainerFactory
{
  private let make: @MainActor () -> Target
  private let configure: (@MainActor (Target) -> Void)?

  /// A factory of UIKit's own navigation controllers.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its bar, its
  ///   delegate.
  public init(
    configure: (@MainActor (UINavigationController) -> Void)? = nil
  ) where Target == UINavigationController {
    make = { UINavigationController() }
    self.configure = configure
  }

  /// A factory of navigation controllers of an app's own class.
  public init(_ make: @escaping @MainActor () -> Target) {
    self.make = make
    configure = nil
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    let navigation = make()
    if !children.isEmpty { try await navigation.setContainedScreens(children, animated: false) }
    configure?(navigation)
    return navigation
  }
}
