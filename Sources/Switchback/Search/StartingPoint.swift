/// The screen at which a search begins.
///
///     ClassFinder<LoginScreen, Void>(options: .currentVisible, from: .root)
public enum StartingPoint: Sendable {
  /// The root of the topmost layer, which the user sees.
  case topmost

  /// The root of the lowest layer.
  case root

  /// A given screen. A search from a screen that is not in the window finds nothing; one from a
  /// screen of another window sees no layers but the screen's own.
  ///
  /// The closure prevents the configuration from holding a screen: capture it weakly.
  case screen(@MainActor @Sendable () -> (any Screen)?)
}

extension StartingPoint: CustomStringConvertible {
  public var description: String {
    switch self {
    case .topmost: "from the topmost layer"
    case .root: "from the window's root"
    case .screen: "from a given screen"
    }
  }
}
