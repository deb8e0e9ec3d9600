import Foundation
import Switchback

extension GeneralAction {
  /// Presents the screen as a new layer, in a style or with a transition. A property that is `nil` stays as the screen
  /// has it.
  ///
  ///     .using(.presentModally(style: .formSheet, isModalInPresentation: true))
  ///     .using(.presentModally(transition: .crossDissolve))
  ///     .using(.presentModally(transitioningDelegate: blur))
  ///
  /// - Parameters:
  ///   - start: The screen that presents. Defaults to the screen that `from` names.
  ///   - style: The presentation style. With a `transitioningDelegate`, the default is `.custom`.
  ///   - transition: The transition style.
  ///   - transitioningDelegate: Supplies a custom presentation and animations. The action keeps it
  ///     alive: keep the destination as long as the screen may be on display.
  ///   - isModalInPresentation: Whether UIKit prevents the user from dismissing the screen.
  ///   - preferredContentSize: The size that the screen asks for.
  ///   - configure: Configures the screen further.
  // NB: disfavoured, here and below, so that the engine's own is the one without arguments.
  @_disfavoredOverload
  public static func presentModally(
    startingFrom start: PresentingScreen = .source, style: UIModalPresentationStyle? = nil,
    transition: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    isModalInPresentation: Bool? = nil, preferredContentSize: CGSize? = nil,
    configure: ((UIViewController) throws -> Void)? = nil
  ) -> PresentModally {
    // The action holds the delegate: UIKit does so weakly.
    PresentModally(startingFrom: start) { screen in
      let screen = try controller(screen)
      // NB: the style first. Reading a screen's presentation controller fixes its style.
      if let style = style ?? transitioningDelegate.map({ _ in .custom }) {
        screen.modalPresentationStyle = style
      }
      if let transition { screen.modalTransitionStyle = transition }
      if let transitioningDelegate { screen.transitioningDelegate = transitioningDelegate }
      if let isModalInPresentation { screen.isModalInPresentation = isModalInPresentation }
      if let preferredContentSize { screen.preferredContentSize = preferredContentSize }
      try configure?(screen)
    }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer, in a style or with a transition: the short form of
  /// ``GeneralAction/presentModally(startingFrom:style:transition:transitioningDelegate:isModalInPresentation:preferredContentSize:configure:)``.
  @_disfavoredOverload
  public static func presentModally(
    startingFrom start: PresentingScreen = .source, style: UIModalPresentationStyle? = nil,
    transition: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    isModalInPresentation: Bool? = nil, preferredContentSize: CGSize? = nil,
    configure: ((UIViewController) throws -> Void)? = nil
  ) -> Self {
    GeneralAction.presentModally(
      startingFrom: start, style: style, transition: transition,
      transitioningDelegate: transitioningDelegate, isModalInPresentation: isModalInPresentation,
      preferredContentSize: preferredContentSize, configure: configure)
  }
}

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

/// Makes the screen the root of the window, with an animated transition.
///
/// Like ``/Switchback/ReplaceRoot``, which dissolves one root into the other, but with a choice of
/// transition.
public struct ReplaceRootWithTransition: Action {
  public typealias Source = any Screen

  private let transition: RootTransition

  init(_ transition: RootTransition) {
    self.transition = transition
  }

  public var replacesRoot: Bool { true }

  /// - Throws: ``/Switchback/ChainError`` if the source is not the root.
  public func screensTakenAway(
    from source: any Screen, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try ReplaceRoot().screensTakenAway(from: source, in: window)
  }

  /// - Throws: ``UIKitError``.
  public func perform(
    with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
  ) async throws {
    guard let window = window as? UIWindow else {
      return try await window.setRootScreen(screen, animated: animated)
    }
    try await window.setRoot(controller(screen), with: animated ? transition : nil)
  }
}

extension GeneralAction {
  /// Makes the screen the root of the window, with an animated transition.
  ///
  ///     .using(.replaceRoot(animated: .transitionFlipFromLeft))
  ///
  /// - Parameters:
  ///   - options: The animation options of the transition.
  ///   - duration: The duration in seconds.
  public static func replaceRoot(
    animated options: UIView.AnimationOptions, duration: TimeInterval = 0.3
  ) -> ReplaceRootWithTransition {
    ReplaceRootWithTransition(RootTransition(duration: duration, options: options))
  }
}

extension Action where Self == ReplaceRootWithTransition {
  /// Makes the screen the root of the window, with an animated transition: the short form of
  /// ``GeneralAction/replaceRoot(animated:duration:)``.
  public static func replaceRoot(
    animated options: UIView.AnimationOptions, duration: TimeInterval = 0.3
  ) -> Self {
    GeneralAction.replaceRoot(animated: options, duration: duration)
  }
}

extension UINavigationController {
  /// Pushes the screen onto a navigation controller: the name that other libraries have for
  /// `push()`.
  ///
  ///     .using(UINavigationController.pushToNavigation())
  ///     .from(NavigationControllerStep())
  ///
  /// If the step's screen is of a subclass, use the short form `.push()`: it takes the class from
  /// the step.
  public static func pushToNavigation() -> Push<UINavigationController> { Push() }
}

/// Shows the screen in a column of a split view that has columns.
///
///     .using(UISplitViewController.show(in: .secondary))
///     .from(SplitControllerStep(style: .doubleColumn))
///
/// Replaces the column's screen. If the split view is collapsed, the column is shown in its only
/// stack.
public struct ShowInColumn: ContainerAction {
  public typealias Source = UISplitViewController

  private let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column) {
    self.column = column
  }

  public var reachesInside: Bool { true }

  /// - Throws: ``UIKitError`` if the split view is in the classic style, or if it
  ///   has no such column at the width of its window: collapsed, a compact column replaces all
  ///   others; expanded, there is no compact column.
  public func container(in source: UISplitViewController) throws -> any ContainerScreen {
    let place = SplitColumn(column, of: source)
    guard source.hasColumns, source.hasPlace(for: column) else {
      throw UIKitError.noPlace("a \(place.screenName)", in: name(of: source))
    }
    return place
  }

  public func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen]
  }
}

extension UISplitViewController {
  /// Shows the screen in a column.
  public static func show(in column: Column) -> ShowInColumn { ShowInColumn(column) }
}

extension Action where Self == ShowInColumn {
  /// Shows the screen in a column: the short form of ``ShowInColumn``.
  public static func show(in column: UISplitViewController.Column) -> Self { ShowInColumn(column) }
}
