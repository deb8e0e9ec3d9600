import Switchback

/// What an app has set for the presentation of a screen.
///
/// UIKit forgets it when the screen is dismissed. A navigation that dismisses the screen and then fails presents it
/// again, with another presentation controller: its journal holds this for as long.
/// See 'A presentation is set up anew' in Docs/Maintainers/UIKitRules.md.
@MainActor
final class PresentationSettings {
  private weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  #if !os(tvOS)
  private var popover: Popover?
  #endif
  #if !os(tvOS) && !os(visionOS)
  private var sheet: Sheet?
  #endif

  private static let known = ObjectNotes<Noted>()

  private final class Noted {
    weak var settings: PresentationSettings?
    init(_ settings: PresentationSettings) { self.settings = settings }
  }

  private init(of screen: UIViewController) {
    delegate = screen.presentationController?.delegate
    #if !os(tvOS)
    popover = screen.popoverPresentationController.map(Popover.init)
    #endif
    #if !os(tvOS) && !os(visionOS)
    sheet = screen.sheetPresentationController.map(Sheet.init)
    #endif
  }

  /// The settings of a screen that is presented, and may be dismissed.
  static func note(of screen: UIViewController) -> PresentationSettings {
    let settings = PresentationSettings(of: screen)
    known[screen] = Noted(settings)
    return settings
  }

  /// Gives them back to a screen that is about to be presented again.
  static func giveBack(to screen: UIViewController) {
    guard let settings = known[screen]?.settings else { return }
    #if !os(tvOS)
    if let popover = screen.popoverPresentationController {
      settings.popover?.giveBack(to: popover)
    }
    #endif
    #if !os(tvOS) && !os(visionOS)
    if let sheet = screen.sheetPresentationController { settings.sheet?.giveBack(to: sheet) }
    #endif
    if let presentation = screen.presentationController, presentation.delegate == nil {
      presentation.delegate = settings.delegate
    }
  }
}

/// The presenter of an active search, which a navigation may end on the way: if it then fails, its journal presents
/// the search again.
/// See 'An active search is presented' in Docs/Maintainers/UIKitRules.md.
final class PresenterOfSearch: NamedScreen {
  private weak var presenter: UIViewController?
  private let search: UISearchController
  private var text: String?

  private static let known = ObjectNotes<Noted>()

  private final class Noted {
    weak var presenter: PresenterOfSearch?
    init(_ presenter: PresenterOfSearch) { self.presenter = presenter }
  }

  private init(of search: UISearchController) {
    self.search = search
    presenter = search.presentingViewController
  }

  /// The one of this search, as the search is now.
  static func note(of search: UISearchController) -> PresenterOfSearch {
    let presenter = known[search]?.presenter ?? PresenterOfSearch(of: search)
    presenter.text = search.searchBar.text
    known[search] = Noted(presenter)
    return presenter
  }

  var screenName: String { presenter.map { name(of: $0) } ?? "The screen" }

  var parentScreen: (any Screen)? { presenter }
  var presentingScreen: (any Screen)? { nil }
  var isBeingDismissed: Bool { false }

  var presentedScreen: (any Screen)? {
    search.presentingViewController == nil ? nil : search
  }

  /// Makes the search active. UIKit clears the text of a search that ends.
  ///
  /// - Throws: ``UIKitError``.
  func presentScreen(_ screen: any Screen, animated: Bool) async throws {
    try check(await search.wait(until: activating(animated)))
  }

  /// - Returns: Makes the search active as soon as nothing moves, and says whether it is on display.
  private func activating(_ animated: Bool) -> () -> Bool {
    var hasBegun = false
    return { [self] in
      guard hasBegun else {
        hasBegun = presenter?.motion ?? .still == .still
        if hasBegun { search.allowAnimations(animated) { search.isActive = true } }
        return false
      }
      return search.viewIfLoaded?.window != nil && search.motion == .still
    }
  }

  @inline(never)
  private func check(_ isShown: Bool) throws {
    guard isShown else {
      throw UIKitError.presentationDropped(name(of: search), presenter: screenName)
    }
    if search.searchBar.text != text { search.searchBar.text = text }
  }

  /// Never called: the engine dismisses layers only.
  func dismissPresentedScreen(animated: Bool) async throws {}
}

#if !os(tvOS)
/// Where a popover points.
// NB: this and the next one are classes, whose copies take less code.
@MainActor
private final class Popover {
  private let item: (any UIPopoverPresentationControllerSourceItem)?
  private let view: UIView?
  private let button: UIBarButtonItem?
  private let rectangle: CGRect
  private let arrows: UIPopoverArrowDirection

  init(_ popover: UIPopoverPresentationController) {
    item = popover.sourceItem
    view = popover.sourceView
    button = popover.barButtonItem
    rectangle = popover.sourceRect
    arrows = popover.permittedArrowDirections
  }

  /// Unless the popover points somewhere else by now.
  func giveBack(to popover: UIPopoverPresentationController) {
    guard popover.pointsNowhere else { return }
    // NB: to UIKit, these may be one property, which `nil` would clear.
    if let item { popover.sourceItem = item }
    if let view { popover.sourceView = view }
    if let button { popover.barButtonItem = button }
    popover.sourceRect = rectangle
    popover.permittedArrowDirections = arrows
  }
}

extension UIViewController {
  /// Whether the screen would be a popover without a source, for which UIKit raises. In a compact
  /// width of the window it becomes a sheet and needs no source, unless the popover's delegate keeps it.
  ///
  /// A popover's delegate may set the source at the last moment, in
  /// `prepareForPopoverPresentation(_:)`: this asks it, and UIKit asks it again.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool {
    guard isPopoverInRegularWidth, let popover = popoverPresentationController,
      let traits = presenter.viewIfLoaded?.window?.traitCollection,
      traits.horizontalSizeClass == .regular || popover.isKept(in: traits)
    else { return false }
    if !popover.pointsNowhere { return false }
    popover.askDelegate()
    return popover.pointsNowhere
  }

  private var isPopoverInRegularWidth: Bool {
    if modalPresentationStyle == .popover { return true }
    if let alert = self as? UIAlertController { return alert.preferredStyle == .actionSheet }
    // An app can ask for another style.
    return self is UIActivityViewController && modalPresentationStyle == .automatic
  }
}

extension UIPopoverPresentationController {
  /// Whether the delegate keeps the popover in a compact width. Only for screens that the app has made popovers. It is
  /// not known whether UIKit asks the delegate for others, such as action sheets.
  fileprivate func isKept(in traits: UITraitCollection) -> Bool {
    guard presentedViewController.modalPresentationStyle == .popover else { return false }
    return switch adaptivePresentationStyle(for: traits) {
    case .none, .popover: true
    default: false
    }
  }

  fileprivate var pointsNowhere: Bool {
    sourceItem == nil && sourceView == nil && barButtonItem == nil
  }
}
#else
extension UIViewController {
  /// A television has no popovers.
  func lacksPopoverSource(in presenter: UIViewController) -> Bool { false }
}
#endif

#if !os(tvOS) && !os(visionOS)
/// The heights of a sheet, and how it looks.
@MainActor
private final class Sheet {
  private let detents: [UISheetPresentationController.Detent]
  private let selected: UISheetPresentationController.Detent.Identifier?
  private let undimmed: UISheetPresentationController.Detent.Identifier?
  private let radius: CGFloat?
  private let showsGrabber: Bool
  private let growsWhenScrolled: Bool
  private let isAttachedInCompactHeight: Bool
  private let followsContentWidth: Bool

  init(_ sheet: UISheetPresentationController) {
    detents = sheet.detents
    selected = sheet.selectedDetentIdentifier
    undimmed = sheet.largestUndimmedDetentIdentifier
    radius = sheet.preferredCornerRadius
    showsGrabber = sheet.prefersGrabberVisible
    growsWhenScrolled = sheet.prefersScrollingExpandsWhenScrolledToEdge
    isAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
    followsContentWidth = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
  }

  func giveBack(to sheet: UISheetPresentationController) {
    sheet.detents = detents
    sheet.selectedDetentIdentifier = selected
    sheet.largestUndimmedDetentIdentifier = undimmed
    sheet.preferredCornerRadius = radius
    sheet.prefersGrabberVisible = showsGrabber
    sheet.prefersScrollingExpandsWhenScrolledToEdge = growsWhenScrolled
    sheet.prefersEdgeAttachedInCompactHeight = isAttachedInCompactHeight
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = followsContentWidth
  }
}
#endif
