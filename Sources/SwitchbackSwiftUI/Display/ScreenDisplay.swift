import Observation

/// What a window's views and its model share: it asks SwiftUI for the model's changes, one at a time, waits
/// until they can be seen, and tells the model what the user has done.
///
/// It believes signs, not time: which views are in the window, what the end of a dismissal says, and whether
/// anything moves in the toolkit beneath. None of them is waited for alone, since each can be missing, and no
/// wait lasts for ever.
@MainActor
package final class ScreenDisplay: ModelDisplay {
  package private(set) weak var window: ModelWindow?
  package let toolkit: any DisplayToolkit

  /// Whether the app is in the foreground. In the background SwiftUI shows nothing, and writes what the user
  /// has not done.
  package var isActive = true {
    didSet {
      guard isActive else { return }
      let stacks = emptied
      emptied = []
      for stack in stacks { stateAgain(stack) }
    }
  }

  /// Takes a layer away that a finger must not, if the screens in it agree.
  package var leave: @MainActor (_ layer: ModelScreen, ModelWindow) async -> Void = {
    layer, window in
    // If a screen refuses, or is asked and refuses, the layer stays.
    _ = try? await WindowRouter(window: window).navigateBack(.screen(PresenterFinder(layer: layer)))
  }

  private var slots: [ObjectIdentifier: LayerSlot] = [:]
  private var probes: [ObjectIdentifier: [WeakProbe]] = [:]
  /// The root with which each stack has appeared: with another one, it is another stack to SwiftUI.
  private var appearedStacks: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var pending: [ModelTransition] = []
  private var restated: [ObjectIdentifier: ModelContainer] = [:]
  /// The stacks whose paths are to be stated again when the app is in the foreground.
  private var emptied: [ModelStack] = []
  /// The roots of layers that have appeared, and have to wait before they present.
  private var risen: [ModelScreen] = []

  private struct WeakProbe {
    weak var probe: (any ScreenProbe)?
  }

  /// Becomes the display of the window, which holds it.
  package init(_ window: ModelWindow, toolkit: any DisplayToolkit) {
    self.window = window
    self.toolkit = toolkit
    window.display = self
  }

  /// A view of a screen has been made.
  package func add(_ probe: any ScreenProbe, of screen: ModelScreen) {
    var known = probes[ObjectIdentifier(screen), default: []].filter { $0.probe != nil }
    if !known.contains(where: { $0.probe === probe }) { known.append(WeakProbe(probe: probe)) }
    probes[ObjectIdentifier(screen)] = known
  }

  /// A view of a screen has appeared, with its animation.
  package func appeared(_ screen: ModelScreen) {
    guard let window, screen.window === window else { return }
    if let stack = screen.parent as? ModelStack, let root = stack.screens.first {
      appearedStacks[ObjectIdentifier(stack)] = ObjectIdentifier(root)
    }
    guard screen.parent == nil else { return }
    for slot in slots.values { slot.appeared(screen) }
    risen.append(screen)
    raise()
  }

  /// Lets what has appeared present. Not while a path is stated again: SwiftUI drops a presentation in the
  /// middle of something else.
  private func raise() {
    guard restated.isEmpty else { return }
    for root in risen where root.window === window { slot(above: root).comeUp() }
    risen = []
  }

  /// The place above a layer.
  package func slot(above root: ModelScreen) -> LayerSlot {
    if let slot = slots[ObjectIdentifier(root)] { return slot }
    let slot = LayerSlot(root, of: self)
    slots[ObjectIdentifier(root)] = slot
    return slot
  }

  /// The place of the layer that a screen is in, if a finger must not dismiss that.
  package func slotHolding(_ screen: ModelScreen) -> LayerSlot? {
    slots.values.first { slot in
      guard slot.isHeld, let root = slot.item?.screen else { return false }
      return screen.isInside(root)
    }
  }

  /// Whether the view of a screen is in the window.
  package func isOnDisplay(_ screen: ModelScreen) -> Bool {
    probes[ObjectIdentifier(screen)]?.contains { $0.probe?.isOnDisplay == true } ?? false
  }

  /// Whether a layer is there, as far as can be seen. Under a cover the views of a layer are out of the
  /// window: what is above it tells.
  func isUp(_ root: ModelScreen) -> Bool {
    let layers = window?.layers ?? []
    let above = layers.firstIndex { $0 === root }.map { layers[$0...] } ?? []
    return isOnDisplay(root) || above.contains(where: isOnDisplay)
  }

  /// SwiftUI's write to a path. It pushes nothing by itself here, so only a shorter path is the user's; and
  /// before a stack has appeared, nothing is.
  func write(_ path: [ScreenReference], to stack: ModelStack) {
    let current = stack.path
    if path == current { return }
    guard isActive, path.count < current.count, current.starts(with: path),
      let root = stack.screens.first,
      appearedStacks[ObjectIdentifier(stack)] == ObjectIdentifier(root)
    else { return restate(stack) }
    stack.userDidReveal(stack.screens[path.count])
  }

  /// SwiftUI's write to a selection.
  func write(_ tab: ScreenReference?, to tabs: ModelTabs) {
    guard let tab else { return }
    if tab.screen === tabs.selected { return tabs.userDidReselect() }
    tabs.userDidReveal(tab.screen)
  }

  package var isSettled: Bool {
    guard isAttached else { return true }
    return isActive && pending.isEmpty && restated.isEmpty && toolkit.motion == .still
      && areLayersAtRest
  }

  package func settle() async -> Bool {
    // What is pending has a patience of its own, and ends.
    if await wait(while: { self.pending.isEmpty ? .still : .running }, until: { self.isSettled }) {
      return true
    }
    await giveUp()
    return isSettled
  }

  package func show(_ transition: ModelTransition) {
    if let error = transition.refusal { return transition.fail(error) }
    let expectation = Expectation(transition, on: self)
    let isSeen = isAttached && isToBeSeen(transition)
    if transition.origin == .user {
      // SwiftUI has begun it, in a transaction of its own.
      transition.begin()
    } else {
      toolkit.apply(animated: transition.animated) { transition.begin() }
    }
    guard isSeen else { return transition.finish() }
    pending.append(transition)
    Task { await finish(transition, expectation) }
  }

  private func finish(_ transition: ModelTransition, _ expectation: Expectation) async {
    // What SwiftUI shows now is from before the change.
    try? await toolkit.nextTurn()
    await wait { [self] in
      transition.isFinished
        || (expectation.verdict == .seen && toolkit.motion == .still && areOtherLayersAtRest)
    }
    pending.removeAll { $0 === transition }
    for slot in slots.values { slot.forgetHidden() }
    if expectation.verdict == .contradicted {
      transition.fail(expectation.error)
    } else {
      transition.finish()
    }
    prune()
  }

  /// Waits until a condition holds, looking again at each turn of the main loop.
  ///
  /// - Parameter motion: What moves besides the toolkit.
  /// - Returns: Whether it holds.
  @discardableResult
  private func wait(
    while motion: () -> Motion = { .still }, until condition: () -> Bool
  ) async -> Bool {
    var patience = Patience()
    while !condition() {
      let toolkit = toolkit.motion
      let moves = toolkit == .still ? motion() : toolkit
      guard patience.allows(isActive ? moves : .held) else { return false }
      do {
        try await self.toolkit.nextTurn()
      } catch {
        return false
      }
    }
    return true
  }

  /// Takes the model back to what can be seen, when nothing moves any more: a layer that SwiftUI does not
  /// show is not there.
  private func giveUp() async {
    guard isActive, pending.isEmpty, toolkit.motion == .still else { return }
    for slot in slots.values { slot.forgetHidden() }
    for layer in window?.layers.dropFirst() ?? [] where !isUp(layer) {
      layer.userDidDismiss()
      break
    }
    await wait { self.pending.isEmpty }
    prune()
  }

  /// Whether the window's views are on display. Before that, changes show by themselves when they come.
  private var isAttached: Bool {
    !pending.isEmpty
      || probes.values.contains { $0.contains { $0.probe?.isOnDisplay == true } }
  }

  /// Whether what changes is on display: as far as the model says, and as its views or those around it do.
  /// Some views never say so.
  private func isToBeSeen(_ transition: ModelTransition) -> Bool {
    guard let receiver = transition.receiver else { return true }
    var child = receiver
    var around = [receiver]
    while let parent = child.parent {
      guard parent.visibleScreens.contains(where: { $0 === child }) else { return false }
      around.append(parent)
      child = parent
    }
    return (around + Expectation.visible(in: receiver)).contains(where: isOnDisplay)
  }

  private var areLayersAtRest: Bool {
    window?.layers.allSatisfy { slots[ObjectIdentifier($0)]?.isAtRest ?? false } ?? true
  }

  /// What is dismissed stays in the model until it is gone: it has no say.
  private var areOtherLayersAtRest: Bool {
    window?.layers.allSatisfy { root in
      root.isBeingDismissed || slots[ObjectIdentifier(root)]?.isAtRest ?? true
    } ?? true
  }

  /// States a path again that SwiftUI has changed by itself: in the foreground, and as soon as nothing moves.
  private func restate(_ stack: ModelStack) {
    guard restated.updateValue(stack, forKey: ObjectIdentifier(stack)) == nil else { return }
    if isActive { stateAgain(stack) } else { emptied.append(stack) }
  }

  private func stateAgain(_ stack: ModelStack) {
    Task {
      try? await toolkit.nextTurn()
      await wait { self.isActive && self.toolkit.motion == .still }
      toolkit.apply(animated: false) { stack.announceAgain() }
      try? await toolkit.nextTurn()
      await wait { self.toolkit.motion == .still }
      restated[ObjectIdentifier(stack)] = nil
      raise()
      prune()
    }
  }

  /// Forgets what belongs to screens that are gone.
  private func prune() {
    let layers = Set((window?.layers ?? []).map { ObjectIdentifier($0) })
    slots = slots.filter { layers.contains($0.key) || isOnDisplay($0.value.root) }
    probes = probes.filter { entry in entry.value.contains { $0.probe != nil } }
    appearedStacks = appearedStacks.filter { probes[$0.key] != nil }
  }
}

/// Finds what presents a layer, as long as it does.
private struct PresenterFinder: Finder {
  weak var layer: ModelScreen?

  func findScreen(with context: Void, in hierarchy: Hierarchy) -> ModelScreen? { layer?.presenter }
}
