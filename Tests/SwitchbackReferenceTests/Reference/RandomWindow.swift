import SimulatedWorld
import Switchback

/// Builds random windows of a host.
@MainActor
struct RandomWindow<Host: TrialHost> {
  private let kind: RandomWindowKind
  private var random: RandomSource
  private var budget: Int
  private var screens: [any Screen] = []

  /// A window and all its screens, those included that nobody sees.
  static func make(
    _ random: inout RandomSource, _ kind: RandomWindowKind
  ) async throws -> (Host.Window, [any Screen]) {
    var builder = RandomWindow(kind: kind, random: random, budget: random.number(1..<30))
    let window = await Host.window(builder.tree(depth: 0, isInStack: false))
    for _ in 0..<builder.random.element(of: [0, 0, 1, 1, 2, 3]) where builder.budget > 0 {
      let layers = try Hierarchy(of: window).layers
      let top = layers[layers.count - 1]
      let presenter = builder.random.chance(50) ? top : builder.random.element(of: visible(top))
      let modal = builder.tree(depth: 0, isInStack: false)
      try await presenter.presentScreen(modal, animated: false)
      if kind == .withHiddenLayers, builder.random.chance(50) {
        try await builder.hideLayer(in: layers[0])
      }
    }
    random = builder.random
    return (window, builder.screens)
  }

  private static func visible(_ screen: any Screen) -> [any Screen] {
    let shown = (screen as? any ContainerScreen)?.visibleScreens ?? []
    return [screen] + shown.flatMap { visible($0) }
  }

  /// Selects another tab below the topmost layer, so that the layer goes out of sight with the tab
  /// that presents it.
  private mutating func hideLayer(in root: any Screen) async throws {
    let tabs = Self.visible(root).compactMap { $0 as? Host.Tabs }
    guard let tabs = tabs.first else { return }
    // One that was hidden before stays so: of the screens that a layer shows, one presents.
    let others = tabs.containedScreens.filter { tab in
      Self.visible(tab).allSatisfy { $0.presentedScreen == nil }
    }
    if !others.isEmpty {
      try await tabs.makeVisible(random.element(of: others), animated: false)
    }
  }

  private mutating func tree(depth: Int, isInStack: Bool) -> any Screen {
    budget -= 1
    let screen = make(depth, isInStack: isInStack)
    screens.append(screen)
    return screen
  }

  private mutating func make(_ depth: Int, isInStack: Bool) -> any Screen {
    guard budget > 0, depth < 6, random.chance(depth == 0 ? 85 : 45) else {
      return Host.leaf(random.number(0..<8))
    }
    let count = random.number(1..<5)
    let choice = random.number(0..<10)
    if kind == .portable, isInStack, choice < 9 { return Host.leaf(choice) }
    switch choice {
    case 0..<4: return Host.stack(children(count, depth, areInStack: true))
    case 4..<7:
      let children = children(count, depth)
      return Host.tabs(children, selected: random.number(0..<children.count))
    case 7..<9:
      let children = children(min(2, count), depth)
      return Host.split(children, isCollapsed: kind != .portable && random.chance(40))
    default: return Host.pager(children(count, depth))
    }
  }

  private mutating func children(
    _ count: Int, _ depth: Int, areInStack: Bool = false
  ) -> [any Screen] {
    var children: [any Screen] = []
    for _ in 0..<count { children.append(tree(depth: depth + 1, isInStack: areInStack)) }
    return children
  }
}

/// What may be in a random window.
enum RandomWindowKind {
  case usual
  /// Also layers out of sight, in a tab that is not selected.
  case withHiddenLayers
  /// Only what every host can show: UIKit pushes no containers but an app's own, and whether a split
  /// view is collapsed is a matter of the window's width.
  case portable
}
