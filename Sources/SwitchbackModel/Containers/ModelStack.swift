import Switchback

/// A navigation stack without pixels.
///
/// The last screen is visible. Making another one visible pops the screens above it.
///
///     let stack = ModelStack(HomeScreen(), ProductScreen(42))
///     let window = ModelWindow(stack)
///     try stack.pop()
///     stack.top  // HomeScreen
///
/// An empty stack can be built and filled later, but cannot be shown.
open class ModelStack: ModelContainer, StackContainer {
  /// The name in drawings: `stack`.
  open override var name: String { "stack" }

  /// The visible screen.
  public final var top: ModelScreen? { visibleScreens.last?.model }

  /// Chooses the last screen.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    Array(screens.suffix(1))
  }

  override func screensRemaining(revealing screen: ModelScreen) -> [any Screen]? {
    if screen === storedScreens.last { return nil }
    let end = storedScreens.lastIndex { $0 === screen }!
    return Array(storedScreens[...end])
  }

  /// Goes back by one screen, as the user does.
  ///
  /// - Returns: The screen that was on top.
  /// - Throws: A ``ModelError`` if the user cannot reach the stack, if it has only one screen or is changing, or if the
  ///   screen below is an empty container.
  @discardableResult
  public final func pop() throws(ModelError) -> ModelScreen {
    let place = try checkInReach()
    if isChanging { throw .inTransition(name) }
    guard storedScreens.count > 1 else { throw .nothingToPop(name) }
    let top = storedScreens[storedScreens.count - 1].model
    let next = storedScreens[storedScreens.count - 2].model
    try checkShowing([next], in: place)
    userDidReveal(next)
    return top
  }
}
