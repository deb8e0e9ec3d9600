#if canImport(UIKit)
/// Where there is UIKit, the simulator of SwiftUI is not: such worlds are the model’s there.
typealias SwiftUIHost = ModelHost
#else
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import UIKitSimulator

/// The model’s screens, shown by SwiftUI’s simulator: its main loop turns when the world says so, and its
/// settings are part of the world.
final class SwiftUIHost: WorldHost {
  typealias Page = ModelPage
  typealias Card = ModelCard
  typealias Form = ModelForm
  typealias Picker = ModelPicker
  typealias Stack = MarkedStack
  typealias Tabs = MarkedTabs
  typealias Split = MarkedSplit
  typealias Pager = ModelPager
  typealias Pages = ModelPager
  typealias PageAction = ShowPage<ModelPager>
  typealias ColumnAction = SetSide<MarkedSplit>

  let reportsChanges = true

  private let model: ModelHost
  private let simulation = Simulation(settings: Simulation.Settings())
  private let settings: SwiftUISettings
  /// Whether screens are presented in all styles, and pickers as prompts. Otherwise all are sheets.
  private let hasStyles: Bool
  private var views: [SwiftUISimulation] = []
  /// The layers whose screens are asked since the user has dragged them down.
  private var asking: Set<ObjectIdentifier> = []
  /// What the display has done wrong, first of all.
  private var fault: String?
  /// What SwiftUI has printed in windows that are closed.
  private var past: [String] = []

  init(_ script: HostScript, census: Census, judge: any LeavingJudge) {
    model = ModelHost(.model(isAnimated: false), census: census, judge: judge)
    if case .swiftUI(let number) = script {
      settings = SwiftUISettings(number: number)
      hasStyles = number / SwiftUISettings.numberOfAll % 4 > 0
    } else {
      settings = SwiftUISettings()
      hasStyles = false
    }
  }

  var onChange: OnChange? {
    get { model.onChange }
    set { model.onChange = newValue }
  }

  var onContents: (@MainActor (_ container: any Screen) -> Void)? {
    get { model.onContents }
    set { model.onContents = newValue }
  }

  var onOwnNavigation: (@MainActor (_ window: Int, _ begins: Bool) -> Void)?
  var onAnswer: (@MainActor (_ picker: Int, _ result: Int) -> Void)?

  func run(_ body: () -> Void) {
    simulation.perform { _ in body() }
  }

  func makeWindow(_ root: (any Screen)?, number: Int) -> ModelWindow {
    let window = model.makeWindow(root, number: number)
    let tell = window.onChange
    let view = SwiftUISimulation(window, settings: settings, on: Simulation.current.loop)
    window.onChange = { [weak self, weak view] change in
      // The user's changes are made in SwiftUI's own transaction.
      let isAnimated = change.origin == .user || change.animated
      if let view, view.isAnimated != isAnimated {
        self?.fault = "the transaction of \(change.operation) is animated: \(view.isAnimated)"
      }
      // What the user has begun may reach the model in a later turn.
      let isForeign = Whereabouts.isForeign || change.origin == .user
      Whereabouts.$isForeign.withValue(isForeign) { tell?(change) }
    }
    // A sheet that is held when the user drags it down asks its screens, and goes back.
    let leave = view.display.leave
    view.display.leave = { [weak self] layer, window in
      let (leave, name, id) = (leave(layer, window), layer.name, ObjectIdentifier(layer))
      return { [weak self] in
        guard let self else { return }
        if !asking.insert(id).inserted { fault = "\(name) is asked while it is asked" }
        onOwnNavigation?(number, true)
        await Whereabouts.$isForeign.withValue(true) { await leave() }
        onOwnNavigation?(number, false)
        asking.remove(id)
      }
    }
    view.attach()
    views.append(view)
    return window
  }

  private func view(of window: ModelWindow) -> SwiftUISimulation? {
    views.first { $0.window === window }
  }

  func make(
    _ kind: ScreenKind, id: Int, leaving: GuardScript?, children: [any Screen], selected: Int
  ) -> any Screen {
    if kind != .picker {
      return model.make(kind, id: id, leaving: leaving, children: children, selected: selected)
    }
    return PromptPicker(model.mark(kind, id: id)) { [weak self] in self?.onAnswer?($0, $1) }
  }

  func willPresent(_ screen: any Screen) {
    guard hasStyles, let screen = screen as? ModelScreen else { return }
    let number = SimulatedWorld.mark(of: screen).number
    if screen is PromptPicker {
      screen.modalStyle = number.isMultiple(of: 2) ? .alert : .dialog
    } else {
      let styles = [ModalStyle.sheet, .cover, .popover()]
      screen.modalStyle = styles[number % styles.count]
    }
  }

  func makePrompt(of picker: any Screen) {
    (picker as? PromptPicker)?.modalStyle = .alert
  }

  /// Without UIKit, such an alert cannot be seen, and what is presented below it fails: see `PromptTests`.
  func showAlert(in window: ModelWindow) {
    if settings.hasUIKit { view(of: window)?.showAlert() }
    hasHadAlert = true
  }

  /// SwiftUI takes no stack and no split view in a stack, whatever is in between.
  func accepts(_ kind: ScreenKind, inside containers: [ScreenKind]) -> Bool {
    ![.stack, .wizard, .split, .compactSplit].contains(kind)
      || !containers.contains { $0 == .stack || $0 == .wizard }
  }

  let canPushContainers = false
  var asksWhenDragged: Bool { settings.attemptsTold > 0 }

  var isMoving: Bool { !simulation.loop.isIdle }

  func isAtRest(_ window: ModelWindow) -> Bool { !untold.contains(ObjectIdentifier(window)) }

  func step() {
    simulation.loop.turn()
    for view in views where untold.contains(ObjectIdentifier(view.window)) {
      // What the host does meanwhile comes at a bad time.
      view.warnings = []
      if view.motion == .still { untold.remove(ObjectIdentifier(view.window)) }
    }
  }

  func user(_ act: UserAct, in window: ModelWindow, choice: Int) -> Bool {
    guard let view = view(of: window) else { return false }
    let done = user(act, in: view, window, choice)
    writeNothingNew(in: window)
    let isToldLate = settings.pathIsWritten == .end || settings.nilIsWritten == .end
    let lasts = [.goesBack, .dismisses, .callsDismiss, .tapsOutside, .tapsSidebar].contains(act)
    if !settings.hasUIKit, isToldLate, lasts, view.motion != .still {
      untold.insert(ObjectIdentifier(window))
    }
    return done
  }

  /// The windows in which the user has begun something of which, without UIKit, nothing tells before its end.
  private var untold: Set<ObjectIdentifier> = [] { didSet { hasBegunUntold = true } }
  private var hasBegunUntold = false
  private var hasLeftApp = false

  private func user(
    _ act: UserAct, in view: SwiftUISimulation, _ window: ModelWindow, _ choice: Int
  ) -> Bool {
    switch act {
    case .goesBack: return view.goBack()
    case .dismisses: return view.dismissTopmost()
    case .selectsTab: return view.selectTab(choice % 4)
    case .turnsPage: return false
    case .swipesInVain:
      guard let swipe = view.beginSwipeBack() else { return false }
      swipe.cancel()
      return true
    case .beginsSwipeBack, .beginsSwipeDown:
      guard held == nil,
        let swipe = act == .beginsSwipeBack ? view.beginSwipeBack() : view.beginSwipeDown()
      else { return false }
      held = (swipe, window)
      return true
    case .letsGo, .letsGoTooEarly:
      guard let held, held.window === window else { return false }
      self.held = nil
      if act == .letsGo { held.swipe.complete() } else { held.swipe.cancel() }
      return true
    case .leavesApp:
      if isInBackground { return false }
      isInBackground = true
      hasLeftApp = true
      for view in views { view.enterBackground() }
      return true
    case .returnsToApp:
      if !isInBackground { return false }
      isInBackground = false
      for view in views { view.enterForeground() }
      return true
    case .callsDismiss:
      view.callDismiss()
      return true
    case .turnsDevice:
      // The width of a Mac's window is always regular, and that of a watch always compact, as Apple documents
      // `horizontalSizeClass`.
      if !settings.hasUIKit { return false }
      view.resize(isCompact: choice.isMultiple(of: 2))
      if isInBackground { rearrangesOnDisplay = true }
      // Other split views come as the world has made them.
      view.isCompact = nil
      return true
    case .hidesColumns:
      let all = ModelSplit.ColumnVisibility.allCases
      let columns = all[choice % all.count]
      let isSure = window.isSettled && !isInBackground
      view.show(columns)
      let isHeard = view.seenScreens.allSatisfy { screen in
        guard let split = screen as? Split, !split.isCollapsed else { return true }
        // Of two columns, these are all.
        let isAll = columns == .doubleColumn && split.columnCount == 2
        return split.columnVisibility == (isAll ? .all : columns)
      }
      if isSure, !isHeard { fault = "the user hides or shows columns, and the model is not told" }
      return true
    case .tapsSidebar: return view.revealNext()
    case .tapsOutside: return view.tapOutsideOfPopover()
    case .answers: return view.choose(PromptPicker.button)
    case .answersAlert:
      if !view.hasForeignAlert { return false }
      view.answerAlert()
      return true
    }
  }

  /// The width that a split view has got in the background is taken at some moment in the foreground, untold.
  private(set) var rearrangesOnDisplay = false

  private var held: (swipe: Swipe, window: ModelWindow)?
  private(set) var isInBackground = false
  var isHeld: Bool { held != nil }

  func fail(_ fault: WorldEvent.Fault, number: Int, in window: ModelWindow) {
    switch fault {
    case .refused, .changedButThrown, .dropped: model.fail(fault, number: number, in: window)
    case .forgottenPresentation:
      view(of: window)?.presentationsToDrop += 1
      forgotten += 1
    case .forgottenDismissal:
      view(of: window)?.dismissalsToDrop += 1
      forgotten += 1
    }
  }

  private var hasHadAlert = false
  func mayBeCovered(in window: ModelWindow) -> Bool {
    // What is presented above a prompt waits for the answer.
    hasHadAlert || window.layers.dropLast().contains { $0.modalStyle.isPrompt }
  }

  /// How often SwiftUI was to forget something.
  private var forgotten = 0

  func faultsThatHappened(in window: ModelWindow) -> Int {
    let open = views.reduce(0) { $0 + $1.presentationsToDrop + $1.dismissalsToDrop }
    return model.faultsThatHappened(in: window) + forgotten - open
  }

  func isFault(_ error: any Error) -> Bool { model.isFault(error) }

  /// Under "More".
  var hidesTabs: Bool { !settings.showsTabsUnderMore }

  /// SwiftUI shows what it is asked to, unless it cannot, or an alert of the app's own is in the way. Under
  /// "More" it may show the list instead of the tab.
  func isRefusal(_ error: any Error) -> Bool {
    switch error as? SwiftUIError {
    case .stackInStack, .splitInStack: true
    case .notShown, .notDismissed: hasHadAlert || hidesTabs || hasBegunUntold
    case nil: model.isRefusal(error)
    }
  }

  var complaints: [String] {
    (past + views.flatMap(\.warnings)).map { "SwiftUI prints: \($0)" }
  }

  func difference(in window: ModelWindow) -> String? {
    if let fault { return fault }
    // Without UIKit, alerts cannot be seen: the host presents a prompt once more to be sure.
    let isUnseen =
      !settings.hasUIKit && isMoving && window.layers.contains { $0.modalStyle.isPrompt }
    // What is presented below an alert of the app's own waits until that has gone.
    guard let view = view(of: window), !view.hasForeignAlert, !isInBackground, !isUnseen,
      !untold.contains(ObjectIdentifier(window)),
      // A tab under "More" that SwiftUI does not show again for the app.
      !(hidesTabs && hasLeftApp)
    else { return nil }
    return view.discrepancy
  }

  func shows(aTransitionIn window: ModelWindow) -> Bool {
    view(of: window).map { $0.motion != .still && !untold.contains(ObjectIdentifier(window)) }
      ?? false
  }

  func shows(_ screen: any Screen, in window: ModelWindow) -> Bool {
    seenScreens(in: window)?.contains { $0 === screen } ?? true
  }

  var hasViews: Bool { true }

  func seenScreens(in window: ModelWindow) -> [any Screen]? {
    let hasPrompt = window.layers.contains { $0.modalStyle.isPrompt }
    if hasPrompt || hasHadAlert || isInBackground { return nil }
    return view(of: window)?.seenScreens
  }

  func witness(in window: ModelWindow, choice: Int) -> (() -> String?)? {
    model.witness(in: window, choice: choice)
  }

  /// SwiftUI writes what a binding says already and, where there is room for all columns, which one would be alone.
  private func writeNothingNew(in window: ModelWindow) {
    let count = window.changeCount
    for screen in NaiveSearch(.currentVisible, from: .topmost, in: window).offered {
      if let stack = screen as? Stack { stack.path = stack.path }
      guard let split = screen as? Split, !split.isCollapsed else { continue }
      split.shownColumns = split.shownColumns
      for column in split.screens.indices { split.column = column }
    }
    if window.changeCount > count { fault = "SwiftUI writes nothing new, and changes the screens" }
  }

  func contradiction(in window: ModelWindow) -> String? { model.contradiction(in: window) }

  var shownScreens: [any Screen] { views.flatMap(\.shownScreens) }

  func close(_ window: ModelWindow) {
    guard let index = views.firstIndex(where: { $0.window === window }) else { return }
    if held?.window === window { held = nil }
    let view = views.remove(at: index)
    view.close()
    past += view.warnings
  }

  func dismantle() {
    held = nil
    for view in views { view.close() }
    views = []
    model.dismantle()
    simulation.reset()
  }
}

/// A picker that is a prompt with one button if it is presented in the style of one.
private final class PromptPicker: ModelPicker, PromptScreen {
  static let button = "Choose"

  let form = PromptForm(
    title: "Which one?", message: nil, isDialog: false,
    buttons: [PromptButton(title: button, role: .default)])
  private(set) var isAnswered = false
  private let tell: @MainActor (_ picker: Int, _ result: Int) -> Void

  init(_ mark: ScreenMark, tell: @escaping @MainActor (_ picker: Int, _ result: Int) -> Void) {
    self.tell = tell
    super.init(mark)
  }

  func answer(with button: Int) {
    if isAnswered { return }
    isAnswered = true
    tell(mark.number, mark.number)
    results.give(mark.number)
    userDidAnswer()
  }
}
#endif
