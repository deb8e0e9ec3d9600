import Switchback
import SwitchbackModel

/// What the world knows of a screen: its number in the order in which screens came into the world.
///
/// Every screen of a world holds one, so that the world notices when a screen is freed.
final class ScreenMark {
  let number: Int
  let kind: ScreenKind
  let id: Int
  let leaving: GuardScript?
  /// The stack that the toolkit has put around the screen of a column.
  weak var columnStack: (any Screen)?
  private let census: Census

  init(_ kind: ScreenKind, id: Int, leaving: GuardScript?, in census: Census) {
    self.kind = kind
    self.id = id
    self.leaving = leaving
    self.census = census
    number = census.add()
  }

  deinit { census.remove(number) }

  var name: String { "\(kind.rawValue) \(id) #\(number)" }
}

/// The numbers of all screens that are alive.
final class Census: @unchecked Sendable {
  // NB: unchecked, as screens come and go on the thread of their world only.
  private var isAlive = [false]
  private(set) var count = 0

  var last: Int { isAlive.count - 1 }

  /// In order.
  var alive: [Int] { isAlive.indices.filter { isAlive[$0] } }

  func contains(_ number: Int) -> Bool { isAlive[number] }

  func add() -> Int {
    isAlive.append(true)
    count += 1
    return last
  }

  func remove(_ number: Int) {
    isAlive[number] = false
    count -= 1
  }
}

/// A screen of a world.
@MainActor
protocol MarkedScreen: Screen {
  var mark: ScreenMark { get }
}

/// A split view that keeps screens in columns, whether it shows them or not.
@MainActor
protocol ColumnedScreen: Screen {
  var columnScreens: [any Screen] { get }
  /// The screens that were set for its columns, also one that has left the stack around it.
  var setScreens: [any Screen] { get }
  var secondaryScreen: (any Screen)? { get }
  var isCollapsed: Bool { get }
  /// Whether it is collapsed or, if it has columns, will be as it comes on display in a container that is there.
  var isNarrow: Bool { get }
}

// NB: classes are asked for before the protocol, as the language says of a class in a tenth of the time
// whether an object is of it.
@MainActor
func mark(of screen: any Screen) -> ScreenMark {
  if let page = screen as? ModelPage { return page.mark }
  if let stack = screen as? MarkedStack { return stack.mark }
  if let tabs = screen as? MarkedTabs { return tabs.mark }
  if let split = screen as? MarkedSplit { return split.mark }
  if let pager = screen as? ModelPager { return pager.mark }
  guard let screen = screen as? any MarkedScreen else {
    preconditionFailure("\(type(of: screen)) is not a screen of this world.")
  }
  return screen.mark
}

/// The screen as a container, if it is one.
@MainActor
func container(_ screen: any Screen) -> (any ContainerScreen)? {
  if let container = screen as? ModelContainer { return container }
  if screen is ModelPage { return nil }
  return screen as? any ContainerScreen
}

extension ScreenKind {
  var isContainer: Bool {
    switch self {
    case .page, .card, .form, .picker: false
    case .stack, .tabs, .split, .compactSplit, .pager, .pages, .wizard, .columns, .columnStack: true
    }
  }
}

/// What a screen asks the world when it is asked whether it may go.
@MainActor
protocol LeavingJudge: AnyObject {
  func confirmLeaving(_ screen: any MarkedScreen) async -> Bool
}
