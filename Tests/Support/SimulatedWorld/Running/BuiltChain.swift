import Switchback

/// A chain of the engine's, made from its script once: interceptors are known by their place.
@MainActor
struct BuiltChain<Host: WorldHost> {
  let step: DestinationStep<any Screen, Int>
  /// The same with the type of its destination, if that is a picker.
  let picker: DestinationStep<Host.Picker, Int>?

  init(_ script: ChainScript, in run: WorldRun<Host>) {
    let builder = ChainBuilder<Host>(run: run)
    func withWayOut<T>(_ step: DestinationStep<T, Int>) -> DestinationStep<T, Int> {
      let step =
        script.hasTaskForEachScreen
        ? step.addingToEachScreen(
          WorldTask<Host, any Screen, Int>(script: .forEachScreen, run: run)) : step
      guard let other = script.otherwise else { return step }
      return step.otherwise { [unowned run] error in run.fallBack(other, after: error) }
    }
    if case .step(let first) = script.parts.first, first.target == .picker {
      let picker = builder.make(first, Host.Picker.self, script.parts.dropFirst(), Int.self)
      self.picker = withWayOut(picker)
      step = withWayOut(builder.erase(picker))
    } else {
      picker = nil
      step = withWayOut(builder.chain(script.parts[...], Int.self))
    }
  }
}

extension TargetScript {
  /// The type of the screens.
  func type<Host: WorldHost>(in host: Host.Type) -> Any.Type {
    switch self {
    case .any: (any Screen).self
    case .page: Host.Page.self
    case .card: Host.Card.self
    case .form: Host.Form.self
    case .picker: Host.Picker.self
    case .stack: Host.Stack.self
    case .tabs: Host.Tabs.self
    case .split: Host.Split.self
    case .pager: Host.Pager.self
    case .pages: Host.Pages.self
    }
  }
}

/// Makes the engine's chain from its parts.
@MainActor
struct ChainBuilder<Host: WorldHost> {
  let run: WorldRun<Host>
  /// Whether the chain is made anew each time it is asked for.
  var isAnew = false

  func chain<C: WorldContext>(
    _ parts: ArraySlice<PartScript>, _ context: C.Type
  ) -> DestinationStep<any Screen, C> {
    guard let part = parts.first else { return .current() }
    let rest = parts.dropFirst()
    switch part {
    case .start(.current): return .current()
    case .start(.root): return GeneralStep.root()
    case .start(.custom(let look)):
      return GeneralStep.custom(using: WorldFinder<Host, any Screen, C>(look: look, run: run))
    case .step(let step):
      switch step.target {
      case .any: return make(step, (any Screen).self, rest, context)
      case .page: return erase(make(step, Host.Page.self, rest, context))
      case .card: return erase(make(step, Host.Card.self, rest, context))
      case .form: return erase(make(step, Host.Form.self, rest, context))
      case .picker: return erase(make(step, Host.Picker.self, rest, context))
      case .stack: return erase(make(step, Host.Stack.self, rest, context))
      case .tabs: return erase(make(step, Host.Tabs.self, rest, context))
      case .split: return erase(make(step, Host.Split.self, rest, context))
      case .pager: return erase(make(step, Host.Pager.self, rest, context))
      case .pages: return erase(make(step, Host.Pages.self, rest, context))
      }
    case .transformer(let number, true, let fails):
      return chain(rest, String.self).adapting { (c: C) in try transform(c, number, fails) }
    case .transformer(let number, false, let fails):
      return chain(rest, Int.self).adapting { (c: C) in try transform(c, number, fails) }
    case .branch(let cases, let otherwise):
      return branch(cases, otherwise, part.number, context)
    }
  }

  private func transform<A: WorldContext, B: WorldContext>(
    _ context: A, _ number: Int, _ fails: Bool
  ) throws -> B {
    if fails { throw WorldError(place: CodePlace(kind: .app, number: number)) }
    return B(number: context.number + 1)
  }

  func erase<T: Screen, C>(_ step: DestinationStep<T, C>) -> DestinationStep<any Screen, C> {
    ChainAssembly<any Screen, C, any Screen>().from(step)
  }

  func make<T, C: WorldContext>(
    _ step: StepScript, _ target: T.Type, _ rest: ArraySlice<PartScript>, _ context: C.Type
  ) -> DestinationStep<T, C> {
    let finder = WorldFinder<Host, T, C>(look: step.look, run: run, number: step.number)
    func building(_ factory: some Factory<T, C>) -> DestinationStep<T, C> {
      integrated(step, added(step, StepAssembly(finder: finder, factory: factory)), rest)
    }
    func reusing(_ factory: some ReusingFactory<T, C>) -> DestinationStep<T, C> {
      added(step, StepAssembly(finder: finder, factory: factory))
        .from(Continuation(chain(rest, C.self), step.number, rest))
    }
    switch step.factory {
    case .none: return reusing(NilFactory())
    case .insists(let look):
      return reusing(
        FinderFactory(WorldFinder<Host, T, C>(look: look, run: run, number: step.number)))
    case .builds(let refuses, let acts, _) where step.target.isContainer:
      return building(containerFactory(step, refuses: refuses, acts, T.self, C.self))
    case .builds(let refuses, let acts, let leaving):
      return building(factory(step, refuses: refuses, acts, leaving, T.self, C.self))
    case .buildsFull(let acts) where !step.target.isContainer:
      return building(factory(step, refuses: false, acts, nil, T.self, C.self))
    case .buildsFull(let acts): return full(step, acts, rest, T.self, C.self)
    }
  }

  /// A complete factory: a container that comes with screens of its own.
  private func full<T, C: WorldContext>(
    _ step: StepScript, _ acts: [ActScript], _ rest: ArraySlice<PartScript>, _ target: T.Type,
    _ context: C.Type
  ) -> DestinationStep<T, C> {
    typealias Full<Container: ContainerScreen> =
      CompleteFactory<WorldContainerFactory<Host, Container, C>>
    func empty<Container: ContainerScreen>(_ type: Container.Type) -> Full<Container> {
      CompleteFactoryAssembly(factory: WorldContainerFactory(step: step, acts: acts, run: run))
    }
    func page<Other>(_ id: Int, _ context: Other.Type) -> WorldFactory<Host, Host.Page, Other> {
      WorldFactory(
        step: StepScript(number: 100_000 + id), refuses: false, acts: [], leaving: nil,
        comesWith: step.number, run: run)
    }
    func with<Container: ContainerScreen, A: ContainerAction>(
      _ index: Int, to full: Full<Container>, _ action: A
    ) -> Full<Container> where A.Source == Container {
      if index >= step.ownCount { return full }
      let id = 3 - index
      return (step.number + index).isMultiple(of: 2)
        ? full.with(page(id, context), using: action)
        : full.with(page(id, Void.self), using: action)
    }
    // NB: the step is cast, as a cast of the factory to one of such a type takes many times as long.
    func end<Container: ContainerScreen>(_ full: Full<Container>) -> DestinationStep<T, C> {
      let finder = WorldFinder<Host, Container, C>(look: step.look, run: run, number: step.number)
      let typed = added(step, StepAssembly(finder: finder, factory: full))
      guard let result = integrated(step, typed, rest) as? DestinationStep<T, C> else {
        preconditionFailure("A complete factory builds its own type.")
      }
      return result
    }
    switch step.target {
    case .stack:
      var full = with(0, to: empty(Host.Stack.self), Push())
      full = with(1, to: full, Push())
      return end(with(2, to: full, PushBelowTop()).assemble())
    case .tabs:
      var full = with(0, to: empty(Host.Tabs.self), AddTab())
      full = with(1, to: full, AddTab(at: 0))
      return end(with(2, to: full, AddTab()).assemble())
    case .split:
      var full = with(0, to: empty(Host.Split.self), SetPrimary())
      if step.ownCount < 3 { return end(with(1, to: full, SetSecondary()).assemble()) }
      let stack = StepScript(number: 100_002, target: .stack)
      full = full.with(
        WorldContainerFactory<Host, Host.Stack, C>(step: stack, acts: [], run: run),
        using: SetSecondary())
      full = with(2, to: full, PushInSecondary())
      if step.replacesOwnStack { full = full.with(page(0, context), using: SetSecondary()) }
      return end(full.assemble())
    case .pager:
      var full = with(0, to: empty(Host.Pager.self), AddPage())
      full = with(1, to: full, AddPage())
      return end(with(2, to: full, AddPage()).assemble())
    case .pages: return end(with(0, to: empty(Host.Pages.self), Host.setPage).assemble())
    case .any, .page, .card, .form, .picker:
      preconditionFailure("\(step.target) is no container.")
    }
  }

  private func integrated<T, F: Finder, Fac: Factory>(
    _ step: StepScript, _ plain: StepAssembly<T, F, Fac>, _ rest: ArraySlice<PartScript>
  ) -> DestinationStep<T, F.Context>
  where F.Target == T, F.Context: WorldContext, Fac.Target == T, Fac.Context == F.Context {
    let assembly = ChainAssembly<T, F.Context, T>().from(plain)
    let (run, number) = (run, step.number)
    func one<A>(_ spellings: A...) -> A {
      spellings[Spelling.action.choice(number, of: spellings.count)]
    }
    func into<Source>(
      _ action: some Action<Source>
    ) -> DestinationStep<T, F.Context> {
      next(rest, number, after: assembly.using(action))
    }
    func expecting<Source>(_ action: some Action<Source>) -> DestinationStep<T, F.Context> {
      assembly.using(action).from(
        Continuation(chain(rest, F.Context.self).expectingContainer(), number, rest))
    }
    func onto(_ action: some Action<any Screen>) -> DestinationStep<T, F.Context> {
      above(rest, number, after: assembly.using(action))
    }
    let configure = { (screen: any Screen) in run.host.willPresent(screen) }
    switch step.action {
    case .present where !step.actionActs.isEmpty:
      return onto(
        WorldAction(number: number, acts: step.actionActs, wraps: step.isWrapped, run: run))
    case .present:
      // What these chains start from is the root of a layer.
      let isAtStart = rest.first == .start(.current) || rest.first == .start(.root)
      return onto(
        one(
          PresentModally(configure: configure),
          PresentModally(startingFrom: isAtStart ? .topmostParent : .source, configure: configure),
          .presentModally(configure), GeneralAction.presentModally(configure)))
    case .replaceRoot: return onto(one(ReplaceRoot(), .replaceRoot(), GeneralAction.replaceRoot()))
    case .push: return into(one(Push(), .push(), Host.Stack.push()))
    case .pushAsRoot: return into(one(PushAsRoot(), .pushAsRoot(), Host.Stack.pushAsRoot()))
    case .pushReplacingLast:
      return into(
        one(PushReplacingLast(), .pushReplacingLast(), Host.Stack.pushReplacingLast()))
    case .pushBelowTop: return into(PushBelowTop<Host.Stack>())
    case .addTab: return into(one(AddTab(), .addTab(), Host.Tabs.addTab(), Host.Tabs.add()))
    case .addFirstTab: return into(one(AddTab(at: 0), .addTab(at: 0), Host.Tabs.add(at: 0)))
    case .replaceFirstTab:
      return into(
        one(
          AddTab(at: 0, replacing: true), .addTab(at: 0, replacing: true),
          Host.Tabs.add(at: 0, replacing: true)))
    case .setPrimary: return into(one(SetPrimary(), .setPrimary(), Host.Split.setPrimary()))
    case .setSecondary: return into(one(SetSecondary(), .setSecondary(), Host.Split.setSecondary()))
    case .showInPrimary, .showInSecondary:
      return into(Host.show(inPrimary: step.action == .showInPrimary))
    case .pushInSecondary:
      return into(one(PushInSecondary(), .pushInSecondary(), Host.Split.pushInSecondary()))
    case .addPage: return into(AddPage<Host.Pager>())
    case .setPage: return into(Host.setPage)
    case .pushExpecting: return expecting(one(Push(), .push(), Host.Stack.push()))
    case .pushReplacingLastExpecting:
      return expecting(
        one(PushReplacingLast(), .pushReplacingLast(), Host.Stack.pushReplacingLast()))
    case .addTabExpecting: return expecting(one(AddTab(), .addTab(), Host.Tabs.addTab()))
    }
  }

  /// The chain behind a step that goes into the container which the next step stands for.
  private func next<First, T, C: WorldContext>(
    _ parts: ArraySlice<PartScript>, _ number: Int, after links: ChainAssembly<First, C, T>
  ) -> DestinationStep<First, C> {
    guard case .step(let step) = parts.first else {
      return links.from(Continuation(chain(parts, C.self).expectingContainer(), number, parts))
    }
    return links.from(
      Continuation(make(step, T.self, parts.dropFirst(), C.self), number, parts))
  }

  /// The chain behind a step whose screen is shown above or in place of any other.
  private func above<First, C: WorldContext>(
    _ parts: ArraySlice<PartScript>, _ number: Int,
    after links: ChainAssembly<First, C, any Screen>
  ) -> DestinationStep<First, C> {
    if Spelling.continuation.choice(number, of: 3) != 0, case .step(let step) = parts.first {
      let rest = parts.dropFirst()
      func concrete<T: Screen>(_ target: T.Type) -> DestinationStep<First, C> {
        links.from(concrete: Continuation(make(step, target, rest, C.self), number, parts))
      }
      switch step.target {
      case .any: break
      case .page: return concrete(Host.Page.self)
      case .card: return concrete(Host.Card.self)
      case .form: return concrete(Host.Form.self)
      case .picker: return concrete(Host.Picker.self)
      case .stack: return concrete(Host.Stack.self)
      case .tabs: return concrete(Host.Tabs.self)
      case .split: return concrete(Host.Split.self)
      case .pager: return concrete(Host.Pager.self)
      case .pages: return concrete(Host.Pages.self)
      }
    }
    return links.from(Continuation(chain(parts, C.self), number, parts))
  }
}
