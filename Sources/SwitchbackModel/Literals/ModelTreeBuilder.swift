import Switchback

/// Writes a tree of screens as nested braces.
///
/// Every container and the window take their screens this way, and a screen takes what it presents:
///
///     let window = ModelWindow {
///       ModelTabs(selected: 1) {
///         ModelStack {
///           HomeScreen()
///           ProductScreen(42)
///         }
///         ModelStack { BagScreen() }
///       }
///       .presenting {
///         ModelStack { LoginScreen() }
///       }
///     }
///
/// Conditions and loops can be used inside. A tree against the rules is a programming error.
@resultBuilder
public enum ModelTreeBuilder {
  /// Takes a screen.
  public static func buildExpression(_ screen: ModelScreen) -> [ModelScreen] { [screen] }

  /// Takes several screens.
  public static func buildExpression(_ screens: [ModelScreen]) -> [ModelScreen] { screens }

  /// Lines the screens up.
  public static func buildBlock(_ screens: [ModelScreen]...) -> [ModelScreen] {
    screens.flatMap(\.self)
  }

  /// Takes the screens of a condition without an alternative.
  public static func buildOptional(_ screens: [ModelScreen]?) -> [ModelScreen] { screens ?? [] }

  /// Takes the screens of a condition that holds.
  public static func buildEither(first screens: [ModelScreen]) -> [ModelScreen] { screens }

  /// Takes the screens of a condition that does not hold.
  public static func buildEither(second screens: [ModelScreen]) -> [ModelScreen] { screens }

  /// Takes the screens of a loop.
  public static func buildArray(_ screens: [[ModelScreen]]) -> [ModelScreen] {
    screens.flatMap(\.self)
  }
}

extension ModelContainer {
  /// Creates a container of the screens in braces.
  public convenience init(@ModelTreeBuilder _ screens: () -> [ModelScreen]) {
    self.init(screens())
  }
}

extension ModelTabs {
  /// Creates a tab bar of the screens in braces with a selected one.
  public convenience init(selected index: Int, @ModelTreeBuilder _ screens: () -> [ModelScreen]) {
    self.init(screens(), selected: index)
  }
}

extension ModelSplit {
  /// Creates a split of the screens in braces: the primary and the secondary.
  public convenience init(
    isCollapsed: Bool, @ModelTreeBuilder _ screens: () -> [ModelScreen]
  ) {
    self.init(screens())
    self.isCollapsed = isCollapsed
  }
}

extension ModelWindow {
  /// Creates a window with the screen in braces as its root.
  public convenience init(@ModelTreeBuilder _ root: () -> [ModelScreen]) {
    self.init(onlyScreen(of: root(), for: "A window has one root"))
  }
}

extension ModelScreen {
  /// Presents the screen in braces and returns this one. Only for building a tree.
  @discardableResult
  public final func presenting(@ModelTreeBuilder _ screen: () -> [ModelScreen]) -> Self {
    let screen = onlyScreen(of: screen(), for: "A screen presents one screen")
    do throws(ModelError) {
      if let presented = storedPresented {
        throw .alreadyPresenting(name, presenting: presented.name, isLeaving: false)
      }
      if isInside(screen) { throw .insideItself(screen.name) }
      try screen.checkFree()
      try screen.checkShowable()
    } catch {
      preconditionFailure(error.description)
    }
    link(screen).announce()
    return self
  }

  /// Whether a walk up from this screen, by containers and presenters, comes past another.
  private func isInside(_ screen: ModelScreen) -> Bool {
    sequence(first: self) { $0.storedParent ?? $0.storedPresenter }.contains { $0 === screen }
  }
}

private func onlyScreen(of screens: [ModelScreen], for rule: String) -> ModelScreen {
  precondition(screens.count == 1, "\(rule), and there are \(screens.count) in the braces.")
  return screens[0]
}
