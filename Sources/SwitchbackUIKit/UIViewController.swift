import Switchback

/// Every view controller is a screen.
///
/// UIKit's own properties also report what an ancestor presents; those of ``/Switchback/Screen``
/// report only what this very screen presents.
extension UIViewController: Screen {
  /// The container that holds this screen.
  ///
  /// The tab bar controller holds the screens under "More", the screens whose tab has not been
  /// selected yet, and a screen that SwiftUI's `TabView` removes from it for a moment. A split view holds the
  /// columns that it has put aside.
  public var parentScreen: (any Screen)? {
    @inline(never) get {
      guard let parent else {
        return presentingViewController == nil ? containerElsewhere : nil
      }
      // "More" itself may be removed for a moment.
      let tabs = (parent.parent ?? NotedScreen.of(self)) as? UITabBarController
      if let tabs, tabs.holdsUnderMore(self) { return tabs }
      return parent
    }
  }

  /// The screen that this very screen presents. A screen being dismissed still counts. An active
  /// search does not: it is a part of the screen that it searches.
  public var presentedScreen: (any Screen)? { presentedByItself }

  /// The screen that presents this one, if this one is the root of a layer.
  public var presentingScreen: (any Screen)? {
    parent == nil ? presenterBelowSearches : nil
  }

  /// Reports that searches skip the children of this container, if it does not conform to
  /// ``/Switchback/ContainerScreen``. An alert's children do not count.
  public var unsearchedContent: UnsearchedContent? {
    children.isEmpty || self is any ContainerScreen || self is UIAlertController
      ? nil : .notAContainer
  }

  /// UIKit's own property reports the presentations of ancestors, too.
  public static var presenterLookup: (@MainActor (any Screen) -> (any Screen)?)? {
    { ($0 as? UIViewController)?.nearestPresenter }
  }

  /// The presenter of the screen that UIKit's own property reports from here.
  var nearestPresenter: UIViewController? { presentedViewController?.presentingViewController }
}

extension UIViewController: KeepingScreen {
  /// What a container contains, with the columns that a split view has put aside, or the children of a screen that
  /// does not conform to ``/Switchback/ContainerScreen``, such as a drawer. A screen that leaves a container may be its
  /// child until the transition ends. The other columns in the stack of a narrow split view go with the split view.
  package var keptScreens: [any Screen] {
    guard let container = asContainer(self) else { return children }
    let screens = container.containedScreens
    if let split = self as? UISplitViewController { return screens + split.screensOfColumns }
    let columns = (parent as? UISplitViewController)?.screensOfColumns ?? []
    return screens.filter { screen in !columns.contains { $0 === screen } }
  }

  /// The screen of a tab in a group is in no container while the stack that shows the group does not contain it.
  package var isInContainer: Bool { parent != nil || stackOfGroup == nil }

  /// The stack that shows the group of the screen's tab.
  var stackOfGroup: UINavigationController? {
    guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
    return tab?.parent?.managingNavigationController
  }

  /// The tabs of a tab bar controller, and what the app has set for the presentation of what this screen presents.
  package var parts: [AnyObject] {
    var parts: [AnyObject] = []
    if #available(iOS 18, tvOS 18, visionOS 2, *), let tabs = self as? UITabBarController {
      parts = tabs.tabs
    }
    if let presented = presentedByItself { parts.append(PresentationSettings.note(of: presented)) }
    return parts
  }

  /// The presenter of the screen's active search. A change of a container may also end one that covers it.
  package var presenterOfPart: (any Screen)? {
    let presented = asContainer(self) == nil ? directlyPresented : presentedViewController
    return (presented as? UISearchController).map(PresenterOfSearch.note)
  }
}

extension UIViewController {
  /// Presents a screen and returns when it has appeared.
  ///
  /// Waits for running transitions first. UIKit chooses the presenter: usually the root of the
  /// layer, or an active search if there is one.
  ///
  /// - Throws: ``UIKitError``, with the message that UIKit would have logged.
  public func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    let screen = try controller(screen)
    let isReady = { [self] in
      guard viewIfLoaded?.window != nil, motion == .still else { return false }
      // What a menu presents would go with it.
      let menu = presentationSource
      if menu.isMenu { menu.presentingViewController?.dismiss(animated: false, completion: nil) }
      return !menu.isMenu
    }
    // Other code that waited, too, may begin a transition first.
    while !isReady() {
      if try await wait(until: isReady) { continue }
      if motion == .still { break }
      throw neverEnded
    }
    let source = presentationSource
    PresentationSettings.giveBack(to: screen)
    try source.checkPresenting(screen)
    let completion = Completion {
      source.present(screen, animated: animates(animated), completion: $0)
    }
    try await wait { completion.isCalled }
    if screen.isBeingPresented { throw UIKitError.neverEnded("Presenting <\(name(of: screen))>") }
    guard screen.presentingViewController != nil else {
      throw UIKitError.presentationDropped(name(of: screen), presenter: name(of: source.presenter))
    }
  }

  /// Checks every reason for which UIKit raises, or drops the presentation.
  /// See 'Presenting' in Docs/Maintainers/UIKitRules.md.
  private func checkPresenting(_ screen: UIViewController) throws(UIKitError) {
    try screen.checkFree()
    let presenter = presenter
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      throw .notInWindow(
        name(of: screen), presenter: name(of: presenter), caller: name(of: self))
    }
    if let presented = presentedViewController {
      throw .alreadyPresenting(
        name(of: screen), presenter: name(of: presenter), caller: name(of: self),
        presented: name(of: presented))
    }
    if screen.lacksPopoverSource(in: self) {
      let isWide = viewIfLoaded?.window?.traitCollection.horizontalSizeClass == .regular
      throw .popoverWithoutSource(name(of: screen), isWide: isWide)
    }
  }

  /// Checks that the screen can be the root of a layer: no container and no window holds it, and nothing presents it.
  func checkFree() throws(UIKitError) {
    if let presentingViewController, parent == nil {
      throw .alreadyPresented(name(of: self), by: name(of: presentingViewController))
    }
    if parent != nil || viewIfLoaded?.window?.rootViewController === self {
      throw .active(name(of: self))
    }
  }

  /// The screen that presents: usually the root of the layer.
  private var presenter: UIViewController {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }
}

/// Whether UIKit has called a completion.
@MainActor
final class Completion {
  private(set) var isCalled = false

  // NB: in an `async` method, the compiler would choose the `async` import of the call. That one does not return if
  // UIKit drops the request.
  // See 'A screen presents one screen' in Docs/Maintainers/UIKitRules.md.
  // See 'A dismissal during a transition' in Docs/Maintainers/UIKitRules.md.
  init(of call: (@escaping @MainActor () -> Void) -> Void) {
    call { self.isCalled = true }
  }
}

extension UIViewController {
  /// Dismisses what this screen presents, with all layers above it, and returns when they have gone.
  ///
  /// Waits for running transitions first, and does nothing if the user has dismissed the screen
  /// meanwhile.
  ///
  /// - Throws: ``UIKitError``, with the message that UIKit would have logged.
  public func dismissPresentedScreen(animated: Bool) async throws {
    guard let presented = presentedByItself else {
      throw UIKitError.nothingPresented(by: name(of: self))
    }
    // Above an active search, the search is the presenter: it stays.
    let presenter = presented.presentingViewController ?? self
    try await presenter.dismissDirectlyPresented(animated: animated)
  }

  /// Dismisses what this very screen presents, including a search, with all layers above it.
  func dismissDirectlyPresented(animated: Bool) async throws(UIKitError) {
    guard let presented = directlyPresented else { return }
    while motion != .still { try await settle() }
    // NB: never calls this with nothing to dismiss, and never twice at once: UIKit forwards such a
    // call to the presenter, and dismisses one layer too many.
    guard directlyPresented === presented else { return }
    let completion = Completion { dismiss(animated: animates(animated), completion: $0) }
    // This screen may be removed for a moment.
    // See 'Tabs of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
    try await wait { completion.isCalled && self.motion == .still }
    guard directlyPresented === presented else { return }
    throw presented.isBeingDismissed
      ? .neverEnded("Dismissing <\(name(of: presented))>") : .dismissalRefused(by: name(of: self))
  }
}

// An active search is presented, but is not a layer: apps push results below it, and present above
// it. Nor is a menu that is open.
// See 'An active search is presented' in Docs/Maintainers/UIKitRules.md.
// See 'A menu that is open is presented' in Docs/Maintainers/UIKitRules.md.

extension UIViewController {
  /// The screen or search that this very screen presents. Presentations by its ancestors do not
  /// count.
  var directlyPresented: UIViewController? {
    guard let presented = presentedViewController,
      parent?.presentedViewController !== presented
    else { return nil }
    return presented
  }

  /// Whether it is a part of the screen that presents it.
  fileprivate var isPartOfPresenter: Bool { self is UISearchController || isMenu }

  /// The screen that this one presents, or that its active search presents.
  var presentedByItself: UIViewController? {
    var presented = directlyPresented
    while let part = presented, part.isPartOfPresenter { presented = part.directlyPresented }
    return presented
  }

  /// The screen that presents this one's layer, below any search.
  var presenterBelowSearches: UIViewController? {
    var presenter = presentingViewController
    while let part = presenter, part.isPartOfPresenter { presenter = part.presentingViewController }
    return presenter
  }

  /// The screen to present from: this one or, if UIKit reports an active search or an alert from
  /// here, that one, since UIKit refuses a second presentation by the same screen.
  ///
  /// The navigation has not planned to dismiss such an alert: the app has presented it meanwhile.
  /// See 'An alert on the way' in Docs/Maintainers/UIKitRules.md.
  var presentationSource: UIViewController {
    var source = self
    while let presented = source.presentedViewController,
      presented.isPartOfPresenter || presented is UIAlertController
    { source = presented }
    return source
  }

  /// Waits until nothing moves, and ends a menu or a search that this container, or one around it, presents: it
  /// would cover the container's next screen. A search that one of the contained screens presents
  /// comes and goes with that screen.
  ///
  /// The caller must then read its state again: the app may change it when the search ends.
  func endCovering() async throws(UIKitError) {
    try await settle()
    guard let part = presentedViewController, part.isPartOfPresenter,
      part.presentedByItself == nil, let presenter = part.presentingViewController
    else { return }
    try await presenter.dismissDirectlyPresented(animated: false)
    try await settle()
  }
}

/// A screen that is noted about another object, and not held: that which this library has made for a tab, because
/// asking UIKit would make it, and the container around a screen that UIKit may remove without giving it up: a column
/// of a split view, or the selected screen of a tab bar controller.
@MainActor
final class NotedScreen {
  private weak var screen: UIViewController?

  private static let known = ObjectNotes<NotedScreen>()

  private init(_ screen: UIViewController) { self.screen = screen }

  @inline(never)
  static func note(_ screen: UIViewController, of object: AnyObject) {
    if of(object) !== screen { known[object] = NotedScreen(screen) }
  }

  @inline(never)
  static func of(_ object: AnyObject) -> UIViewController? { known[object]?.screen }
}

extension UIViewController {
  /// The container that holds this screen, which is not among its children: a tab bar controller in which it has not
  /// been selected yet, or from which it is removed for a moment, or the split view that has put this column aside, and
  /// shows it again when it collapses or expands.
  /// See 'Tabs of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
  var containerElsewhere: UIViewController? {
    @inline(never) get {
      let noted = NotedScreen.of(self)
      if let tabs = noted as? UITabBarController, tabs.hasTab(of: self) { return tabs }
      if let split = noted as? UISplitViewController, viewIfLoaded?.window == nil,
        split.column(inside: self) != nil
      {
        return split
      }
      guard #available(iOS 18, tvOS 18, visionOS 2, *) else { return nil }
      return tab?.tabBarController
    }
  }
}
