#if !os(tvOS)
import Switchback

extension GeneralAction {
  /// Presents the screen as a sheet.
  ///
  ///     .using(GeneralAction.presentModally(sheet: { $0.detents = [.medium(), .large()] }))
  ///
  /// - Parameter sheet: Sets the sheet up: its detents, its grabber.
  public static func presentModally(
    sheet: @escaping @MainActor (UISheetPresentationController) -> Void
  ) -> PresentModally {
    presentModally(style: .pageSheet) { screen in
      if let presentation = screen.sheetPresentationController { sheet(presentation) }
    }
  }

  /// Presents the screen as a popover.
  ///
  ///     .using(GeneralAction.presentModally(popover: { $0.sourceView = button }))
  ///
  /// - Parameter popover: Says where the popover points. In a wide window it has to.
  public static func presentModally(
    popover: @escaping @MainActor (UIPopoverPresentationController) -> Void
  ) -> PresentModally {
    presentModally(style: .popover) { screen in
      if let presentation = screen.popoverPresentationController { popover(presentation) }
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a sheet: the short form of ``GeneralAction/presentModally(sheet:)``.
  public static func presentModally(
    sheet: @escaping (UISheetPresentationController) -> Void
  ) -> Self {
    GeneralAction.presentModally(sheet: { sheet($0) })
  }

  /// Presents the screen as a popover: the short form of ``GeneralAction/presentModally(popover:)``.
  public static func presentModally(
    popover: @escaping (UIPopoverPresentationController) -> Void
  ) -> Self {
    GeneralAction.presentModally(popover: { popover($0) })
  }
}
#endif
