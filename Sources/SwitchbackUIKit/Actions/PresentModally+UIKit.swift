import Foundation
import Switchback

/// The properties of a presentation, in UIKit's terms. A property that is `nil` stays as the screen
/// has it.
struct PresentationProperties {
  var style: UIModalPresentationStyle?
  var transition: UIModalTransitionStyle?
  /// Kept alive here: UIKit holds it weakly.
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModalInPresentation: Bool?
  var preferredContentSize: CGSize?

  // NB: sets the style first. Reading a screen's presentation controller fixes its style.
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
  ///   - start: The screen that presents. Defaults to the screen that `from` names.
  ///   - style: The presentation style.
  ///   - transition: The transition style.
  ///   - transitioningDelegate: Supplies a custom presentation and animations. The action keeps it
  ///     alive: keep the destination as long as the screen may be on display.
  ///   - isModalInPresentation: Whether UIKit prevents the user from dismissing the screen.
  ///   - preferredContentSize: The size that the screen asks for.
  ///   - configure: Configures the screen further.
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

  /// Presents the screen as a new layer, with a custom transition.
  ///
  ///     .using(GeneralAction.presentModally(transitioningDelegate: blur))
  ///
  /// - Parameters:
  ///   - transitioningDelegate: Supplies the presentation and animations. The action keeps it
  ///     alive: keep the destination as long as the screen may be on display.
  ///   - style: The presentation style.
  public static func presentModally(
    transitioningDelegate: any UIViewControllerTransitioningDelegate,
    style: UIModalPresentationStyle = .custom
  ) -> PresentModally {
    presentModally(style: style, transitioningDelegate: transitioningDelegate)
  }

  /// Presents the screen as a new layer, with one of UIKit's transitions.
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

  /// Presents the screen as a new layer, with a custom transition: the short form of
  /// ``GeneralAction/presentModally(transitioningDelegate:style:)``.
  public static func presentModally(
    transitioningDelegate: any UIViewControllerTransitioningDelegate
  ) -> Self {
    GeneralAction.presentModally(transitioningDelegate: transitioningDelegate)
  }

  /// Presents the screen as a new layer, with one of UIKit's transitions: the short form of
  /// ``GeneralAction/presentModally(transition:)``.
  public static func presentModally(transition: UIModalTransitionStyle) -> Self {
    GeneralAction.presentModally(transition: transition)
  }
}
