import Switchback

/// The appearance of the root of a modal layer.
public enum ModalStyle: Hashable, Sendable {
  /// A card above the layer below, which the user can swipe down.
  case sheet

  /// Covers the whole layer below. Only the app can dismiss it.
  case cover

  /// A bubble beside a view of the layer below, which goes when the user taps outside. A sheet where there is no
  /// room for it.
  ///
  /// - Parameter anchor: The name that the view has given itself, in SwiftUI with `popoverAnchor(_:)`. Without a
  ///   name, or if no view has it, the bubble points at the whole layer.
  case popover(from: String? = nil)

  /// An alert. A prompt of `SwitchbackSwiftUI` has this style or the next from the beginning, and nothing else has.
  case alert

  /// A confirmation dialog.
  case dialog

  /// Whether the user can dismiss the layer without the app's help.
  package var isUsersToDismiss: Bool {
    switch self {
    case .sheet, .popover: true
    case .cover, .alert, .dialog: false
    }
  }

  /// Whether it is the style of a question.
  package var isPrompt: Bool { self == .alert || self == .dialog }
}

extension GeneralAction {
  /// Presents the screen as a new layer, in a style.
  ///
  ///     .using(.presentModally(as: .cover))
  public static func presentModally(as style: ModalStyle) -> PresentModally {
    PresentModally { screen in
      let screen = try ModelScreen.check(screen)
      if style.isPrompt != screen.modalStyle.isPrompt { throw ModelError.wrongStyle(screen.name) }
      screen.modalStyle = style
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer, in a style: the short form of
  /// ``GeneralAction/presentModally(as:)``.
  public static func presentModally(as style: ModalStyle) -> Self {
    GeneralAction.presentModally(as: style)
  }
}
