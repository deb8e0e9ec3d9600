import SimulatedWorld
import Switchback

/// Builds random towers of loose screens.
struct RandomHierarchy {
  private var random: RandomSource
  private let window = LooseWindow()
  private let hasManyClasses: Bool
  private let isDeep: Bool
  private var budget: Int

  private static let variants: [LooseScreen.Type] = [
    LooseVariant<Int8>.self, LooseVariant<Int16>.self, LooseVariant<Int32>.self,
    LooseVariant<Int64>.self, LooseVariant<UInt8>.self, LooseVariant<UInt16>.self,
    LooseVariant<UInt32>.self, LooseVariant<UInt64>.self, LooseVariant<Bool>.self,
    LooseBox<Int8>.self, LooseBox<Int16>.self, LooseBox<Int32>.self, LooseBox<Int64>.self,
  ]

  static func window(_ random: inout RandomSource) -> LooseWindow {
    var hierarchy = RandomHierarchy(random: random)
    hierarchy.build()
    random = hierarchy.random
    return hierarchy.window
  }

  private init(random: RandomSource) {
    self.random = random
    hasManyClasses = self.random.chance(8)
    isDeep = self.random.chance(10)
    budget =
      self.random.chance(1)
      ? self.random.number(60..<160) : self.random.number(0..<self.random.number(2..<41))
  }

  private mutating func build() {
    guard budget > 0 else { return }
    window.root = tree(depth: 0, in: nil)
    var top = window.root
    for _ in 0..<random.element(of: [0, 0, 1, 1, 2, 3, 5]) where budget > 0 {
      guard let root = top else { break }
      let presenter = random.chance(50) ? root : random.element(of: visiblePath(from: root))
      let modal = tree(depth: 0, in: nil)
      present(modal, on: presenter)
      top = modal
    }
    // Screens that present out of sight, or beside another one that presents.
    while random.chance(15), budget > 0 {
      let presenter = random.element(of: window.screens)
      if presenter.presented == nil { present(tree(depth: 0, in: nil), on: presenter) }
    }
    if random.chance(30) {
      for _ in 0..<random.number(1..<4) { random.element(of: window.screens).isLeaving = true }
    }
    if random.chance(25) {
      for _ in 0..<random.number(1..<4) { lie() }
    }
  }

  private mutating func tree(depth: Int, in parent: LooseContainer?) -> LooseScreen {
    budget -= 1
    let screen = make(depth)
    screen.parent = parent
    window.screens.append(screen)
    guard let container = screen as? LooseContainer else { return screen }
    var count = isDeep ? random.number(0..<3) : random.number(0..<6)
    if container is LooseSplit { count = min(count, 2) }
    while count > 0, budget > 0 {
      container.children.append(tree(depth: depth + 1, in: container))
      count -= 1
    }
    container.shown = shown(in: container)
    return screen
  }

  private mutating func make(_ depth: Int) -> LooseScreen {
    let number = window.screens.count
    if hasManyClasses, random.chance(60) {
      return random.element(of: Self.variants).init(number: number)
    }
    if random.chance(depth == 0 ? 75 : isDeep ? 65 : 35) {
      let kinds: [LooseScreen.Type] = [
        LooseStack.self, LooseTabs.self, LooseSplit.self, LooseContainer.self,
      ]
      return random.element(of: kinds).init(number: number)
    }
    let kinds: [LooseScreen.Type] = [LooseScreen.self, LooseProduct.self, LooseOffer.self]
    return random.element(of: kinds).init(number: number)
  }

  private mutating func shown(in container: LooseContainer) -> [LooseScreen] {
    let children = container.children
    if children.isEmpty { return [] }
    switch container {
    case is LooseStack: return [children[children.count - 1]]
    case is LooseTabs: return [random.element(of: children)]
    case is LooseSplit where random.chance(70): return children
    case is LooseSplit: return [random.element(of: children)]
    default: return Array(random.shuffled(children).prefix(random.number(0..<children.count + 1)))
    }
  }

  private func present(_ modal: LooseScreen, on presenter: LooseScreen) {
    presenter.presented = modal
    modal.presenter = presenter
  }

  private func visiblePath(from screen: LooseScreen) -> [LooseScreen] {
    [screen] + ((screen as? LooseContainer)?.shown ?? []).flatMap { visiblePath(from: $0) }
  }

  private mutating func lie() {
    let screen = random.element(of: window.screens)
    let containers = window.screens.compactMap { $0 as? LooseContainer }
    switch random.number(0..<5) {
    case 0, 1:
      guard !containers.isEmpty else { return }
      let container = random.element(of: containers)
      container.children.insert(screen, at: random.number(0..<container.children.count + 1))
      if random.chance(50) { container.shown.append(screen) }
    case 2:
      guard !containers.isEmpty else { return }
      random.element(of: containers).shown.insert(screen, at: 0)
    case 3:
      screen.parent = random.chance(30) ? nil : random.element(of: window.screens)
    default:
      screen.presented = random.element(of: window.screens)
    }
  }
}
