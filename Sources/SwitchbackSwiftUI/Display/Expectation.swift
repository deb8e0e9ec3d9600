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
  /// The screens that were visible in the receiver.
  private let before: [ModelScreen]

  /// Call this before the transition begins.
  init(_ transition: ModelTransition, on display: ScreenDisplay) {
    self.transition = transition
    self.display = display
    before = Self.visible(in: transition.receiver ?? display.window?.root)
  }

  var verdict: Verdict {
    switch transition.operation {
    case .present:
      return transition.screens.allSatisfy(display.isOnDisplay) ? .seen : .contradicted
    case .dismiss:
      return transition.screens.contains(where: display.isOnDisplay) ? .contradicted : .seen
    case .makeVisible, .setScreens, .setRoot:
      // Screens that are visible both before and after prove nothing.
      let now = Self.visible(in: transition.receiver ?? display.window?.root)
      let areAllHere = now.allSatisfy { screen in
        before.contains { $0 === screen } || display.isOnDisplay(screen)
      }
      let isAnyOldHere = before.contains { screen in
        !now.contains { $0 === screen } && display.isOnDisplay(screen)
      }
      if areAllHere && !isAnyOldHere { return .seen }
      return isAnyOldHere && !areAllHere ? .contradicted : .unseen
    }
  }

  var error: SwiftUIError {
    switch transition.operation {
    case .present: .notShown(transition.screens[0].name)
    case .dismiss: .notDismissed(transition.screens[0].name)
    case .makeVisible, .setScreens, .setRoot:
      .notShown(
        Self.visible(in: transition.receiver ?? display.window?.root).last?.name ?? "nothing")
    }
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

extension ModelTransition {
  /// The reason why SwiftUI cannot show it.
  var refusal: SwiftUIError? {
    guard origin == .app, operation != .dismiss else { return nil }
    for screen in screens {
      if operation == .setScreens, let receiver, let error = screen.refusal(in: receiver) {
        return error
      }
      if let error = screen.refusalInside { return error }
    }
    return nil
  }
}

extension ModelScreen {
  fileprivate func refusal(in container: ModelScreen) -> SwiftUIError? {
    guard container is ModelStack else { return nil }
    if self is ModelStack { return .stackInStack(name, in: container.name) }
    if self is ModelSplit { return .splitInStack(name, in: container.name) }
    return nil
  }

  fileprivate var refusalInside: SwiftUIError? {
    for case let child as ModelScreen in (self as? ModelContainer)?.containedScreens ?? [] {
      if let error = child.refusal(in: self) ?? child.refusalInside { return error }
    }
    return nil
  }
}
