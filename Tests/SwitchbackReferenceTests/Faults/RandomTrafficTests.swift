import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// Many navigations at once, with interceptors, cancellations and animations that end at random.
@MainActor
@Suite(.timeLimit(.minutes(RandomCases.areMany ? 60 : 10)))
struct RandomTrafficTests {
  @Test func `In random traffic each navigation ends once, and no two change screens at once`()
    async throws
  {
    var endings: [String: Int] = [:]
    let failure = await RandomCases.firstFailure(250) { seed in
      let traffic = Traffic(seed: seed)
      await traffic.run()
      for ending in traffic.endings.values.joined() { endings[ending, default: 0] += 1 }
      return traffic.problems.isEmpty
        ? nil : "\(traffic.problems)\n\(traffic.log.joined(separator: "\n"))"
    }
    #expect(failure == nil, "\(failure ?? "")")
    if failure == nil, !RandomCases.isReplay {
      for ending in ["reached", "already there", "cancelled", "superseded", "rejected"] {
        #expect(endings[ending, default: 0] > 20, "\(endings)")
      }
    }
  }
}

@MainActor
private final class Traffic {
  private(set) var problems: [String] = []
  private(set) var log: [String] = []
  private(set) var endings: [Int: [String]] = [:]

  private var random: RandomSource
  private let window = ModelWindow(ModelTabs([ModelStack(Thing(0)), ModelStack(Thing(1000))]))
  private var tasks: [Task<Void, Never>] = []
  private var gates: [Turnstile] = []
  private var names: [Int: Int] = [:]
  private var committing: Set<Int> = []
  private var eventsOf: [Int: [String]] = [:]
  private var count = 0

  init(seed: Int) {
    random = RandomSource(seed: seed)
    window.animations = random.chance(70) ? .manual : .immediate
  }

  func run() async {
    for _ in 0..<random.number(5..<30) { await act() }
    // In the end all gates open, and everything comes to its end.
    for _ in 0..<5_000 where isBusy {
      for gate in gates { gate.open() }
      window.finishAnimations()
      await Task.yield()
    }
    if isBusy { problems.append("\(count - endings.count) navigations never end") }
    for (number, endings) in endings where endings.count != 1 {
      problems.append("\(number) has ended \(endings.count) times")
    }
    for (number, events) in eventsOf {
      let ends = events.filter { $0 == "finished" || $0 == "failed" }
      if events.first != "began" || ends.count != 1 || events.last != ends.first {
        problems.append("\(number): \(events)")
      }
    }
    for task in tasks { task.cancel() }
  }

  private var isBusy: Bool {
    endings.count < count || eventsOf.values.contains { $0.count < 2 }
  }

  private func act() async {
    switch random.number(0..<10) {
    case 0..<5: start()
    case 5: if !tasks.isEmpty { random.element(of: tasks).cancel() }
    case 6: if !gates.isEmpty { random.element(of: gates).open() }
    case 7: window.finishAnimations()
    default: for _ in 0..<random.number(1..<8) { await Task.yield() }
    }
  }

  private func start() {
    count += 1
    let number = count
    let policy = random.element(
      of: [ConcurrencyPolicy.queue, .queue, .queue, .reject, .replace])
    let router = WindowRouter(window: window, policy: policy).observing { [weak self] in
      self?.note($0, number)
    }
    let interceptor = interceptor(number, router)
    let chain = random.chance(70) ? Crossroads.push(interceptor) : presenting(interceptor)
    let id = random.number(1..<6)
    log.append("\(number): start \(id), \(policy)")
    tasks.append(
      Task {
        let ending = await Self.ending { try await router.navigate(to: chain, with: id) }
        log.append("\(number): \(ending)")
        endings[number, default: []].append(ending)
      })
  }

  private func interceptor(_ number: Int, _ router: WindowRouter) -> ClosureInterceptor<Int>? {
    let gate = Turnstile()
    gates.append(gate)
    let waitsForUser = random.chance(40)
    let id = random.number(1..<6)
    switch random.number(0..<6) {
    case 0..<2: return nil
    case 2, 3: return .intercept(waitsForUser: waitsForUser) { _ in await gate.pass() }
    case 4:
      return .intercept(waitsForUser: waitsForUser) { _ in
        _ = try? await router.navigate(to: Crossroads.push(), with: id)
      }
    default:
      // Begins another navigation and does not wait for it.
      return .intercept(waitsForUser: waitsForUser) { _ in
        router.go(to: Crossroads.push(), with: id)
        if number % 2 == 0 { await gate.pass() }
      }
    }
  }

  private func presenting(_ interceptor: ClosureInterceptor<Int>?) -> DestinationStep<Thing, Int> {
    let step = StepAssembly(
      finder: ClassWithContextFinder<Thing, Int>(options: .currentVisible),
      factory: ClosureFactory { (id: Int) in
        await Task.yield()
        return Thing(id)
      })
    return (interceptor.map { step.adding($0) } ?? step).using(.presentModally()).from(.current())
  }

  private func note(_ event: NavigationEvent, _ starter: Int) {
    let number = event.navigation
    if names[number] == nil { names[number] = starter }
    switch event.kind {
    case .began: eventsOf[number] = ["began"]
    case .committing:
      log.append("navigation of \(starter) commits")
      if !committing.isEmpty { problems.append("\(starter) commits beside \(committing)") }
      committing.insert(number)
    case .finished:
      committing.remove(number)
      eventsOf[number]?.append("finished")
    case .failed:
      committing.remove(number)
      eventsOf[number]?.append("failed")
    case .resolved, .asking, .intercepting, .intercepted: break
    }
  }

  private static func ending(_ navigate: () async throws -> NavigationOutcome) async -> String {
    do {
      return try await navigate().isAlreadyThere ? "already there" : "reached"
    } catch {
      switch error as? NavigationError {
      case .cancelled: return "cancelled"
      case .superseded: return "superseded"
      case .rejected: return "rejected"
      case .unresolved: return "unresolved"
      default: return "\(error)"
      }
    }
  }
}
