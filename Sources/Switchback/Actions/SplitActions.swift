/// Makes the screen the primary side of a split view.
///
///     CompleteFactoryAssembly(factory: SplitFactory<Void>())
///       .with(FoldersFactory(), using: SetPrimary())
///       .with(InboxFactory(), using: SetSecondary())
///       .assemble()
///
/// Replaces the current primary. Short form: `.setPrimary()`.
public struct SetPrimary<Source: SplitContainer>: ContainerAction {
  /// Sets the primary of the split view that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    if children.isEmpty { children.append(screen) } else { children[0] = screen }
  }
}

/// Makes the screen the secondary side of a split view, which must have a primary.
///
///     .using(SetSecondary<ModelSplit>()).from(mail)
///
///     window                    window
///     └─ split             →    └─ split
///        └─ Folders*               ├─ Folders*
///                                  └─ Message*
///
/// Replaces the current secondary, also in a split view of three columns. A collapsed split view of
/// UIKit's pushes the new one, as UIKit does with a detail. Short form: `.setSecondary()`.
public struct SetSecondary<Source: SplitContainer>: ContainerAction {
  /// Sets the secondary of the split view that `from` names.
  public init() {}

  /// - Throws: ``SplitError/noPrimary`` if the split view is empty.
  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    if children.isEmpty { throw SplitError.noPrimary }
    // A new split view has no screens yet that know it: it is given its primary and its secondary.
    let split = children.lazy.compactMap { $0.screen?.parentScreen as? Source }.first
    let index = min(split?.secondaryIndex ?? 1, children.count)
    let isTaken = children.indices.contains(index) && !isAside(children[index], in: split)
    children.replaceSubrange(index..<(isTaken ? index + 1 : index), with: [screen])
  }

  /// Whether a screen at the secondary's index belongs to another side, after the secondary.
  private func isAside(_ child: ChildScreen, in split: Source?) -> Bool {
    guard let split, !split.hasSecondary, let screen = child.screen else { return false }
    return split.containedScreens.contains { $0 === screen }
  }
}

/// Pushes the screen onto the navigation stack that holds the secondary of a split view.
///
///     .using(PushInSecondary<ModelSplit>()).from(mail)
///
///     window                    window
///     └─ split                  └─ split
///        ├─ Folders*       →       ├─ Folders*
///        └─ stack*                 └─ stack*
///           └─ Inbox*                 ├─ Inbox
///                                     └─ Message*
///
/// The split view decides which stack that is, collapsed or not: ``SplitContainer/secondaryStack``.
/// Short form: `.pushInSecondary()`.
public struct PushInSecondary<Source: SplitContainer>: ContainerAction {
  /// Pushes inside the split view that `from` names.
  public init() {}

  public var reachesInside: Bool { true }

  /// - Throws: The errors of ``SplitContainer/secondaryStack``.
  public func container(in source: Source) throws -> any ContainerScreen {
    try source.secondaryStack
  }

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children.append(screen)
  }
}

extension Action {
  /// Makes the screen the primary side of a split view: the short form of ``SetPrimary``.
  public static func setPrimary<Source>() -> Self where Self == SetPrimary<Source> { SetPrimary() }

  /// Makes the screen the secondary side of a split view: the short form of ``SetSecondary``.
  public static func setSecondary<Source>() -> Self where Self == SetSecondary<Source> {
    SetSecondary()
  }

  /// Pushes onto the stack in the secondary side: the short form of ``PushInSecondary``.
  public static func pushInSecondary<Source>() -> Self where Self == PushInSecondary<Source> {
    PushInSecondary()
  }
}

extension SplitContainer {
  /// Makes the screen the primary side of a split view of this type.
  public static func setPrimary() -> SetPrimary<Self> { SetPrimary() }

  /// Makes the screen the secondary side of a split view of this type.
  public static func setSecondary() -> SetSecondary<Self> { SetSecondary() }

  /// Pushes onto the stack in the secondary side of a split view of this type.
  public static func pushInSecondary() -> PushInSecondary<Self> { PushInSecondary() }
}
