import Foundation
import SwitchbackUIKit

extension Chains {
  // AModalOnlyOnce
  static let help = StepAssembly(HelpViewController.self)
    .using(.presentModally())
    .from(.current())

  // SheetsWithDetents
  static let filter = StepAssembly(FilterViewController.self)
    .using(.sheet(detents: [.medium(), .large()], prefersGrabberVisible: true))
    .from(.current())

  // Popovers: the chain is made with the button.
  static var tips: DestinationStep<TipsViewController, Void> {
    StepAssembly(TipsViewController.self)
      .using(.popover(from: button))
      .from(cookbook)
  }

  // SystemScreens
  static var share: DestinationStep<UIActivityViewController, String> {
    StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { text in
        UIActivityViewController(
          activityItems: [text], applicationActivities: nil)
      }
    )
    .using(.popover(from: button))
    .from(cookbook)
  }

  private static var button: UIBarButtonItem {
    let stack = Gallery.shared.tabs.viewControllers?.first
    let list = (stack as? UINavigationController)?.viewControllers.first
    return (list as? CookbookViewController)?.button ?? UIBarButtonItem()
  }

  // Alerts
  static let note = StepAssembly(NoteViewController.self)
    .using(.presentModally())
    .from(.current())

  // ATransitionOfYourOwn
  static let poster = StepAssembly(PosterViewController.self)
    .using(.presentModally(style: .fullScreen, transitioningDelegate: fading))
    .from(.current())

  // OtherTransitions
  static let museum = StepAssembly(
    finder: ScreenFinder<MuseumStack, Void>(),
    factory: NavigationControllerFactory<MuseumStack, Void> {
      let stack = MuseumStack()
      stack.delegate = fading
      return stack
    }
  )
  .using(.replaceRoot(animated: .transitionFlipFromLeft, duration: 0.5))
  .from(.root())
  static let painting = StepAssembly(PaintingViewController.self)
    .using(MuseumStack.push())
    .from(museum)
  static let sketch = StepAssembly(SketchViewController.self)
    .using(MuseumStack.push())
    .from(museum)

  private static let fading = Fading()  // UIKit references it weakly

  // UnsavedChanges
  static let review = StepAssembly(ReviewViewController.self)
    .using(
      GeneralAction.presentModally(style: .pageSheet) { screen in
        screen.presentationController?.delegate =
          screen as? ReviewViewController
      }
    )
    .from(.current())

  // TheUserSwipedItAway
  static let swatch = StepAssembly(SwatchViewController.self)
    .using(.presentModally(style: .pageSheet))
    .from(.current())

  // LoadBeforeShowing
  static let forecast = StepAssembly { (city: String) in
    try await ForecastViewController.load(city)
  }
  .using(.presentModally())
  .from(.current())

  // AScreenInTwoPlaces
  static let visibleBag = StepAssembly(BagViewController.self, .currentVisible)
    .using(.presentModally())
    .from(.current())
}
