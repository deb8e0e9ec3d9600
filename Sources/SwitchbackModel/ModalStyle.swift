import Switchback

/// How the root of a modal layer looks.
public enum ModalStyle: Hashable, Sendable, CaseIterable {
  /// A card above the layer below, which the user may drag down.
  case sheet

  /// Covers the layer below as a whole. Only the app dismisses it.
  case cover
}

extension GeneralAction {
  /// Presents the screen as a new layer, in a style.
  ///
  ///     .using(GeneralAction.presentModally(as: .cover))
  public static func presentModally(as style: ModalStyle) -> PresentModally {
    PresentModally { screen in try ModelScreen.check(screen).modalStyle = style }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer, in a style: the short form of
  /// ``GeneralAction/presentModally(as:)``.
  public static func presentModally(as style: ModalStyle) -> Self {
    GeneralAction.presentModally(as: style)
  }
}
