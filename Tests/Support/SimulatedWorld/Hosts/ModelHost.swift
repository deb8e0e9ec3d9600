import Observation
import Switchback
import SwitchbackModel

/// The model host: what is animated ends when the world says so, and operations fail as it says.
final class ModelHost: WorldHost {
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

  var onChange: OnChange?
  var onOwnNavigation: (@MainActor (_ window: Int, _ begins: Bool) -> Void)?
  var onContents: (@MainActor (_ container: any Screen) -> Void)?
  let reportsChanges = true

  private let isAnimated: Bool
  private let census: Census
  private unowned let judge: any LeavingJudge
  private var windows: [WeakWindow] = []
  private var faults: [ModelFault] = []

  private struct WeakWindow { weak var window: ModelWindow? }

  init(_ script: HostScript, census: Census, judge: any LeavingJudge) {
    if case .model(let isAnimated) = script {
      self.isAnimated = isAnimated
    } else {
      isAnimated = false
    }
    self.census = census
    self.judge = judge
  }

  func makeWindow(_ root: (any Screen)?, number: Int) -> ModelWindow {
    let window = (root as? ModelScreen).map { ModelWindow($0) } ?? ModelWindow()
    window.animations = isAnimated ? .manual : .immediate
    window.onChange = { [unowned self] change in
      onChange?(number, change.layer, change.animated, change.operation == .dismiss)
      if change.operation == .makeVisible || change.operation == .setScreens {
        change.receiver.map { onContents?($0) }
      }
    }
    window.recordsChanges = number == 1
    windows.append(WeakWindow(window: window))
    return window
  }

  func make(
    _ kind: ScreenKind, id: Int, leaving: GuardScript?, children: [any Screen], selected: Int
  ) -> any Screen {
    let mark = mark(kind, id: id, leaving: leaving)
    let children = children.compactMap { $0 as? ModelScreen }
    switch kind {
    case .page: return ModelPage(mark)
    case .card: return ModelCard(mark)
    case .form: return ModelForm(mark, judge)
    case .picker: return ModelPicker(mark)
    case .stack: return MarkedStack(mark, children)
    case .wizard: return ModelWizard(mark, children, judge)
    case .tabs:
      return MarkedTabs(mark, children, selected: children.isEmpty ? 0 : selected % children.count)
    case .split, .compactSplit, .columns, .columnStack:
      let split = MarkedSplit(mark, Array(children.prefix(2)))
      split.isCollapsed = kind == .compactSplit
      return split
    case .pager, .pages: return ModelPager(mark, children)
    }
  }

  func mark(_ kind: ScreenKind, id: Int, leaving: GuardScript? = nil) -> ScreenMark {
    ScreenMark(kind, id: id, leaving: leaving, in: census)
  }

  func accepts(_ kind: ScreenKind, inside containers: [ScreenKind]) -> Bool { true }

  var isMoving: Bool {
    if !isAnimated { return false }
    for entry in windows where entry.window?.isAnimating == true { return true }
    return false
  }

  func step() {
    for entry in windows { entry.window?.finishAnimations() }
  }

  func user(_ act: UserAct, in window: ModelWindow, choice: Int) -> Bool {
    guard let top = window.layers.last else { return false }
    var visible = [top]
    var next = 0
    while next < visible.count {
      if let container = visible[next] as? ModelContainer {
        visible += container.visibleScreens.compactMap { $0 as? ModelScreen }
      }
      next += 1
    }
    switch act {
    case .goesBack:
      let stack = visible.last { ($0 as? ModelStack)?.screens.count ?? 0 > 1 } as? ModelStack
      return stack != nil && (try? stack?.pop()) != nil
    case .dismisses:
      return (try? top.swipeDown()) != nil
    case .selectsTab:
      guard let tabs = visible.last(where: { $0 is ModelTabs }) as? ModelTabs,
        !tabs.screens.isEmpty
      else { return false }
      return (try? tabs.select(choice % tabs.screens.count)) != nil
    case .turnsPage:
      let containers = visible.compactMap { $0 as? ModelContainer }.filter { !$0.screens.isEmpty }
      if containers.isEmpty { return false }
      let container = containers[choice % containers.count]
      container.userDidReveal(container.screens[choice / 2 % container.screens.count])
      return true
    case .turnsDevice:
      let splits = window.takeSnapshot().screens.compactMap { $0 as? MarkedSplit }
      for split in splits { split.isCollapsed = choice.isMultiple(of: 2) }
      return !splits.isEmpty
    default: return false
    }
  }

  let canFail = true
  let hasPlainGestures = true
  func fail(_ fault: WorldEvent.Fault, number: Int, in window: ModelWindow) {
    let effect: ModelFault.Effect =
      switch fault {
      case .refused: .refused
      case .changedButThrown: .changedButThrown
      case .dropped, .forgottenPresentation, .forgottenDismissal: .dropped
      }
    faults.append(window.faults.fail(number: number + 1, effect: effect))
  }

  func faultsThatHappened(in window: ModelWindow) -> Int {
    faults.count { $0.hasOccurred }
  }

  func isFault(_ error: any Error) -> Bool {
    (error as? ModelError)?.isInjected == true || (error as? ChainError)?.kind == .notShown
  }

  func isRefusal(_ error: any Error) -> Bool {
    let text = "\(error)"
    return text.contains(" cannot be shown: there is nothing in it.")
      || isAnimated
        && (text.contains(" is still in progress.") || text.contains(", which is being dismissed."))
  }

  var complaints: [String] { [] }

  func witness(in window: ModelWindow, choice: Int) -> (() -> String?)? {
    guard let root = window.layers.last else { return nil }
    var screens = [root]
    while let inner = (screens.last as? ModelContainer)?.visibleScreens.last as? ModelScreen {
      screens.append(inner)
    }
    let screen = choice % 7 == 6 ? root : screens[choice / 7 % screens.count]
    func value(_ screen: ModelScreen) -> [ObjectIdentifier?] {
      let container = screen as? ModelContainer
      return switch choice % 7 {
      case 0: (container?.screens ?? []).map { ObjectIdentifier($0) }
      case 1: (container?.visibleScreens ?? []).map { ObjectIdentifier($0) }
      case 2: [screen.parent.map { ObjectIdentifier($0) }]
      case 3: [screen.presented.map { ObjectIdentifier($0) }]
      case 4: [screen.presenter.map { ObjectIdentifier($0) }]
      case 5: screen.isBeingDismissed ? [nil] : screen.isBeingPresented ? [nil, nil] : []
      // Of the root of a layer only.
      default: [screen.presentedInLayer.map { ObjectIdentifier($0) }]
      }
    }
    let witness = Witness()
    let before = withObservationTracking {
      value(screen)
    } onChange: {
      MainActor.assumeIsolated { witness.isTold = true }
    }
    return { [weak screen, weak window] in
      // What is in no window may lose what is around it without a word.
      guard let screen, let window, !witness.isTold, screen.window === window,
        choice % 7 != 6 || window.layers.contains(where: { $0 === screen }), value(screen) != before
      else { return nil }
      return "property \(choice % 7) of \(screen.name) has changed, and its observer is not told"
    }
  }

  func remember(_ window: ModelWindow) -> (() -> String?)? {
    let snapshot = window.takeSnapshot()
    let splits = snapshot.screens.compactMap { $0 as? MarkedSplit }
    let (layouts, columns) = (splits.map(\.isCollapsed), splits.map(\.columnVisibility))
    for (number, split) in splits.enumerated() {
      if number.isMultiple(of: 2) { split.isCollapsed.toggle() }
      split.columnVisibility = .detailOnly
    }
    for case let page as ModelPage in snapshot.screens { page.visitCount += 1 }
    let witness = Witness()
    let leaving = withObservationTracking {
      snapshot.screens.map(\.isBeingDismissed)
    } onChange: {
      MainActor.assumeIsolated { witness.isTold = true }
    }
    return {
      let wasTold = witness.isTold
      window.restore(snapshot)
      if !wasTold, witness.isTold, snapshot.screens.map(\.isBeingDismissed) == leaving {
        return "observers are told that a screen is leaving, or no longer, and nothing has changed"
      }
      for case let page as ModelPage in snapshot.screens {
        if page.visitCount > 0 { return "\(page.name) has not its state" }
      }
      return splits.map(\.isCollapsed) != layouts || splits.map(\.columnVisibility) != columns
        ? "a split is not as wide as it was" : snapshot.areNamesAsTheyWere ? nil : "a name is new"
    }
  }

  func dismantle() {
    windows = []
    faults = []
  }
}

/// What is told of a change.
@MainActor
private final class Witness {
  var isTold = false
}

class ModelPage: ModelScreen, MarkedScreen, ContextChecking {
  let mark: ScreenMark

  init(_ mark: ScreenMark) {
    self.mark = mark
    super.init()
  }

  override var name: String { mark.name }
  func isTarget(for context: Int) -> Bool { mark.id == context % 4 }

  /// What a snapshot has to bring back.
  final var visitCount = 0
  override func savingState() -> (@MainActor () -> Void)? {
    { [count = visitCount, unowned self] in visitCount = count }
  }
}

final class ModelCard: ModelPage, DestinationScreen {}

final class ModelForm: ModelPage, DestinationScreen, LeaveGuard {
  private unowned let judge: any LeavingJudge

  init(_ mark: ScreenMark, _ judge: any LeavingJudge) {
    self.judge = judge
    super.init(mark)
  }

  func confirmLeaving() async -> Bool { await judge.confirmLeaving(self) }
}

class ModelPicker: ModelPage, DestinationScreen, ResultScreen {
  let results = Results<Int>()
}

class MarkedStack: ModelStack, MarkedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [ModelScreen]) {
    self.mark = mark
    super.init(screens)
  }

  override var name: String { mark.name }
}

final class ModelWizard: MarkedStack, LeaveGuard {
  private unowned let judge: any LeavingJudge

  init(_ mark: ScreenMark, _ screens: [ModelScreen], _ judge: any LeavingJudge) {
    self.judge = judge
    super.init(mark, screens)
  }

  func confirmLeaving() async -> Bool { await judge.confirmLeaving(self) }
}

final class MarkedTabs: ModelTabs, MarkedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [ModelScreen], selected: Int) {
    self.mark = mark
    if screens.isEmpty { super.init([]) } else { super.init(screens, selected: selected) }
  }

  override var name: String { mark.name }
}

final class MarkedSplit: ModelSplit, MarkedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [ModelScreen]) {
    self.mark = mark
    super.init(screens)
  }

  override var name: String { mark.name }
}

final class ModelPager: ModelContainer, MarkedScreen {
  let mark: ScreenMark

  init(_ mark: ScreenMark, _ screens: [ModelScreen]) {
    self.mark = mark
    super.init(screens)
  }

  override var name: String { mark.name }
}
