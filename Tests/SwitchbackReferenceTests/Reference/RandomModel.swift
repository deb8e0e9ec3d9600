import Switchback
import SwitchbackModel

/// Builds random windows of the model host.
@MainActor
struct RandomModel {
  private var random: RandomSource
  private var budget: Int
  private var screens: [ModelScreen] = []

  /// A window and all its screens, those included that nobody sees.
  static func window(
    _ random: inout RandomSource, hidesLayers: Bool
  ) async throws -> (ModelWindow, [ModelScreen]) {
    var model = RandomModel(random: random, budget: random.number(1..<30))
    let window = ModelWindow(model.tree(depth: 0))
    for _ in 0..<model.random.element(of: [0, 0, 1, 1, 2, 3]) where model.budget > 0 {
      let top = window.layers[window.layers.count - 1]
      let presenter = model.random.chance(50) ? top : model.random.element(of: visible(top))
      try await presenter.presentScreen(model.tree(depth: 0), animated: false)
      if hidesLayers, model.random.chance(50) { try await model.hideLayer(in: window) }
    }
    random = model.random
    return (window, model.screens)
  }

  private static func visible(_ screen: ModelScreen) -> [ModelScreen] {
    let shown = (screen as? ModelContainer)?.visibleScreens ?? []
    return [screen] + shown.flatMap { ($0 as? ModelScreen).map(visible) ?? [] }
  }

  /// Selects another tab below the topmost layer, so that the layer goes out of sight with the tab
  /// that presents it.
  private mutating func hideLayer(in window: ModelWindow) async throws {
    let tabs = Self.visible(window.layers[0]).compactMap { $0 as? ModelTabs }
    guard let tabs = tabs.first else { return }
    let other = random.element(of: tabs.screens)
    try await tabs.makeVisible(other, animated: false)
  }

  private mutating func tree(depth: Int) -> ModelScreen {
    budget -= 1
    let screen = make(depth)
    screens.append(screen)
    return screen
  }

  private mutating func make(_ depth: Int) -> ModelScreen {
    guard budget > 0, depth < 6, random.chance(depth == 0 ? 85 : 45) else {
      return Thing(random.number(0..<8))
    }
    var children: [ModelScreen] = []
    let count = random.number(1..<5)
    switch random.number(0..<10) {
    case 0..<4:
      for _ in 0..<count { children.append(tree(depth: depth + 1)) }
      return ModelStack(children)
    case 4..<7:
      for _ in 0..<count { children.append(tree(depth: depth + 1)) }
      return ModelTabs(children, selected: random.number(0..<children.count))
    case 7..<9:
      for _ in 0..<min(2, count) { children.append(tree(depth: depth + 1)) }
      let split = ModelSplit(children)
      split.isCollapsed = random.chance(40)
      return split
    default:
      for _ in 0..<count { children.append(tree(depth: depth + 1)) }
      return Pager(children)
    }
  }
}
