#if !os(tvOS)
import Switchback

extension GeneralAction {
  /// Presents the screen as a sheet.
  ///
  ///     .using(GeneralAction.presentModally(sheet: { $0.detents = [.medium(), .large()] }))
  ///
  /// - Parameter sheet: Configures the sheet: its detents, its grabber.
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
  /// - Parameter popover: Sets where the popover points, which a wide window requires.
  public static func presentModally(
    popover: @escaping @MainActor (UIPopoverPresentationController) -> Void
  ) -> PresentModally {
    presentModally(style: .popover) { screen in
      if let presentation = screen.popoverPresentationController { popover(presentation) }
    }
  }
}

// NB: takes values, not closures. For a leading-dot member the compiler infers the closure's
// parameter as its superclass.
extension Action where Self == PresentModally {
  /// Presents the screen as a sheet that rests at certain heights: a short form of
  /// ``GeneralAction/presentModally(sheet:)``.
  ///
  ///     .using(.sheet(detents: [.medium(), .large()]))
  public static func sheet(
    detents: [UISheetPresentationController.Detent], prefersGrabberVisible: Bool = false
  ) -> Self {
    GeneralAction.presentModally(sheet: { sheet in
      sheet.detents = detents
      sheet.prefersGrabberVisible = prefersGrabberVisible
    })
  }

  /// Presents the screen as a popover that points at a view: a short form of
  /// ``GeneralAction/presentModally(popover:)``.
  ///
  ///     .using(.popover(from: button))
  public static func popover(from source: UIView) -> Self {
    GeneralAction.presentModally(popover: { $0.sourceView = source })
  }

  /// Presents the screen as a popover that points at a button in a bar: a short form of
  /// ``GeneralAction/presentModally(popover:)``.
  public static func popover(from source: UIBarButtonItem) -> Self {
    GeneralAction.presentModally(popover: { $0.barButtonItem = source })
  }
}
#endif
