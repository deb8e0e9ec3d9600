/// Pushes the screen onto a navigation stack.
///
///     .using(.push()).from(.visibleStack())
///
///     window                    window
///     └─ stack             →    └─ stack
///        └─ Home*                  ├─ Home
///                                  └─ Product(42)*
///
/// To push onto the stack around a screen, continue from ``DestinationStep/stack()``. The screens above that screen are popped.
public struct Push<Source: StackContainer>: ContainerAction {
  /// Pushes onto the stack that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children.append(screen)
  }
}

/// Makes the screen the only one in a navigation stack.
///
///     .using(PushAsRoot<ModelStack>()).from(stackStep)
///
///     window                    window
///     └─ stack                  └─ stack
///        ├─ Home           →       └─ Orders*
///        └─ Product(42)*
///
/// The router asks the screens that are removed first (``LeaveGuard``). Short form:
/// `.pushAsRoot()`.
public struct PushAsRoot<Source: StackContainer>: ContainerAction {
  /// Replaces the screens of the stack that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen]
  }
}

/// Replaces the top of a navigation stack with the screen.
///
///     .using(PushReplacingLast<ModelStack>()).from(stackStep)
///
///     window                    window
///     └─ stack                  └─ stack
///        ├─ Home           →       ├─ Home
///        └─ Product(42)*           └─ Orders*
///
/// The router asks the replaced screen first (``LeaveGuard``). Short form: `.pushReplacingLast()`.
public struct PushReplacingLast<Source: StackContainer>: ContainerAction {
  /// Replaces the top of the stack that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    _ = children.popLast()
    children.append(screen)
  }
}

// NB: disfavoured, so that the compiler tries the host's own ones first.
extension Action {
  /// Pushes the screen onto a navigation stack: the short form of ``Push``.
  @_disfavoredOverload
  public static func push<Source>() -> Self where Self == Push<Source> { Push() }

  /// Makes the screen the only one in a navigation stack: the short form of ``PushAsRoot``.
  @_disfavoredOverload
  public static func pushAsRoot<Source>() -> Self where Self == PushAsRoot<Source> { PushAsRoot() }

  /// Replaces the top of a navigation stack with the screen: the short form of ``PushReplacingLast``.
  @_disfavoredOverload
  public static func pushReplacingLast<Source>() -> Self where Self == PushReplacingLast<Source> {
    PushReplacingLast()
  }
}

extension StackContainer {
  /// Pushes the screen onto a stack of this type: `ModelStack.push()` is `Push<ModelStack>()`.
  public static func push() -> Push<Self> { Push() }

  /// Makes the screen the only one in a stack of this type.
  public static func pushAsRoot() -> PushAsRoot<Self> { PushAsRoot() }

  /// Replaces the top of a stack of this type with the screen.
  public static func pushReplacingLast() -> PushReplacingLast<Self> { PushReplacingLast() }
}

/// Adds the screen as a tab and selects it.
///
///     .using(AddTab()).from(tabs)         // the last tab
///     .using(AddTab(at: 1)).from(tabs)    // the second tab; the others move
///     .using(AddTab(at: 1, replacing: true)).from(tabs)
public struct AddTab<Source: TabContainer>: ContainerAction {
  private let index: Int?
  private let isReplacing: Bool

  /// - Parameters:
  ///   - index: The index of the tab. Defaults to the end, which also applies if there are fewer
  ///     tabs.
  ///   - isReplacing: Whether to remove the tab at that index, if there is one.
  public init(at index: Int? = nil, replacing isReplacing: Bool = false) {
    self.index = index
    self.isReplacing = isReplacing
  }

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    guard let index, children.indices.contains(index) else {
      children.append(screen)
      return
    }
    if isReplacing {
      children[index] = screen
    } else {
      children.insert(screen, at: index)
    }
  }
}

extension Action {
  /// Adds the screen as a tab: the short form of ``AddTab``.
  public static func addTab<Source>(
    at index: Int? = nil, replacing isReplacing: Bool = false
  ) -> Self where Self == AddTab<Source> {
    AddTab(at: index, replacing: isReplacing)
  }
}

extension TabContainer {
  /// Adds the screen as the last tab of a tab bar of this type, and selects it.
  public static func addTab() -> AddTab<Self> { AddTab() }

  /// Adds the screen as a tab of a tab bar of this type: see ``AddTab/init(at:replacing:)``.
  public static func add(at index: Int? = nil, replacing isReplacing: Bool = false) -> AddTab<Self>
  {
    AddTab(at: index, replacing: isReplacing)
  }
}

/// Makes the screen the primary side of a split view.
///
///     CompleteFactory(factory: SplitFactory<Void>())
///       .with(FoldersFactory(), using: SetPrimary())
///       .with(InboxFactory(), using: SetSecondary())
///
/// Replaces the current primary. If there was none, the other columns stay. Short form: `.setPrimary()`.
public struct SetPrimary<Source: SplitContainer>: ContainerAction {
  /// Sets the primary of the split view that `from` names.
  public init() {}

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    let split = children.first?.splitThatItBegins(Source.self)
    let isOther =
      split?.secondaryIndex == 0 || split.flatMap(asCollapsingContainer)?.lacksPrimary == true
    children.replaceSubrange(0..<(children.isEmpty || isOther ? 0 : 1), with: [screen])
  }
}

extension ChildScreen {
  /// The split view whose first screen this is.
  fileprivate func splitThatItBegins<Split: SplitContainer>(_: Split.Type) -> Split? {
    let split = screen?.parentScreen as? Split
    return split?.containedScreens.first === screen ? split : nil
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

  /// - Throws: ``ChainError`` if there is no primary, or another column that the secondary needs before it is empty.
  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    guard let first = children.first, first.splitThatItBegins(Source.self)?.secondaryIndex != 0
    else { throw ChainError.noPrimary }
    // A new split view has no screens yet that know it: it is given its primary and its secondary.
    let split = children.lazy.compactMap { $0.screen?.parentScreen as? Source }.first
    let known = split.map { max($0.secondaryIndex, 1) }
    let index = known ?? (children.dropFirst().first?.isSupplementary == true ? 2 : 1)
    if index > children.count { throw ChainError.noSupplementary }
    let isTaken = children.indices.contains(index) && !isAside(children[index], in: split)
    children.replaceSubrange(index..<(isTaken ? index + 1 : index), with: [screen])
  }

  /// Whether a screen at the secondary's index belongs to another side, after the secondary.
  private func isAside(_ child: ChildScreen, in split: Source?) -> Bool {
    guard let split, !split.hasSecondary, let screen = child.screen else { return false }
    return split.containedScreens.contains(screen)
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
