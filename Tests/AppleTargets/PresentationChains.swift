// The ways in which UIKit can present a screen: each is one line of a chain.

import Switchback
import SwitchbackUIKit

final class SettingsViewController: UIViewController {}

@MainActor enum Presentations {
  /// A screen that is still to be shown somehow.
  static func settings() -> StepAssembly<
    SettingsViewController, ClassFinder<SettingsViewController, Any?>,
    ClassFactory<SettingsViewController, Any?>
  > {
    StepAssembly(finder: .classFinder(), factory: .class())
  }

  static let fullScreen = settings().using(.presentModally(style: .fullScreen)).from(.current())
    .assemble()
  static let overFullScreen = settings().using(.presentModally(style: .overFullScreen))
    .from(.current()).assemble()
  static let asTheSystemDoes = settings().using(.presentModally()).from(.current()).assemble()
  static let dissolving = settings().using(.presentModally(transition: .crossDissolve))
    .from(.current()).assemble()

  static func grown(
    from view: @escaping @MainActor () -> UIView?
  ) -> DestinationStep<
    SettingsViewController, Any?
  > {
    settings().adding(.zoom { _ in view() }).using(.presentModally()).from(.current()).assemble()
  }

  static func pushed(from view: UIView) -> DestinationStep<SettingsViewController, Any?> {
    settings().adding(.zoom { [weak view] _ in view }).using(.push())
      .from(.navigationController()).using(.presentModally()).from(.current()).assemble()
  }

  // A television has no sheets, no detents and no popovers.
  #if !os(tvOS)
  static let pageSheet = settings().using(.presentModally(style: .pageSheet)).from(.current())
    .assemble()
  static let formSheet = settings()
    .using(.presentModally(style: .formSheet, isModalInPresentation: true)).from(.current())
    .assemble()
  static let detents = settings()
    .using(.sheet(detents: [.medium(), .large()], prefersGrabberVisible: true)).from(.current())
    .assemble()

  static func popover(
    from button: UIBarButtonItem
  ) -> DestinationStep<
    SettingsViewController, Any?
  > {
    settings().using(.popover(from: button)).from(.current()).assemble()
  }

  static func popover(from view: UIView) -> DestinationStep<SettingsViewController, Any?> {
    settings().using(.popover(from: view)).from(.current()).assemble()
  }
  #endif
}
