import SwitchbackSwiftUI

/// A layer with the modifiers that present the next one.
@MainActor
final class LayerView: ViewParent {
  private enum Phase: Equatable {
    case idle, presenting, presented, dismissing
  }

  private(set) var content: ScreenView!
  let style: Presentation?
  private unowned let simulation: SwiftUISimulation
  private let slot: LayerSlot
  private let body: Body<PresentedScreen?>
  /// The item that is presented.
  private var item: PresentedScreen?
  /// The prompt on display above the layer. It has no view of its own.
  private(set) var prompt: PresentedScreen?
  private(set) var above: LayerView?
  private var phase = Phase.idle {
    didSet { if phase == .idle { item = nil } }
  }
  /// The presentation or the dismissal in progress.
  private weak var movement: Movement?
  private var isBehind = true
  /// The item that takes the place of the one that leaves.
  private var replacement: PresentedScreen?
  /// The item that is not presented until there has been another, or none.
  private var dropped: PresentedScreen?
  private var isLeaving = false
  private var isRemoved = false

  init(_ root: ModelScreen, style: Presentation?, in simulation: SwiftUISimulation) {
    self.style = style
    self.simulation = simulation
    let slot = simulation.display.slot(above: root)
    self.slot = slot
    body = Body("Layer of \(root.name)", in: simulation) {
      Presentation.allCases.lazy.compactMap { Self.item(of: slot, by: $0) }.first
    }
    content = ScreenView(root, in: self, simulation)
  }

  /// What one of the layer's modifiers presents.
  private static func item(of slot: LayerSlot, by presentation: Presentation) -> PresentedScreen? {
    guard presentation == .alert || presentation == .dialog else { return slot[presentation, nil] }
    let prompt = slot.prompt(as: presentation).map(PresentedScreen.init)
    return slot[asking: prompt] ? prompt : nil
  }

  var isInWindow: Bool {
    !simulation.isClosed && !isRemoved && !isCovered
  }

  /// Whether UIKit presents it, and does not dismiss it.
  var isPresented: Bool { style != nil && !isRemoved && !isLeaving }

  /// Whether a full-screen screen above takes the views out of the window: of the layer directly below, and no other.
  private var isCovered: Bool {
    guard let above else { return simulation.hasForeignCover }
    return above.style == .cover && phase == .presented
  }

  func shows(_ view: ScreenView) -> Bool { view === content }

  var needsUpdate: Bool {
    var needs = body.isDirty || isBehind && canPresent || above?.needsUpdate == true
    forEachViewHere { view in needs = needs || view.needsUpdate }
    return needs
  }

  func update() {
    updateParts(of: content)
    let item = body.value
    if body.evaluate() {
      isBehind = true
      if body.value != item { slot.presents(body.value) }
    }
    if content.modifiedCount == 0, phase == .presented { loseSheet() }
    if isBehind && canPresent { reconcile() }
    above?.update()
  }

  /// A layer presents nothing on its way out, nor without a view that has the modifiers.
  private var canPresent: Bool { !isLeaving && content.modifiedCount > 0 }

  /// The view with the modifiers is gone. What it presents vanishes with it.
  private func loseSheet() {
    above?.remove()
    above = nil
    phase = .idle
    isBehind = true
  }

  private func updateParts(of view: ScreenView) {
    view.update()
    view.part?.update()
    for inner in view.part?.views ?? [] { updateParts(of: inner) }
  }

  private func reconcile() {
    let wanted = body.value
    if wanted != dropped { dropped = nil }
    switch phase {
    case .presenting: return
    case .dismissing:
      if let wanted, wanted != replacement { untimely(wanted) } else { isBehind = false }
    case .presented:
      isBehind = false
      if wanted != item {
        if simulation.dismissalsToDrop > 0 {
          simulation.dismissalsToDrop -= 1
          return
        }
        replacement = wanted
        dismiss(turns: simulation.turns(body.wasAnimated)) { [weak self] in self?.tellGone() }
      }
    case .idle:
      guard let wanted, wanted != dropped else { return isBehind = false }
      if simulation.motion != .still || simulation.hasForeignAlert { return untimely(wanted) }
      isBehind = false
      // UIKit refuses it above a view that is not in the window.
      if simulation.hasForeignCover { return dropped = wanted }
      if simulation.presentationsToDrop > 0 {
        simulation.presentationsToDrop -= 1
        return
      }
      present(wanted)
    }
  }

  /// A presentation in the middle of something else.
  private func untimely(_ wanted: PresentedScreen) {
    if simulation.settings.presentationWhileLeaving == .dropped {
      // Nobody can know of an alert of the app's own in advance.
      if !simulation.hasForeignAlert {
        simulation.warn("A presentation was dropped in the middle of a transition.")
      }
      dropped = wanted
      isBehind = false
    }
  }

  private func present(_ item: PresentedScreen) {
    let screen = item.screen
    if content.modifiedCount > 1 {
      simulation.warn("\(content.modifiedCount) modifiers present \(screen.name) at the same time.")
    }
    phase = .presenting
    self.item = item
    let style = Presentation(of: screen)
    for other in Presentation.allCases
    where other != style && Self.item(of: slot, by: other)?.screen === screen {
      simulation.warn("\(screen.name) is presented as \(other), and is to be \(style).")
    }
    if screen.modalStyle.isPrompt {
      prompt = item
    } else {
      above = LayerView(screen, style: style, in: simulation)
    }
    movement = simulation.move(turns: simulation.turns(body.wasAnimated)) { [weak self] in
      self?.phase = .presented
      self?.isBehind = true
    }
  }

  /// Only sheets and covers have an `onDismiss`.
  private var tellsOfDismissal: Bool { above?.style == .sheet || above?.style == .cover }

  private func dismiss(turns: Int, then end: @escaping @MainActor () -> Void) {
    phase = .dismissing
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      let tells = simulation.settings.callsOnDismiss && tellsOfDismissal
      above?.remove()
      above = nil
      prompt = nil
      replacement = nil
      phase = .idle
      isBehind = true
      if tells { end() }
    }
    above?.leave()
    if !simulation.settings.layersGoAtOnce, let above, above.above != nil {
      above.dismiss(turns: turns) {}
      movement = simulation.move(turns: turns + above.height * turns, then: finish)
    } else {
      movement = simulation.move(turns: turns, then: finish)
    }
  }

  private func tellGone() { simulation.tell(.dismissed(above: slot.root)) { slot.gone() } }

  private var height: Int { above.map { $0.height + 1 } ?? 0 }

  private func leave() {
    isLeaving = true
    above?.leave()
  }

  /// Takes the layer out of the window. What moves in it ends with its views.
  func remove() {
    isRemoved = true
    movement?.isSeen = false
    forEachViewHere { $0.part?.movement?.isSeen = false }
    above?.remove()
  }

  /// The user drags down what the layer presents. What is held comes back.
  func beginSwipeDown() -> Swipe? {
    guard phase == .presented, above?.style == .sheet else { return nil }
    if slot.isHeld { return attempt() }
    var isCompleted = false
    let held = simulation.move(turns: nil) { [weak self] in
      guard let self, isCompleted else { return }
      leaveByUser(turns: 1)
    }
    return Swipe { [turns = simulation.settings.animationTurns] completes in
      isCompleted = completes
      held.release(turns: turns)
    }
  }

  private func attempt() -> Swipe {
    let held = simulation.move(turns: nil) {}
    return Swipe { [slot, simulation, settings = simulation.settings] _ in
      held.release(turns: settings.animationTurns)
      for _ in 0..<settings.attemptsTold {
        simulation.tell(.attemptedDismissal) { slot.attemptedDismissal() }
      }
    }
  }

  /// A view in what is presented calls `dismiss()`, perhaps while that still comes up.
  func dismissWhenPresented() {
    if dismissByUser() || phase != .presenting { return }
    if simulation.settings.presentationWhileLeaving == .queued {
      simulation.later(1) { [weak self] in self?.dismissWhenPresented() }
    }
  }

  /// What is presented calls `dismiss()`.
  func dismissByUser() -> Bool {
    guard phase == .presented else { return false }
    leaveByUser(turns: simulation.settings.animationTurns)
    return true
  }

  private func leaveByUser(turns: Int) {
    let settings = simulation.settings
    let style = above?.style ?? .sheet
    let writeNil: @MainActor () -> Void = { [slot, item, weak simulation] in
      simulation?.tell(.noItem(above: slot.root)) { slot[style, item] = nil }
    }
    let tells = settings.callsOnDismiss && tellsOfDismissal
    if settings.nilIsWritten == .beginning { writeNil() }
    phase = .dismissing
    replacement = nil
    movement = simulation.move(turns: turns) { [weak self, weak simulation] in
      guard let self else { return }
      above?.remove()
      above = nil
      phase = .idle
      isBehind = true
      if settings.nilIsWritten == .end { writeNil() }
      if tells { tellGone() }
      if settings.writesNilTwice { writeNil() }
      if let turns = settings.lateNil { simulation?.later(turns, writeNil) }
    }
  }

  /// The user taps outside of the popover that the layer presents.
  func tapOutside() -> Bool {
    guard above?.style == .popover, !slot.isHeld else { return false }
    return dismissByUser()
  }

  /// The user taps a button of the prompt.
  func choose(_ title: String) -> Bool {
    guard phase == .presented, let reference = prompt,
      let screen = reference.screen as? any PromptScreen,
      let button = screen.form.shownTitles.firstIndex(of: title)
    else { return false }
    let settings = simulation.settings
    let act: @MainActor () -> Void = { [weak simulation] in
      guard screen.form.buttons.indices.contains(button) else { return }
      simulation?.tell(.chose) { screen.answer(with: button) }
    }
    let write: @MainActor () -> Void = { [slot, weak simulation] in
      simulation?.tell(.noPrompt) { slot[asking: reference] = false }
    }
    if settings.promptActionRuns == .beginning { act() }
    write()
    phase = .dismissing
    replacement = nil
    movement = simulation.move(turns: settings.animationTurns) { [weak self] in
      guard let self else { return }
      prompt = nil
      phase = .idle
      isBehind = true
      if settings.promptActionRuns == .end { simulation.later(2, act) }
    }
    return true
  }

  func forEachView(_ body: (ScreenView) -> Void) {
    forEachViewHere(body)
    above?.forEachView(body)
  }

  private func forEachViewHere(_ body: (ScreenView) -> Void) {
    var pending = [content!]
    while let view = pending.popLast() {
      body(view)
      pending += view.part?.views ?? []
    }
  }

  var topmost: LayerView { above?.topmost ?? self }
}
