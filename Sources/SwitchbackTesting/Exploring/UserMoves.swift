import Switchback
import SwitchbackModel

/// What a user can do without the app's help, in an app of the model's own containers.
public struct UserMoves: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Selects another tab of a tab bar on display.
  public static let selectTab = UserMoves(rawValue: 1 << 0)

  /// Swipes the topmost modal layer away.
  public static let swipeDown = UserMoves(rawValue: 1 << 1)

  /// Presses the back button of a stack on display.
  public static let goBack = UserMoves(rawValue: 1 << 2)

  /// All of them.
  public static let all: UserMoves = [.selectTab, .swipeDown, .goBack]
}

/// Something that the user can do now.
@MainActor
struct UserMove {
  let name: String
  let isBack: Bool
  let perform: @MainActor () throws -> Void
}

extension UserMoves {
  /// What the user can do now, in a window at rest.
  @MainActor
  func possible(in window: ModelWindow) -> [UserMove] {
    guard let top = window.layers.last else { return [] }
    var moves: [UserMove] = []
    var (tabBars, stacks) = (0, 0)
    for screen in screensOnDisplay(in: top) {
      if contains(.selectTab), let tabs = screen as? ModelTabs {
        tabBars += 1
        moves += selections(of: tabs, number: tabBars)
      }
      if contains(.goBack), let stack = screen as? ModelStack, stack.containedScreens.count > 1 {
        stacks += 1
        moves.append(
          UserMove(name: numbered("the user goes back", "in stack", stacks), isBack: true) {
            try stack.pop()
          })
      }
    }
    if contains(.swipeDown), top.presenter != nil {
      moves.append(
        UserMove(name: "the user swipes the modal layer away", isBack: true) {
          try top.swipeDown()
        })
    }
    return moves
  }

  @MainActor
  private func selections(of tabs: ModelTabs, number: Int) -> [UserMove] {
    let selected = tabs.selectedIndex
    return tabs.containedScreens.indices.filter { $0 != selected }.map { index in
      UserMove(
        name: numbered("the user selects tab \(index + 1)", "of tab bar", number), isBack: false
      ) {
        try tabs.select(index)
      }
    }
  }

  private func numbered(_ text: String, _ thing: String, _ number: Int) -> String {
    number == 1 ? text : "\(text) \(thing) \(number)"
  }

  @MainActor
  private func screensOnDisplay(in root: ModelScreen) -> [ModelScreen] {
    var screens: [ModelScreen] = []
    var pending = [root]
    while let screen = pending.popLast() {
      screens.append(screen)
      guard let container = screen as? ModelContainer else { continue }
      pending += container.visibleScreens.reversed().compactMap { $0 as? ModelScreen }
    }
    return screens
  }
}
