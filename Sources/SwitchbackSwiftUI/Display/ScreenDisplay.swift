import Observation

/// The link between a window's views and its model: asks SwiftUI to show the model's changes, one
/// at a time, waits until they are visible, and reports the user's changes to the model.
///
/// It relies on signs, not on time: which views are in the window, the end of a dismissal, and
/// whether anything moves in the toolkit beneath. It never waits for a single sign, since each can
/// be missing, and every wait has a limit. Where motion cannot be seen, the limit ends changes of which no view tells.
@MainActor
package final class ScreenDisplay: RefusingDisplay {
  package private(set) weak var window: ModelWindow?
  package let toolkit: any DisplayToolkit

  /// The last report of `scenePhase`, if it has made one.
  private var isPhaseForeground: Bool?

  /// Returns what asks the screens in a layer that the user has tried to drag down, and dismisses it if they
  /// agree. It may wait for its turn behind a navigation that waits for the user, and holds neither the layer nor
  /// the window: the wait ends with the window.
  package var leave: @MainActor (_ layer: ModelScreen, ModelWindow) -> @MainActor () async -> Void =
    { layer, window in
      let (router, presenter) = (WindowRouter(window: window), PresenterFinder(layer: layer))
      // The layer stays if a screen refuses.
      return { _ = try? await router.navigateBack(.screen(presenter)) }
    }

  /// The view around all screens, which is there before the first of them.
  package weak var windowProbe: (any ScreenProbe)?

  /// The app's other windows.
  package var windows: WindowOpening?

  /// The places above the window's layers, and above what views still show of others.
  private var slots: [ObjectIdentifier: KnownSlot] = [:]
  private var probes: [ObjectIdentifier: [WeakProbe]] = [:]
  private var appearedStacks = AppearedStacks()
  #if DEBUG
  /// The variables of screens that have appeared.
  var unobserved: [ObjectIdentifier: (screen: WeakScreen, variables: UnobservedVariables)] = [:]
  /// The types of screens of whose variables it has warned.
  var warned: Set<ObjectIdentifier> = []
  #endif
  private var pending: [ModelTransition] = []
  /// The containers whose state is being written again, or will be in the foreground.
  private var restated: Set<ObjectIdentifier> = []
  private var backgroundWrites = BackgroundWrites()
  let foregroundWaits = ForegroundWaits()
  /// Whether a view has appeared.
  private var hasBeenSeen = false
  /// How many changes of which there may be no sign are given their time.
  private var restCount = 0
  /// Whether a presentation waits until the way is free, to be made again.
  private var isPresentingAgain = false
  /// How often it has been made again since SwiftUI may have dropped it.
  private var attempts = 0
  /// The roots of layers that have appeared and must wait before they present.
  private var risen: [ModelScreen] = []

  private var knownSlots: some Sequence<LayerSlot> { slots.values.lazy.compactMap(\.slot) }

  /// Becomes the display of the window, which holds it.
  package init(_ window: ModelWindow, toolkit: any DisplayToolkit) {
    self.window = window
    self.toolkit = toolkit
    window.display = self
  }

  /// Whether the window is in the foreground. In the background SwiftUI shows nothing, and writes
  /// changes that the user has not made.
  ///
  /// The window's scene knows best, `scenePhase` next. If both are silent, the window is on display.
  package var isActive: Bool { toolkit.isSceneForeground ?? isPhaseForeground ?? true }

  /// Takes SwiftUI's `scenePhase`.
  ///
  /// `.background` is also its default value, and remains so in a hosting controller of UIKit's or
  /// AppKit's: before another phase, it reports nothing.
  ///
  /// - Returns: Whether the app has gone to the background.
  @discardableResult
  package func phaseChanged(isBackground: Bool) -> Bool {
    if isBackground && isPhaseForeground == nil { return false }
    isPhaseForeground = !isBackground
    foregroundMayHaveChanged()
    return isBackground
  }

  /// Looks whether the window has come to the foreground. Call it whenever a scene may have.
  package func foregroundMayHaveChanged() {
    guard isActive else { return }
    for container in backgroundWrites.end() { writeAgain(container) }
    lookAgain()
    // A wait for a screen that has gone in the background may have given up.
    window?.screensChanged()
  }

  /// Lets the code that waits for the foreground look again. Call it when the window goes, too.
  package func lookAgain() { foregroundWaits.end() }

  /// Records that a view of a screen has been made.
  package func add(_ probe: any ScreenProbe, of screen: ModelScreen) {
    var known = probes[ObjectIdentifier(screen), default: []].filter { $0.probe != nil }
    if !known.contains(where: { $0.probe === probe }) {
      if screen.parent == nil, !isUp(screen) {
        // Another view of a layer presents nothing yet. Without UIKit, SwiftUI may have dropped what it was to present.
        if comeDown(from: screen), !toolkit.asksViews { presentAgain() }
      }
      known.append(WeakProbe(probe: probe))
      // Another view of a stack has yet to appear.
      // NB: without UIKit, a view only tells of itself when it appears, perhaps after the screens in it.
      if toolkit.asksViews { appearedStacks.remove(screen) }
    }
    probes[ObjectIdentifier(screen)] = known
  }

  /// Records that a view of a screen has appeared, with its animation.
  package func appeared(_ screen: ModelScreen) {
    guard let window, screen.window === window else { return }
    hasBeenSeen = true
    #if DEBUG
    rememberVariables(of: screen)
    #endif
    appearedStacks.add(screen.parent)
    guard screen.parent == nil else { return }
    // A layer proves those below it: their views may not be in the window as long as a cover is above them.
    let below = window.layers.prefix { $0 !== screen }
    for layer in below + [screen] {
      for slot in knownSlots { slot.appeared(layer) }
    }
    risen.append(screen)
    raise()
  }

  /// Lets layers that have appeared present, but not while a path is written again: SwiftUI drops a
  /// presentation during another change.
  private func raise() {
    guard restated.isEmpty else { return }
    for root in risen where root.window === window { slot(above: root).comeUp() }
    risen = []
  }

  /// Takes in that a layer is gone, and says whether it has taken along others above it.
  @discardableResult
  func comeDown(from root: ModelScreen) -> Bool {
    var (gone, hadScreens) = (root as ModelScreen?, false)
    while let slot = gone.flatMap({ slots[ObjectIdentifier($0)]?.slot }) {
      gone = slot.shown?.screen
      hadScreens = hadScreens || gone != nil
      slot.comeDown()
    }
    return hadScreens
  }

  /// The place above a layer.
  package func slot(above root: ModelScreen) -> LayerSlot {
    if let known = slots[ObjectIdentifier(root)]?.slot { return known }
    let slot = LayerSlot(root, of: self)
    let isLayer = layers.contains { $0 === root }
    slots[ObjectIdentifier(root)] = KnownSlot(slot: slot, held: isLayer ? slot : nil)
    return slot
  }

  /// The place of the layer that contains a screen, if the user cannot dismiss the layer.
  package func slotHolding(_ screen: ModelScreen) -> LayerSlot? {
    knownSlots.first { slot in
      guard slot.isHeld, let root = slot.item?.screen else { return false }
      return screen.isInside(root)
    }
  }

  /// Whether the view of a screen is in the window. A prompt has no view of its own.
  package func isOnDisplay(_ screen: ModelScreen) -> Bool {
    guard screen.modalStyle.isPrompt else {
      return probes[ObjectIdentifier(screen)]?.contains { $0.probe?.isOnDisplay == true } ?? false
    }
    return switch toolkit.alert {
    // A prompt is there as long as the layer that presents it.
    case .unknown: knownSlots.contains { $0.item?.screen === screen && isOnDisplay($0.root) }
    case .none: false
    // A prompt always has a title, perhaps an empty one.
    case .titled(let title):
      (screen as? any PromptScreen).map { $0.form.title == title ?? "" } ?? true
    }
  }

  /// Whether a layer is there. Below a cover, the views of a layer are not in the window: the toolkit presents it
  /// nevertheless or, where that cannot be asked, a layer above is there.
  func isUp(_ root: ModelScreen) -> Bool {
    let above = layers.firstIndex { $0 === root }.map { layers[$0...] } ?? [root]
    return above.contains { isOnDisplay($0) || isPresented($0) }
  }

  private func isPresented(_ root: ModelScreen) -> Bool {
    probes[ObjectIdentifier(root)]?.contains { $0.probe?.isPresented == true } ?? false
  }

  /// Takes SwiftUI's write to a path. SwiftUI pushes nothing by itself here, so the user has made only
  /// changes that shorten the path, and none before the stack has appeared.
  func write(_ path: [ScreenReference], to stack: ModelStack) {
    let current = stack.path
    if path == current { return }
    guard hears(stack) else { return }
    guard path.count < current.count, current.starts(with: path), appearedStacks.contains(stack)
    else { return restate(stack) }
    stack.userDidReveal(stack.screens[path.count])
  }

  /// Takes the width of a split view.
  func write(isCollapsed: Bool, to split: ModelSplit) {
    if isActive { return split.isCollapsed = isCollapsed }
    backgroundWrites.add(isCollapsed: isCollapsed, of: split)
  }

  /// Whether to take what SwiftUI writes of a container. In the background that is not the user's doing.
  func hears(_ container: ModelContainer) -> Bool {
    if !isActive { restate(container) }
    return isActive
  }

  package var isSettled: Bool {
    guard isAttached else { return true }
    return isActive && isIdle && toolkit.motion == .still && areLayersAtRest
  }

  /// Whether nothing is in progress that has its own time limit, and ends.
  private var isIdle: Bool { pending.isEmpty && !isCorrecting }

  /// Whether it makes up for what SwiftUI has done by itself, or may have. The time of a change of which no view tells
  /// begins only then.
  private var isCorrecting: Bool { restCount > 0 || !arePathsWritten }

  /// Whether it waits for SwiftUI to show something, and neither for the user nor for the foreground.
  package var isShowing: Bool {
    let presentsAgain = isPresentingAgain && !hasForeignAlert && toolkit.motion != .held
    return (!isIdle || presentsAgain) && foregroundWaits.isEmpty
  }

  package func settle() async -> Bool {
    if await comesToRest() { return true }
    await giveUp()
    return isSettled
  }

  /// Whether it is settled before its time limit ends: hidden layers come back one after another. Changes nothing.
  package func comesToRest() async -> Bool {
    await wait(for: max(layers.count, 1), while: { isIdle ? .still : .running }) { isSettled }
  }

  package func show(_ transition: ModelTransition) {
    // A stack whose views are gone may come back with this change, and has not appeared again then.
    prune()
    if transition.origin == .app,
      let error = refusal(
        of: transition.operation, on: transition.receiver, with: transition.screens)
    {
      return transition.fail(error)
    }
    let before = isAttached ? Expectation(transition, on: self) : nil
    let isSeen = before != nil && isToBeSeen(transition)
    if transition.origin == .user {
      // SwiftUI has begun the change, in its own transaction.
      begin(transition, isSeen: isSeen)
    } else {
      toolkit.apply(animated: transition.animated) { begin(transition, isSeen: isSeen) }
    }
    guard let before else {
      transition.finish()
      for slot in knownSlots { slot.forgetGone() }
      return prune()
    }
    pending.append(transition)
    let expectation = isSeen || before.takesLayersAlong ? before : nil
    Task { await finish(transition, expectation) }
  }

  private func begin(_ transition: ModelTransition, isSeen: Bool) {
    let before = layers
    transition.begin()
    guard isSeen, [.makeVisible, .setScreens].contains(transition.operation) else { return }
    for layer in layers.dropFirst() where !before.contains(where: { $0 === layer }) {
      if let slot = knownSlots.first(where: { $0.root.presentedInLayer === layer }) {
        slot.wait(for: transition)
      }
    }
  }

  /// - Parameter expectation: `nil` for a change that is not to be seen, which may move nevertheless.
  private func finish(_ transition: ModelTransition, _ expectation: Expectation?) async {
    #if DEBUG
    warnOfUnobservedChanges()
    #endif
    // SwiftUI still shows the state before the change.
    let isTold = toolkit.asksViews || expectation?.isTold == true
    // Where motion cannot be seen, there may have been some.
    var somethingMoved = !toolkit.asksViews
    let hasEnded = { [self] in
      if toolkit.motion != .still { somethingMoved = true }
      return transition.isFinished
        || (isTold && (expectation?.verdict ?? .seen) == .seen && toolkit.motion == .still
          && areLayersAtRest && arePathsWritten)
    }
    try? await toolkit.nextTurn()
    await wait(
      for: expectation?.transitionCount ?? 1,
      while: { isCorrecting ? .running : expectation?.motion ?? .still }, until: hasEnded)
    if transition.operation == .present, expectation?.verdict == .contradicted,
      !transition.isFinished, somethingMoved, toolkit.motion == .still
    {
      // SwiftUI has dropped it for a transition that has begun in the same turn.
      presentAgain()
      await wait(while: { isPresentingAgain ? .running : .still }, until: hasEnded)
    }
    let unseen = unseenPrompts
    pending.removeAll { $0 === transition }
    var isMissing = knownSlots.reduce(false) { $1.forgetGone() || $0 }
    for slot in knownSlots { slot.ended(transition) }
    if let expectation, expectation.verdict == .contradicted {
      transition.fail(expectation.error)
      await rest()  // SwiftUI takes back what it has begun to show.
    } else {
      // A finger that rests longer than the wait may make SwiftUI drop the change.
      if toolkit.motion != .still, let stack = transition.receiver as? ModelStack { restate(stack) }
      transition.finish()
      if expectation != nil, transition.isNewToEars { toolkit.screenChanged() }
      isMissing = isMissing || mayHaveDropped(after: transition)
    }
    if isMissing { presentAgain() }
    prune()
    // A prompt has come up with the end. SwiftUI drops it if the next change begins at the same moment.
    if !unseenPrompts.isSubset(of: unseen) { await rest() }
  }

  /// Waits until nothing moves or, where motion cannot be seen, as long as a change may take of which no view tells.
  private func rest() async {
    restCount += 1
    try? await toolkit.nextTurn()
    await wait { toolkit.asksViews && toolkit.motion == .still }
    restCount -= 1
  }

  /// Looks whether a screen is gone that was not to be presented, at least for a moment.
  func lookForGone(in slot: LayerSlot) {
    Task {
      // The end of a change looks by itself.
      await wait(while: { .running }, until: { pending.isEmpty })
      if slot.shown == nil { return }
      await rest()
      if slot.forgetGone() { presentAgain() }
    }
  }

  /// The prompts to show, where alerts cannot be seen.
  private var unseenPrompts: Set<PresentedScreen> {
    Set(knownSlots.lazy.filter(\.isUnsure).compactMap(\.item))
  }

  /// Presents again what SwiftUI has dropped, or not yet shown, when the way is free.
  func presentAgain() {
    attempts = 0
    if isPresentingAgain { return }
    isPresentingAgain = true
    Task {
      defer { isPresentingAgain = false }
      // Another change may make SwiftUI drop it once more.
      repeat {
        while hasForeignAlert || toolkit.motion != .still {
          guard let _ = try? await toolkit.nextTurn() else { return }
        }
        // The window may have been closed meanwhile.
        guard hasViews else { return }
        restCount += 1
        for slot in knownSlots where !slot.isAtRest || slot.isUnsure { slot.isPaused = true }
        // A prompt that has been on display after all leaves first.
        await rest()
        attempts += 1
        for slot in knownSlots where slot.isPaused { slot.isPaused = false }
        if !unseenPrompts.isEmpty { await rest() }
        // Another alert may come first.
        await wait { hasForeignAlert || knownSlots.allSatisfy(\.isAtRest) }
        restCount -= 1
        if hasForeignAlert { attempts = 0 }
      } while attempts == 0 || attempts < 3 && !knownSlots.allSatisfy(\.isAtRest)
    }
  }

  /// Reverts the model to the visible state once nothing moves: removes a layer that SwiftUI does not show.
  private func giveUp() async {
    guard isActive, pending.isEmpty, toolkit.motion == .still else { return }
    for slot in knownSlots { slot.forgetGone() }
    for layer in layers.dropFirst() where !isUp(layer) && !waitsForAnswer(layer) {
      layer.userDidDismiss()
      break
    }
    await wait { self.pending.isEmpty }
    prune()
  }

  /// Whether the window's views are on display. Changes before that need no wait: the first views show them.
  private var isAttached: Bool { !pending.isEmpty || hasViews }

  var hasViews: Bool { windowProbe?.isOnDisplay == true || isAnyViewOnDisplay }

  private var isAnyViewOnDisplay: Bool {
    probes.values.contains { $0.contains { $0.probe?.isOnDisplay == true } }
  }

  /// Whether all views are out of sight for some time: behind a screen that the app presents with UIKit, or in its tab.
  var isHidden: Bool { hasBeenSeen && toolkit.asksViews && !isAnyViewOnDisplay }

  /// Whether each layer shows what it should. A dismissed one stays in the model until it is gone, and does not count.
  private var areLayersAtRest: Bool {
    if hasForeignAlert { return true }
    return layersThatCanShow.allSatisfy { root in
      root.isBeingDismissed || slots[ObjectIdentifier(root)]?.slot?.isAtRest ?? false
    }
  }

  var layers: [ModelScreen] { window?.layers ?? [] }

  /// The layers that can present: those below the first prompt.
  private var layersThatCanShow: ArraySlice<ModelScreen> {
    layers.prefix { !$0.modalStyle.isPrompt }
  }

  /// Rewrites what SwiftUI has changed by itself, such as a path, in the foreground and as soon as nothing moves.
  private func restate(_ container: ModelContainer) {
    guard container.window === window else { return }
    let isFirst = restated.insert(ObjectIdentifier(container)).inserted
    if !isActive {
      backgroundWrites.add(container)
    } else if isFirst {
      writeAgain(container)
    }
  }

  /// Whether no path is written again, as far as that happens before the app is in the foreground.
  private var arePathsWritten: Bool { !isActive || restated.isEmpty }

  private func writeAgain(_ container: ModelContainer) {
    Task {
      // A swipe that begins at the same moment may make SwiftUI drop it.
      var attempts = 0
      repeat {
        attempts += 1
        try? await toolkit.nextTurn()
        await wait { self.isActive && self.toolkit.motion == .still }
        toolkit.apply(animated: false) { container.announceAgain() }
        await rest()
      } while attempts < 3 && showsOtherScreen(container)
      restated.remove(ObjectIdentifier(container))
      raise()
      // The user's change that this has undone may have made SwiftUI drop a prompt.
      if restated.isEmpty, !isIdle, !unseenPrompts.isEmpty { presentAgain() }
      prune()
    }
  }

  /// Whether a container is on display, as far as can be seen, and the last of its visible screens is not.
  private func showsOtherScreen(_ container: ModelContainer) -> Bool {
    guard let last = container.visibleScreens.last as? ModelScreen, !isOnDisplay(last)
    else { return false }
    return !toolkit.asksViews || ([container] + container.screens).contains(where: isOnDisplay)
  }

  /// Removes the entries of screens that are gone.
  private func prune() {
    let top = layers.last
    let layers = Set(layers.map { ObjectIdentifier($0) })
    slots = slots.compactMapValues { known in
      guard let slot = known.slot else { return nil }
      let isLayer = layers.contains(ObjectIdentifier(slot.root))
      // SwiftUI may keep a view that is gone, with its place. If the layer comes back, it gets another.
      if !isLayer, !isUp(slot.root) {
        slot.comeDown()
        return nil
      }
      if !isLayer || slot.root === top { slot.companion = nil }
      return KnownSlot(slot: slot, held: isLayer ? slot : nil)
    }
    for gone in backgroundWrites.prune(window) { restated.remove(ObjectIdentifier(gone)) }
    risen.removeAll { $0.window !== window }
    probes = probes.filter { entry in entry.value.contains { $0.probe != nil } }
    appearedStacks.prune { probes[ObjectIdentifier($0)] != nil }
    #if DEBUG
    pruneUnobserved()
    #endif
  }
}
