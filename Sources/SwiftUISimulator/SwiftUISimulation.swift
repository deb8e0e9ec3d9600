import Foundation
import Observation
import SimulatorCore
import SwitchbackSwiftUI

/// A message of SwiftUI's to the app: a write to a binding, or a call of a closure.
package enum SwiftUIMessage {
  case path([ModelScreen])
  case selection(ModelScreen)
  case column(Int)
  /// The item of the layer with this root is `nil`.
  case noItem(above: ModelScreen)
  /// The closure `onDismiss` of the layer with this root.
  case dismissed(above: ModelScreen)
  case attemptedDismissal
  /// The action of a prompt's button.
  case chose
  /// `isPresented` of a prompt is `false`.
  case noPrompt
  case appeared(ModelScreen)
  /// The size class is another one.
  case width(isCompact: Bool)
  case phase(isBackground: Bool)
  /// The view around all screens is out of sight, or in sight again.
  case sight(isInSight: Bool)
}

/// SwiftUI, for one window of an app, in memory: it shows what the model says, with delays, writes back what
/// SwiftUI writes, and plays the user.
///
/// A test makes the window as the app's scene does, acts as the user, and compares what the user sees:
///
///     let app = await SwiftUISimulation { ModelWindow.makeShop() }
///     try await app.window.router.navigate(to: ShopDestination.product(42))
///     try await app.tapBack()
///     #expect(app.drawing == "screen\n└─ stack\n   └─ Home")
///     #expect(app.complaints == [])
///
/// No time passes. The main loop turns by itself as long as something is to happen, and each act of the user
/// returns when everything has come to rest. No `body` is evaluated: for a tap on a button, call what the
/// button calls.
///
/// Run a test with ``SwiftUISettings/each``: nobody knows what SwiftUI does at some points.
@MainActor
public final class SwiftUISimulation {
  /// The window that SwiftUI shows.
  public let window: ModelWindow
  /// What SwiftUI does at each point that is in doubt.
  public let settings: SwiftUISettings
  package let display: ScreenDisplay
  let loop: any TurningLoop
  private let toolkit: SimulatedToolkit
  let scene: SimulatedScene
  let center: SceneNotifications
  /// The window with what the app's scene says.
  package let made: MadeWindow
  /// The scene's storage.
  package internal(set) var saved: Data?
  /// The values for which the app has opened windows that a test has not asked for yet.
  var wantedWindows: [any Codable & Hashable] = []
  /// Whether the app has closed the window.
  public internal(set) var isClosed = false

  /// How often each view has been evaluated.
  package private(set) var evaluations: [String: Int] = [:]
  /// What SwiftUI would have logged, or should have.
  package var warnings: [String] = []
  /// The stacks that do not pop, as with an active search.
  package var stacksThatDoNotPop: [ModelStack] = []
  /// How often assistive technologies were told of another screen.
  package internal(set) var announcements = 0
  /// How many of the next presentations SwiftUI forgets.
  package var presentationsToDrop = 0
  /// How many of the next dismissals SwiftUI forgets.
  package var dismissalsToDrop = 0

  /// Called with each message to the app, before it arrives.
  package var onMessage: (@MainActor (SwiftUIMessage) -> Void)?

  /// Whether the window is narrow. Unless set, split views are as the model has them.
  package var isCompact: Bool?

  /// Whether an alert of the app's own is up, which the model does not know.
  package internal(set) var hasForeignAlert = false

  /// Whether a full-screen screen is up that the app presents with UIKit, and which the model does not know.
  var hasForeignCover = false

  /// Whether any alert is up.
  var isAlertUp: Bool { if case .titled = alert { true } else { false } }

  /// The alert on display. The app's own has no title.
  fileprivate var alert: AlertOnDisplay {
    if hasForeignAlert { return .titled(nil) }
    let prompt = lowest?.topmost.prompt?.screen as? any PromptScreen
    return prompt.map { .titled($0.form.title) } ?? .none
  }

  private(set) var lowest: LayerView?
  private(set) var movements: [Movement] = []
  private var root: Body<ModelScreen?>?
  /// Whether the transaction that changes are made in is animated.
  package var isAnimated = true
  private var hasFrame = false
  /// Whether the view around all screens has said so last.
  private var isInSight = true
  /// What new views write before they appear.
  var artefacts: [@MainActor () -> Void] = []

  /// Shows a window that is there, perhaps one of several in an app, when `attach` is called.
  package convenience init(
    _ window: ModelWindow, settings: SwiftUISettings = SwiftUISettings(),
    beside neighbour: SwiftUISimulation? = nil, on loop: (any TurningLoop)? = nil
  ) {
    self.init(WindowMaking { window }, settings: settings, beside: neighbour, on: loop)
  }

  /// Makes the window as the app's scene does, and shows it when `attach` is called.
  package init(
    _ making: WindowMaking, settings: SwiftUISettings = SwiftUISettings(),
    beside neighbour: SwiftUISimulation? = nil, on loop: (any TurningLoop)? = nil
  ) {
    self.settings = settings
    let loop = loop ?? neighbour?.loop ?? OwnLoop()
    self.loop = loop
    toolkit = SimulatedToolkit(loop: loop)
    made = MadeWindow(making, toolkit: toolkit)
    window = made.window
    display = made.display
    center = neighbour?.center ?? SceneNotifications(loop)
    scene = SimulatedScene(made, settings, center)
    scene.simulation = self
    toolkit.simulation = self
  }

  /// Puts the views into the window.
  package func attach() {
    root = Body("Window", in: self) { [window] in window.root }
    appear()
    scene.attach()
    invalidate()
  }

  /// SwiftUI calls the `onAppear` of the view around all screens.
  private func appear() {
    // Where there is room for two columns, there is room for two windows. The only one stays.
    let hasOthers = isCompact != true
    var windows = WindowOpening { [weak self] in if hasOthers { self?.close() } }
    if hasOthers {
      windows.open = { [weak self] value in self?.openWindow(for: value) }
    }
    // In a hosting controller, nothing is stored with the scene.
    let isStored = settings.lifeCycle == .swiftUI || settings.lifeCycle == .withoutUIKit
    made.appeared(windows) { [weak self] in if isStored { self?.saved = $0 } }
  }

  /// A window that is on display, and at rest.
  package static func show(
    _ window: ModelWindow, settings: SwiftUISettings = SwiftUISettings(),
    beside neighbour: SwiftUISimulation? = nil, on loop: (any TurningLoop)? = nil
  ) async -> SwiftUISimulation {
    let simulation = SwiftUISimulation(window, settings: settings, beside: neighbour, on: loop)
    simulation.attach()
    await simulation.untilIdle()
    return simulation
  }

  /// Returns when everything has come to rest: nothing moves but what a finger holds, and all code waits. Code that
  /// leaves the main actor may still run: await its result, or use ``wait(until:)``. So may, rarely and on a busy
  /// machine, a task of the test's own, such as one that navigates.
  public func untilIdle() async {
    // Each change ends after some turns. On a busy machine, the loop may seem to be idle before.
    repeat {
      await loop.untilIdle { hasForeignAlert || movements.contains(where: \.isHeld) }
    } while display.isShowing && loop.isRunning
  }

  /// How often the main loop has turned.
  package var turnCount: Int { loop.turnCount }

  package func resetEvaluations() { evaluations = [:] }

  func invalidate() {
    if hasFrame { return }
    hasFrame = true
    loop.enqueue { [weak self] in self?.frame() }
  }

  private func frame() {
    hasFrame = false
    let ended = movements.filter { $0.advance() }
    movements.removeAll { movement in ended.contains { $0 === movement } }
    for movement in ended where !movement.isObsolete { movement.end() }
    if let root, root.evaluate() { replaceRoot(root.value, animated: root.wasAnimated) }
    lowest?.update()
    let artefacts = artefacts
    self.artefacts = []
    for write in artefacts { write() }
    if motion == .still { tellAppearances() }
    let moves = movements.contains { loop.turnsWhileHeld || !$0.isHeld }
    if moves || needsUpdate { invalidate() }
  }

  private var needsUpdate: Bool {
    root?.isDirty == true || lowest?.needsUpdate == true
  }

  private func replaceRoot(_ screen: ModelScreen?, animated: Bool) {
    if let above = lowest?.above {
      warn("The root was replaced under \(above.content.screen.name).")
    }
    let fading = settings.rootChange == .fades ? lowest : nil
    if fading == nil { lowest?.remove() }
    lowest = screen.map { LayerView($0, style: nil, in: self) }
    // The movement holds what it fades.
    move(turns: turns(animated), isSeen: settings.rootChange == .moves) { fading?.remove() }
  }

  private func tellAppearances() {
    let isHidden = settings.coverHidesWindow && settings.hasUIKit && lowest?.isInWindow == false
    if isHidden == isInSight, !isClosed {
      isInSight = !isHidden
      tell(.sight(isInSight: isInSight)) {
        if isHidden { return made.disappeared() }
        appear()
        // SwiftUI begins the `task` once more.
        made.begin(restoring: saved)
      }
    }
    lowest?.forEachView { view in
      guard view.isToldToBeThere != view.hasAppeared else { return }
      view.hasAppeared = view.isToldToBeThere
      guard view.hasAppeared else { return }
      tell(.appeared(view.screen)) {
        // Without UIKit, a view tells of itself only now.
        if !settings.hasUIKit { display.add(view, of: view.screen) }
        display.appeared(view.screen)
      }
    }
  }

  func turns(_ animated: Bool) -> Int {
    animated ? settings.animationTurns : settings.unanimatedTurns
  }

  @discardableResult
  func move(
    turns: Int?, isSeen: Bool = true, then end: @escaping @MainActor () -> Void
  ) -> Movement {
    let movement = Movement(turns: turns, isSeen: isSeen, end: end) { [weak self] in
      self?.invalidate()
    }
    movements.append(movement)
    invalidate()
    return movement
  }

  /// Does something in a later turn.
  package func later(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
    loop.enqueue(after: turns, work)
  }

  /// Begins a transition that never ends.
  package func freeze() { move(turns: .max) {} }

  func count(_ name: String) { evaluations[name, default: 0] += 1 }

  func warn(_ text: String) { warnings.append(text) }

  func tell(_ message: SwiftUIMessage, _ deliver: () -> Void) {
    onMessage?(message)
    deliver()
  }

  fileprivate func apply(animated: Bool, _ change: () -> Void) {
    let before = isAnimated
    isAnimated = animated
    change()
    isAnimated = before
  }

  /// What can be seen to move.
  package var motion: Motion {
    let movements = movements.filter(\.isSeen)
    if movements.isEmpty { return .still }
    return movements.contains { $0.isHeld } ? .held : .running
  }

  /// Whether nothing moves at all.
  package var isAtRest: Bool { movements.isEmpty }
}

/// What the display knows of it.
@MainActor
private final class SimulatedToolkit: DisplayToolkit {
  weak var simulation: SwiftUISimulation?
  private let loop: any TurningLoop

  init(loop: any TurningLoop) { self.loop = loop }

  var motion: Motion {
    guard let simulation, asksViews else { return .still }
    return simulation.motion
  }

  var asksViews: Bool { simulation?.settings.hasUIKit ?? true }

  var viewsLeaveWithWindow: Bool { !asksViews }

  var isSceneForeground: Bool? { simulation?.scene.isForeground }

  var alert: AlertOnDisplay {
    guard let simulation, simulation.settings.hasUIKit else { return .unknown }
    return simulation.alert
  }

  func warn(_ text: String) { simulation?.warn(text) }

  func screenChanged() { simulation?.announcements += 1 }

  func apply(animated: Bool, _ change: () -> Void) {
    guard let simulation else { return change() }
    simulation.apply(animated: animated, change)
  }

  func nextTurn() async throws {
    guard loop.isRunning else { throw CancellationError() }
    await withCheckedContinuation { continuation in
      loop.enqueue { continuation.resume() }
    }
  }
}

/// A transition that takes some turns, or as long as a finger holds it.
@MainActor
package final class Movement {
  private var turns: Int?
  /// Whether UIKit knows of it: not once the layer has gone in which something moves.
  var isSeen: Bool
  fileprivate let end: @MainActor () -> Void
  private let wake: @MainActor () -> Void
  /// Whether what moved is gone: the end changes nothing then.
  var isObsolete = false

  fileprivate init(
    turns: Int?, isSeen: Bool, end: @escaping @MainActor () -> Void,
    wake: @escaping @MainActor () -> Void
  ) {
    self.turns = turns
    self.isSeen = isSeen
    self.end = end
    self.wake = wake
  }

  var isHeld: Bool { turns == nil }

  /// Lets go.
  func release(turns: Int) {
    self.turns = turns
    wake()
  }

  fileprivate func advance() -> Bool {
    guard let left = turns else { return false }
    turns = left - 1
    return left <= 1
  }
}

/// The body of a view: what it has read, until that changes.
@MainActor
final class Body<Value> {
  private(set) var isDirty = true
  /// Whether the transaction was animated in which that changed.
  private(set) var wasAnimated = false
  private let name: String
  private unowned let simulation: SwiftUISimulation
  private let read: @MainActor () -> Value
  private var last: Value?

  init(
    _ name: String, in simulation: SwiftUISimulation, read: @escaping @MainActor () -> Value
  ) {
    self.name = name
    self.simulation = simulation
    self.read = read
  }

  var value: Value { last ?? read() }

  /// Reads anew, if that is needed.
  func evaluate() -> Bool {
    guard isDirty else { return false }
    isDirty = false
    simulation.count(name)
    last = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    return true
  }

  private func invalidate() {
    isDirty = true
    wasAnimated = simulation.isAnimated
    simulation.invalidate()
  }
}
