import Switchback

/// What the world knows of a screen: its number in the order in which screens came into the world.
///
/// Every screen of a world holds one, so that the world notices when a screen is freed.
final class ScreenMark {
  let number: Int
  let kind: ScreenKind
  let id: Int
  let leaving: GuardScript?
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
  private(set) var alive: Set<Int> = []
  private(set) var last = 0

  func add() -> Int {
    last += 1
    alive.insert(last)
    return last
  }

  func remove(_ number: Int) {
    alive.remove(number)
  }
}

/// A screen of a world.
@MainActor
protocol MarkedScreen: Screen {
  var mark: ScreenMark { get }
}

@MainActor
func mark(of screen: any Screen) -> ScreenMark {
  guard let screen = screen as? any MarkedScreen else {
    preconditionFailure("\(type(of: screen)) is not a screen of this world.")
  }
  return screen.mark
}

/// The screen as a container, if it is one. Its kind says so sooner than the language can.
@MainActor
func container(_ screen: any Screen) -> (any ContainerScreen)? {
  mark(of: screen).kind.isContainer ? screen as? any ContainerScreen : nil
}

extension ScreenKind {
  var isContainer: Bool {
    switch self {
    case .page, .card, .form, .picker: false
    case .stack, .tabs, .split, .compactSplit, .pager, .wizard: true
    }
  }
}

/// What a screen asks the world when it is asked whether it may go.
@MainActor
protocol LeavingJudge: AnyObject {
  func canBeDismissed(_ screen: any MarkedScreen) -> Bool
  func confirmLeaving(_ screen: any MarkedScreen) async -> Bool
}
