import Foundation
import Observation

/// A modifier of SwiftUI's that presents a screen.
package enum Presentation: Hashable, CaseIterable {
  case sheet, cover, popover, alert, dialog

  /// The modifier for a screen. Where SwiftUI has none for its style, the screen is a sheet.
  @MainActor
  package init(of screen: ModelScreen) {
    switch screen.modalStyle {
    case .sheet: self = .sheet
    case .alert: self = .alert
    case .dialog: self = .dialog
    case .cover:
      #if os(macOS)
      self = .sheet
      #else
      self = .cover
      #endif
    case .popover:
      #if os(tvOS) || os(watchOS)
      self = .sheet
      #else
      self = .popover
      #endif
    }
  }
}

/// A screen as the item of a sheet: another one each time that the screen is presented, which distinguishes a late `nil`
/// for the first presentation from a `nil` for the next. It holds its screen, so that no other takes its address.
package struct PresentedScreen: Hashable, Identifiable {
  private let reference: ScreenReference
  private let number: Int

  @MainActor
  package init(_ screen: ModelScreen) {
    (reference, number) = (ScreenReference(screen), screen.presentationCount)
  }

  package var screen: ModelScreen { reference.screen }
  package var id: Self { self }
}

/// The place above a layer, for the screen that the layer presents.
///
/// The model decides which screen that is. This class holds only what SwiftUI reports about it:
/// whether the layer has appeared, so that it can present at all, and the screen shown last.
@MainActor
@Observable
package final class LayerSlot {
  /// The root of the layer that presents.
  @ObservationIgnored package let root: ModelScreen
  @ObservationIgnored private weak var display: ScreenDisplay?

  /// Whether the layer has appeared. Layers are presented one after another: SwiftUI drops some of
  /// several.
  package private(set) var isUp = false

  /// The change with which a presented screen has come along, until it is on display: SwiftUI drops a
  /// presentation during another change.
  private weak var change: ModelTransition?

  /// The screen that has appeared above the layer, until it is gone.
  @ObservationIgnored private(set) var shown: PresentedScreen? { didSet { isRecalled = false } }

  /// Whether SwiftUI has read that the screen shown last is not to be presented, and so dismisses it by itself.
  @ObservationIgnored private var isRecalled = false

  /// Whether the presented screens are being asked, because the user has tried to drag the layer down.
  @ObservationIgnored package private(set) var isAsking = false

  /// An object that the toolkit keeps as long as the presented layer is there. It may hold this place.
  @ObservationIgnored package var companion: AnyObject?

  init(_ root: ModelScreen, of display: ScreenDisplay) {
    self.root = root
    self.display = display
  }

  /// The screen to present: `nil` as soon as its dismissal has begun.
  package var item: PresentedScreen? {
    guard isUp, !isPaused, change == nil, let screen = root.presentedInLayer,
      !screen.isBeingDismissed
    else {
      return nil
    }
    return PresentedScreen(screen)
  }

  /// The screen to present with one modifier: each has a binding.
  ///
  /// - Parameter current: The item that the view's body has read.
  package subscript(
    presentation: Presentation, current: PresentedScreen?
  ) -> PresentedScreen? {
    get { item.flatMap { Presentation(of: $0.screen) == presentation ? $0 : nil } }
    set {
      // SwiftUI only ever writes `nil`: once or twice, early or late.
      guard newValue == nil, let item, item == current else { return }
      item.screen.userDidDismiss()
    }
  }

  /// Takes in that the views now present another item. If it is not the screen shown last, SwiftUI dismisses that one by
  /// itself, and perhaps without a message.
  package func presents(_ item: PresentedScreen?) {
    if item == shown { return }
    isRecalled = true
    if shown != nil { display?.lookForGone(in: self) }
  }

  /// The prompt of the layer, also while it leaves: its title is on display until the end.
  package func prompt(as presentation: Presentation) -> (any PromptScreen)? {
    guard let screen = root.presentedInLayer, Presentation(of: screen) == presentation else {
      return nil
    }
    return screen as? any PromptScreen
  }

  /// Whether to show a prompt.
  ///
  /// - Parameter current: The prompt that the view's body has read.
  package subscript(asking current: PresentedScreen?) -> Bool {
    get { current != nil && item == current }
    set {
      // SwiftUI runs the button's action before this, or after.
      guard !newValue, let item, item == current else { return }
      (item.screen as? any PromptScreen)?.userDidAnswer()
    }
  }

  /// The places of views that popovers point at, in the space of the layer.
  @ObservationIgnored private var anchors: [String: [Anchor]] = [:]

  private struct Anchor {
    let owner: ObjectIdentifier
    let frame: CGRect
  }

  /// Records where a view is.
  ///
  /// - Parameter owner: The identity of the view. The view that comes may have the name of one that has yet to go.
  package func place(_ name: String, at frame: CGRect, of owner: AnyObject) {
    remove(name, of: owner)
    anchors[name, default: []].append(Anchor(owner: ObjectIdentifier(owner), frame: frame))
  }

  /// Forgets a view that is no longer on display.
  package func remove(_ name: String, of owner: AnyObject) {
    anchors[name]?.removeAll { $0.owner == ObjectIdentifier(owner) }
    if anchors[name]?.isEmpty == true { anchors[name] = nil }
  }

  /// The place of the view that a popover points at, if it has said where it is.
  package func anchor(of screen: ModelScreen?) -> CGRect? {
    guard case .popover(let name?)? = screen?.modalStyle else { return nil }
    return anchors[name]?.last?.frame
  }

  /// Stops asking for the presented screen, so that SwiftUI takes the next request for a new one.
  package var isPaused = false

  /// Whether the user cannot dismiss the presented screen, because a screen in it must be asked first, or one that
  /// goes along: what a hidden tab presents.
  package var isHeld: Bool { root.presentedInLayer.map { !leaveGuards(in: [$0]).isEmpty } ?? false }

  /// Asks the screens of a held layer that the user has tried to drag down, and dismisses it if they
  /// agree.
  package func attemptedDismissal() {
    guard isHeld, !isAsking, let item, let display, let window = display.window else { return }
    isAsking = true
    let leave = display.leave(item.screen, window)
    Task { [weak self] in
      await leave()
      self?.isAsking = false
    }
  }

  /// Handles `onDismiss`, with which SwiftUI reports the end of the dismissal.
  package func gone() {
    guard let shown, let display else { return }
    // The call is late, and belongs to another screen.
    if item == shown, display.isUp(shown.screen) { return }
    let (isWanted, isRecalled) = (item == shown, isRecalled)
    forget(shown)
    companion = nil
    if !isWanted { return }
    // It was not to be presented for a moment, or else the user has dismissed it without another message.
    if isRecalled { display.presentAgain() } else { shown.screen.userDidDismiss() }
  }

  /// Whether the screen to show is a prompt, and alerts cannot be seen.
  var isUnsure: Bool {
    guard let item, item.screen.modalStyle.isPrompt, case .unknown? = display?.toolkit.alert
    else { return false }
    return true
  }

  func appeared(_ screen: ModelScreen) {
    if let presenter = screen.presenter, presenter.isInside(root) {
      shown = PresentedScreen(screen)
    }
  }

  func comeUp() {
    if !isUp { isUp = true }
  }

  /// The layer has gone, and what it presented with it. It has yet to appear again.
  func comeDown() {
    if isUp { isUp = false }
    shown = nil
  }

  /// Presents the screen that comes along with a change only after it.
  func wait(for change: ModelTransition) { self.change = change }

  func ended(_ change: ModelTransition) {
    if self.change === change { self.change = nil }
  }

  /// Stops waiting for `onDismiss` of a layer that is gone.
  ///
  /// - Returns: Whether it is to be presented nevertheless.
  @discardableResult
  func forgetGone() -> Bool {
    guard let shown, let display, !display.isUp(shown.screen) else { return false }
    forget(shown)
    return item == shown
  }

  private func forget(_ shown: PresentedScreen) {
    self.shown = nil
    display?.comeDown(from: shown.screen)
  }

  /// Whether SwiftUI shows the screen above the layer that it should show.
  var isAtRest: Bool {
    guard let item else {
      // It has yet to appear, unless it is leaving.
      return shown == nil && (change != nil || isUp || root.presentedInLayer == nil)
    }
    if item.screen.modalStyle.isPrompt { return display?.isOnDisplay(item.screen) ?? true }
    return item == shown
  }
}

/// A place that a display knows.
struct KnownSlot {
  weak var slot: LayerSlot?
  /// The place, as long as the layer is the window's. The other places belong to views, which go without a word.
  var held: LayerSlot?
}

extension ModelScreen {
  /// Whether another screen is this one's layer root, or a container around it.
  func isInside(_ root: ModelScreen) -> Bool {
    var screen: ModelScreen? = self
    while let current = screen {
      if current === root { return true }
      screen = current.parent
    }
    return false
  }
}

/// Finds the screen that presents a layer.
struct PresenterFinder: Finder {
  weak var layer: ModelScreen?

  func findScreen(with context: Void, in hierarchy: Hierarchy) -> ModelScreen? { layer?.presenter }
}
