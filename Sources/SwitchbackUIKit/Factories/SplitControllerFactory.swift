import Switchback

/// Builds a split view controller around its first screens: the primary, the supplementary if there
/// are three columns, the secondary.
///
///     CompleteFactoryAssembly(factory: SplitControllerFactory(style: .doubleColumn))
///       .with(FoldersFactory(), using: UISplitViewController.show(in: .primary))
///       .with(MessageFactory(), using: UISplitViewController.show(in: .secondary))
///       .assemble()
public struct SplitControllerFactory<Target: UISplitViewController, Context>: ContainerFactory {
  private let make: @MainActor () -> Target
  private let configure: (@MainActor (Target) -> Void)?

  /// A factory of split views in the classic style.
  ///
  /// - Parameter configure: Configures a new one that holds its first screens: its display mode,
  ///   its delegate.
  public init(
    configure: (@MainActor (UISplitViewController) -> Void)? = nil
  ) where Target == UISplitViewController {
    make = { UISplitViewController() }
    self.configure = configure
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
    make = { UISplitViewController(style: style) }
    self.configure = configure
  }

  /// A factory of split views of an app's own class.
  public init(_ make: @escaping @MainActor () -> Target) {
    self.make = make
    configure = nil
  }

  public func build(
    with context: Context, integrating children: [any Screen]
  ) async throws -> Target {
    let split = make()
    if !children.isEmpty { try await split.setContainedScreens(children, animated: false) }
    configure?(split)
    return split
  }
}
