import Switchback

extension ModelContainer {
  /// Creates a container of the screens in braces.
  ///
  /// Every container and the window take their screens in braces, and a screen takes the one it
  /// presents:
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
  /// Conditions and loops can be used inside. A tree that breaks the rules is a programming error.
  public convenience init(@ListBuilder<ModelScreen> _ screens: () -> [ModelScreen]) {
    self.init(screens())
  }
}

extension ModelTabs {
  /// Creates a tab bar of the screens in braces with a selected one.
  public convenience init(
    selected index: Int, @ListBuilder<ModelScreen> _ screens: () -> [ModelScreen]
  ) {
    self.init(screens(), selected: index)
  }
}

extension ModelSplit {
  /// Creates a split of the screens in braces: the primary and the secondary.
  public convenience init(
    isCollapsed: Bool, @ListBuilder<ModelScreen> _ screens: () -> [ModelScreen]
  ) {
    self.init(screens())
    self.isCollapsed = isCollapsed
  }
}

extension ModelWindow {
  /// Creates a window with the screen in braces as its root.
  public convenience init(@ListBuilder<ModelScreen> _ root: () -> [ModelScreen]) {
    self.init(onlyScreen(of: root(), for: "A window has one root"))
  }
}

extension ModelScreen {
  /// Presents the screen in braces and returns this one. Only for building a tree.
  @discardableResult
  public final func presenting(@ListBuilder<ModelScreen> _ screen: () -> [ModelScreen]) -> Self {
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

  /// Whether a walk up from this screen, by containers and presenters, passes another screen.
  private func isInside(_ screen: ModelScreen) -> Bool {
    sequence(first: self) { $0.storedParent ?? $0.storedPresenter }.contains { $0 === screen }
  }
}

private func onlyScreen(of screens: [ModelScreen], for rule: String) -> ModelScreen {
  precondition(screens.count == 1, "\(rule), and there are \(screens.count) in the braces.")
  return screens[0]
}
