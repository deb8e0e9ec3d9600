import Switchback
import SwitchbackModel

/// The hand-written rival of a search: one loop over the container API, one class check a screen.
///
/// As fast as straightforward code gets: it knows the model's base class of containers, checks
/// neither for cycles nor for screens that are leaving, and keeps nothing for the next search.
@MainActor
func loop<Target>(for type: Target.Type, in window: ModelWindow) -> Target? {
  guard let root = window.rootScreen else { return nil }
  var stack: [any Screen] = [root]
  while let screen = stack.popLast() {
    if let target = screen as? Target { return target }
    if let container = screen as? ModelContainer {
      stack.append(contentsOf: container.containedScreens)
    }
    if let presented = screen.presentedScreen { stack.append(presented) }
  }
  return nil
}

/// The same for what is visible only.
@MainActor
func loopOverVisible<Target>(for type: Target.Type, in window: ModelWindow) -> Target? {
  guard var screen = window.rootScreen else { return nil }
  while let presented = screen.presentedScreen { screen = presented }
  var stack: [any Screen] = [screen]
  while let screen = stack.popLast() {
    if let target = screen as? Target { return target }
    if let container = screen as? ModelContainer {
      stack.append(contentsOf: container.visibleScreens)
    }
  }
  return nil
}
