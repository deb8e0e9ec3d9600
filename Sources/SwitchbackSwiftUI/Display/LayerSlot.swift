import Observation

/// The place above a layer, for the screen that the layer presents.
///
/// The model decides which screen that is. This class holds only what SwiftUI reports about it:
/// whether the layer is up, so that it can present at all, and the screen shown last.
@MainActor
@Observable
package final class LayerSlot {
  /// The root of the layer that presents.
  @ObservationIgnored package let root: ModelScreen
  @ObservationIgnored private weak var display: ScreenDisplay?

  /// Whether the layer has appeared. Layers go up one after another: SwiftUI drops some of several.
  package private(set) var isUp = false

  /// The screen that has appeared above the layer, until it is gone.
  @ObservationIgnored private(set) var shown: ScreenReference?

  init(_ root: ModelScreen, of display: ScreenDisplay) {
    self.root = root
    self.display = display
  }

  /// The screen to present: `nil` as soon as its dismissal has begun.
  package var item: ScreenReference? {
    guard isUp, let screen = root.presentedInLayer, !screen.isBeingDismissed else { return nil }
    return ScreenReference(screen)
  }

  /// The screen to present in one style: SwiftUI has a modifier for each, and each has a binding.
  ///
  /// - Parameter current: The item that the body has read which makes the binding. It tells a late `nil`
  ///   for one screen from a `nil` for the next, and holds the screen so that no other takes its address.
  package subscript(style: ModalStyle, current: ScreenReference?) -> ScreenReference? {
    get { item.flatMap { $0.screen.modalStyle == style ? $0 : nil } }
    set {
      // SwiftUI only ever writes `nil`: once or twice, early or late.
      guard newValue == nil, let item, item == current else { return }
      item.screen.userDidDismiss()
    }
  }

  /// Whether the user is kept from dismissing the presented screen: a screen in it must be asked
  /// first.
  package var isHeld: Bool { root.presentedInLayer.map(\.holdsLeaveGuard) ?? false }

  /// `onDismiss`: the dismissal has ended.
  package func gone() {
    guard let shown, let display else { return }
    // It comes late, for another screen.
    if item == shown, display.isOnDisplay(shown.screen) { return }
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

  /// Stops waiting for `onDismiss` of a screen that is no longer on display.
  func forgetHidden() {
    if let shown, display?.isOnDisplay(shown.screen) != true { self.shown = nil }
  }

  /// Whether SwiftUI shows the screen above the layer that it should show.
  var isAtRest: Bool {
    guard let item else {
      // It has yet to appear, unless it is leaving.
      return shown == nil && (isUp || root.presentedInLayer == nil)
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
  fileprivate func isInside(_ root: ModelScreen) -> Bool {
    var screen: ModelScreen? = self
    while let current = screen {
      if current === root { return true }
      screen = current.parent
    }
    return false
  }
}
