import Switchback

/// Checks each step of all chains once, and reports it in the first chain that contains it.
@MainActor
struct StepChecks {
  let routes: Routes
  let steps: [ChainOutline.Step]
  private(set) var findings: [RouteFinding] = []
  /// The chain in which a step is reported, and the step's place in its outline.
  private var owners: [Int: (chain: Routes.Chain, place: Int)] = [:]
  /// The types of containers that some chain builds, or the app starts with.
  private(set) var builtTypes: [ScreenType]
  private let destinations: Set<Int>

  init(_ routes: Routes) {
    self.routes = routes
    steps = routes.steps
    destinations = routes.destinations(of: routes.chains.map(\.first))
    builtTypes = routes.provided
    // The shorter a chain, the closer is the step to its definition.
    for chain in routes.chains.sorted(by: { $0.outline.steps.count < $1.outline.steps.count }) {
      let indices = routes.steps(from: [chain.first])
      for (place, index) in indices.enumerated() where owners[index] == nil {
        owners[index] = (chain, place)
      }
    }
    for step in steps { builtTypes += step.factory?.targets(of: step) ?? [] }
  }

  mutating func run() {
    for index in steps.indices where owners[index] != nil {
      checkStart(index)
      checkUse(index)
      checkSwitch(index)
      checkContainer(index)
      checkFinder(index)
      checkContext(index)
      checkTelling(index)
      checkHidden(index)
    }
  }

  mutating func report(
    _ severity: RouteFinding.Severity, _ kind: RouteFinding.Kind, at index: Int, way: Int? = nil,
    _ message: String, _ advice: String
  ) {
    guard let owner = owners[index] else { return }
    findings.append(
      RouteFinding(
        severity, kind, chain: owner.chain.name, outline: owner.chain.outline, step: owner.place,
        way: way, message: message, advice: advice))
  }

  /// Checks that a chain ends with a screen that exists, or at least may exist.
  private mutating func checkStart(_ index: Int) {
    let step = steps[index]
    guard step.ways.isEmpty else { return }
    if step.role == .switch {
      report(
        .fault, .noStart, at: index, "The switch has neither cases nor a default.",
        "Add a case, or pass a default to assemble.")
    } else if step.role == .lookup, step.finder?.neverFinds == true {
      report(
        .fault, .noStart, at: index,
        "The chain cannot start: its last step never finds \(step.name).",
        "End the chain with GeneralStep.current() or GeneralStep.root(), which are always there.")
    }
  }

  /// Checks that a step can find or build its screen. One that builds nothing is skipped, unless it is the destination.
  private mutating func checkUse(_ index: Int) {
    let step = steps[index]
    guard !step.ways.isEmpty, step.finder?.neverFinds == true else { return }
    let isSkipped: Bool
    switch step.factory?.kind {
    case .nothing: isSkipped = !destinations.contains(index)
    case .insists(let finder) where finder?.neverFinds != false: isSkipped = false
    default: return
    }
    report(
      isSkipped ? .doubt : .fault, .uselessStep, at: index,
      "\(step.name) can neither be found nor built\(isSkipped ? ": the step is always skipped" : "").",
      "Give the step a finder that can find its screen, or a factory.")
  }

  /// Checks that a finder by class does not accept just any screen.
  private mutating func checkFinder(_ index: Int) {
    guard let finder = steps[index].finder, finder.kind == .byClass, !finder.neverFinds else {
      return
    }
    let target = finder.target
    let others = steps.compactMap(\.target).filter { $0 != target && $0.isClass }
    // A step that presents a new stack finds one that is not presented.
    let (factory, action) = (steps[index].factory, steps[index].action)
    let isToolkits =
      toolkits.contains(target.name)
      && (factory?.isHidden == true || factory?.builds == true && action?.opensLayer == true)
    let isBase =
      target.isBase && (others.contains { $0.isKind(of: target) } || !target.isClass)
    guard isBase || isToolkits else { return }
    report(
      .doubt, .findsAnything, at: index,
      "The finder finds \(article(target.name)), and other screens are of that type, too: it "
        + "returns the first one that it visits.",
      "Name the class of the screen, as in ClassFinder<ProductScreen, Int>(), and give the screen one "
        + "if it has none.")
  }

  /// Checks that the screen found shows the context of the navigation, if it can tell.
  private mutating func checkContext(_ index: Int) {
    let step = steps[index]
    let isIgnored =
      step.ignoresContext
      || step.ways.contains { way in
        guard way.goal == .found, case .finder(let finder) = way.condition else { return false }
        return finder.ignoresContext
      }
    if !isIgnored { return }
    report(
      .doubt, .ignoresContext, at: index,
      "The finder accepts any \(step.name), whatever context it shows, although the screen can check "
        + "the context.",
      "Use a ClassWithContextFinder, in a step with the context that the screen checks.")
  }

  /// Checks that the screen of a destination can be told from the same one for another context.
  private mutating func checkTelling(_ index: Int) {
    let step = steps[index]
    guard destinations.contains(index), step.factory?.builds == true, step.contextTasks.isEmpty,
      let finder = step.finder, finder.hasContext, [.byClass, .byContext].contains(finder.kind),
      !finder.target.checksContext, !finder.target.isContainer
    else { return }
    let advice: String
    switch step.factory?.kind {
    case .content where finder.kind == .byContext:
      report(
        .doubt, .ignoresContext, at: index,
        "The context is not Equatable: each navigation may build another \(step.name).",
        "Make the context Equatable.")
      return
    case .content, .comparableContent:
      if finder.kind == .byContext { return }
      advice = "Use a ScreenFinder."
    default:
      advice =
        "Make \(step.name) ContextHolding or ContextChecking, or let a task such as "
        + "settingContext() show the context in the screen that is found."
    }
    report(
      .doubt, .ignoresContext, at: index,
      "The step has a context, but any \(step.name) counts as found, whatever it shows.", advice)
  }

  private mutating func checkHidden(_ index: Int) {
    let step = steps[index]
    if step.finder?.isHidden == true, step.factory?.builds != true {
      report(
        .hidden, .cannotSeeInside, at: index,
        "A closure finds \(step.name), and nothing else does.",
        "Only running it can tell whether it ever finds one: see Explorer.")
    }
    for (number, way) in step.ways.enumerated() where way.isHidden {
      report(
        .hidden, .cannotSeeInside, at: index, way: number,
        "Case \(number + 1) is a closure.",
        way.goal == .hidden
          ? "The chain that it returns is not checked. Name the chain in addCase(when:from:) to "
            + "have it checked."
          : "Only running it can tell whether it ever applies: see Explorer.")
    }
  }
}

/// The toolkits' own classes of which an app has several screens.
private let toolkits: Set = [
  "ModelScreen", "ModelStack", "UIViewController", "UINavigationController",
]

extension FactoryOutline {
  /// The types of screens that the factory of a step builds, as far as that can be read.
  fileprivate func targets(of step: ChainOutline.Step) -> [ScreenType] {
    guard builds else { return [] }
    var types = step.target.map { [$0] } ?? []
    if case .complete(let children) = kind { types += children }
    return types
  }
}
