/// Makes the screen the middle one of three columns of a split view, which must have a primary.
///
///     .using(SetSupplementary()).from(mail)
///
/// Replaces the current one. The secondary stays. Short form: `.setSupplementary()`.
public struct SetSupplementary<Source: ModelSplit>: ContainerAction {
  /// Sets the supplementary of the split view that `from` names.
  public init() {}

  /// - Throws: ``/Switchback/ChainError`` if the split view is empty.
  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    if children.isEmpty { throw ChainError.noPrimary }
    if children.count == 1 { children.append(screen) } else { children[1] = screen }
  }
}

extension Action where Self == SetSupplementary<ModelSplit> {
  /// Makes the screen the middle one of three columns: the short form of ``SetSupplementary``.
  public static func setSupplementary() -> Self { SetSupplementary() }
}
