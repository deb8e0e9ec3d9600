#if canImport(UIKit)
/// Where there is UIKit, its simulator is not: such worlds are the model’s there.
typealias UIKitHost = ModelHost
#else
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// UIKit’s simulator: its main loop turns when the world says so, and its settings are part of the
/// world.
final class UIKitHost: WorldHost {
  typealias Page = PageViewController
  typealias Card = CardViewController
  typealias Form = FormViewController
  typealias Picker = PickerViewController
  typealias Stack = MarkedNavigationController
  typealias Tabs = MarkedTabBarController
  typealias Split = MarkedSplitViewController
  typealias Pager = PagerViewController
  typealias Pages = PagesViewController

  static let setPage = SetPage<PagesViewController>()
  static func show(inPrimary: Bool) -> ShowInMarked {
    ShowInMarked(inPrimary ? .primary : .secondary)
  }

  var onChange: OnChange?
  var onOwnNavigation: (@MainActor (_ window: Int, _ begins: Bool) -> Void)?
  let reportsChanges = false

  private let simulation: Simulation
  let census: Census
  private unowned let judge: any LeavingJudge
  private var width = UIUserInterfaceSizeClass.regular
  /// Whether tab bar controllers of all numbers but 0 have tabs of iOS 18.
  private var hasTabs = false
  /// Whether split views made of columns have one for narrow windows.
  private var hasCompactColumns = false

  init(_ script: HostScript, census: Census, judge: any LeavingJudge) {
    var settings = Simulation.Settings()
    settings.misuses = .record
    if case .uiKit(let number) = script {
      settings.animationTurns = 1 + number & 3
      settings.unanimatedTurns = 1 + number >> 2 & 1
      settings.completesUnanimatedAtOnce = number >> 3 & 1 == 1
      settings.checksCallersWindow = number >> 4 & 1 == 0
      settings.navigationControllersDefineContext = number >> 5 & 1 == 0
      settings.emptyDismissalCompletes = number >> 6 & 1 == 1
      settings.nestedPush = number >> 7 & 1 == 1 ? .afterTransition : .dropped
      if number >> 8 & 1 == 1 { width = .compact }
      settings.defersStackChangesWhileAppearing = number >> 9 & 1 == 1
      settings.nestedDismissal = number >> 10 & 1 == 1 ? .reachesThePresenter : .refused
      settings.refusedDismissalCompletes = number >> 11 & 1 == 1
      settings.turnsWithoutTab = number >> 12 & 1 == 1 ? 2 : 0
      settings.secondTapPopsStack = number >> 13 & 1 == 0
      settings.tabsMirrorViewControllers = number >> 14 & 1 == 1
      hasTabs = number >> 16 & 1 == 1
      hasCompactColumns = number >> 18 & 3 == 3
      // With two of three tabs, or three of four, under "More". Its list has no tab of its own here.
      if number >> 17 & 1 == 1 {
        settings.maximumTabCount = 2
        settings.listOfMoreKeepsTab = true
      }
    }
    simulation = Simulation(settings: settings)
    self.census = census
    self.judge = judge
    simulation.makeStackOfColumn = { screen in
      let stack = ColumnNavigationController(
        ScreenMark(.columnStack, id: 0, leaving: nil, in: census))
      stack.pushViewController(screen, animated: false)
      SimulatedWorld.mark(of: screen).columnStack = stack
      return stack
    }
  }

  var onTransition: (@MainActor (_ layer: Int, _ isAnimated: Bool, _ isDismissal: Bool) -> Void)? {
    didSet {
      simulation.onTransition = { [unowned self] transition in
        let (from, to) = (
          transition.viewController(forKey: .from), transition.viewController(forKey: .to)
        )
        let isDismissal = from?.isBeingDismissed == true
        let isPresentation = to?.isBeingPresented == true
        var layer = isPresentation ? 1 : 0
        var screen = isPresentation ? from : to ?? from
        while let current = screen {
          if let presenter = current.presentingViewController, current.parent == nil {
            layer += 1
            screen = presenter
          } else {
            screen = current.parent
          }
        }
        onTransition?(layer, transition.isAnimated, isDismissal)
      }
      simulation.onViewTransition = { [unowned self] view, isAnimated in
        if view is UIWindow { onTransition?(0, isAnimated, false) }
      }
    }
  }

  /// The views in the window, compared with the visible screens of the topmost layer.
  func difference(in window: UIWindow) -> String? {
    guard let top = try? naiveLayers(of: window).last as? UIViewController else { return nil }
    var pending = [top]
    while let screen = pending.popLast() {
      if screen.viewIfLoaded?.window !== window { return "nobody sees \(mark(of: screen).name)" }
      guard let container = screen as? any ContainerScreen else { continue }
      if (screen as? Tabs)?.hasLostGroup == true {
        return "\(mark(of: screen).name) has lost a group of tabs"
      }
      let visible = container.visibleScreens.compactMap { $0 as? UIViewController }
      for case let child as UIViewController in container.containedScreens
      where !visible.contains(child) && child.viewIfLoaded?.window != nil {
        return "\(mark(of: child).name) is seen, and \(mark(of: screen).name) does not say so"
      }
      pending += visible
    }
    return nil
  }

  func layerWithoutSettings(in window: UIWindow) -> (any Screen)? {
    let layers = (try? naiveLayers(of: window)) ?? []
    return layers.compactMap { $0 as? UIViewController }.first { layer in
      prepared.contains(mark(of: layer).number)
        && (layer.presentationController?.delegate == nil
          || layer.sheetPresentationController?.prefersGrabberVisible == false)
    }
  }

  var hasViews: Bool { true }

  func seenScreens(in window: UIWindow) -> [any Screen]? {
    var views = window.subviews
    var next = 0
    while next < views.count {
      views += views[next].subviews
      next += 1
    }
    return views.compactMap { $0.next as? any Screen }.filter { $0 is any MarkedScreen }
  }

  func run(_ body: () -> Void) {
    simulation.perform { _ in body() }
  }

  func makeWindow(_ root: (any Screen)?, number: Int) -> UIWindow {
    simulation.makeWindow(root: root as? UIViewController, width: width)
  }

  func make(
    _ kind: ScreenKind, id: Int, leaving: GuardScript?, children: [any Screen], selected: Int
  ) -> any Screen {
    let mark = ScreenMark(kind, id: id, leaving: leaving, in: census)
    let children = children.compactMap { $0 as? UIViewController }
    switch kind {
    case .page: return PageViewController(mark)
    case .card: return CardViewController(mark)
    case .form: return FormViewController(mark, judge)
    case .picker: return PickerViewController(mark)
    case .stack:
      let stack = MarkedNavigationController(mark)
      stack.viewControllers = children
      return stack
    case .wizard:
      let stack = WizardNavigationController(mark, judge)
      stack.viewControllers = children
      return stack
    case .tabs:
      let tabs = MarkedTabBarController(mark)
      if hasTabs, id > 0 {
        tabs.open(children, selected: selected)
        return tabs
      }
      tabs.viewControllers = children
      if !children.isEmpty { tabs.selectedIndex = selected % children.count }
      return tabs
    case .split, .compactSplit:
      let split = MarkedSplitViewController(mark)
      split.viewControllers = Array(children.prefix(2))
      return split
    case .columns:
      let split = MarkedSplitViewController(mark, style: id == 3 ? .tripleColumn : .doubleColumn)
      split.put(children)
      if hasCompactColumns {
        let page = PageViewController(ScreenMark(.page, id: 0, leaving: nil, in: census))
        split.setViewController(page, for: .compact)
      }
      return split
    case .columnStack: preconditionFailure("UIKit makes them.")
    case .pager: return PagerViewController(mark, children)
    case .pages: return PagesViewController(mark, children)
    }
  }

  /// UIKit pushes neither stacks nor splits. A column's screen is pushed, unless it is a stack.
  func accepts(_ kind: ScreenKind, inside containers: [ScreenKind]) -> Bool {
    switch containers.last {
    case .stack, .wizard, .columnStack:
      ![.stack, .wizard, .split, .compactSplit].contains(kind)
    case .columns: ![.split, .compactSplit].contains(kind)
    default: true
    }
  }

  let canPushContainers = false
  let keepsWhatPresents = true
  let showsEmptyContainers = true
  /// A collapsed split view whose primary is no stack has no place for its secondary.
  var rearrangesOnDisplay: Bool { width == .compact }
  var letsGoOfTabs: Bool { simulation.settings.turnsWithoutTab > 0 }

  /// A screen that a finger holds moves, although nothing goes on by itself.
  var isMoving: Bool { !simulation.loop.isIdle || isHeld }
  var isHeld: Bool { held != nil }

  func isAtRest(_ window: UIWindow) -> Bool {
    var pending = [window.rootViewController].compactMap(\.self)
    while let controller = pending.popLast() {
      if controller.transitionCoordinator != nil { return false }
      if let stack = controller as? Stack, stack.hasChangesToCome { return false }
      pending += controller.children
      if let above = controller.presentedViewController,
        above.presentingViewController === controller
      {
        pending.append(above)
      }
    }
    return true
  }

  func shows(_ screen: any Screen, in window: UIWindow) -> Bool {
    (screen as? UIViewController)?.viewIfLoaded?.window === window
  }

  func shows(aTransitionIn window: UIWindow) -> Bool {
    var layer = window.rootViewController
    while let screen = layer {
      if screen.isBeingPresented || screen.isBeingDismissed || screen.transitionCoordinator != nil {
        return true
      }
      layer = screen.presentedViewController
    }
    return false
  }

  func set(_ screens: [any Screen], of stack: Stack, animated: Bool) {
    stack.setViewControllers(screens.compactMap { $0 as? UIViewController }, animated: animated)
  }

  func willPresent(_ screen: any Screen) {
    guard let screen = screen as? UIViewController else { return }
    let number = SimulatedWorld.mark(of: screen).number
    screen.modalPresentationStyle = [.automatic, .popover, .fullScreen, .popover][number % 4]
    let isKept = number % 32 < 4
    prepare(screen, isKept ? keeper : listener)
    if number % 16 == 3, isKept || width == .regular {
      pointless.append("<\(SimulatedWorld.mark(of: screen).name)> is a popover")
    } else {
      screen.popoverPresentationController?.sourceView = button
    }
  }

  private func prepare(
    _ screen: UIViewController, _ delegate: any UIPopoverPresentationControllerDelegate
  ) {
    screen.presentationController?.delegate = delegate
    screen.sheetPresentationController?.prefersGrabberVisible = true
    prepared.insert(mark(of: screen).number)
  }

  /// The numbers of the screens that were prepared. The app presents each of them only once.
  private var prepared: Set<Int> = []

  private let listener = PopoverListener()

  /// Keeps some popovers also where there is little room.
  private let keeper = PopoverKeeper()

  /// What popovers point at.
  private let button = UIView()

  /// How messages begin of popovers of which the app has forgotten to say what they point at.
  private var pointless: [String] = []

  func willPresent(_ screen: any Screen, inContextOf presenter: any Screen) {
    (presenter as? UIViewController)?.definesPresentationContext = true
    guard let screen = screen as? UIViewController else { return }
    screen.modalPresentationStyle = .overCurrentContext
    prepare(screen, listener)
  }

  func step() {
    simulation.loop.turn()
  }

  func user(_ act: UserAct, in window: UIWindow, choice: Int) -> Bool {
    guard let top = try? naiveLayers(of: window).last as? UIViewController else { return false }
    var visible: [any Screen] = [top]
    var next = 0
    while next < visible.count {
      if let container = visible[next] as? any ContainerScreen {
        visible += container.visibleScreens
      }
      next += 1
    }
    let stack = visible.last {
      ($0 as? UINavigationController)?.viewControllers.count ?? 0 > 1
    }
    switch act {
    case .goesBack:
      guard let stack = stack as? UINavigationController else { return false }
      simulation.tapBack(in: stack)
      return true
    case .dismisses:
      guard let swipe = simulation.swipeAway(top) else { return false }
      swipe.complete()
      return true
    case .selectsTab:
      guard let tabs = visible.last(where: { $0 is UITabBarController }) as? UITabBarController,
        case let children = tabs.containedScreens, !children.isEmpty,
        // A screen that is out for a moment, and whose tab is not selected any more, is in no window: the
        // host cannot tell it from one that is gone. See 'Tabs of SwiftUI's' in Docs/Maintainers/UIKitRules.md.
        tabs.selectedViewController?.parent != nil
      else { return false }
      guard let screen = children[choice % children.count] as? UIViewController else {
        return false
      }
      guard tabs.viewControllers?.isEmpty != false, let tab = screen.tab else {
        return simulation.tap(screen, in: tabs)
      }
      return simulation.tap(tab, in: tabs)
    case .swipesInVain:
      guard let stack = stack as? UINavigationController,
        let swipe = simulation.swipeBack(in: stack)
      else { return false }
      swipe.cancel()
      return true
    case .beginsSwipeBack, .beginsSwipeDown:
      let swipe =
        act == .beginsSwipeDown
        ? simulation.swipeAway(top)
        : (stack as? UINavigationController).flatMap { simulation.swipeBack(in: $0) }
      guard held == nil, let swipe else {
        swipe?.cancel()
        return false
      }
      held = (swipe, window)
      return true
    case .letsGo, .letsGoTooEarly:
      guard let held, held.window === window else { return false }
      self.held = nil
      if act == .letsGo { held.swipe.complete() } else { held.swipe.cancel() }
      return true
    case .leavesApp:
      guard let scene = window.windowScene, !isInBackground else { return false }
      if choice.isMultiple(of: 3) {
        simulation.resignActive(scene)
      } else {
        simulation.enterBackground(scene)
      }
      sceneInBackground = scene
      return true
    case .returnsToApp:
      guard let scene = window.windowScene, scene === sceneInBackground else { return false }
      simulation.becomeActive(scene)
      sceneInBackground = nil
      return true
    default: return false
    }
  }

  private var held: (swipe: Simulation.Swipe, window: UIWindow)?
  private weak var sceneInBackground: UIWindowScene?
  var isInBackground: Bool { sceneInBackground != nil }

  func fail(_ fault: WorldEvent.Fault, number: Int, in window: UIWindow) {
    // UIKit says nothing of what it does not do.
    simulation.presentationsToDrop += 1
    drops += 1
  }

  private var drops = 0

  /// Which presentation it was that was dropped cannot be told.
  func faultsThatHappened(in window: UIWindow) -> Int { drops - simulation.presentationsToDrop }

  func isFault(_ error: any Error) -> Bool { false }
  func isRefusal(_ error: any Error) -> Bool {
    pointless.contains { "\(error)".hasPrefix($0) }
  }

  var complaints: [String] {
    simulation.warnings.map { "UIKit prints: \($0.text)" }
      + simulation.misuses.map { "UIKit raises: \($0)" }
  }

  func close(_ window: UIWindow) {
    if let held, held.window === window {
      self.held = nil
      held.swipe.cancel()
    }
    if let scene = window.windowScene { simulation.disconnect(scene) }
  }

  func dismantle() {
    held = nil
    simulation.onTransition = nil
    simulation.onViewTransition = nil
    simulation.reset()
  }
}
#endif
