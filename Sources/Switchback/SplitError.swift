/// The reason why a screen could not be put into a split view.
public enum SplitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A secondary needs a primary beside it.
  case noPrimary
  /// There is no navigation stack to push onto.
  case noStackInSecondary
  /// The split view shows one column, without a navigation stack to push onto.
  case noStackInCollapsed

  public var description: String {
    switch self {
    case .noPrimary:
      "The split view has no primary. Set one first, with SetPrimary."
    case .noStackInSecondary:
      "The secondary side of the split view is not a navigation stack. Set one first, with "
        + "SetSecondary."
    case .noStackInCollapsed:
      "The split view is collapsed, and nothing in it is a navigation stack to push onto. Give its "
        + "primary a navigation stack."
    }
  }
}
