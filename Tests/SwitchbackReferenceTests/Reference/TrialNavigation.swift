import SimulatedWorld
import Switchback

/// A random navigation to a screen that holds nothing: where it goes, and what is built around it.
@MainActor
struct TrialNavigation<Host: TrialHost> {
  enum Place {
    case push(Host.Stack), pushAsRoot(Host.Stack), replaceTop(Host.Stack)
    case pushAround(any Screen), addTabAround(any Screen)
    case present(any Screen), presentFromCurrent, presentFromRoot
    case addTab(Host.Tabs, at: Int?, replacing: Bool)
    case setPrimary(Host.Split), setSecondary(Host.Split)
    case replaceRoot

    var isStack: Bool {
      switch self {
      case .push, .pushAsRoot, .replaceTop, .pushAround: true
      default: false
      }
    }
  }

  enum Wrapping: CaseIterable {
    case none
    /// In a new stack.
    case stack
    /// On top of another new screen, in a new stack.
    case everywhere
    /// Behind another new tab.
    case tabs
    /// In a new stack in new tabs.
    case stackInTabs
  }

  let place: Place
  let wrapping: Wrapping
  let id: Int
  /// Where the destination is looked for; nowhere, if `nil`.
  let options: SearchOptions?
  let start: StartingPoint

  /// - Parameter isPortable: Whether no container is pushed, as not every host does that.
  init(_ random: inout RandomSource, _ screens: [any Screen], isPortable: Bool = false) {
    place = Self.place(&random, screens)
    let wrapping = random.element(of: [.none, .none] + Wrapping.allCases)
    self.wrapping = isPortable && place.isStack ? .none : wrapping
    id = random.number(0..<10)
    options =
      random.chance(30)
      ? nil : random.element(of: [.everywhere, .allVisible, .currentVisible, .currentLayer])
    start = random.chance(80) ? .topmost : .root
  }

  private static func place(_ random: inout RandomSource, _ screens: [any Screen]) -> Place {
    let screen = random.element(of: screens)
    switch (random.number(0..<10), screen) {
    case (0..<5, let stack as Host.Stack):
      return random.element(
        of: [.push(stack), .push(stack), .push(stack), .pushAsRoot(stack), .replaceTop(stack)])
    case (0..<5, let tabs as Host.Tabs):
      let index = random.chance(50) ? nil : random.number(0..<6)
      return .addTab(tabs, at: index, replacing: random.chance(40))
    case (0..<5, let split as Host.Split):
      return random.chance(30) ? .setPrimary(split) : .setSecondary(split)
    case (5, _): return random.element(of: [.presentFromCurrent, .presentFromRoot, .replaceRoot])
    case (6..<8, _): return .present(screen)
    case (8, _): return .addTabAround(screen)
    default: return .pushAround(screen)
    }
  }

  func chain(_ finder: CountingFinder<Host>) -> DestinationStep<Host.Leaf, Int> {
    let leaf = StepAssembly(
      finder: finder, factory: ClosureFactory { (id: Int) in Host.leaf(id) })
    let stack = SingleContainerStep(
      finder: NilFinder<Host.Stack, Int>(), factory: TrialStackFactory<Host>())
    switch wrapping {
    case .none: return integrated(leaf)
    case .stack: return integrated(leaf.using(Push()).from(stack))
    case .everywhere:
      let full = CompleteFactoryAssembly(factory: TrialStackFactory<Host>())
        .with(ClosureFactory { (_: Int) in Host.leaf(100) }, using: Push())
        .assemble()
      return integrated(
        leaf.using(Push()).from(StepAssembly(finder: NilFinder<Host.Stack, Int>(), factory: full)))
    case .tabs: return integrated(leaf.using(AddTab()).from(tabs))
    case .stackInTabs:
      return integrated(leaf.using(Push()).from(stack).using(AddTab()).from(tabs))
    }
  }

  private var tabs:
    StepAssembly<
      Host.Tabs, NilFinder<Host.Tabs, Int>, CompleteFactory<TrialTabsFactory<Host>>
    >
  {
    StepAssembly(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: TrialTabsFactory<Host>())
        .with(ClosureFactory { (_: Int) in Host.leaf(100) }, using: AddTab())
        .assemble())
  }

  private func integrated<F: Finder, Fac: Factory>(
    _ step: StepAssembly<Host.Leaf, F, Fac>
  ) -> DestinationStep<Host.Leaf, Int> where F.Context == Int {
    switch place {
    case .push(let stack): step.using(Push()).from(given(stack))
    case .pushAsRoot(let stack): step.using(PushAsRoot()).from(given(stack))
    case .replaceTop(let stack): step.using(PushReplacingLast()).from(given(stack))
    case .pushAround(let screen):
      step.using(Push<Host.Stack>()).from(given(screen).expectingContainer())
    case .addTabAround(let screen):
      step.using(AddTab<Host.Tabs>()).from(given(screen).expectingContainer())
    case .present(let screen): step.using(PresentModally()).from(given(screen))
    case .presentFromCurrent: step.using(.presentModally()).from(.current())
    case .presentFromRoot: step.using(.presentModally()).from(.root())
    case .addTab(let tabs, let index, let isReplacing):
      step.using(AddTab(at: index, replacing: isReplacing)).from(given(tabs))
    case .setPrimary(let split): step.using(SetPrimary()).from(given(split))
    case .setSecondary(let split): step.using(SetSecondary()).from(given(split))
    case .replaceRoot: step.using(ReplaceRoot()).from(.root())
    }
  }

  private func given<T: Screen>(_ screen: T) -> DestinationStep<T, Int> {
    GeneralStep.custom(using: InstanceFinder<T, Int>(screen))
  }

  private func given(_ screen: any Screen) -> DestinationStep<any Screen, Int> {
    GeneralStep.custom(using: InstanceFinder<any Screen, Int>(screen))
  }
}

/// Finds a screen by its number and counts how often it is shown each.
@MainActor
final class CountingFinder<Host: TrialHost>: StackIteratingFinder {
  typealias Target = Host.Leaf
  typealias Context = Int

  let options: SearchOptions
  let startingPoint: StartingPoint
  private let isNil: Bool
  private(set) var counts: [ObjectIdentifier: Int] = [:]

  init(_ trial: TrialNavigation<Host>) {
    options = trial.options ?? []
    startingPoint = trial.start
    isNil = trial.options == nil
  }

  func isTarget(_ screen: Host.Leaf, with context: Int) -> Bool {
    counts[ObjectIdentifier(screen), default: 0] += 1
    return !isNil && Host.id(of: screen) == context
  }
}
