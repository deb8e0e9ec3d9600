import Observation
import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// Observers that change the screens at random whenever a change is announced.
@MainActor
struct RestlessObserverTests {
  @Test func `Whatever observers do, the tree is whole whenever they look`() async {
    let failure = await RandomCases.firstFailure(300) { seed in
      let playground = Playground(seed: seed)
      for _ in 0..<30 { await playground.move() }
      return playground.failure
    }
    if let failure { Issue.record("\(failure)") }
  }
}

/// A window, more screens than are in it, and an observer of everything.
@MainActor
private final class Playground {
  private let window = ModelWindow(ModelStack(ModelScreen(name: "0")))
  private let screens: [ModelScreen]
  private var containers: [ModelContainer] { screens.compactMap { $0 as? ModelContainer } }
  private var random: RandomSource
  private var depth = 0
  private var log: [String] = []
  private(set) var failure: String?

  init(seed: Int) {
    random = RandomSource(seed: seed)
    screens =
      (1...6).map { ModelScreen(name: "\($0)") } + [ModelStack(), ModelStack(), ModelTabs()]
      + [window.root!]
    for screen in screens { observe(screen) }
    observe { [window] in _ = window.root }
  }

  /// Makes a change, which the rules may refuse.
  func move() async {
    let container = random.element(of: containers)
    let screen = random.element(of: screens)
    let other = random.element(of: screens)
    let count = random.number(0..<4)
    let kind = random.number(0..<8)
    log.append("\(kind) \(container.name) \(screen.name) \(other.name) \(count)")
    do {
      switch kind {
      case 0: try (container as? ModelStack)?.pop()
      case 1: try (container as? ModelTabs)?.select(count)
      case 2: try screen.swipeDown()
      case 3: try await screen.presentScreen(other, animated: false)
      case 4: try await screen.dismissPresentedScreen(animated: false)
      case 5: try await window.setRootScreen(screen, animated: false)
      case 6: try await container.makeVisible(screen, animated: false)
      default:
        let children = Array(random.shuffled(screens).prefix(count))
        try await container.setContainedScreens(children, animated: false)
      }
    } catch {}
    check()
  }

  private func observe(_ screen: ModelScreen) {
    observe { _ = screen.parent }
    observe { _ = screen.presented }
    observe { _ = screen.presenter }
    guard let container = screen as? ModelContainer else { return }
    observe { _ = container.containedScreens }
    observe { _ = container.visibleScreens }
  }

  private func observe(_ read: @escaping @MainActor () -> Void) {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.react(to: read) }
    }
  }

  /// Looks at the tree and, unless that goes on for too long, changes it at once.
  private func react(to read: @escaping @MainActor () -> Void) {
    check()
    if depth < 3 && random.chance(50) {
      depth += 1
      // Nothing here suspends, so all of it has happened when this returns.
      _ = startNow { [self] in await move() }
      depth -= 1
    }
    if depth == 0 { observe(read) }
  }

  private func check() {
    if failure != nil { return }
    for screen in screens {
      let owners =
        (containers.filter { $0.screens.contains { $0 === screen } } as [ModelScreen])
        + screens.filter { $0.presented === screen }
      let named = [screen.parent, screen.presenter].compactMap(\.self)
      let isRoot = window.root === screen
      if !owners.elementsEqual(named, by: ===) { fail("\(screen.name) is not where it says") }
      if owners.count + (isRoot ? 1 : 0) > 1 { fail("\(screen.name) is in two places") }
      if isRoot && screen.window !== window { fail("\(screen.name) does not know its window") }
    }
    for container in containers {
      let children = container.screens
      for shown in container.visibleScreens where !children.contains(where: { $0 === shown }) {
        fail("\(container.name) shows what is not in it")
      }
    }
  }

  private func fail(_ text: String) {
    failure = "\(text)\n\(log.joined(separator: "\n"))\n\(window.drawing)"
  }
}
