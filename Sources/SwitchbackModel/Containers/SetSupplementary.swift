import Switchback

/// Makes the screen the middle one of three columns of a split view, which must have a primary.
///
///     .using(SetSupplementary()).from(mail)
///
/// Replaces the current one. The secondary stays. Short form: `.setSupplementary()`.
public struct SetSupplementary<Source: ModelSplit>: ContainerAction {
  /// Sets the supplementary of the split view that `from` names.
  public init() {}

  /// - Throws: ``/Switchback/ChainError`` if the split view is empty, ``ModelError`` if it has two columns.
  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    guard let primary = children.first else { throw ChainError.noPrimary }
    // A new split view has no screens yet that know it.
    let split = primary.screen?.parentScreen as? ModelSplit
    if let split, split.columnCount == 2 { throw ModelError.noSupplementaryColumn(in: split.name) }
    var column = screen
    column.isSupplementary = true
    let isThere = children.count > 1 && (split != nil || children[1].isSupplementary)
    children.replaceSubrange(1..<(isThere ? 2 : 1), with: [column])
  }
}

extension Action where Self == SetSupplementary<ModelSplit> {
  /// Makes the screen the middle one of three columns: the short form of ``SetSupplementary``.
  public static func setSupplementary() -> Self { SetSupplementary() }
}
