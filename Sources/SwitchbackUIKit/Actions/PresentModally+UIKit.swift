import Foundation
import Switchback

/// How a screen is to be presented, in UIKit's words. What is not given stays as the screen has it.
struct PresentationProperties {
  var style: UIModalPresentationStyle?
  var transition: UIModalTransitionStyle?
  /// Kept alive here: UIKit only holds it weakly.
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModalInPresentation: Bool?
  var preferredContentSize: CGSize?

  // NB: the style first. Whoever asks a screen for its presentation controller before that freezes
  // one of the wrong style.
  @MainActor
  func apply(to screen: any Screen) throws -> UIViewController {
    let screen = try controller(screen)
    if let style { screen.modalPresentationStyle = style }
    if let transition { screen.modalTransitionStyle = transition }
    if let transitioningDelegate { screen.transitioningDelegate = transitioningDelegate }
    if let isModalInPresentation { screen.isModalInPresentation = isModalInPresentation }
    if let preferredContentSize { screen.preferredContentSize = preferredContentSize }
    return screen
  }
}

extension GeneralAction {
  /// Presents the screen as a new layer, in a style.
  ///
  ///     .using(GeneralAction.presentModally(style: .formSheet, isModalInPresentation: true))
  ///
  /// - Parameters:
  ///   - start: The screen that presents: the one that `from` names, if not given.
  ///   - style: How it is presented.
  ///   - transition: How it moves.
  ///   - transitioningDelegate: Who supplies a custom presentation and animations. The action keeps
  ///     it alive: keep the destination as long as the screen may be on display.
  ///   - isModalInPresentation: Whether the user is kept from dismissing it.
  ///   - preferredContentSize: The size it would like to have.
  ///   - configure: Prepares the screen further.
  public static func presentModally(
    startingFrom start: PresentingScreen = .source, style: UIModalPresentationStyle,
    transition: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    isModalInPresentation: Bool? = nil, preferredContentSize: CGSize? = nil,
    configure: (@MainActor (UIViewController) throws -> Void)? = nil
  ) -> PresentModally {
    let properties = PresentationProperties(
      style: style, transition: transition, transitioningDelegate: transitioningDelegate,
      isModalInPresentation: isModalInPresentation, preferredContentSize: preferredContentSize)
    return PresentModally(startingFrom: start) { screen in
      let screen = try properties.apply(to: screen)
      try configure?(screen)
    }
  }

  /// Presents the screen as a new layer, with a transition of the app's own.
  ///
  ///     .using(GeneralAction.presentModally(transitioningDelegate: blur))
  ///
  /// - Parameters:
  ///   - transitioningDelegate: Who supplies the presentation and animations. The action keeps it
  ///     alive: keep the destination as long as the screen may be on display.
  ///   - style: How it is presented.
  public static func presentModally(
    transitioningDelegate: any UIViewControllerTransitioningDelegate,
    style: UIModalPresentationStyle = .custom
  ) -> PresentModally {
    presentModally(style: style, transitioningDelegate: transitioningDelegate)
  }

  /// Presents the screen as a new layer, moving in a way of UIKit's.
  public static func presentModally(transition: UIModalTransitionStyle) -> PresentModally {
    let properties = PresentationProperties(transition: transition)
    return PresentModally { screen in _ = try properties.apply(to: screen) }
  }
}

extension Action where Self == PresentModally {
  /// Presents the screen as a new layer, in a style: the short form of
  /// ``GeneralAction/presentModally(startingFrom:style:transition:transitioningDelegate:isModalInPresentation:preferredContentSize:configure:)``.
  public static func presentModally(
    style: UIModalPresentationStyle, transition: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    isModalInPresentation: Bool? = nil
  ) -> Self {
    GeneralAction.presentModally(
      style: style, transition: transition, transitioningDelegate: transitioningDelegate,
      isModalInPresentation: isModalInPresentation)
  }

  /// Presents the screen as a new layer, with a transition of the app's own: the short form of
  /// ``GeneralAction/presentModally(transitioningDelegate:style:)``.
  public static func presentModally(
    transitioningDelegate: any UIViewControllerTransitioningDelegate
  ) -> Self {
    GeneralAction.presentModally(transitioningDelegate: transitioningDelegate)
  }

  /// Presents the screen as a new layer, moving in a way of UIKit's: the short form of
  /// ``GeneralAction/presentModally(transition:)``.
  public static func presentModally(transition: UIModalTransitionStyle) -> Self {
    GeneralAction.presentModally(transition: transition)
  }
}
