import SwitchbackUIKit

/// The ward with UIKit's view controllers.
enum UIKitWard: WardHost {
  typealias Stack = UINavigationController
  typealias Split = UISplitViewController

  final class Wards: UIViewController, DestinationScreen {
    var destination: WardDestination { .wards }
  }

  final class Rounds: UIViewController, DestinationScreen {
    var destination: WardDestination { .rounds }
  }

  final class Shifts: UIViewController {}

  /// A screen that shows a value.
  class Page<Context: Equatable>: UIViewController, ContextInstantiable {
    let context: Context

    required init(context: Context) {
      self.context = context
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Patient: Page<Int>, DestinationScreen {
    var destination: WardDestination { .patient(context) }
  }

  final class Chart: Page<ChartPage> {}
  final class Medication: Page<Int> {}
  final class SearchResults: Page<Search> {}
  final class Shift: Page<Int> {}
  final class Vital: Page<String> {}
  final class Settings: Page<[String]> {}

  final class Transfer: Page<Int>, ResultScreen {
    let results = Results<Int>()
  }

  final class Login: UIViewController, ResultScreen {
    let results = Results<String>()
  }

  static func makeLogin() -> Login { Login() }

  /// A note, which asks before its text is lost.
  final class Note: Page<Int>, LeaveGuard {
    var text = ""

    func confirmLeaving() async -> Bool {
      if text.isEmpty { return true }
      return await Prompt.discarding("Discard your note?").isAgreed(above: self)
    }
  }

  /// Cards on top of each other.
  final class Deck: UIViewController, ContainerScreen {
    private(set) var cards: [UIViewController] = []
    private var top: UIViewController?

    init(_ cards: UIViewController...) {
      super.init(nibName: nil, bundle: nil)
      lay(cards)
    }

    required init?(coder: NSCoder) { nil }

    var containedScreens: [any Screen] { cards }
    var visibleScreens: [any Screen] { [top].compactMap(\.self) }

    override func viewDidLoad() {
      super.viewDidLoad()
      show(top)
    }

    func makeVisible(_ screen: any Screen, animated: Bool) async throws {
      show(screen as? UIViewController)
      await view.window?.settle()
    }

    func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws
    {
      lay(screens.compactMap { $0 as? UIViewController })
      await view.window?.settle()
    }

    private func lay(_ new: [UIViewController]) {
      for card in cards where !new.contains(card) {
        card.willMove(toParent: nil)
        card.viewIfLoaded?.removeFromSuperview()
        card.removeFromParent()
      }
      for card in new where card.parent !== self {
        addChild(card)
        card.didMove(toParent: self)
      }
      cards = new
      show(new.first)
    }

    private func show(_ card: UIViewController?) {
      if top !== card { top?.viewIfLoaded?.removeFromSuperview() }
      top = card
      if let card, isViewLoaded { view.addSubview(card.view) }
    }
  }

  /// The first screens of a window.
  static func makeRoot() -> UITabBarController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Shifts(), for: .primary)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: Wards()),
      UINavigationController(rootViewController: Rounds()),
      split,
      Deck(Vital(context: "pulse")),
    ]
    return tabs
  }
}
