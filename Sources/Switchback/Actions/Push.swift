/// Pushes the screen onto a navigation stack.
///
///     .using(Push()).from(stackStep)      // the type of stack is inferred from what follows
///     .using(.push()).from(stackStep)     // the same
///
///     window                    window
///     └─ stack             →    └─ stack
///        └─ Home*                  ├─ Home
///                                  └─ Product(42)*
///
/// To push onto the stack around a screen, continue from
/// ``DestinationStep/expectingContainer(_:)``. The screens above that screen are popped.
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

extension Action {
  /// Pushes the screen onto a navigation stack: the short form of ``Push``.
  public static func push<Source>() -> Self where Self == Push<Source> { Push() }

  /// Makes the screen the only one in a navigation stack: the short form of ``PushAsRoot``.
  public static func pushAsRoot<Source>() -> Self where Self == PushAsRoot<Source> { PushAsRoot() }

  /// Replaces the top of a navigation stack with the screen: the short form of ``PushReplacingLast``.
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
