#if !canImport(UIKit)
import Foundation
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// Some pages have a part with a controller of its own, into which no search looks.
class PageViewController: UIViewController, MarkedScreen, NamedScreen, ContextChecking {
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
    guard mark.kind == .page, mark.number % 5 == 0 else { return }
    let part = UIViewController(nibName: nil, bundle: nil)
    addChild(part)
    part.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for part in children { view.addSubview(part.view) }
  }

  var screenName: String { mark.name }
  func isTarget(for context: Int) -> Bool { mark.id == context % 4 }
}

final class CardViewController: PageViewController, DestinationScreen {}

final class FormViewController: PageViewController, DestinationScreen, LeaveGuard {
  private unowned let judge: any LeavingJudge

  init(_ mark: ScreenMark, _ judge: any LeavingJudge) {
    self.judge = judge
    super.init(mark)
  }

  required init?(coder: NSCoder) { nil }

  func confirmLeaving() async -> Bool { await judge.confirmLeaving(self) }
}

final class PickerViewController: PageViewController, DestinationScreen, ResultScreen {
  let results = Results<Int>()
}

class MarkedNavigationController: UINavigationController, MarkedScreen, NamedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { mark.name }
}

final class WizardNavigationController: MarkedNavigationController, LeaveGuard {
  private unowned let judge: any LeavingJudge

  init(_ mark: ScreenMark, _ judge: any LeavingJudge) {
    self.judge = judge
    super.init(mark)
  }

  required init?(coder: NSCoder) { nil }

  func confirmLeaving() async -> Bool { await judge.confirmLeaving(self) }
}

final class MarkedTabBarController: UITabBarController, MarkedScreen, NamedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { mark.name }

  /// Whether a tab is no longer in the group that it was in.
  var hasLostGroup: Bool { tabs.contains { $0.title == "in a group" } }

  /// Gets tabs of iOS 18, the last two of three or more in a group, all of which the user has opened.
  func open(_ screens: [UIViewController], selected: Int) {
    let count = screens.count > 2 ? screens.count - 2 : screens.count
    let all = screens.enumerated().map { number, screen in
      UITab(title: number < count ? "" : "in a group", image: nil, identifier: "\(number)") { _ in
        screen
      }
    }
    let group = UITabGroup(
      title: "", image: nil, identifier: "group", children: Array(all[count...]))
    tabs = all[..<count] + (count < all.count ? [group] : [])
    for tab in all { selectedTab = tab }
    selectedTab = all.isEmpty ? nil : all[selected % all.count]
  }
}

/// UIKit's own action, for the worlds' split views.
struct ShowInMarked: ContainerAction {
  typealias Source = MarkedSplitViewController
  private let action: ShowInColumn

  init(_ column: UISplitViewController.Column) { action = .show(in: column) }

  var reachesInside: Bool { action.reachesInside }

  func container(in source: Source) throws -> any ContainerScreen {
    try action.container(in: source)
  }

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    action.embed(screen, in: &children)
  }
}

/// What UIKit puts around a column's screen that is no stack: no class of the app's.
final class ColumnNavigationController: UINavigationController, MarkedScreen, NamedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { mark.name }
}

final class MarkedSplitViewController: UISplitViewController, MarkedScreen, NamedScreen,
  ColumnedScreen
{
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  init(_ mark: ScreenMark, style: Style) {
    self.mark = mark
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { mark.name }

  /// Gets columns. Of two screens in three columns, the second is the secondary.
  func put(_ screens: [UIViewController]) {
    let columns: [Column] =
      style == .tripleColumn && screens.count > 2
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (column, screen) in zip(columns, screens) { setViewController(screen, for: column) }
  }

  var columnScreens: [any Screen] {
    [Column.primary, .supplementary, .compact].compactMap(content)
      + [secondaryScreen].compactMap(\.self)
  }

  var isNarrow: Bool {
    if isCollapsed || mark.kind != .columns { return isCollapsed }
    let parents = sequence(first: self as UIViewController, next: \.parent)
    let shown = parents.first { $0.viewIfLoaded?.window != nil }
    return shown !== self && shown?.traitCollection.horizontalSizeClass == .compact
  }

  var setScreens: [any Screen] {
    [Column.primary, .supplementary, .secondary, .compact].compactMap(viewController)
  }

  var secondaryScreen: (any Screen)? { content(of: .secondary) }

  /// As UIKit says it: its own stack is around a screen that is none, or was before the screen left it.
  private func content(of column: Column) -> (any Screen)? {
    let screen = viewController(for: column)
    if column == .compact || screen is UINavigationController { return screen }
    return screen.map { $0.parent ?? SimulatedWorld.mark(of: $0).columnStack ?? $0 }
  }
}

final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {}

final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

/// Shows one page at a time.
final class PagesViewController: UIPageViewController, MarkedScreen, NamedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [UIViewController]) {
    self.mark = mark
    // With pages in a scroll view, or without one.
    super.init(
      transitionStyle: mark.id.isMultiple(of: 2) ? .scroll : .pageCurl,
      navigationOrientation: .horizontal)
    if !screens.isEmpty {
      setViewControllers(Array(screens.prefix(1)), direction: .forward, animated: false)
    }
  }

  required init?(coder: NSCoder) { nil }

  var screenName: String { mark.name }
}

/// An app's own container, which shows all its screens side by side.
final class PagerViewController: UIViewController, MarkedScreen, ContainerScreen, NamedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [UIViewController]) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
    for screen in screens { add(screen) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    for screen in children { view.addSubview(screen.view) }
  }

  var screenName: String { mark.name }
  /// Whether it is wrong about its screens.
  var listsParent = false
  /// What it lists besides, and is in one of its screens.
  var inner: (any Screen)?
  var containedScreens: [any Screen] {
    visibleScreens + (listsParent ? [parent].compactMap(\.self) : [])
  }
  var visibleScreens: [any Screen] { children + [inner].compactMap(\.self) }

  func makeVisible(_ screen: any Screen, animated: Bool) {}

  func setContainedScreens(_ screens: [any Screen], animated: Bool) async {
    let screens = screens.compactMap { $0 as? UIViewController }
    for gone in children where !screens.contains(gone) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for screen in screens where screen.parent !== self {
      add(screen)
      if isViewLoaded { view.addSubview(screen.view) }
    }
    if viewIfLoaded?.window == nil { return }
    // What appears has done so in the next turn, and must not go before.
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        continuation.resume()
      }
    }
  }

  private func add(_ screen: UIViewController) {
    addChild(screen)
    screen.didMove(toParent: self)
  }
}
#endif
