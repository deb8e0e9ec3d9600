import Switchback

/// Makes the engine's chain from its parts.
@MainActor
struct TrialChainBuilder<Host: TrialScreens> {
  let log: TrialLog

  func chain<C: TrialContext>(
    _ parts: ArraySlice<TrialPart>, _ context: C.Type
  ) -> DestinationStep<any Screen, C> {
    guard let part = parts.first else {
      preconditionFailure("A chain ends in a start, a switch, or a step that a finder finds.")
    }
    let rest = parts.dropFirst()
    switch part {
    case .start(.current): return .current()
    case .start(.root): return GeneralStep.root()
    case .start(.custom(let look)):
      return GeneralStep.custom(using: TrialFinder<Host, any Screen, C>(look: look, log: log))
    case .step(let step):
      switch step.target {
      case .any: return make(step, (any Screen).self, rest, context)
      case .screen: return erase(make(step, Host.Base.self, rest, context))
      case .product: return erase(make(step, Host.Leaf.self, rest, context))
      case .stack: return erase(make(step, Host.Stack.self, rest, context))
      case .tabs: return erase(make(step, Host.Tabs.self, rest, context))
      }
    case .transformer(let number, true, let fails):
      return chain(rest, String.self).adapting { (c: C) in try transform(c, number, fails) }
    case .transformer(let number, false, let fails):
      return chain(rest, Int.self).adapting { (c: C) in try transform(c, number, fails) }
    case .branch(let cases, let fallback):
      var assembly = SwitchAssembly<any Screen, C>()
      for candidate in cases { add(candidate, to: &assembly) }
      return fallback.map { assembly.assemble(default: chain($0[...], context)) }
        ?? assembly.assemble()
    }
  }

  private func transform<A: TrialContext, B: TrialContext>(
    _ context: A, _ number: Int, _ fails: Bool
  ) throws -> B {
    log.lines.append("transform \(number) of \(context.number)")
    if fails { throw TrialError(description: "transformer \(number)") }
    return B(number: context.number + 1)
  }

  private func add<C: TrialContext>(
    _ candidate: TrialCase, to assembly: inout SwitchAssembly<any Screen, C>
  ) {
    switch candidate {
    case .expecting(let look):
      assembly = assembly.addCase(expecting: TrialFinder<Host, any Screen, C>(look: look, log: log))
    case .found(let look, let parts):
      assembly = assembly.addCase(
        when: TrialFinder<Host, Host.Leaf, C>(look: look, log: log), from: chain(parts[...], C.self)
      )
    case .condition(let holds, let parts):
      assembly = assembly.addCase(when: { holds }, from: chain(parts[...], C.self))
    case .evenContext(let parts):
      assembly = assembly.addCase(
        when: { (c: C) in c.number.isMultiple(of: 2) }, from: chain(parts[...], C.self))
    case .closure(let applies, let parts):
      assembly = assembly.addCase { _ in applies ? chain(parts[...], C.self) : nil }
    }
  }

  private func erase<T: Screen, C>(_ step: DestinationStep<T, C>) -> DestinationStep<any Screen, C>
  {
    ChainAssembly<any Screen, C, any Screen>().from(step)
  }

  private func make<T, C: TrialContext>(
    _ step: TrialStep, _ target: T.Type, _ rest: ArraySlice<TrialPart>, _ context: C.Type
  ) -> DestinationStep<T, C> {
    let finder = TrialFinder<Host, T, C>(look: step.look, log: log)
    switch step.factory {
    case .none:
      return intercepted(step, StepAssembly(finder: finder, factory: NilFactory()))
        .from(chain(rest, context))
    case .insists(let look):
      return intercepted(
        step,
        StepAssembly(
          finder: finder, factory: FinderFactory(TrialFinder<Host, T, C>(look: look, log: log)))
      )
      .from(chain(rest, context))
    case .builds(let refuses):
      let factory = TrialFactory<Host, T, C>(number: step.number, refuses: refuses, log: log)
      let assembly = intercepted(step, StepAssembly(finder: finder, factory: factory))
      switch step.action {
      case .present: return assembly.using(PresentModally()).from(chain(rest, context))
      case .replaceRoot: return assembly.using(ReplaceRoot()).from(chain(rest, context))
      case .push: return assembly.using(Push()).from(container(rest, Host.Stack.self, context))
      case .addTab: return assembly.using(AddTab()).from(container(rest, Host.Tabs.self, context))
      case .pushExpecting:
        return assembly.using(Push<Host.Stack>()).from(chain(rest, context).expectingContainer())
      case .addTabExpecting:
        return assembly.using(AddTab<Host.Tabs>()).from(chain(rest, context).expectingContainer())
      }
    }
  }

  /// The chain behind a step that goes into the container which the next step stands for.
  private func container<T, C: TrialContext>(
    _ parts: ArraySlice<TrialPart>, _ target: T.Type, _ context: C.Type
  ) -> DestinationStep<T, C> {
    guard case .step(let step) = parts.first else {
      preconditionFailure("Only a step stands for a container.")
    }
    return make(step, target, parts.dropFirst(), context)
  }

  private func intercepted<T, F: Finder, Fac: AbstractFactory>(
    _ step: TrialStep, _ assembly: StepAssembly<T, F, Fac>
  ) -> StepAssembly<T, F, Fac> where F.Context: TrialContext {
    guard let refuses = step.interceptorRefuses else { return assembly }
    return assembly.adding(
      TrialInterceptor<F.Context>(number: step.number, refuses: refuses, log: log))
  }
}

struct TrialFinder<Host: TrialScreens, Target, Context: TrialContext>: Finder {
  let look: TrialLook
  let log: TrialLog

  func findScreen(with context: Context, in hierarchy: Hierarchy) throws -> Target? {
    log.lines.append("look \(look.number) for \(context.number)")
    switch look.choice {
    case .byClass:
      return try ClassFinder<Target, Context>(options: look.options, from: look.start)
        .findScreen(with: context, in: hierarchy)
    case .byContext:
      return try hierarchy.first(Target.self, look.options, from: look.start) {
        Host.id(of: $0) == context.number % 4
      }
    case .never: return NilFinder<Target, Context>().findScreen(with: context, in: hierarchy)
    case .fails: throw TrialError(description: "look \(look.number)")
    }
  }
}

private struct TrialFactory<Host: TrialScreens, Target, Context: TrialContext>: Factory {
  let number: Int
  let refuses: Bool
  let log: TrialLog

  func prepare(with context: Context) throws {
    log.lines.append("prepare \(number) with \(context.number)")
    if refuses { throw TrialError(description: "factory \(number)") }
  }

  func build(with context: Context) throws -> Target {
    try Host.build(Target.self, number: number)
  }
}

private struct TrialInterceptor<Context: TrialContext>: RoutingInterceptor {
  let number: Int
  let refuses: Bool
  let log: TrialLog

  func prepare(with context: Context) throws {
    log.lines.append("prepare interceptor \(number) with \(context.number)")
    if refuses { throw TrialError(description: "interceptor \(number)") }
  }

  func perform(with context: Context) {}
}
