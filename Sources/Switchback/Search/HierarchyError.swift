/// A defect of a hierarchy that a host reports.
public enum HierarchyError: Error, Hashable, Sendable {
  /// A screen contains or presents itself, directly or through others. Carries its name.
  case cycle(String)

  /// The window has no root screen yet.
  case noRoot
}

extension HierarchyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cycle(let name):
      "\(name) contains or presents itself. A host must report a tree: check containedScreens, "
        + "visibleScreens, parentScreen and presentedScreen of \(name)."
    case .noRoot:
      "The window has no root screen. Set one before navigating, or begin with a destination that "
        + "replaces the root, from GeneralStep.root()."
    }
  }
}
