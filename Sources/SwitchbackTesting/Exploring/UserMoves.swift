import Switchback
import SwitchbackModel

/// The moves a user can make without the app's help, in stacks, tab bars and modal layers.
///
/// In the model's window the user makes the move, by the model's rules. In a window of another
/// host, the host performs the equivalent: it selects the tab, pops the screen, dismisses the
/// layer. If one of them is impossible in an app, such as swiping down a layer that refuses it,
/// omit it, and add a move with ``Explorer/Move/own(_:if:_:)``.
public struct UserMoves: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Selects another tab of a tab bar on display.
  public static let selectTab = UserMoves(rawValue: 1 << 0)

  /// Swipes the topmost modal layer down, unless it is a cover or a prompt of the model's.
  public static let swipeDown = UserMoves(rawValue: 1 << 1)

  /// Presses the back button of a stack on display.
  public static let goBack = UserMoves(rawValue: 1 << 2)

  /// All of them.
  public static let all: UserMoves = [.selectTab, .swipeDown, .goBack]
}

/// A move that the user can make now.
@MainActor
struct UserMove {
  let name: String
  let isBack: Bool
  let perform: @MainActor () async throws -> Void
}

extension UserMoves {
  /// The moves that the user can make now, in a settled window.
  @MainActor
  func possible(in window: any ScreenWindow) -> [UserMove] {
    guard let roots = try? Hierarchy(of: window).layers, let top = roots.last else { return [] }
    var moves: [UserMove] = []
    var (tabBars, stacks) = (0, 0)
    for screen in screensOnDisplay(in: top) {
      if contains(.selectTab), let tabs = screen as? any TabContainer {
        tabBars += 1
        moves += selections(of: tabs, number: tabBars)
      }
      if contains(.goBack), let stack = screen as? any StackContainer,
        let previous = stack.containedScreens.dropLast().last
      {
        stacks += 1
        moves.append(
          UserMove(name: numbered("the user goes back", "in stack", stacks), isBack: true) {
            if let stack = stack as? ModelStack {
              try stack.pop()
            } else {
              try await stack.makeVisible(previous, animated: false)
            }
          })
      }
    }
    if contains(.swipeDown), let presenter = top.presentingScreen,
      (top as? ModelScreen)?.modalStyle.isUsersToDismiss ?? true
    {
      moves.append(
        UserMove(name: "the user swipes the modal layer away", isBack: true) {
          if let top = top as? ModelScreen { return try top.swipeDown() }
          try await presenter.dismissPresentedScreen(animated: false)
        })
    }
    return moves
  }

  @MainActor
  private func selections(of tabs: any TabContainer, number: Int) -> [UserMove] {
    marked(tabs.containedScreens, in: tabs.visibleScreens).enumerated()
      .filter { !$1.isMarked }
      .map { index, tab in
        UserMove(
          name: numbered("the user selects tab \(index + 1)", "of tab bar", number), isBack: false
        ) {
          if let tabs = tabs as? ModelTabs { return try tabs.select(index) }
          try await tabs.makeVisible(tab.screen, animated: false)
        }
      }
  }

  private func numbered(_ text: String, _ thing: String, _ number: Int) -> String {
    number == 1 ? text : "\(text) \(thing) \(number)"
  }

  @MainActor
  private func screensOnDisplay(in root: any Screen) -> [any Screen] {
    var screens: [any Screen] = []
    var pending = [root]
    var seen = IdentitySet()
    // A container of a host may list itself, or a screen twice.
    while let screen = pending.popLast() {
      guard seen.insert(screen) else { continue }
      screens.append(screen)
      guard let container = screen as? any ContainerScreen else { continue }
      pending += container.visibleScreens.reversed()
    }
    return screens
  }
}
