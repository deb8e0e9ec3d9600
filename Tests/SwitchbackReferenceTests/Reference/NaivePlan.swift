import SimulatedWorld
import Switchback

/// What would change, as the rules say it: forwards from the anchor to the destination, then the
/// layers and containers around the place where the first new screen goes.
@MainActor
struct NaivePlan {
  private enum Source {
    case live(any Screen)
    case built(Int)
    /// A screen that will be looked up in what is built.
    case lookedUp
  }

  private enum Place {
    case inside(any Screen)
    case insideBuilt(Int)
    /// In a container that will be known when it has been looked up in what is built.
    case insideLookedUp
    case elsewhere
  }

  private(set) var built: [TrialStep] = []
  private(set) var dismissed: [any Screen] = []
  private(set) var revealed: [any Screen] = []
  private(set) var removed: [any Screen] = []

  private var places: [Place] = []
  /// Containers on display that get new children, in the order of their first one.
  private var changed: [LooseContainer] = []
  private let anchor: any Screen
  private let window: LooseWindow

  init(_ resolution: NaiveResolution) throws {
    guard let anchor = resolution.anchor else { throw NaiveError.unanchored }
    self.anchor = anchor
    window = resolution.window
    try goForwards(resolution.passed)
    if anchor is NaiveEmptyWindow {
      if built.isEmpty { throw HierarchyError.noRoot }
      return
    }
    try lookAround()
  }

  private mutating func goForwards(_ passed: [NaiveResolution.Passed]) throws {
    var source = Source.live(anchor)
    var isUnchecked = false
    for (index, step) in passed.enumerated().reversed() {
      switch step {
      case .toLookUp(let step):
        isUnchecked = true
        guard case .live = source else {
          source = .lookedUp
          continue
        }
        // Nothing is built behind it that could contain the screen.
        var insists = index == 0
        if case .insists = step.factory { insists = true }
        if insists { throw SourceError.destinationMissing(step.target.name) }
      case .toBuild(let step):
        try build(step, from: source, isUnchecked)
        source = .built(built.count - 1)
        isUnchecked = false
      }
    }
  }

  private mutating func build(_ step: TrialStep, from source: Source, _ isUnchecked: Bool) throws {
    var source = source
    if case .live(let screen) = source, screen is NaiveEmptyWindow {
      guard case .replaceRoot = step.action else { throw HierarchyError.noRoot }
      built.append(step)
      places.append(.elsewhere)
      return
    }
    if let wanted = step.action.container, step.action.expectsContainer || isUnchecked {
      source = try container(wanted, at: source, for: step)
    }
    built.append(step)
    guard step.action.container != nil else {
      places.append(.elsewhere)
      if case .replaceRoot = step.action, case .live(let screen) = source {
        guard screen === window.rootScreen else {
          throw NaiveError.notTheRoot
        }
        removed.append(screen)
      }
      // A new screen is not the window's root.
      if case .replaceRoot = step.action, case .built = source { throw NaiveError.notTheRoot }
      return
    }
    switch source {
    case .live(let screen):
      places.append(.inside(screen))
      if let container = screen as? LooseContainer, !changed.contains(where: { $0 === container }) {
        changed.append(container)
      }
    case .built(let index): places.append(.insideBuilt(index))
    case .lookedUp: places.append(.insideLookedUp)
    }
  }

  /// The source itself or, if the action expects a container, the nearest one around it.
  private func container(
    _ wanted: TrialStep.Target, at source: Source, for step: TrialStep
  ) throws -> Source {
    var candidate: Source? = source
    while let place = candidate {
      switch place {
      case .lookedUp: return place
      case .live(let screen):
        if wanted.matches(screen) { return place }
        candidate = screen.parentScreen.map { .live($0) }
      case .built(let index):
        if built[index].target == wanted { return place }
        switch places[index] {
        case .inside(let container): candidate = .live(container)
        case .insideBuilt(let container): candidate = .built(container)
        case .insideLookedUp: candidate = .lookedUp
        case .elsewhere: candidate = nil
        }
      }
      if !step.action.expectsContainer { break }
    }
    let found: String =
      switch source {
      case .live(let screen): naiveName(of: screen)
      case .built(let index): built[index].target.name
      case .lookedUp: ""
      }
    throw step.action.expectsContainer
      ? SourceError.noContainer(around: found, wanted: wanted.name, action: step.action.name)
      : SourceError.wrongType(found: found, wanted: wanted.name, action: step.action.name)
  }

  private mutating func lookAround() throws {
    // What lies above the anchor in a stack that gets a new top leaves it.
    for container in changed where container is LooseStack && container !== anchor {
      let inner = [anchor] + (try naiveParents(of: anchor))
      if let position = container.children.lastIndex(where: { child in
        inner.contains { $0 === child }
      }) {
        for child in container.children[(position + 1)...] { removed.append(child) }
      }
    }
    let place: any Screen = changed.last ?? anchor
    let parents = try naiveParents(of: place)
    let layers = try naiveLayers(of: window)
    guard let layer = layers.firstIndex(where: { $0 === parents.last ?? place }),
      !([place] + parents).contains(where: { $0.isBeingDismissed })
    else { throw SourceError.notInWindow(found: naiveName(of: anchor)) }
    dismissed = Array(layers[(layer + 1)...])
    for (child, parent) in zip([place] + parents, parents) {
      guard let container = parent as? LooseContainer,
        !container.shown.contains(where: { $0 === child })
      else { continue }
      revealed.append(child)
      if container is LooseStack,
        let position = container.children.firstIndex(where: { $0 === child })
      {
        for child in container.children[(position + 1)...] { removed.append(child) }
      }
    }
    try lookAtWhatIsLeft(with: place, in: parents, dismissed.isEmpty ? nil : layers[layer])
  }

  /// What comes on display may present layers, which would cover it, and so may all screens of a layer
  /// of which one presents something.
  private mutating func lookAtWhatIsLeft(
    with place: any Screen, in parents: [any Screen], _ root: (any Screen)?
  ) throws {
    guard let outermost = root ?? revealed.last else { return }
    let path = [place] + parents
    // A generation after the other, as it will be on display.
    var generation = [outermost]
    var visited: [any Screen] = []
    while !generation.isEmpty {
      var next: [any Screen] = []
      for screen in generation
      where !screen.isBeingDismissed && !visited.contains(where: { $0 === screen }) {
        visited.append(screen)
        if let presented = screen.presentedScreen, !presented.isBeingDismissed,
          !dismissed.contains(where: { $0 === presented })
        {
          dismissed += try naiveLayers(from: presented)
        }
        guard let container = screen as? LooseContainer else { continue }
        var shown: [any Screen] = container.shown
        if let position = position(of: container, in: path), position > 0,
          !shown.contains(where: { $0 === path[position - 1] })
        {
          shown = [path[position - 1]]
        } else if position(of: container, in: path) == 0, !changed.isEmpty, shown.count == 1 {
          shown = []
        }
        next += shown
      }
      generation = next
    }
  }

  private func position(of screen: any Screen, in path: [any Screen]) -> Int? {
    path.firstIndex { $0 === screen }
  }
}
