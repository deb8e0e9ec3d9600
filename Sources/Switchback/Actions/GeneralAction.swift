/// The actions that work in any host, under their traditional names.
///
///     .using(GeneralAction.presentModally()).from(GeneralStep.current())   // a new layer on top
///     .using(GeneralAction.replaceRoot()).from(GeneralStep.root())         // the window's root
///
/// They are the same as ``PresentModally`` and ``ReplaceRoot``, and as their short forms
/// `.presentModally()` and `.replaceRoot()`. Hosts add further ones: UIKit's styles and
/// transitions, for example.
@MainActor
public enum GeneralAction {
  /// Presents the screen as a new layer.
  ///
  /// - Parameter configure: Configures the screen before it is presented.
  public static func presentModally(
    _ configure: (@MainActor (any Screen) throws -> Void)? = nil
  ) -> PresentModally {
    PresentModally(configure: configure)
  }

  /// Presents the screen as a new layer, from another screen than the one that `from` names.
  ///
  /// - Parameters:
  ///   - start: The screen that presents.
  ///   - configure: Configures the screen before it is presented.
  public static func presentModally(
    startingFrom start: PresentingScreen,
    _ configure: (@MainActor (any Screen) throws -> Void)? = nil
  ) -> PresentModally {
    PresentModally(startingFrom: start, configure: configure)
  }

  /// Makes the screen the root of the window.
  public static func replaceRoot() -> ReplaceRoot {
    ReplaceRoot()
  }
}
