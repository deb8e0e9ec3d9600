import SwitchbackSwiftUI

/// A screen whose view has a number of views at the top of its body, and not one.
@MainActor
package protocol CountedViews: ModelScreen {
  /// How many there are now.
  var viewCount: Int { get }
}

/// The view of a screen, with its probe.
@MainActor
final class ScreenView: ScreenProbe {
  let screen: ModelScreen
  private(set) weak var parent: (any ViewParent)?
  private(set) var part: (any ContainerPart)?
  /// Whether it has told the host that it has appeared, and has not disappeared.
  var hasAppeared = false
  private unowned let simulation: SwiftUISimulation
  private let isSilent: Bool
  private var ownBody: Body<Int>?

  init(_ screen: ModelScreen, in parent: any ViewParent, _ simulation: SwiftUISimulation) {
    self.screen = screen
    self.parent = parent
    self.simulation = simulation
    isSilent = parent is TabsPart && !simulation.settings.tabsTellOfAppearance
    if simulation.settings.hasUIKit { simulation.display.add(self, of: screen) }
    switch ScreenContent(of: screen) {
    case .stack(let stack): part = StackPart(stack, of: self, simulation)
    case .tabs(let tabs): part = TabsPart(tabs, of: self, simulation)
    case .split(let split): part = SplitPart(split, of: self, simulation)
    case .inspector(let inspector): part = InspectorPart(inspector, of: self, simulation)
    case .own:
      let container = screen as? ModelContainer
      part = container.map { OtherPart($0, of: self, simulation) }
      ownBody = Body(screen.name, in: simulation) {
        (screen as? any CountedViews)?.viewCount ?? container?.visibleScreens.count ?? 1
      }
      update()
    }
    if part is StackPart || part is SplitPart, let stack = enclosingStack {
      simulation.warn("SwiftUI crashes: \(screen.name) is inside of \(stack.stack.name).")
    }
  }

  /// The innermost navigation stack around this view, in its layer.
  var enclosingStack: StackPart? {
    var part = parent as? any ContainerPart
    while let next = part {
      if let stack = next as? StackPart { return stack }
      part = next.view?.parent as? any ContainerPart
    }
    return nil
  }

  var needsUpdate: Bool { ownBody?.isDirty == true || part?.needsUpdate == true }

  func update() { _ = ownBody?.evaluate() }

  /// How many views the host's modifiers apply to: its probe, and the sheets of a layer.
  var modifiedCount: Int {
    ScreenContent(of: screen).needsContainer ? 1 : ownBody?.value ?? 1
  }

  var isInWindow: Bool { parent.map { $0.isInWindow && $0.shows(self) } ?? false }

  private var isProbeInWindow: Bool { isInWindow && modifiedCount > 0 }

  /// Whether it reports, by itself, that it is there.
  var isToldToBeThere: Bool { isProbeInWindow && !isSilent }

  /// UIKit can be asked. Without it, there are only reports.
  var isOnDisplay: Bool { simulation.settings.hasUIKit ? isProbeInWindow : hasAppeared }

  /// UIKit can be asked. A layer that it presents stays so under a cover.
  var isPresented: Bool {
    guard simulation.settings.hasUIKit else { return hasAppeared }
    return modifiedCount > 0 && (parent as? LayerView)?.isPresented == true
  }
}

/// What holds views.
@MainActor
protocol ViewParent: AnyObject {
  var isInWindow: Bool { get }
  func shows(_ view: ScreenView) -> Bool
}

/// The inside of a container's view.
@MainActor
protocol ContainerPart: ViewParent {
  var view: ScreenView? { get }
  var views: [ScreenView] { get }
  /// What is in the window, if the container is.
  var displayed: [ScreenView] { get }
  /// A push or a pop in progress.
  var movement: Movement? { get }
  var needsUpdate: Bool { get }
  func update()
  /// What differs from the model.
  var discrepancy: String? { get }
  /// What the user sees of the container itself.
  var seenNotes: String { get }
}

extension ContainerPart {
  var movement: Movement? { nil }
  var seenNotes: String { "" }
  var isInWindow: Bool { view?.isInWindow ?? false }
  func shows(_ view: ScreenView) -> Bool { displayed.contains { $0 === view } }
}

/// A `NavigationStack`. With another root it is another one.
@MainActor
final class StackPart: ContainerPart {
  let stack: ModelStack
  private(set) weak var view: ScreenView?
  private unowned let simulation: SwiftUISimulation
  private let body: Body<[ScreenReference]>
  private(set) var views: [ScreenView] = []
  private(set) var displayed: [ScreenView] = []
  private(set) var movement: Movement?
  private var isBehind = true

  init(_ stack: ModelStack, of view: ScreenView, _ simulation: SwiftUISimulation) {
    self.stack = stack
    self.view = view
    self.simulation = simulation
    body = Body(stack.name, in: simulation) {
      stack.screens.prefix(1).map(ScreenReference.init) + stack.path
    }
  }

  var needsUpdate: Bool { body.isDirty || isBehind }

  private var current: [ScreenReference] { views.map { ScreenReference($0.screen) } }

  func update() {
    if body.evaluate() { isBehind = true }
    guard isBehind else { return }
    let wanted = body.value
    if wanted.first?.screen !== views.first?.screen { return start(with: wanted) }
    if wanted == current { return isBehind = false }
    if movement != nil {
      if simulation.settings.pathWhileMoving == .dropped {
        simulation.warn("A path was lost in the middle of a transition.")
        isBehind = false
      }
      return
    }
    isBehind = false
    if wanted.count < views.count, simulation.stacksThatDoNotPop.contains(where: { $0 === stack }) {
      return
    }
    show(wanted, turns: simulation.turns(body.wasAnimated)) {}
  }

  private func start(with wanted: [ScreenReference]) {
    isBehind = false
    movement?.isObsolete = true
    movement = nil
    let isCut = !simulation.settings.showsInitialPath
    views = wanted.prefix(isCut ? 1 : .max).map { ScreenView($0.screen, in: self, simulation) }
    displayed = views.suffix(1)
    if (isCut || simulation.settings.writesEmptyPath) && wanted.count > 1 {
      simulation.artefacts.append { [weak self] in self?.write([]) }
    }
  }

  /// Shows a path with the same root, in a transition.
  private func show(
    _ path: [ScreenReference], turns: Int?, then end: @escaping @MainActor () -> Void
  ) {
    let from = views.last
    let known = Dictionary(views.map { (ScreenReference($0.screen), $0) }) { first, _ in first }
    views = path.map { known[$0] ?? ScreenView($0.screen, in: self, simulation) }
    guard let to = views.last else { return }
    displayed = from === to ? [to] : [from, to].compactMap(\.self)
    movement = simulation.move(turns: turns) { [weak self] in
      guard let self else { return }
      movement = nil
      displayed = [to]
      end()
    }
  }

  /// The path is emptied by SwiftUI itself, as in the background.
  func empty() {
    guard views.count > 1 else { return }
    movement?.isObsolete = true
    movement = nil
    views = Array(views.prefix(1))
    displayed = views
    write([])
  }

  private func write(_ path: [ScreenReference]) {
    simulation.tell(.path(path.map(\.screen))) { stack.path = path }
  }

  /// A view in it calls `dismiss()`.
  ///
  /// - Returns: Whether it is above the first one, so that this pops.
  func dismiss(_ view: ScreenView) -> Bool {
    guard let index = views.firstIndex(where: { $0 === view }), index > 0 else { return false }
    if goBack(to: index - 1) { return true }
    // It is moving.
    if simulation.settings.pathWhileMoving == .queued {
      simulation.later(1) { [weak self, weak view] in
        if let self, let view { _ = dismiss(view) }
      }
    }
    return true
  }

  var seenNotes: String {
    guard let last = displayed.last, let index = views.firstIndex(where: { $0 === last }), index > 0
    else { return "" }
    return "back to \(views[index - 1].screen.name)"
  }

  /// The user goes back, to a position in the stack.
  func goBack(to position: Int) -> Bool {
    guard movement == nil, position >= 0, position < views.count - 1 else { return false }
    let path = Array(current[...position])
    let moment = simulation.settings.pathIsWritten
    if moment == .beginning { write(Array(path.dropFirst())) }
    show(path, turns: simulation.settings.animationTurns) { [weak self] in
      if moment == .end { self?.write(Array(path.dropFirst())) }
    }
    return true
  }

  /// The user drags a screen to the right.
  func beginSwipe() -> Swipe? {
    guard movement == nil, views.count > 1 else { return nil }
    displayed = Array(views.suffix(2))
    var isCompleted = false
    let path = Array(current.dropLast())
    movement = simulation.move(turns: nil) { [weak self] in
      guard let self else { return }
      movement = nil
      if isCompleted { views = Array(views.prefix(path.count)) }
      displayed = views.suffix(1)
      if isCompleted { write(Array(path.dropFirst())) }
    }
    return Swipe { [movement, turns = simulation.settings.animationTurns] completes in
      isCompleted = completes
      movement?.release(turns: turns)
    }
  }

  var discrepancy: String? {
    current == stack.screens.map(ScreenReference.init)
      ? nil
      : "\(stack.name) shows \(views.map(\.screen.name)) and has \(stack.screens.map(\.name))"
  }
}

/// A swipe of the user's that has begun.
@MainActor
package struct Swipe {
  private let end: @MainActor (Bool) -> Void

  init(_ end: @escaping @MainActor (Bool) -> Void) { self.end = end }

  package func complete() { end(true) }
  package func cancel() { end(false) }
}

/// Any other container: shows what is visible, at once.
@MainActor
final class OtherPart: ContainerPart {
  let container: ModelContainer
  private(set) weak var view: ScreenView?
  private unowned let simulation: SwiftUISimulation
  private let body: Body<[ScreenReference]>
  private(set) var views: [ScreenView] = []
  var displayed: [ScreenView] { views }

  init(_ container: ModelContainer, of view: ScreenView, _ simulation: SwiftUISimulation) {
    self.container = container
    self.view = view
    self.simulation = simulation
    body = Body(container.name, in: simulation) {
      container.visibleScreens.compactMap { $0 as? ModelScreen }.map(ScreenReference.init)
    }
  }

  var needsUpdate: Bool { body.isDirty }

  func update() {
    guard body.evaluate() else { return }
    views = body.value.map { reference in
      views.first { $0.screen === reference.screen }
        ?? ScreenView(reference.screen, in: self, simulation)
    }
  }

  var discrepancy: String? {
    let visible = container.visibleScreens.compactMap { $0 as? ModelScreen }
    return views.map(\.screen).elementsEqual(visible, by: ===)
      ? nil : "\(container.name) shows \(views.map(\.screen.name)) and has \(visible.map(\.name))"
  }
}
