import Observation

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
  @ObservationIgnored private(set) var shown: ScreenReference?

  /// Whether the presented screens are being asked, because the user has tried to drag the layer down.
  @ObservationIgnored package private(set) var isAsking = false

  /// An object that the toolkit keeps as long as the layer is there.
  @ObservationIgnored package var companion: AnyObject?

  init(_ root: ModelScreen, of display: ScreenDisplay) {
    self.root = root
    self.display = display
  }

  /// The screen to present: `nil` as soon as its dismissal has begun.
  package var item: ScreenReference? {
    guard isUp, change == nil, let screen = root.presentedInLayer, !screen.isBeingDismissed else {
      return nil
    }
    return ScreenReference(screen)
  }

  /// The screen to present in one style: SwiftUI has a modifier for each, and each has a binding.
  ///
  /// - Parameter current: The item that the view's body has read. It distinguishes a late `nil` for one
  ///   screen from a `nil` for the next, and holds the screen so that no other takes its address.
  package subscript(style: ModalStyle, current: ScreenReference?) -> ScreenReference? {
    get { item.flatMap { $0.screen.modalStyle == style ? $0 : nil } }
    set {
      // SwiftUI only ever writes `nil`: once or twice, early or late.
      guard newValue == nil, let item, item == current else { return }
      item.screen.userDidDismiss()
    }
  }

  /// Whether the user cannot dismiss the presented screen, because a screen in it must be asked first.
  package var isHeld: Bool { root.presentedInLayer.map(\.holdsLeaveGuard) ?? false }

  /// Asks the screens of a held layer that the user has tried to drag down, and dismisses it if they
  /// agree.
  package func attemptedDismissal() {
    guard isHeld, !isAsking, let item, let display, let window = display.window else { return }
    isAsking = true
    Task {
      await display.leave(item.screen, window)
      isAsking = false
    }
  }

  /// Handles `onDismiss`, with which SwiftUI reports the end of the dismissal.
  package func gone() {
    guard let shown, let display else { return }
    // The call is late, and belongs to another screen.
    if item == shown, display.isUp(shown.screen) { return }
    let taken = item
    self.shown = nil
    // The screen was removed without a message to the model.
    if taken == shown { shown.screen.userDidDismiss() }
  }

  func appeared(_ screen: ModelScreen) {
    if let presenter = screen.presenter, presenter.isInside(root) {
      shown = ScreenReference(screen)
    }
  }

  func comeUp() {
    if !isUp { isUp = true }
  }

  /// Presents the screen that comes along with a change only after it.
  func wait(for change: ModelTransition) { self.change = change }

  func ended(_ change: ModelTransition) {
    if self.change === change { self.change = nil }
  }

  /// Stops waiting for `onDismiss` of a layer that is gone.
  func forgetHidden() {
    if let shown, display?.isUp(shown.screen) != true { self.shown = nil }
  }

  /// Whether SwiftUI shows the screen above the layer that it should show.
  var isAtRest: Bool {
    guard let item else {
      // It has yet to appear, unless it is leaving.
      return shown == nil && (change != nil || isUp || root.presentedInLayer == nil)
    }
    return item == shown
  }
}

extension ModelScreen {
  /// Whether this is, or contains, a screen that must be asked before it is dismissed.
  var holdsLeaveGuard: Bool {
    if self is any LeaveGuard { return true }
    let screens = (self as? ModelContainer)?.screens ?? []
    return screens.contains { $0.holdsLeaveGuard }
  }

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
