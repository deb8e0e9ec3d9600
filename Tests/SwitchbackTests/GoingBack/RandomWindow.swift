import SimulatedWorld
import Switchback
import SwitchbackModel

/// Builds random windows of the model.
struct RandomWindow {
  private var random: RandomSource
  private var budget: Int
  private var count = 0

  /// - Returns: Also how many screens are in it, including those that are hidden.
  static func make(_ random: inout RandomSource) async throws -> (ModelWindow, count: Int) {
    var builder = RandomWindow(random: random, budget: random.number(1..<30))
    let window = ModelWindow(builder.tree(depth: 0))
    for _ in 0..<builder.random.element(of: [0, 0, 1, 1, 2, 3]) where builder.budget > 0 {
      guard let top = window.layers.last else { break }
      let presenter = builder.random.chance(50) ? top : builder.random.element(of: visible(top))
      try await presenter.presentScreen(builder.tree(depth: 0), animated: false)
    }
    random = builder.random
    return (window, builder.count)
  }

  private static func visible(_ screen: ModelScreen) -> [ModelScreen] {
    let shown = ((screen as? ModelContainer)?.visibleScreens ?? []) as? [ModelScreen] ?? []
    return [screen] + shown.flatMap { visible($0) }
  }

  private mutating func tree(depth: Int) -> ModelScreen {
    budget -= 1
    count += 1
    guard budget > 0, depth < 6, random.chance(depth == 0 ? 85 : 45) else {
      return Thing(random.number(0..<8))
    }
    let width = random.number(1..<5)
    switch random.number(0..<10) {
    case 0..<4: return ModelStack(children(width, depth))
    case 4..<7:
      let children = children(width, depth)
      return ModelTabs(children, selected: random.number(0..<children.count))
    case 7..<9:
      let split = ModelSplit(children(min(2, width), depth))
      split.isCollapsed = random.chance(40)
      return split
    default: return Pager(children(width, depth))
    }
  }

  private mutating func children(_ count: Int, _ depth: Int) -> [ModelScreen] {
    var children: [ModelScreen] = []
    for _ in 0..<count { children.append(tree(depth: depth + 1)) }
    return children
  }
}
