import Observation

/// The place above a layer, for what the layer presents.
///
/// What is to be presented is the model's. Here stands only what SwiftUI has said about it: whether the
/// layer is up, so that it can present at all, and what was shown last.
@MainActor
@Observable
package final class LayerSlot {
  /// The root of the layer that presents.
  @ObservationIgnored package let root: ModelScreen
  @ObservationIgnored private weak var display: ScreenDisplay?

  /// Whether the layer has appeared. Layers go up one after another: SwiftUI drops some of several.
  package private(set) var isUp = false

  /// What has appeared above the layer, until it is gone.
  @ObservationIgnored private(set) var shown: ScreenReference?

  /// Whether the screens in what is presented are being asked, because the user has tried to drag it down.
  @ObservationIgnored package private(set) var isAsking = false

  /// What the toolkit needs as long as the layer is there.
  @ObservationIgnored package var companion: AnyObject?

  init(_ root: ModelScreen, of display: ScreenDisplay) {
    self.root = root
    self.display = display
  }

  /// What is to be presented: `nil` as soon as its dismissal has begun.
  package var item: ScreenReference? {
    guard isUp, let screen = root.presentedInLayer, !screen.isBeingDismissed else { return nil }
    return ScreenReference(screen)
  }

  /// What is to be presented in one style: SwiftUI has a modifier for each, and each has a binding.
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

  /// Whether the finger may not dismiss what is presented: a screen in it wants to be asked before.
  package var isHeld: Bool { root.presentedInLayer.map(\.holdsLeaveGuard) ?? false }

  /// The user has tried to drag down what is held: the screens in it are asked, and it goes if they agree.
  package func attemptedDismissal() {
    guard isHeld, !isAsking, let item, let display, let window = display.window else { return }
    isAsking = true
    Task {
      await display.leave(item.screen, window)
      isAsking = false
    }
  }

  /// `onDismiss`: the dismissal has ended.
  package func gone() {
    guard let shown, let display else { return }
    // It comes late, for something else.
    if item == shown, display.isUp(shown.screen) { return }
    let taken = item
    self.shown = nil
    // Something has taken it away without a word to the model.
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

  /// Gives up waiting for `onDismiss` of what is not there any more.
  func forgetHidden() {
    if let shown, display?.isUp(shown.screen) != true { self.shown = nil }
  }

  /// Whether SwiftUI shows above the layer what it is to show.
  var isAtRest: Bool {
    guard let item else {
      // It has still to come up, unless it is leaving.
      return shown == nil && (isUp || root.presentedInLayer == nil)
    }
    return item == shown
  }
}

extension ModelScreen {
  /// Whether a screen that wants to be asked before it goes is in this one, or is this one.
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
