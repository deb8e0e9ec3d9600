import Switchback

/// A toolkit on which worlds are run.
///
/// A host makes screens and windows, and does what a user can do with them. What it animates goes on
/// only when the world says so.
@MainActor
protocol WorldHost: AnyObject {
  associatedtype Window: ScreenWindow
  associatedtype Page: MarkedScreen & ContextChecking<Int>
  associatedtype Card: MarkedScreen
  associatedtype Form: MarkedScreen & LeaveGuard & ContextChecking<Int>
  associatedtype Picker: MarkedScreen & ResultScreen<Int>
  associatedtype Stack: MarkedScreen & StackContainer
  associatedtype Tabs: MarkedScreen & TabContainer
  associatedtype Split: MarkedScreen & SplitContainer
  associatedtype Pager: MarkedScreen & ContainerScreen
  /// Shows one page at a time, where the toolkit has such a class.
  associatedtype Pages: MarkedScreen & ContainerScreen
  associatedtype PageAction: ContainerAction where PageAction.Source == Pages
  static var setPage: PageAction { get }
  associatedtype ColumnAction: ContainerAction where ColumnAction.Source == Split
  static func show(inPrimary: Bool) -> ColumnAction

  /// Tells the world of a change on screen, if the host can.
  typealias OnChange =
    @MainActor (
      _ window: Int, _ layer: Int?, _ isAnimated: Bool, _ isDismissal: Bool
    ) -> Void
  var onChange: OnChange? { get set }
  /// Tells the world of the beginning of a change on screen, where it is not told of every change.
  var onTransition: (@MainActor (_ layer: Int, _ isAnimated: Bool, _ isDismissal: Bool) -> Void)? {
    get set
  }
  /// Tells the world of a container whose contents have changed, where the host's containers change by operations
  /// only.
  var onContents: (@MainActor (_ container: any Screen) -> Void)? { get set }
  /// Tells the world that the host itself begins to navigate in a window, or has ended.
  var onOwnNavigation: (@MainActor (_ window: Int, _ begins: Bool) -> Void)? { get set }
  /// Tells the world that a picker gives a result, as the user chooses.
  var onAnswer: (@MainActor (_ picker: Int, _ result: Int) -> Void)? { get set }
  /// Whether it tells of every change.
  var reportsChanges: Bool { get }

  /// Runs the world as code that belongs to this host.
  func run(_ body: () -> Void)

  init(_ script: HostScript, census: Census, judge: any LeavingJudge)

  func makeWindow(_ root: (any Screen)?, number: Int) -> Window

  /// Makes a screen with others in it.
  func make(
    _ kind: ScreenKind, id: Int, leaving: GuardScript?, children: [any Screen], selected: Int
  ) -> any Screen

  /// Chooses how a screen looks that is about to be presented, where the host has a choice.
  func willPresent(_ screen: any Screen)

  /// Has a screen presented in the context of another one, where that has to be said.
  func willPresent(_ screen: any Screen, inContextOf presenter: any Screen)

  /// Makes a picker a prompt, and shows an alert of the app's own. Nothing where the host has no such thing.
  func makePrompt(of picker: any Screen)
  func showAlert(in window: Window)

  /// Whether this kind of screen may be put into these containers, of which the innermost is the last.
  func accepts(_ kind: ScreenKind, inside containers: [ScreenKind]) -> Bool

  /// Whether a stack takes other containers than an app's own.
  var canPushContainers: Bool { get }

  /// Whether a screen and what it presents hold each other, also when their window is gone.
  var keepsWhatPresents: Bool { get }

  /// Whether containers may put screens away by themselves when they come on display.
  var rearrangesOnDisplay: Bool { get }

  /// Whether a tab bar may let go of its screen, which then is nowhere for a moment.
  var letsGoOfTabs: Bool { get }

  /// Whether a container can be on display with nothing in it.
  var showsEmptyContainers: Bool { get }

  /// Whether some tabs are not shown when the app selects them.
  var hidesTabs: Bool { get }

  /// Whether a layer that the user drags down comes back if it has a guard, which is then asked.
  var asksWhenDragged: Bool { get }

  /// Whether an alert may be up that is not the topmost of the screens.
  func mayBeCovered(in window: Window) -> Bool

  /// Whether something moves, and the world may let it go on.
  var isMoving: Bool { get }

  /// Whether nothing moves in a window, seen or unseen.
  func isAtRest(_ window: Window) -> Bool

  /// Whether the toolkit is in the middle of a transition in a window, as its screens say it themselves.
  func shows(aTransitionIn window: Window) -> Bool

  /// Whether the user sees a screen that is visible, as far as that can be told.
  func shows(_ screen: any Screen, in window: Window) -> Bool

  /// Whether the user holds a screen.
  var isHeld: Bool { get }

  /// Whether the user has left the app.
  var isInBackground: Bool { get }

  /// Sets the screens of a stack as an app does in the toolkit's own words, which do not wait.
  func set(_ screens: [any Screen], of stack: Stack, animated: Bool)

  /// Lets what moves go on.
  func step()

  /// Whether a layer can always be dismissed by the user, and a tap on the selected tab is none.
  var hasPlainGestures: Bool { get }

  /// - Returns: Whether the user could do that.
  func user(_ act: UserAct, in window: Window, choice: Int) -> Bool

  /// Lets one of the next operations in a window fail. Does nothing where a host cannot.
  func fail(_ fault: WorldEvent.Fault, number: Int, in window: Window)

  /// Whether each fault is of the next operation.
  var canFail: Bool { get }

  /// How many of the faults have happened, and forgets those that have not.
  func faultsThatHappened(in window: Window) -> Int

  /// Whether it was a fault that has made a commit fail, and no rule of the toolkit.
  func isFault(_ error: any Error) -> Bool

  /// Whether the toolkit refuses such a change, whenever it is asked for.
  func isRefusal(_ error: any Error) -> Bool

  /// What the toolkit has complained of so far.
  var complaints: [String] { get }

  /// What the user sees and the screens do not say, or the other way round.
  func difference(in window: Window) -> String?

  /// A layer that is presented without what ``willPresent(_:)`` has set for its presentation.
  func layerWithoutSettings(in window: Window) -> (any Screen)?

  /// Whether the toolkit has views, so that it shows what screens say.
  var hasViews: Bool { get }

  /// The screens whose views the user sees, if that can be told. Amid a transition, both.
  func seenScreens(in window: Window) -> [any Screen]?

  /// Observes a property of one of the screens, if the host's screens can be observed.
  ///
  /// - Returns: Says which one has changed later on, if the observer has not been told.
  func witness(in window: Window, choice: Int) -> (() -> String?)?

  /// Remembers the screens of a window and puts them in disorder, where a host can bring them back.
  ///
  /// - Returns: Brings them back, and says which of them is not as it was.
  func remember(_ window: Window) -> (() -> String?)?

  /// Lets a container of the app's own list what is around it or, twice, what is in another one, where there is one.
  ///
  /// - Returns: Lets it list its screens again.
  func listWrongly(in window: Window, twice: Bool) -> (() -> Void)?

  /// What the host refuses while all is at rest.
  func misuses(in window: Window) -> [Misuse]

  /// What the host's own properties say otherwise than its screens do.
  func contradiction(in window: Window) -> String?

  /// The screens that the toolkit itself shows, perhaps because it has forgotten to take them away.
  var shownScreens: [any Screen] { get }

  /// Takes a window away.
  func close(_ window: Window)

  /// Lets go of everything.
  func dismantle()
}

extension WorldHost where PageAction == ShowPage<Pages> {
  static var setPage: PageAction { ShowPage() }
}

extension WorldHost where ColumnAction == SetSide<Split> {
  static func show(inPrimary: Bool) -> ColumnAction { SetSide(isPrimary: inPrimary) }
}

extension WorldHost {
  var onTransition: (@MainActor (_ layer: Int, _ isAnimated: Bool, _ isDismissal: Bool) -> Void)? {
    get { nil }
    set {}
  }
  var onContents: (@MainActor (_ container: any Screen) -> Void)? {
    get { nil }
    set {}
  }
  var onAnswer: (@MainActor (_ picker: Int, _ result: Int) -> Void)? {
    get { nil }
    set {}
  }
  func willPresent(_ screen: any Screen) {}
  func willPresent(_ screen: any Screen, inContextOf presenter: any Screen) {}
  func makePrompt(of picker: any Screen) {}
  func showAlert(in window: Window) {}
  var canPushContainers: Bool { true }
  var keepsWhatPresents: Bool { false }
  var rearrangesOnDisplay: Bool { false }
  var letsGoOfTabs: Bool { false }
  var showsEmptyContainers: Bool { false }
  var hidesTabs: Bool { false }
  var asksWhenDragged: Bool { false }
  func mayBeCovered(in window: Window) -> Bool { false }
  var shownScreens: [any Screen] { [] }
  func difference(in window: Window) -> String? { nil }
  func layerWithoutSettings(in window: Window) -> (any Screen)? { nil }
  var hasViews: Bool { false }
  func seenScreens(in window: Window) -> [any Screen]? { nil }
  func witness(in window: Window, choice: Int) -> (() -> String?)? { nil }
  func remember(_ window: Window) -> (() -> String?)? { nil }
  func listWrongly(in window: Window, twice: Bool) -> (() -> Void)? { nil }
  func misuses(in window: Window) -> [Misuse] { [] }
  func contradiction(in window: Window) -> String? { nil }
  var canFail: Bool { false }
  var hasPlainGestures: Bool { false }
  func isAtRest(_ window: Window) -> Bool { true }
  func shows(aTransitionIn window: Window) -> Bool { false }
  func shows(_ screen: any Screen, in window: Window) -> Bool { true }
  var isHeld: Bool { false }
  var isInBackground: Bool { false }
  func set(_ screens: [any Screen], of stack: Stack, animated: Bool) {}
  func run(_ body: () -> Void) { body() }
  func close(_ window: Window) {}
}
