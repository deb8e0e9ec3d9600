import Switchback

/// The appearance of the root of a modal layer.
public enum ModalStyle: Hashable, Sendable, CaseIterable {
  /// A card above the layer below, which the user can swipe down.
  case sheet

  /// Covers the whole layer below. Only the app can dismiss it.
  case cover
}

extension GeneralAction {
  /// Presents the screen as a new layer, in a style.
  ///
  ///     .using(.presentModally(as: .cover))
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
