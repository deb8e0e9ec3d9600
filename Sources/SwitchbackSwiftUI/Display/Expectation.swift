/// The views to expect on display when a transition has ended.
@MainActor
struct Expectation {
  enum Verdict {
    /// All signs are there.
    case seen
    /// Some signs are missing, and none contradicts.
    case unseen
    /// A view that should have left is there, and one that should have come is not.
    case contradicted
  }

  private let transition: ModelTransition
  private let display: ScreenDisplay
  /// The screens that were visible in the receiver; for a dismissal, the roots of all layers that go.
  private let before: [ModelScreen]
  /// The layers, but for prompts, which have no views of their own.
  private let layers: [ModelScreen]

  /// Call this before the transition begins.
  init(_ transition: ModelTransition, on display: ScreenDisplay) {
    self.transition = transition
    self.display = display
    layers = Self.layers(of: display)
    if case .dismiss = transition.operation {
      // A prompt that waits behind another one is not on display, although an alert is.
      before = Array((display.window?.layers ?? []).drop { $0 !== transition.screens[0] })
        .filter { !$0.modalStyle.isPrompt || !display.waitsForAnswer($0) }
    } else {
      before = Self.visible(in: transition.receiver ?? display.window?.root)
    }
  }

  var verdict: Verdict {
    switch transition.operation {
    case .present:
      let isThere = transition.screens.allSatisfy {
        display.isOnDisplay($0) || display.waitsForAnswer($0)
      }
      return isThere ? .seen : .contradicted
    case .dismiss:
      // SwiftUI may run the button's action last.
      if transition.origin == .user, transition.screens[0].modalStyle.isPrompt,
        (transition.screens[0] as? any PromptScreen)?.isAnswered == false,
        !before.contains(where: display.isOnDisplay)
      {
        return .unseen
      }
      return remainingLayer == nil ? .seen : .contradicted
    case .makeVisible, .setScreens, .setRoot:
      // Screens that are visible both before and after prove nothing.
      let now = Self.visible(in: transition.receiver ?? display.window?.root)
      let areAllHere = now.allSatisfy { screen in
        before.contains { $0 === screen } || display.isOnDisplay(screen)
      }
      if remainingLayer != nil { return .contradicted }
      let isAnyOldHere = before.contains { screen in
        !now.contains { $0 === screen } && display.isOnDisplay(screen)
      }
      if areAllHere && !isAnyOldHere { return .seen }
      return !areAllHere && isAnyOldHere || now.contains(where: isMissing) ? .contradicted : .unseen
    }
  }

  /// Whether views will tell of the end, once the transition has begun: not of a prompt's, nor of a change that leaves
  /// what is visible as it is.
  var isTold: Bool {
    switch transition.operation {
    case .present: !transition.screens[0].modalStyle.isPrompt
    case .dismiss: before.contains { !$0.modalStyle.isPrompt && display.isOnDisplay($0) }
    case .makeVisible, .setScreens, .setRoot:
      !before.elementsEqual(
        Self.visible(in: transition.receiver ?? display.window?.root), by: ===)
    }
  }

  /// How many transitions there may be: layers may leave one after another.
  var transitionCount: Int { max(leavingLayers.count, 1) }

  /// The motion to assume. A layer that leaves reports only the end, and where views cannot be asked, silence does not
  /// prove that it stays.
  var motion: Motion {
    !display.toolkit.asksViews && remainingLayer != nil ? .running : .still
  }

  /// Whether layers leave with the change, once it has begun. Behind a cover, what is below comes on display then.
  var takesLayersAlong: Bool { !display.isHidden && !leavingLayers.isEmpty }

  /// The roots of the layers that leave with the transition, once it has begun.
  private var leavingLayers: [ModelScreen] {
    if transition.operation == .dismiss { return before }
    let now = Self.layers(of: display)
    return layers.filter { layer in !now.contains { $0 === layer } }
  }

  /// A layer that is on display although it is to leave.
  private var remainingLayer: ModelScreen? { leavingLayers.first(where: display.isOnDisplay) }

  /// Whether a screen that is visible, according to the model, is certainly not on display.
  private func isMissing(_ screen: ModelScreen) -> Bool {
    display.toolkit.asksViews && !display.isOnDisplay(screen) && hasPlace(screen)
  }

  /// Whether a screen is on display whenever the model says so: from the nearest container on display inwards,
  /// none is the app's own, which may leave the screen out, and none a split view side by side, which hides
  /// columns.
  private func hasPlace(_ screen: ModelScreen) -> Bool {
    var screen = screen
    while let parent = screen.parent {
      switch ScreenContent(of: parent) {
      case .stack, .tabs: break
      case .split(let split): if !split.isCollapsed { return false }
      case .inspector, .own: return false
      }
      if display.isOnDisplay(parent) { return true }
      screen = parent
    }
    return true
  }

  var error: SwiftUIError {
    switch transition.operation {
    case .present: .notShown(transition.screens[0].name)
    case .dismiss: .notDismissed(transition.screens[0].name)
    case .makeVisible, .setScreens, .setRoot:
      remainingLayer.map { .notDismissed($0.name) }
        ?? .notShown(
          Self.visible(in: transition.receiver ?? display.window?.root).last?.name ?? "nothing")
    }
  }

  private static func layers(of display: ScreenDisplay) -> [ModelScreen] {
    (display.window?.layers ?? []).filter { !$0.modalStyle.isPrompt }
  }

  /// A screen and the screens on its visible path.
  static func visible(in screen: ModelScreen?) -> [ModelScreen] {
    guard let screen else { return [] }
    var visible = [screen]
    var next = 0
    while next < visible.count {
      if let container = visible[next] as? ModelContainer {
        visible += container.visibleScreens.compactMap { $0 as? ModelScreen }
      }
      next += 1
    }
    return visible
  }
}

extension ScreenDisplay {
  /// Whether a change is on display, according to the model and to its views or the views around it.
  /// Some views never report that they are on display.
  func isToBeSeen(_ transition: ModelTransition) -> Bool {
    // A layer has a view that reports. Behind a screen of UIKit's, SwiftUI presents nothing, and makes all other changes.
    if transition.operation == .present { return true }
    if isHidden { return false }
    guard let receiver = transition.receiver else { return true }
    // A cover hides the views below it, and is on display itself.
    if transition.operation == .dismiss, transition.screens.contains(where: isUp) { return true }
    var child = receiver
    var around = [receiver]
    while let parent = child.parent {
      guard parent.visibleScreens.contains(where: { $0 === child }) else { return false }
      around.append(parent)
      child = parent
    }
    return (around + Expectation.visible(in: receiver)).contains(where: isOnDisplay)
  }
}

extension ModelTransition {
  /// Whether assistive technologies must be told of the change. UIKit tells them of what is pushed, popped, presented
  /// and dismissed, and of the tab that the user taps.
  var isNewToEars: Bool {
    if origin == .user { return false }
    return operation == .setRoot || operation == .makeVisible && !(receiver is ModelStack)
  }
}
