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
      }
    case .transformer(let number, true, let fails):
      return chain(rest, String.self).adapting { (c: C) in try transform(c, number, fails) }
    case .transformer(let number, false, let fails):
      return chain(rest, Int.self).adapting { (c: C) in try transform(c, number, fails) }
    case .branch(let cases, let otherwise):
      var assembly = SwitchAssembly<any Screen, C>()
      for candidate in cases { add(candidate, to: &assembly) }
      return otherwise.map { assembly.assemble(default: chain($0[...], context)) }
        ?? assembly.assemble()
    }
  }

  private func transform<A: WorldContext, B: WorldContext>(
    _ context: A, _ number: Int, _ fails: Bool
  ) throws -> B {
    if fails { throw WorldError(place: CodePlace(kind: .app, number: number)) }
    return B(number: context.number + 1)
  }

  private func add<C: WorldContext>(
    _ candidate: CaseScript, to assembly: inout SwitchAssembly<any Screen, C>
  ) {
    let run = run
    switch candidate {
    case .expecting(let look):
      assembly = assembly.addCase(expecting: WorldFinder<Host, any Screen, C>(look: look, run: run))
    case .found(let look, let parts):
      assembly = assembly.addCase(
        when: WorldFinder<Host, Host.Page, C>(look: look, run: run), from: chain(parts[...], C.self)
      )
    case .flag(let flag, let parts):
      assembly = assembly.addCase(when: { run.isUp(flag) }, from: chain(parts[...], C.self))
    case .evenContext(let parts):
      assembly = assembly.addCase(
        when: { (c: C) in c.number.isMultiple(of: 2) }, from: chain(parts[...], C.self))
    case .closure(let flag, true, let parts):
      let builder = ChainBuilder(run: run, isAnew: true)
      assembly = assembly.addCase { _ in
        run.isUp(flag) ? builder.chain(parts[...], C.self) : nil
      }
    case .closure(let flag, false, let parts):
      let made = chain(parts[...], C.self)
      assembly = assembly.addCase { _ in run.isUp(flag) ? made : nil }
    }
  }

  func erase<T: Screen, C>(_ step: DestinationStep<T, C>) -> DestinationStep<any Screen, C> {
    ChainAssembly<any Screen, C, any Screen>().from(step)
  }

  func make<T, C: WorldContext>(
    _ step: StepScript, _ target: T.Type, _ rest: ArraySlice<PartScript>, _ context: C.Type
  ) -> DestinationStep<T, C> {
    let finder = WorldFinder<Host, T, C>(look: step.look, run: run)
    switch step.factory {
    case .none:
      return added(step, StepAssembly(finder: finder, factory: NilFactory()))
        .from(chain(rest, context))
    case .insists(let look):
      return added(
        step,
        StepAssembly(
          finder: finder, factory: FinderFactory(WorldFinder<Host, T, C>(look: look, run: run)))
      )
      .from(chain(rest, context))
    case .builds(let refuses, let acts, _) where step.target.isContainer:
      return integrated(
        step, StepAssembly(finder: finder, factory: container(step, refuses, acts, T.self, C.self)),
        rest)
    case .builds(let refuses, let acts, let leaving):
      let factory = WorldFactory<Host, T, C>(
        step: step, refuses: refuses, acts: acts, leaving: leaving, run: run)
      return integrated(step, StepAssembly(finder: finder, factory: factory), rest)
    case .buildsFull(let acts):
      return full(step, acts, finder, rest)
    }
  }

  private func container<T, C>(
    _ step: StepScript, _ refuses: Bool, _ acts: [ActScript], _ target: T.Type, _ context: C.Type
  ) -> WorldContainerFactory<Host, T, C> {
    WorldContainerFactory(step: step, refuses: refuses, acts: acts, run: run)
  }

  /// A complete factory: a container that comes with a page of its own.
  private func full<T, C: WorldContext>(
    _ step: StepScript, _ acts: [ActScript], _ finder: WorldFinder<Host, T, C>,
    _ rest: ArraySlice<PartScript>
  ) -> DestinationStep<T, C> {
    let page = WorldFactory<Host, Host.Page, C>(
      step: StepScript(number: 100_003, target: .page), refuses: false, acts: [], leaving: nil,
      run: run)
    func made<Container: ContainerScreen, A: ContainerAction>(
      _ type: Container.Type, _ action: A
    ) -> DestinationStep<T, C> where A.Source == Container {
      let complete = CompleteFactoryAssembly(
        factory: WorldContainerFactory<Host, Container, C>(step: step, acts: acts, run: run)
      )
      .with(page, using: action)
      .assemble()
      let typed = StepAssembly(
        finder: WorldFinder<Host, Container, C>(look: step.look, run: run), factory: complete)
      guard let result = integrated(step, typed, rest) as? DestinationStep<T, C> else {
        preconditionFailure("A complete factory builds its own type.")
      }
      return result
    }
    switch step.target {
    case .stack: return made(Host.Stack.self, Push())
    case .tabs: return made(Host.Tabs.self, AddTab())
    case .split: return made(Host.Split.self, SetPrimary())
    case .pager: return made(Host.Pager.self, AddPage())
    case .any, .page, .card, .form, .picker:
      return integrated(
        step,
        StepAssembly(
          finder: finder,
          factory: WorldFactory<Host, T, C>(
            step: step, refuses: false, acts: acts, leaving: nil, run: run)), rest)
    }
  }

  private func integrated<T, F: Finder, Fac: Factory>(
    _ step: StepScript, _ plain: StepAssembly<T, F, Fac>, _ rest: ArraySlice<PartScript>
  ) -> DestinationStep<T, F.Context>
  where F.Target == T, F.Context: WorldContext, Fac.Target == T, Fac.Context == F.Context {
    let assembly = added(step, plain)
    let context = F.Context.self
    switch step.action {
    case .present where !step.actionActs.isEmpty:
      return assembly.using(WorldAction(number: step.number, acts: step.actionActs, run: run))
        .from(chain(rest, context))
    case .present:
      let present = PresentModally { [run] in run.host.willPresent($0) }
      return assembly.using(present).from(chain(rest, context))
    case .replaceRoot: return assembly.using(ReplaceRoot()).from(chain(rest, context))
    case .push: return assembly.using(Push()).from(next(rest, Host.Stack.self, context))
    case .pushAsRoot:
      return assembly.using(PushAsRoot()).from(next(rest, Host.Stack.self, context))
    case .pushReplacingLast:
      return assembly.using(PushReplacingLast()).from(next(rest, Host.Stack.self, context))
    case .pushBelowTop:
      return assembly.using(PushBelowTop()).from(next(rest, Host.Stack.self, context))
    case .addTab: return assembly.using(AddTab()).from(next(rest, Host.Tabs.self, context))
    case .addFirstTab:
      return assembly.using(AddTab(at: 0)).from(next(rest, Host.Tabs.self, context))
    case .replaceFirstTab:
      return assembly.using(AddTab(at: 0, replacing: true))
        .from(next(rest, Host.Tabs.self, context))
    case .setPrimary: return assembly.using(SetPrimary()).from(next(rest, Host.Split.self, context))
    case .setSecondary:
      return assembly.using(SetSecondary()).from(next(rest, Host.Split.self, context))
    case .pushInSecondary:
      return assembly.using(PushInSecondary()).from(next(rest, Host.Split.self, context))
    case .addPage: return assembly.using(AddPage()).from(next(rest, Host.Pager.self, context))
    case .pushExpecting:
      return assembly.using(Push<Host.Stack>()).from(chain(rest, context).expectingContainer())
    case .addTabExpecting:
      return assembly.using(AddTab<Host.Tabs>()).from(chain(rest, context).expectingContainer())
    }
  }

  /// The chain behind a step that goes into the container which the next step stands for.
  private func next<T, C: WorldContext>(
    _ parts: ArraySlice<PartScript>, _ target: T.Type, _ context: C.Type
  ) -> DestinationStep<T, C> {
    guard case .step(let step) = parts.first else {
      return chain(parts, context).expectingContainer()
    }
    return make(step, target, parts.dropFirst(), context)
  }

  private func added<T, F: Finder, Fac: AbstractFactory>(
    _ step: StepScript, _ assembly: StepAssembly<T, F, Fac>
  ) -> StepAssembly<T, F, Fac> where F.Target == T, F.Context: WorldContext {
    var assembly = assembly
    for interceptor in step.interceptors {
      assembly = assembly.adding(
        WorldInterceptor<Host, F.Context>(script: interceptor, run: run, isAnew: isAnew))
    }
    for task in step.tasks {
      assembly = assembly.adding(WorldTask<Host, T, F.Context>(script: task, run: run))
    }
    for task in step.postTasks {
      assembly = assembly.adding(WorldPostTask<Host, T, F.Context>(script: task, run: run))
    }
    return assembly
  }
}
