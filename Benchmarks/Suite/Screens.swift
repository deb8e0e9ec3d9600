import Switchback
import SwitchbackModel

/// The screens of the benchmarks. The classes are `final`, as an app's are.
final class LeafScreen: ModelScreen {}

/// What is looked for where nothing is to be found.
final class AbsentScreen: ModelScreen {}

/// What is looked for, built and found.
final class WantedScreen: ModelScreen, ContextChecking {
  let id: Int
  var opened = 0

  init(id: Int) {
    self.id = id
    super.init()
  }

  func isTarget(for context: Int) -> Bool { id == context }
}

@MainActor
enum Trees {
  /// Five tabs of stacks, so many screens in all.
  static func tabs(of count: Int) -> ModelWindow {
    let leaves = max(5, count - 6)
    return ModelWindow(
      ModelTabs(
        (0..<5).map { tab in
          ModelStack((0..<(leaves / 5 + (tab < leaves % 5 ? 1 : 0))).map { _ in LeafScreen() })
        }))
  }

  /// Containers of at most five children, so many screens in all.
  static func narrow(of count: Int) -> ModelWindow {
    func container(of count: Int) -> ModelScreen {
      if count < 7 { return ModelTabs((0..<max(1, count - 1)).map { _ in LeafScreen() }) }
      let rest = count - 4
      return ModelTabs([
        LeafScreen(), container(of: rest / 2), LeafScreen(), container(of: rest - rest / 2),
        LeafScreen(),
      ])
    }
    return ModelWindow(container(of: count))
  }

  /// One stack with so many children.
  static func wide(of count: Int) -> ModelWindow {
    ModelWindow(ModelStack((0..<count).map { _ in LeafScreen() }))
  }

  /// A tab bar with so many tabs.
  static func manyTabs(_ count: Int) -> ModelWindow {
    ModelWindow(ModelTabs((0..<count).map { _ in LeafScreen() }))
  }

  /// So many stacks in one another.
  static func deep(of count: Int) -> ModelWindow {
    var inner: ModelScreen = LeafScreen()
    for _ in 0..<count { inner = ModelStack(inner) }
    return ModelWindow(inner)
  }

  /// So many layers above the root, each a stack of three screens.
  static func modals(_ count: Int) -> ModelWindow {
    var top: ModelStack?
    for _ in 0..<count {
      let stack = ModelStack(LeafScreen(), LeafScreen(), LeafScreen())
      if let top { stack.presenting { top } }
      top = stack
    }
    let root = LeafScreen()
    if let top { root.presenting { top } }
    return ModelWindow(root)
  }
}

/// Where an error in a benchmark says what was expected.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String
}

@MainActor
func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  if !condition { throw WrongAnswer(description: what()) }
}
