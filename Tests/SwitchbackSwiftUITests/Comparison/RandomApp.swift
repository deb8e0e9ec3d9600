#if !canImport(UIKit)
import SwiftUISimulator
import SwitchbackSwiftUI

/// A screen with a number, by which finders tell it from others.
final class Place: ModelScreen, ContextChecking {
  let id: Int
  override var name: String { "Place(\(id))" }

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  func isTarget(for id: Int) -> Bool { id == self.id }
}

/// An app's own container, which shows one of its screens.
final class Drawer: ModelContainer {
  override func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    (screen ?? screens.first).map { [$0] } ?? []
  }
}

/// A window made up from a number: the same number makes the same window again.
struct RandomApp {
  private var random: SeededNumbers

  static func makeWindow(seed: UInt64) async throws -> ModelWindow {
    var app = RandomApp(random: SeededNumbers(seed: seed))
    let window = ModelWindow(app.layer())
    for _ in 0..<app.random.element(of: [0, 0, 1, 1, 2]) {
      guard let top = window.layers.last else { break }
      let screen = app.layer()
      screen.modalStyle = app.random.element(of: [.sheet, .cover, .popover()])
      try await top.presentScreen(screen, animated: false)
    }
    return window
  }

  /// What SwiftUI takes: no stack and no split view directly in a stack.
  private mutating func layer() -> ModelScreen {
    switch random.number(below: 8) {
    case 0: place()
    case 1, 2: stack()
    case 3: tabs()
    case 4:
      ModelSplit(
        primary: place(), secondary: random.chance(60) ? stack() : place(),
        isCollapsed: random.chance(40))
    case 5:
      ModelSplit(
        primary: place(), supplementary: random.chance(40) ? stack() : place(),
        secondary: random.chance(60) ? stack() : place(), isCollapsed: random.chance(40))
    case 6:
      ModelInspector(
        random.chance(70) ? stack() : place(), inspector: place(), isShown: random.chance(60))
    default: Drawer(several { $0.random.chance(60) ? $0.stack() : $0.place() })
    }
  }

  private mutating func tabs() -> ModelScreen {
    let screens = several(upTo: 5) { $0.random.chance(60) ? $0.stack() : $0.place() }
    return ModelTabs(screens, selected: random.number(below: screens.count))
  }

  private mutating func stack() -> ModelScreen {
    ModelStack(several { $0.random.chance(85) ? $0.place() : Drawer($0.several { $0.place() }) })
  }

  private mutating func place() -> ModelScreen { Place(random.number(below: 8)) }

  private mutating func several(
    upTo count: Int = 3, _ make: (inout RandomApp) -> ModelScreen
  ) -> [ModelScreen] {
    (0..<random.number(below: count) + 1).map { _ in make(&self) }
  }
}

extension SeededNumbers {
  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
#endif
