import Switchback
import SwitchbackModel

/// A random navigation to a ``Thing``: where it goes, and what is built around it.
@MainActor
struct TrialNavigation {
  enum Place {
    case push(ModelStack), pushAsRoot(ModelStack), replaceTop(ModelStack)
    case pushAround(ModelScreen), addTabAround(ModelScreen)
    case present(ModelScreen), presentFromCurrent, presentFromRoot
    case addTab(ModelTabs, at: Int?, replacing: Bool)
    case setPrimary(ModelSplit), setSecondary(ModelSplit)
    case replaceRoot
  }

  enum Wrapping: CaseIterable {
    case none
    /// In a new stack.
    case stack
    /// On top of another new screen, in a new stack.
    case fullStack
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

  init(_ random: inout RandomSource, _ screens: [ModelScreen]) {
    place = Self.place(&random, screens)
    wrapping = random.element(of: [.none, .none] + Wrapping.allCases)
    id = random.number(0..<10)
    options =
      random.chance(30)
      ? nil : random.element(of: [.fullStack, .allVisible, .currentVisible, .currentLayer])
    start = random.chance(80) ? .topmost : .root
  }

  private static func place(_ random: inout RandomSource, _ screens: [ModelScreen]) -> Place {
    let screen = random.element(of: screens)
    switch (random.number(0..<10), screen) {
    case (0..<5, let stack as ModelStack):
      return random.element(
        of: [.push(stack), .push(stack), .push(stack), .pushAsRoot(stack), .replaceTop(stack)])
    case (0..<5, let tabs as ModelTabs):
      let index = random.chance(50) ? nil : random.number(0..<6)
      return .addTab(tabs, at: index, replacing: random.chance(40))
    case (0..<5, let split as ModelSplit):
      return random.chance(30) ? .setPrimary(split) : .setSecondary(split)
    case (5, _): return random.element(of: [.presentFromCurrent, .presentFromRoot, .replaceRoot])
    case (6..<8, _): return .present(screen)
    case (8, _): return .addTabAround(screen)
    default: return .pushAround(screen)
    }
  }

  func chain(_ finder: CountingFinder) -> DestinationStep<Thing, Int> {
    let thing = StepAssembly(
      finder: finder, factory: ClosureFactory { (id: Int) in Thing(id) })
    let stack = SingleContainerStep(
      finder: NilFinder<ModelStack, Int>(), factory: ThingStackFactory())
    switch wrapping {
    case .none: return integrated(thing)
    case .stack: return integrated(thing.using(Push()).from(stack))
    case .fullStack:
      let full = CompleteFactoryAssembly(factory: ThingStackFactory<Int>())
        .with(ClosureFactory { (_: Int) in Thing(100) }, using: Push())
        .assemble()
      return integrated(
        thing.using(Push()).from(StepAssembly(finder: NilFinder<ModelStack, Int>(), factory: full)))
    case .tabs: return integrated(thing.using(AddTab()).from(tabs))
    case .stackInTabs:
      return integrated(thing.using(Push()).from(stack).using(AddTab()).from(tabs))
    }
  }

  private var tabs:
    StepAssembly<ModelTabs, NilFinder<ModelTabs, Int>, CompleteFactory<ThingTabsFactory<Int>>>
  {
    StepAssembly(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: ThingTabsFactory<Int>())
        .with(ClosureFactory { (_: Int) in Thing(100) }, using: AddTab())
        .assemble())
  }

  private func integrated<F: Finder, Fac: Factory>(
    _ step: StepAssembly<Thing, F, Fac>
  ) -> DestinationStep<Thing, Int> where F.Context == Int {
    switch place {
    case .push(let stack): step.using(Push()).from(given(stack))
    case .pushAsRoot(let stack): step.using(PushAsRoot()).from(given(stack))
    case .replaceTop(let stack): step.using(PushReplacingLast()).from(given(stack))
    case .pushAround(let screen):
      step.using(Push<ModelStack>()).from(given(screen).expectingContainer())
    case .addTabAround(let screen):
      step.using(AddTab<ModelTabs>()).from(given(screen).expectingContainer())
    case .present(let screen): step.using(PresentModally()).from(given(screen))
    case .presentFromCurrent: step.using(.presentModally).from(.current)
    case .presentFromRoot: step.using(.presentModally).from(.root)
    case .addTab(let tabs, let index, let isReplacing):
      step.using(AddTab(at: index, replacing: isReplacing)).from(given(tabs))
    case .setPrimary(let split): step.using(SetPrimary()).from(given(split))
    case .setSecondary(let split): step.using(SetSecondary()).from(given(split))
    case .replaceRoot: step.using(ReplaceRoot()).from(.root)
    }
  }

  private func given<T: ModelScreen>(_ screen: T) -> DestinationStep<T, Int> {
    GeneralStep.custom(using: InstanceFinder<T, Int>(screen))
  }
}

/// Finds a thing by its number and counts how often it is shown each.
@MainActor
final class CountingFinder: StackIteratingFinder {
  typealias Target = Thing
  typealias Context = Int

  let options: SearchOptions
  let startingPoint: StartingPoint
  private let isNil: Bool
  private(set) var counts: [ObjectIdentifier: Int] = [:]

  init(_ trial: TrialNavigation) {
    options = trial.options ?? []
    startingPoint = trial.start
    isNil = trial.options == nil
  }

  func isTarget(_ screen: Thing, with context: Int) -> Bool {
    counts[ObjectIdentifier(screen), default: 0] += 1
    return !isNil && screen.isTarget(for: context)
  }
}
