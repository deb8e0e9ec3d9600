/// The actions that work in any host, by the names under which they are known.
@MainActor
public enum GeneralAction {
  /// Presents the screen as a new layer.
  ///
  /// - Parameter configure: Prepares the screen for being presented.
  public static func presentModally(
    _ configure: (@MainActor (any Screen) throws -> Void)? = nil
  ) -> PresentModally {
    PresentModally(configure: configure)
  }

  /// Makes the screen the root of the window.
  public static func replaceRoot() -> ReplaceRoot {
    ReplaceRoot()
  }
}
