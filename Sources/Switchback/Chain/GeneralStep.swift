/// The steps at which chains start: screens that are always there.
///
///     .from(GeneralStep.current())   // the root of the topmost layer; short: .from(.current())
///     .from(GeneralStep.root())      // the window's root; short: .from(.root())
///     .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
///
/// A screen presented from `current()` appears above all others. A chain from `root()` dismisses
/// the presented layers. With a finder of your own, the navigation ends in an error if it finds
/// nothing.
@MainActor
public enum GeneralStep {
  /// The root of the topmost layer: the window's root, or the screen presented last.
  public static func current<Context>() -> DestinationStep<any Screen, Context> {
    DestinationStep(Chain(.link(StartLink(.current))))
  }

  /// The window's root screen. The layers above it are dismissed.
  public static func root<Context>() -> DestinationStep<any Screen, Context> {
    DestinationStep(Chain(.link(StartLink(.root))))
  }

  /// A screen that a finder finds.
  ///
  ///     .from(GeneralStep.custom(using: ClassFinder<ModelTabs, Void>()))
  public static func custom<F: Finder>(
    using finder: F
  ) -> DestinationStep<F.Target, F.Context> {
    DestinationStep(
      Chain(.link(LookupLink(finder: finder, factory: NilFactory(), tasks: nil))))
  }
}

extension DestinationStep where Target == any Screen {
  /// The root of the topmost layer: the short form of ``GeneralStep/current()``.
  public static func current() -> Self { GeneralStep.current() }

  /// The window's root screen: the short form of ``GeneralStep/root()``.
  public static func root() -> Self { GeneralStep.root() }
}
