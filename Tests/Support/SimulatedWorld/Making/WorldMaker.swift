import Switchback

/// Makes up worlds: everything in one follows from its seed.
package struct WorldMaker {
  var random: RandomSource
  private var number = 0
  let toolkit: WorldToolkit
  /// Whether stacks take no stacks and no split views.
  private var isUIKit: Bool { toolkit != .model }
  private var chainCount = 0
  /// The kinds of containers that are no stacks in the windows.
  private var containers: [ScreenKind] = []
  /// Whether actions may name a column of a split view: in wide windows.
  private var namesColumns = false
  /// The chains whose destinations give results.
  private var chainsToPickers: [Int] = []
  /// Whether the first two chains, each in a window of its own, wait for one another.
  private var isCrossing = false
  /// Whether the first chain opens one tab after the other, so that nothing goes on the way back.
  private var opensTabs = false
  /// Whether the window is a stack of cards, and each chain shows one of them in place of the last.
  private var showsCards = false

  init(seed: Int, on toolkit: WorldToolkit) {
    random = RandomSource(seed: seed)
    self.toolkit = toolkit
  }

  private mutating func next() -> Int {
    number += 1
    return number
  }

  /// The app, before anything happens in it.
  mutating func app() -> WorldScript {
    let host: HostScript =
      switch toolkit {
      case .model: .model(isAnimated: random.chance(60))
      case .uiKit: .uiKit(settings: random.number(0..<1 << 20))
      case .swiftUI: .swiftUI(settings: random.number(0..<1 << 30))
      }
    // World 817 of e4dcd290: whether a secondary is asked which a new primary has put aside is open.
    if case .uiKit(let settings) = host { namesColumns = settings >> 8 & 1 == 0 }
    var world = WorldScript(host, windows: [], chains: [], routers: [])
    let windowCount = random.chance(35) ? 2 : 1
    opensTabs = windowCount == 1 && random.chance(8)
    showsCards = windowCount == 1 && !opensTabs && random.chance(8)
    for _ in 0..<windowCount {
      world.windows.append(
        opensTabs ? windowOfTabs() : showsCards ? windowOfCards() : window())
    }
    // As an app that a link launches.
    let isEmpty = !opensTabs && !showsCards && random.chance(5)
    if isEmpty { world.windows[0] = WindowScript(layers: []) }
    isCrossing = windowCount == 2 && random.chance(25)
    if isCrossing {
      let leavesAlone = random.chance(30)
      for number in 0..<2 { world.chains.append(crossingChain(number, by: leavesAlone ? 2 : 0)) }
      // One that the first ones begin in their own windows, and leave alone, goes to the other window.
      if leavesAlone {
        for number in 0..<2 { world.chains.append(crossingChain(number, by: 0)) }
      }
      chainCount = world.chains.count
    }
    if opensTabs {
      world.chains.append(chainOfTabs())
      chainCount = 1
    }
    if showsCards {
      for _ in 0..<4 { world.chains.append(chainOfCard()) }
      chainCount = 4
    }
    if isEmpty {
      world.chains.append(chainToRoot())
      chainCount += 1
    }
    let chains = showsCards ? 0 : random.number(1..<5)
    for _ in 0..<chains {
      let chain = chain()
      if case .step(let step) = chain.parts[0], step.target == .picker {
        chainsToPickers.append(chainCount)
      }
      world.chains.append(chain)
      chainCount += 1
    }
    for index in world.chains.indices where random.chance(25) {
      world.chains[index].otherwise = WayOutScript(
        chain: random.number(0..<chainCount), goes: random.chance(10) ? trip() : nil)
    }
    for index in 0..<max(windowCount, random.number(1..<4)) {
      world.routers.append(router(of: index % windowCount))
    }
    if opensTabs { world.routers[0] = RouterScript(trailLimit: 5) }
    return world
  }

  private mutating func window() -> WindowScript {
    var budget = random.number(2..<14)
    var layers = [tree(0, &budget)]
    for _ in 0..<random.element(of: [0, 0, 0, 1, 1, 2]) where budget > 0 {
      layers.append(tree(0, &budget))
    }
    return WindowScript(layers: layers)
  }

  private mutating func tree(_ depth: Int, _ budget: inout Int) -> TreeScript {
    budget -= 1
    var kind = random.element(
      of: [.page, .page, .page, .card, .form, .form, .picker] as [ScreenKind])
    if budget > 0, depth < 4, random.chance(depth == 0 ? 90 : 40) {
      kind = random.element(
        of: [
          .stack, .stack, .stack, .wizard, .tabs, .tabs, .split, .compactSplit, .pager,
        ] + (toolkit == .uiKit ? [.tabs, .split, .split, .pages] : []))
    }
    if kind == .pager, showsPages() { kind = .pages }
    var tree = TreeScript(kind: kind, id: random.number(0..<4))
    if kind == .form || kind == .wizard { tree.leaving = guardScript() }
    if [.split, .compactSplit, .pages, .tabs].contains(kind) { containers.append(kind) }
    let count: Int
    switch kind {
    case .page, .card, .form, .picker: return tree
    // Some have three columns.
    case .split, .compactSplit: count = toolkit == .uiKit && tree.id == 3 ? 3 : 2
    case .pages: count = 1
    // Three or more of iOS 18 have a group.
    case .tabs where toolkit == .uiKit: count = random.number(2..<5)
    default: count = random.number(1..<4)
    }
    for _ in 0..<count { tree.children.append(self.tree(depth + 1, &budget)) }
    tree.selected = random.number(0..<count)
    return tree
  }

  /// Whether a container that shows all its screens is one that shows a page at a time.
  private mutating func showsPages() -> Bool { toolkit == .uiKit && random.chance(50) }

  private mutating func guardScript() -> GuardScript {
    GuardScript(
      number: next(), refusesImmediately: random.chance(8), acts: acts(20),
      answer: !random.chance(15))
  }

  private mutating func router(of window: Int) -> RouterScript {
    var router = RouterScript(window: window)
    router.policy = random.element(of: [.queue, .queue, .queue, .replace, .reject])
    if random.chance(25) { router.timeLimit = random.number(1..<30) }
    router.isObserved = !random.chance(20)
    if random.chance(30) { router.trailLimit = random.element(of: [0, 1, 2, 5, 5]) }
    // It takes as much time as the whole world without it.
    router.isRecorded = random.chance(10)
    router.rejectsTransitions = random.chance(8)
    if random.chance(25) { router.interceptors.append(interceptor()) }
    if random.chance(15) { router.tasks.append(task()) }
    if random.chance(15) { router.postTasks.append(task()) }
    return router
  }

  private mutating func acts(_ percent: Int) -> [ActScript] {
    var acts: [ActScript] = []
    while random.chance(percent), acts.count < 3 { acts.append(act()) }
    return acts
  }

  private mutating func act() -> ActScript {
    weighted(ActEntry.all, by: \.weight)?.make(&self) ?? .fails
  }

  private mutating func windowOfTabs() -> WindowScript {
    let pages = (0..<2).map { TreeScript(kind: .page, id: $0) }
    return WindowScript(layers: [TreeScript(kind: .tabs, id: next() % 4, children: pages)])
  }

  private mutating func chainOfTabs() -> ChainScript {
    let page = StepScript(number: next(), factory: .builds(), action: .addTab)
    let tabs = StepScript(
      number: next(), target: .tabs,
      look: LookScript(choice: .byClass, options: SearchOptions.everywhere.rawValue))
    return ChainScript(parts: [.step(page), .step(tabs), .start(.current)])
  }

  private mutating func windowOfCards() -> WindowScript {
    let cards = (0..<random.number(2..<4)).map { _ in
      TreeScript(kind: .card, id: random.number(0..<4))
    }
    return WindowScript(layers: [TreeScript(kind: .stack, id: next() % 4, children: cards)])
  }

  private mutating func chainOfCard() -> ChainScript {
    let everywhere = SearchOptions.everywhere.rawValue
    let card = StepScript(
      number: next(), target: .card, look: LookScript(choice: .byContext, options: everywhere),
      factory: .builds(), action: random.element(of: [.push, .pushAsRoot, .pushReplacingLast]))
    let stack = StepScript(
      number: next(), target: .stack, look: LookScript(choice: .byClass, options: everywhere),
      factory: .builds())
    return ChainScript(parts: [.step(card), .step(stack), .start(.current)])
  }

  /// One whose interceptor goes to the other window and waits there for its turn.
  ///
  /// - Parameter offset: How far behind the chains of both windows the one is that it begins in its own window, and
  ///   leaves alone; 0 if there is none.
  private mutating func crossingChain(_ number: Int, by offset: Int) -> ChainScript {
    var step = StepScript(number: next(), factory: .builds())
    if offset > 0 {
      let inner = TripScript(router: number, goal: .chain(number + offset, context: 0))
      step.interceptors = [
        InterceptorScript(number: next(), acts: [.waits(heedsCancellation: true), .goes(inner)])
      ]
      return ChainScript(parts: [.step(step), .start(.current)])
    }
    let other = TripScript(router: 1 - number, goal: .chain(1 - number, context: 0))
    step.interceptors = [
      InterceptorScript(
        number: next(), waitsForUser: random.chance(30),
        acts: [.waits(heedsCancellation: true), .navigates(other)])
    ]
    return ChainScript(parts: [.step(step), .start(.current)])
  }

  mutating func trip() -> TripScript {
    if opensTabs, random.chance(40) {
      return TripScript(goal: .chain(0, context: random.number(0..<8)))
    }
    if isCrossing, random.chance(40) {
      let number = random.number(0..<2)
      return TripScript(router: number, goal: .chain(number, context: 0))
    }
    var goal = TripScript.Goal.chain(
      random.number(0..<max(1, chainCount + 1)), context: random.number(0..<8))
    if random.chance(15) { goal = .back(random.number(0..<5)) }
    if random.chance(9) { goal = .whereICameFrom }
    if random.chance(18), case .chain(let number, let context) = goal {
      goal = .result(
        chainsToPickers.isEmpty ? number : random.element(of: chainsToPickers), context: context)
    }
    return TripScript(
      router: random.number(0..<3), goal: goal,
      policy: random.chance(60)
        ? nil : random.element(of: [.queue, .queue, .replace, .reject]),
      isAnimated: random.chance(80), isBound: random.chance(15))
  }

  private mutating func interceptor() -> InterceptorScript {
    let refuses = random.chance(3)
    return InterceptorScript(
      number: next(), key: !refuses && random.chance(25) ? random.number(0..<2) : nil,
      waitsForUser: random.chance(30), timeLimit: random.chance(20) ? random.number(1..<20) : nil,
      refusesToPrepare: refuses, acts: acts(60))
  }

  private mutating func task() -> TaskScript {
    TaskScript(number: next(), refusesToPrepare: random.chance(3), acts: acts(40))
  }

  private mutating func chain() -> ChainScript {
    if random.chance(20) { return usualChain() }
    if toolkit == .uiKit, random.chance(40) { return chainIntoContainer() }
    if random.chance(10) { return chainWithLookup() }
    return ChainScript(parts: parts(upTo: random.number(1..<5), isBranch: false))
  }

  /// One that is mostly there already, with a task that takes its time.
  private mutating func usualChain() -> ChainScript {
    var step = StepScript(
      number: next(), target: random.element(of: [.any, .page, .form, .card, .picker, .picker]))
    step.look = LookScript(
      choice: random.element(of: [.byClass, .byContext]), options: SearchOptions.everywhere.rawValue
    )
    step.factory = .builds(acts: acts(40))
    step.action = random.element(of: [.present, .pushExpecting])
    step.tasks = [TaskScript(number: next(), acts: [.waits(heedsCancellation: false)])]
    return ChainScript(parts: [.step(step), .start(.current)])
  }

  /// One that goes into a container which is mostly there already.
  private mutating func chainIntoContainer() -> ChainScript {
    let actions: [ActionScript] =
      switch random.element(of: containers.isEmpty ? [.split] : containers) {
      case .pages: [.setPage]
      case .tabs: [.addTab, .addFirstTab, .replaceFirstTab]
      default:
        [.setPrimary, .setSecondary, .setSecondary]
          + (namesColumns ? [.showInPrimary, .showInSecondary] : [])
      }
    var step = StepScript(
      number: next(), factory: .builds(acts: acts(10)), action: random.element(of: actions))
    if step.action.container != .tabs, random.chance(20) { step.target = .stack }
    if random.chance(20) { step.tasks.append(task()) }
    let container = StepScript(
      number: next(), target: step.action.container ?? .any,
      look: LookScript(choice: .byClass, options: SearchOptions.everywhere.rawValue),
      factory: .buildsFull())
    return ChainScript(parts: [.step(step), .step(container), .start(.current)])
  }

  /// One that shows a root, whether the window has one or not.
  private mutating func chainToRoot() -> ChainScript {
    var step = step(standingFor: nil)
    step.action = .replaceRoot
    if case .builds = step.factory {} else { step.factory = .builds() }
    return ChainScript(parts: [.step(step), .start(.root)])
  }

  /// One that looks for the container in what it has built itself.
  private mutating func chainWithLookup() -> ChainScript {
    let isTabs = random.chance(40)
    let container: TargetScript = isTabs ? .tabs : .stack
    let action: ActionScript = isTabs ? .addTab : random.element(of: [.push, .pushBelowTop])
    let any = LookScript(choice: .byClass, options: SearchOptions.everywhere.rawValue)
    var first = StepScript(number: next(), target: .page, factory: .builds(), action: action)
    if random.chance(20) { first.tasks.append(task()) }
    let inner = StepScript(
      number: next(), target: container, look: any,
      factory: random.chance(70) ? .none : .insists(any))
    var outer = StepScript(
      number: next(), target: container, look: look(finds: random.chance(20)),
      factory: .buildsFull(acts: acts(10)))
    if random.chance(25) {
      // The container comes with its destination.
      first.look = LookScript(choice: .byContext, options: any.options)
      first.factory = inner.factory
      return ChainScript(parts: [.step(first), .step(outer), .start(.current)])
    }
    if isUIKit || random.chance(60) {
      return ChainScript(parts: [.step(first), .step(inner), .step(outer), .start(.current)])
    }
    outer.action = .setPrimary
    let split = StepScript(
      number: next(), target: .split, look: look(finds: random.chance(20)), factory: .buildsFull())
    return ChainScript(
      parts: [.step(first), .step(inner), .step(outer), .step(split), .start(.current)])
  }

  private mutating func parts(upTo length: Int, isBranch: Bool) -> [PartScript] {
    var parts: [PartScript] = []
    var wanted: TargetScript?
    while parts.count < length || wanted != nil {
      if wanted == nil, random.chance(8) {
        parts.append(
          .transformer(number: next(), toText: random.chance(50), fails: random.chance(4)))
      } else if wanted == nil, random.chance(isBranch ? 4 : 14) {
        parts.append(branch())
        return parts
      } else {
        let step = step(standingFor: wanted)
        parts.append(.step(step))
        wanted = nil
        if step.action == .replaceRoot, !random.chance(8) {
          // Nothing but the root is replaced by a new one.
          parts.append(.start(random.chance(70) ? .root : .current))
          return parts
        }
        if case .builds = step.factory { wanted = step.wantedNext }
        if case .buildsFull = step.factory { wanted = step.wantedNext }
      }
    }
    parts.append(.start(start()))
    return parts
  }

  private mutating func step(standingFor wanted: TargetScript?) -> StepScript {
    var step = StepScript(
      number: next(),
      target: wanted
        ?? random.element(
          of: [.any, .page, .page, .page, .card, .form, .picker, .stack, .tabs, .split, .pager]))
    if wanted == nil, step.target == .pager, showsPages() { step.target = .pages }
    step.look = look(finds: random.chance(35))
    step.factory = .builds(
      refusesToPrepare: random.chance(2), acts: acts(20),
      leaving: step.target == .form ? guardScript() : nil)
    if step.target.isContainer, random.chance(40) { step.factory = .buildsFull(acts: acts(15)) }
    if random.chance(18) {
      step.factory = random.chance(75) ? .none : .insists(look(finds: random.chance(50)))
    }
    step.action = random.element(
      of: [
        .present, .present, .push, .push, .push, .pushExpecting, .pushExpecting, .addTab,
        .addTabExpecting, .pushReplacingLastExpecting, .pushAsRoot, .pushReplacingLast,
        .pushBelowTop, .addFirstTab, .replaceFirstTab, .setPrimary, .setSecondary, .pushInSecondary,
        .addPage,
      ])
    if random.chance(8) { step.action = .replaceRoot }
    if step.action == .addPage, showsPages() { step.action = .setPage }
    // UIKit pushes no containers.
    if isUIKit, step.target.isContainer, step.action.container == .stack { step.action = .present }
    if isUIKit, step.action == .pushInSecondary { step.action = .present }
    if namesColumns, step.action.container == .split, random.chance(40) {
      step.action = step.action == .setPrimary ? .showInPrimary : .showInSecondary
    }
    // Nor does it put a split view into a column.
    if isUIKit, step.target == .split, step.action.container == .split { step.action = .present }
    if step.action == .present, random.chance(25) {
      step.actionActs = acts(60)
      if random.chance(15) { step.actionActs.append(.fails) }
    }
    if random.chance(20) { step.interceptors.append(interceptor()) }
    if random.chance(12) { step.tasks.append(task()) }
    if random.chance(10) { step.postTasks.append(task()) }
    return step
  }

  private mutating func start() -> StartScript {
    switch random.number(0..<10) {
    case 0..<5: .current
    case 5..<7: .root
    default: .custom(look(finds: true))
    }
  }

  private mutating func look(finds: Bool) -> LookScript {
    var options = UInt8(random.number(0..<64))
    if random.chance(65) {
      options =
        random.element(
          of: [SearchOptions.everywhere, .everywhere, .allVisible, .currentVisible, .currentLayer]
        ).rawValue
    }
    let choice: LookScript.Choice =
      random.chance(1)
      ? .fails
      : !finds
        ? .never
        : random.element(
          of: [
            .byClass, .byClass, .byContext, .byContext, .byClassWithContext, .closure, .instance,
            .kept,
          ])
    return LookScript(
      choice: choice, options: options, fromRoot: random.chance(15), fromKept: random.chance(14),
      goes: random.chance(1) ? trip() : nil)
  }

  private mutating func branch() -> PartScript {
    var cases: [CaseScript] = []
    for _ in 0..<random.number(0..<4) {
      switch random.number(0..<6) {
      case 0: cases.append(.expecting(look(finds: random.chance(50))))
      case 1: cases.append(.found(look(finds: random.chance(70)), inner()))
      case 2: cases.append(.flag(random.number(0..<4), inner()))
      case 3: cases.append(.evenContext(inner()))
      case 4: cases.append(.closure(flag: random.number(0..<4), isMadeAnew: false, inner()))
      default: cases.append(.closure(flag: random.number(0..<4), isMadeAnew: true, inner()))
      }
    }
    return .branch(cases, otherwise: random.chance(70) ? inner() : nil)
  }

  private mutating func inner() -> [PartScript] {
    parts(upTo: random.number(0..<3), isBranch: true)
  }
}

extension StepScript {
  /// The container that the next step has to stand for.
  var wantedNext: TargetScript? { action.expectsContainer ? nil : action.container }
}
