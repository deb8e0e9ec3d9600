import Switchback

/// Chooses among spellings that mean the same, by the number of a part of the script: the choice takes no other
/// number from the world's seed. Part 0 gets the first one.
///
/// The reference judges by the script, so a spelling that means something else is noticed.
enum Spelling: UInt64 {
  case finder = 1, factory, action, interceptor, task, continuation, branch, trip, router

  func choice(_ number: Int, of count: Int) -> Int {
    if number == 0 { return 0 }
    // Neighbouring numbers get spellings that have nothing to do with each other.
    var mixed = UInt64(truncatingIfNeeded: number) &* 16 &+ rawValue
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(count))
  }

  /// One of several values of the same type.
  func one<Value>(_ number: Int, _ values: Value...) -> Value {
    values[choice(number, of: values.count)]
  }
}

/// The chain behind a step: for the same context, for any, or for none.
enum Continuation<Target, Context> {
  case same(DestinationStep<Target, Context>)
  case any(DestinationStep<Target, Any?>)
  case none(DestinationStep<Target, Void>)
}

extension Continuation where Context: WorldContext {
  /// - Parameter parts: The script of the chain.
  @MainActor
  init(_ step: DestinationStep<Target, Context>, _ number: Int, _ parts: ArraySlice<PartScript>) {
    switch Spelling.continuation.choice(number, of: 5) {
    case 1:
      self = .any(
        step.adapting { context in
          guard let context = context as? Context else { throw WrongContext() }
          return context
        })
    case 2 where !parts.contains(where: \.needsContext):
      self = .none(step.adapting { Context(number: noContext) })
    default: self = .same(step)
    }
  }
}

/// A chain gets another context than it is made for.
struct WrongContext: Error {}

/// The number from which contexts are of chains that have none.
let noContext = 97

extension ChainAssembly {
  func from(_ continuation: Continuation<Source, Context>) -> DestinationStep<Target, Context> {
    switch continuation {
    case .same(let step): from(step)
    case .any(let step): from(step)
    case .none(let step): from(step)
    }
  }
}

extension ChainAssembly where Source == any Screen {
  func from<Concrete: Screen>(
    concrete continuation: Continuation<Concrete, Context>
  ) -> DestinationStep<Target, Context> {
    switch continuation {
    case .same(let step): from(step)
    case .any(let step): from(step)
    case .none(let step): from(step)
    }
  }
}

extension StepAssembly where Fac: ReusingFactory {
  func from<Source>(
    _ continuation: Continuation<Source, F.Context>
  ) -> DestinationStep<Target, F.Context> {
    switch continuation {
    case .same(let step): from(step)
    case .any(let step): from(step)
    case .none(let step): from(step)
    }
  }
}

extension PartScript {
  /// Whether what comes of it depends on the context.
  var needsContext: Bool {
    switch self {
    case .step(let step):
      if case .insists(let look) = step.factory, look.needsContext { return true }
      return step.look.needsContext
    case .transformer, .start(.current), .start(.root): return false
    case .start(.custom(let look)): return look.needsContext
    case .branch(let cases, let otherwise):
      return (otherwise ?? []).contains(where: \.needsContext)
        || cases.contains { candidate in
          switch candidate {
          case .evenContext: true
          case .expecting(let look): look.needsContext
          case .found(let look, let parts):
            look.needsContext || parts.contains(where: \.needsContext)
          case .flag, .closure: candidate.parts.contains(where: \.needsContext)
          }
        }
    }
  }

  /// The first number in it, for a part that has none itself.
  var number: Int {
    switch self {
    case .step(let step): step.number
    case .transformer(let number, _, _): number
    case .start: 0
    case .branch(let cases, let otherwise):
      (cases.flatMap(\.parts) + (otherwise ?? [])).lazy.map(\.number).first { $0 > 0 } ?? 0
    }
  }
}

extension ChainScript {
  /// Whether the chain has a task for each screen of its route, besides what the script says.
  var hasTaskForEachScreen: Bool {
    Spelling.router.choice(parts.first?.number ?? 0, of: 6) == 1
  }
}

extension InterceptorScript {
  fileprivate var spelling: Int {
    // Others may wait for the refusal of such a log-in.
    if waitsForUser, key == nil, number.isMultiple(of: 3) { return 8 }
    return Spelling.interceptor.choice(number, of: 9)
  }
  /// Whether a refusal is only for the navigation that the interceptor has refused: nothing says whether others
  /// have the same context.
  var refusesOne: Bool { spelling == 8 && key == nil }
}

/// A context that cannot be compared.
struct Opaque {
  let number: Int
}

extension TaskScript {
  /// The task of a chain for each screen of its route.
  static let forEachScreen = TaskScript(number: 100_500)
}

extension StepScript {
  /// How many screens of its own a complete container has: one to three.
  var ownCount: Int { Spelling.factory.choice(number, of: 3) + 1 }
  /// Whether an app's own action presents it in a stack.
  var isWrapped: Bool {
    action == .present && !actionActs.isEmpty && !target.isContainer && number & 2 == 0
  }
  /// Whether a complete split view gets something else in place of the stack that it has had.
  var replacesOwnStack: Bool { number.isMultiple(of: 2) }
}

extension LookScript {
  fileprivate var needsContext: Bool {
    switch choice {
    case .byClass, .never, .fails: false
    case .byContext, .byClassWithContext, .instance, .closure, .kept: true
    }
  }
}

extension ChainBuilder {
  /// The same step with its interceptors and tasks.
  func added<T, F: Finder, Fac: AbstractFactory>(
    _ step: StepScript, _ assembly: StepAssembly<T, F, Fac>
  ) -> StepAssembly<T, F, Fac> where F.Target == T, F.Context: WorldContext {
    var assembly = assembly
    for script in step.interceptors {
      if script.key == nil, script.spelling == 5 {
        assembly = assembly.adding(
          WorldInterceptor<Host, Void>(script: script, run: run, isAnew: isAnew))
      } else {
        assembly = assembly.adding(interceptor(script, F.Context.self))
      }
    }
    for script in step.tasks {
      if Spelling.task.choice(script.number, of: 5) == 3 {
        assembly = assembly.adding(WorldTask<Host, T, Void>(script: script, run: run))
      } else {
        assembly = assembly.adding(task(script, T.self, F.Context.self))
      }
    }
    for script in step.postTasks {
      if Spelling.task.choice(script.number, of: 5) == 3 {
        assembly = assembly.adding(WorldPostTask<Host, T, Void>(script: script, run: run))
      } else {
        assembly = assembly.adding(postTask(script, T.self, F.Context.self))
      }
    }
    return assembly
  }

  // NB: these know nothing of the step, or the compiler would make them anew for each kind of step.
  private func interceptor<Context: WorldContext>(
    _ script: InterceptorScript, _ context: Context.Type
  ) -> any RoutingInterceptor<Context> {
    let (run, isAnew) = (run, isAnew)
    func own<C>(_ context: C.Type, isBare: Bool) -> WorldInterceptor<Host, C> {
      WorldInterceptor(script: script, run: run, isAnew: isAnew, isBare: isBare)
    }
    let limit = script.timeLimit.map { Duration.seconds($0) }
    let place = CodePlace(kind: .interceptor, number: script.number)
    var spelled: any RoutingInterceptor<Context>
    let choice = script.spelling
    switch choice {
    case 1 where !script.refusesToPrepare:
      spelled = ClosureInterceptor(waitsForUser: script.waitsForUser, timeLimit: limit) { context in
        run.checkContext(context, of: place)
        try await run.intercept(script, isAnew: isAnew)
      }
    case 2 where !script.refusesToPrepare:
      let short: ClosureInterceptor<Context> = .intercept(
        waitsForUser: script.waitsForUser, timeLimit: limit
      ) { context in
        run.checkContext(context, of: place)
        try await run.intercept(script, isAnew: isAnew)
      }
      spelled = short
    case 3:
      spelled = own(String.self, isBare: true).adapting { String(number: $0.number) }
      if let limit { spelled = spelled.limited(to: limit) }
    case 4:
      spelled = own(Context.self, isBare: true)
      if let limit { spelled = spelled.limited(to: limit).limited(to: limit + .seconds(1)) }
    case 5, 6: spelled = own(Void.self, isBare: false).adapting()
    case 7: spelled = own(Int.self, isBare: false).adapting { $0.number }
    case 8: spelled = own(Opaque.self, isBare: false).adapting { Opaque(number: $0.number) }
    default: spelled = own(Context.self, isBare: false)
    }
    if let key = script.key, 1...4 ~= choice, spelled.key == nil { spelled = spelled.keyed(key) }
    run.check(spelled, script)
    return spelled
  }

  private func task<T, Context: WorldContext>(
    _ script: TaskScript, _ target: T.Type, _ context: Context.Type
  ) -> any ContextTask<T, Context> {
    let own = WorldTask<Host, T, Context>(script: script, run: run)
    switch Spelling.task.choice(script.number, of: 5) {
    case 1 where !script.refusesToPrepare:
      return ClosureContextTask { try await own.perform(on: $0, with: $1) }
    case 2 where !script.refusesToPrepare:
      let short: ClosureContextTask<T, Context> = .contextTask {
        try await own.perform(on: $0, with: $1)
      }
      return short
    default: return own
    }
  }

  private func postTask<T, Context: WorldContext>(
    _ script: TaskScript, _ target: T.Type, _ context: Context.Type
  ) -> any PostRoutingTask<T, Context> {
    let own = WorldPostTask<Host, T, Context>(script: script, run: run)
    switch Spelling.task.choice(script.number, of: 5) {
    case 1: return ClosurePostRoutingTask { own.perform(on: $0, with: $1, route: $2) }
    case 2:
      let short: ClosurePostRoutingTask<T, Context> = .postRoutingTask {
        own.perform(on: $0, with: $1, route: $2)
      }
      return short
    default: return own
    }
  }

  /// The factory of a step that builds a screen with nothing in it.
  func factory<T, C: WorldContext>(
    _ step: StepScript, refuses: Bool, _ acts: [ActScript], _ leaving: GuardScript?,
    _ target: T.Type, _ context: C.Type
  ) -> any Factory<T, C> {
    func own<Other>(_ context: Other.Type) -> WorldFactory<Host, T, Other> {
      WorldFactory(step: step, refuses: refuses, acts: acts, leaving: leaving, run: run)
    }
    let plain = own(context)
    switch Spelling.factory.choice(step.number, of: 7) {
    case 1 where !refuses: return ClosureFactory { try await plain.build(with: $0) }
    case 2 where !refuses:
      let short: ClosureFactory<T, C> = .closure { try await plain.build(with: $0) }
      return short
    case 3: return own(String.self).adapting { String(number: $0.number) }
    case 4: return own(Int.self).adapting(using: ClosureContextTransformer { $0.number })
    // What is done while it builds, its task does.
    case 5: return plain.silent().adding(FactoryTask(factory: plain))
    default: return plain
    }
  }

  /// The factory of a step that builds a container: around its first screens or, as a plain one, for them.
  func containerFactory<T, C: WorldContext>(
    _ step: StepScript, refuses: Bool, _ acts: [ActScript], _ target: T.Type, _ context: C.Type
  ) -> any Factory<T, C> {
    func own<Other>(_ context: Other.Type) -> WorldContainerFactory<Host, T, Other> {
      WorldContainerFactory(step: step, refuses: refuses, acts: acts, run: run)
    }
    let plain = own(context)
    switch Spelling.factory.choice(step.number, of: 5) {
    case 1 where !refuses: return ClosureFactory { try await plain.build(with: $0) }
    case 2: return own(String.self).adapting { String(number: $0.number) }
    default: return plain
    }
  }
}

/// What a factory does while it builds, as a task of its.
private struct FactoryTask<Host: WorldHost, Target, Context>: ContextTask {
  let factory: WorldFactory<Host, Target, Context>

  func prepare(with context: Context) throws { factory.prepareTask() }

  func perform(on screen: Target, with context: Context) async throws {
    try await factory.act(with: context)
  }
}
