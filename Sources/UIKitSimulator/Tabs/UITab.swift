import Foundation

/// A tab: its text and image in the bar, and the provider of its screen, which UIKit calls when it
/// first needs the screen.
@MainActor
open class UITab: NSObject {
  /// The identifier.
  open var identifier: String { ownIdentifier }

  /// The text.
  open var title: String

  /// The image.
  open var image: UIImage?

  /// The text in the badge.
  open var badgeValue: String?

  /// Whether the user can select it.
  open var isEnabled = true

  /// The group the tab is in.
  open internal(set) weak var parent: UITabGroup?

  /// The screen of the tab, made when it is first needed.
  open var viewController: UIViewController? { makeIfNeeded() }

  /// The tab bar controller that shows the tab.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }

  weak var owner: UITabBarController?
  private(set) var made: UIViewController?
  private let ownIdentifier: String
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab. A tab that is in no group needs a provider.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    ownIdentifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  func makeIfNeeded() -> UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    let screen = provider(self)
    screen.ownTab = self
    made = screen
    return screen
  }

  /// The outermost group around this tab, or the tab itself.
  var outermost: UITab { parent?.outermost ?? self }

  func tab(forIdentifier identifier: String) -> UITab? {
    self.identifier == identifier ? self : nil
  }

  func holds(_ screen: UIViewController) -> Bool { made === screen }

  /// The innermost tab that is selected together with this one.
  var innermostSelection: UITab { self }
}

/// A tab that contains tabs.
@MainActor
open class UITabGroup: UITab {
  /// The tabs inside.
  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }

  /// The selected tab inside.
  open var selectedChild: UITab?

  /// The stack that shows the selected child's screen above the group's own screen.
  open var managingNavigationController: UINavigationController?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
      ?? children.lazy.compactMap { $0.tab(forIdentifier: identifier) }.first
  }

  override func holds(_ screen: UIViewController) -> Bool {
    super.holds(screen) || managingNavigationController === screen
      || children.contains { $0.holds(screen) }
  }

  override var innermostSelection: UITab {
    (selectedChild ?? (made == nil ? children.first : nil))?.innermostSelection ?? self
  }
}

extension UITabBarController {
  /// Replaces the tabs. From then on, tabs drive the controller.
  func replaceTabs(with tabs: [UITab]) {
    for screen in ownControllers ?? [] { dropMirror(of: screen) }
    for screen in ownControllers ?? [] where !tabs.contains(where: { $0.holds(screen) }) {
      screen.willMove(toParent: nil)
      if screen !== displayed { forget(screen) }
    }
    ownControllers = nil
    let former = ownTabs
    // Done before any screen is removed: "More" returns the screens that still have a place.
    ownTabs = tabs
    for tab in former where !tabs.contains(where: { $0 === tab }) {
      tab.owner = nil
      guard let screen = tab.made, screen !== displayed else { continue }
      if screen.container === self || screen.container === more { forget(screen) }
    }
    let previous = chosenTab
    for tab in tabs { tab.owner = self }
    if let previous, tabs.contains(where: { $0 === previous.outermost }) {
      select(previous)
    } else if let first = tabs.first {
      select(first)
    } else {
      chosenTab = nil
      show(nil as UIViewController?)
    }
  }

  /// Selects a tab, in all groups around it too.
  func select(_ tab: UITab) {
    if ownTabs.isEmpty, let screen = tab.made, mirrors.contains(where: { $0 === tab }) {
      return select(screen)
    }
    guard ownTabs.contains(where: { $0 === tab.outermost }) else { return }
    let target = tab.innermostSelection
    var child: UITab = target
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
    guard let screen = screen(for: target) else {
      simulation.misuse(
        .internalInconsistency, "Tab \(target.identifier) has no view controller.")
      return
    }
    chosenTab = target
    if screen.container !== self, screen.container !== more {
      takeIn(screen)
      screen.didMove(toParent: self)
    }
    show(screen)
  }

  /// The screen for a tab, or the stack that its group manages.
  private func screen(for tab: UITab) -> UIViewController? {
    guard let group = tab.parent else { return tab.viewController }
    if let navigation = group.managingNavigationController {
      let screens = [group.viewController, tab.viewController].compactMap { $0 }
      navigation.change(to: screens, animated: false)
      return navigation
    }
    if simulation.settings.groupsShowTheirOwnScreen, let own = screen(for: group) { return own }
    return tab.viewController
  }

  /// Removes the tab of a screen that exists only because UIKit may make one for each screen.
  func dropMirror(of screen: UIViewController) {
    guard let index = mirrors.firstIndex(where: { $0.made === screen }) else { return }
    mirrors.remove(at: index).owner = nil
    screen.ownTab = nil
  }

  /// A tab for each of `viewControllers`, if UIKit makes those.
  var tabsInUse: [UITab] {
    guard ownTabs.isEmpty, simulation.settings.tabsMirrorViewControllers else { return ownTabs }
    return (ownControllers ?? []).map { screen in
      if let tab = screen.ownTab { return tab }
      let tab = UITab(
        title: screen.title ?? "", image: nil, identifier: UUID().uuidString
      ) { _ in screen }
      tab.owner = self
      _ = tab.viewController
      mirrors.append(tab)
      return tab
    }
  }
}
