import Foundation
import SwitchbackSwiftUI

extension SwiftUISimulation {
  private var topmost: LayerView? { lowest?.topmost }

  /// The layer that presents the topmost one.
  private var presenting: LayerView? {
    var layer = lowest
    while let above = layer?.above, above.above != nil { layer = above }
    return layer?.above == nil ? nil : layer
  }

  /// What containers the user can touch, outermost first.
  private var parts: [any ContainerPart] { isAlertUp ? [] : partsOnDisplay }

  private var partsOnDisplay: [any ContainerPart] {
    var parts: [any ContainerPart] = []
    var views = topmost.map { [$0.content!] } ?? []
    while let view = views.popLast() {
      guard let part = view.part else { continue }
      parts.append(part)
      views += part.displayed
    }
    return parts
  }

  /// The innermost stack with something to go back from.
  private var stack: StackPart? {
    parts.compactMap { $0 as? StackPart }.last { $0.views.count > 1 }
  }

  /// Taps Back, or chooses an earlier screen by a long press on it.
  ///
  /// - Returns: Whether the user could do that.
  @discardableResult
  package func goBack(by count: Int = 1) -> Bool {
    guard motion == .still else { return false }
    if let stack { return stack.goBack(to: stack.views.count - 1 - count) }
    // In a collapsed split view, from the detail's first screen.
    return parts.compactMap { $0 as? SplitPart }.last { $0.canGoBack }?.goBack() ?? false
  }

  /// Whether the user can begin to hold a screen: there is a finger, as nowhere without UIKit, and nothing moves.
  private var canSwipe: Bool { settings.hasUIKit && motion == .still }

  /// Begins to swipe back.
  package func beginSwipeBack() -> Swipe? { canSwipe ? stack?.beginSwipe() : nil }

  /// Taps a tab, perhaps in the middle of a push.
  @discardableResult
  package func selectTab(_ index: Int) -> Bool {
    guard motion != .held else { return false }
    return parts.compactMap { $0 as? TabsPart }.last?.select(index) ?? false
  }

  /// Taps the innermost tab with a title.
  func selectTab(titled title: String) -> Bool {
    guard motion != .held else { return false }
    return parts.reversed().contains { ($0 as? TabsPart)?.select(titled: title) ?? false }
  }

  /// Taps a row in the sidebar of the innermost split view.
  package func revealNext() -> Bool {
    guard motion == .still else { return false }
    return parts.compactMap { $0 as? SplitPart }.last?.revealNext() ?? false
  }

  /// A view calls the `dismiss()` of its environment, perhaps in the middle of a transition.
  ///
  /// - Parameter screen: The screen whose view that is. By default, the innermost that the user sees.
  package func callDismiss(from screen: ModelScreen? = nil) {
    guard var view = screen.map(self.view) ?? innermost else { return }
    while let part = view.parent as? any ContainerPart {
      if let stack = part as? StackPart, stack.dismiss(view) { return }
      if settings.dismissGoesBackInSplit, let split = part as? SplitPart, split.goBack() { return }
      guard let outer = part.view else { return }
      view = outer
    }
    var layer = lowest
    while let current = layer, current.above?.content !== view { layer = current.above }
    layer?.dismissWhenPresented()
  }

  private func view(of screen: ModelScreen) -> ScreenView? {
    var found: ScreenView?
    lowest?.forEachView { view in if view.screen === screen { found = view } }
    return found
  }

  /// The innermost view of the topmost layer.
  private var innermost: ScreenView? {
    var view = topmost?.content
    while let inner = view?.part?.displayed.last { view = inner }
    return view
  }

  /// The system hands a link to the window.
  package func handOver(_ link: String) {
    guard let url = URL(string: link) else { return warn("\(link) is no URL.") }
    made.receive(url)
  }

  /// Taps "More", and looks at the list of the tabs that are under it.
  @discardableResult
  package func openMore() -> Bool {
    guard motion != .held else { return false }
    return parts.compactMap { $0 as? TabsPart }.last?.openMore() ?? false
  }

  /// Closes the inspector on display, or opens one.
  @discardableResult
  package func setInspector(isShown: Bool) -> Bool {
    parts.compactMap { $0 as? InspectorPart }.last?.setShown(isShown) ?? false
  }

  /// Taps a button of the prompt on display.
  @discardableResult
  package func choose(_ title: String) -> Bool {
    motion == .still && !hasForeignAlert && topmost?.choose(title) == true
  }

  /// Taps outside of the popover on display.
  package func tapOutsideOfPopover() -> Bool {
    motion == .still && !isAlertUp && presenting?.tapOutside() == true
  }

  /// The app shows an alert with a modifier of its own, which the model does not know.
  package func showAlert() { hasForeignAlert = true }

  /// The user answers the app's own alert.
  package func answerAlert() {
    hasForeignAlert = false
    invalidate()
  }

  /// The app presents a full-screen screen with UIKit above everything else, or dismisses it.
  package func coverAll(_ isUp: Bool = true) {
    hasForeignCover = isUp
    invalidate()
  }

  /// Begins to drag down the topmost sheet.
  package func beginSwipeDown() -> Swipe? {
    canSwipe && !isAlertUp ? presenting?.beginSwipeDown() : nil
  }

  /// Dismisses the topmost layer, as a drag or a view in it that calls `dismiss()` does.
  @discardableResult
  package func dismissTopmost() -> Bool {
    guard motion == .still else { return false }
    return presenting?.dismissByUser() ?? false
  }

  /// Opens the control centre over the app, or closes it.
  package func coverWithControlCentre(_ isOpen: Bool = true) {
    scene.enter(isOpen ? .inactive : .active)
  }

  /// Goes to the home screen, and comes back.
  package func enterBackground() {
    if settings.lifeCycle == .appKit { return }
    scene.enter(.inactive)
    scene.enter(.background)
    if settings.flipsWidthInBackground, settings.hasUIKit { takePictures() }
    guard settings.emptiesPathsInBackground else { return }
    forEachPart { ($0 as? StackPart)?.empty() }
  }

  /// The system takes pictures of the app, one of them in the other width.
  private func takePictures() {
    for isFlipped in [true, false] {
      tell(.width(isCompact: (isCompact ?? false) != isFlipped)) {
        forEachPart { ($0 as? SplitPart)?.takePicture(isFlipped: isFlipped) }
      }
    }
  }

  /// - Parameter isCovered: Whether the control centre is open, so that the app is not active.
  package func enterForeground(isCovered: Bool = false) {
    if settings.lifeCycle == .appKit { return }
    scene.enter(.inactive)
    if !isCovered { scene.enter(.active) }
  }

  /// Turns the device, or drags the edge of the window.
  package func resize(isCompact: Bool) {
    self.isCompact = isCompact
    forEachPart { ($0 as? SplitPart)?.sizeClassChanged() }
  }

  /// Hides columns of the split views, or shows them again.
  package func show(_ columns: ModelSplit.ColumnVisibility) {
    forEachPart { ($0 as? SplitPart)?.show(columns) }
  }

  private func forEachPart(_ body: (any ContainerPart) -> Void) {
    lowest?.forEachView { view in view.part.map(body) }
  }

  /// The screens that have views, on display or not, and the prompts.
  package var shownScreens: [ModelScreen] {
    var screens: [ModelScreen] = []
    lowest?.forEachView { screens.append($0.screen) }
    var layer = lowest
    while let current = layer {
      if let prompt = current.prompt { screens.append(prompt.screen) }
      layer = current.above
    }
    return screens
  }

  /// The screens whose views the user sees in the topmost layer.
  package var seenScreens: [ModelScreen] {
    var views = topmost.map { [$0.content!] } ?? []
    var next = 0
    while next < views.count {
      views += views[next].part?.displayed ?? []
      next += 1
    }
    return views.map(\.screen)
  }

  /// What the screen shows and the model does not say, or the other way round.
  package var discrepancy: String? {
    var shown: [String] = []
    var layer = lowest
    while let current = layer {
      shown.append(current.content.screen.name)
      if let prompt = current.prompt { shown.append(prompt.screen.name) }
      layer = current.above
    }
    // What is above a prompt waits for the answer.
    let end = window.layers.firstIndex { $0.modalStyle.isPrompt } ?? window.layers.count - 1
    let layers = window.layers.prefix(through: end).map(\.name)
    if shown != layers { return "The layers on screen are \(shown), those of the model \(layers)." }
    return partsOnDisplay.lazy.compactMap(\.discrepancy).first
  }
}
