/// A container with an inspector at its side, without pixels: the content, and details about what is selected in
/// it.
///
///     let editor = ModelInspector(ModelStack(HomeScreen()), inspector: HelpScreen())
///     editor.isShown = false     // as the user closes it
///
/// The content is always visible. The inspector is visible unless the user has closed it, and again when it is made
/// visible.
open class ModelInspector: ModelContainer {
  /// Creates a container without screens.
  public override init() {
    super.init()
  }

  /// Creates a container of a content and, optionally, an inspector, which is shown.
  public override init(_ screens: [ModelScreen]) {
    super.init(screens)
  }

  /// Creates a container of a content and an inspector.
  ///
  /// - Parameter isShown: Whether the inspector is visible.
  public init(_ content: ModelScreen, inspector: ModelScreen, isShown: Bool = true) {
    super.init([content, inspector])
    self.isShown = isShown
  }

  /// The name in drawings: `inspector`.
  open override var name: String { "inspector" }

  /// The maximum number of screens: two.
  public final override var maximumCount: Int { 2 }

  /// The screen at the side.
  public final var inspector: ModelScreen? { screens.dropFirst().first }

  /// Whether the inspector is visible. Set it as the user does who closes or opens it.
  public final var isShown: Bool {
    get { visibleScreens.count > 1 }
    set {
      if newValue != isShown, let inspector { userDidReveal(newValue ? inspector : screens[0]) }
    }
  }

  /// Chooses the content, and the inspector if it is to be revealed, is new, or was visible. The content alone is
  /// revealed by the user who closes the inspector.
  public final override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    guard screens.count > 1, screen !== screens[1] else { return screens }
    if screen != nil { return Array(screens.prefix(1)) }
    let isClosed = containedScreens.count > 1 && visibleScreens.count == 1
    let isSame = containedScreens.count > 1 && containedScreens[1] === screens[1]
    return isClosed && isSame ? Array(screens.prefix(1)) : screens
  }
}

/// Shows the screen as the inspector of a ``ModelInspector``, which must have a content.
///
///     .using(SetInspector()).from(editor)
///
/// Replaces the current inspector. Short form: `.setInspector()`.
public struct SetInspector<Source: ModelInspector>: ContainerAction {
  /// Sets the inspector of the container that `from` names.
  public init() {}

  /// - Throws: ``/Switchback/ChainError`` if the container is empty.
  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    if children.isEmpty { throw ChainError.noContent }
    children = [children[0], screen]
  }
}

extension Action where Self == SetInspector<ModelInspector> {
  /// Shows the screen as the inspector: the short form of ``SetInspector``.
  public static func setInspector() -> Self { SetInspector() }
}
