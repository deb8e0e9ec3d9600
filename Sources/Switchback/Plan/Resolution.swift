/// The resolution of a chain, from the destination back to the first existing screen.
///
/// Nothing is built and nothing is changed.
@MainActor
final class Resolution {
  let window: any ScreenWindow
  let hierarchy: Hierarchy
  let chain: any ChainReading
  private var resolved = ResolvedChain(finished: [])

  init(of walk: any ChainWalking, in window: any ScreenWindow) {
    self.window = window
    hierarchy = Hierarchy(of: window)
    chain = walk.reading
  }

  /// The steps, destination first, with their outcomes.
  var steps: [ResolvedStep] { resolved.steps }

  /// The interceptors that are to run, in order.
  var interceptors: [any PendingInterceptor] { resolved.interceptors.pending }

  var anchor: (any Screen)? { resolved.anchor }

  /// The tasks for all screens of the route: those of chains, and those of the router.
  var tasksOnEachScreen: PreparedTasks? { resolved.tasksOnEachScreen }

  /// The step at which an error was thrown.
  var failing: (any StepDescribing)? {
    get { resolved.failing }
    set { resolved.failing = newValue }
  }

  /// Resolves the chain in the window's current screens.
  ///
  /// - Parameters:
  ///   - finished: The interceptors that have run already.
  ///   - tasks: The router's tasks.
  /// - Throws: The errors of finders, transformers and `prepare`; ``UnanchoredError`` if the chain
  ///   ends without an existing screen.
  func resolve(
    _ walk: any ChainWalking, finished: Set<InterceptorID>, tasks: StepTasks<Any?>?, context: Any?
  ) throws {
    // NB: not resolved in place, as the app's code that runs now may read the resolution.
    var resolved = ResolvedChain(finished: finished)
    defer { self.resolved = resolved }
    if let tasks { try resolved.addToEachScreen(tasks, with: context) }
    var next: (any ChainWalking)? = walk
    while let walk = next { next = try walk.walk(in: hierarchy, into: &resolved) }
    guard resolved.anchor != nil else {
      resolved.failing = resolved.steps.last?.link
      throw UnanchoredError()
    }
  }

  /// Releases the screens that were seen. The outcomes of the steps are kept as text.
  func letScreensGo() {
    for index in resolved.steps.indices {
      let step = resolved.steps[index]
      resolved.steps[index].outcome = .noted(
        describe(step, step.link.outline), isFound: step.isFound)
    }
    hierarchy.letScreensGo()
  }
}

/// The chain has ended, and none of its screens exists to start from.
struct UnanchoredError: Error, CustomStringConvertible {
  var description: String {
    "None of the chain's screens is there, so there is nothing to start from. End the chain with "
      + "GeneralStep.current() or GeneralStep.root(), which are always there."
  }
}

extension Resolution {
  /// The chain, as far as it was resolved.
  ///
  /// - Parameter failing: The step at which the navigation failed, if it is not the one at which an
  ///   error was thrown while resolving.
  func trace(failingAt failing: (any StepDescribing)? = nil) -> ChainTrace {
    let failing = failing ?? self.failing
    var lines = steps.map { step in
      let outline = step.link.outline
      return ChainTrace.Line(
        step: outline, wording: describe(step, outline), isFound: step.isFound,
        isFailing: step.link === failing)
    }
    if !steps.contains(where: \.isFound), let failing {
      if !steps.contains(where: { $0.link === failing }) {
        lines.append(
          ChainTrace.Line(
            step: failing.outline, wording: "failed", isFound: false, isFailing: true))
      }
      // The steps behind it, as far as they are known without a context.
      let all = Switchback.steps(of: chain)
      if let position = all.firstIndex(where: { $0 === failing }) {
        lines += all[(position + 1)...].map {
          ChainTrace.Line(
            step: $0.outline, wording: "not looked at", isFound: false, isFailing: false)
        }
      }
    }
    return ChainTrace(lines: lines)
  }

  func describe(_ step: ResolvedStep, _ outline: ChainOutline.Step) -> Wording {
    switch step.outcome {
    case .found(let screen): "found: \(name: name(of: screen))"
    case .build: step.link.absence(in: hierarchy)
    case .lookup: step.link.absence(in: hierarchy) + "; skipped"
    case .expecting: "\(article(outline.name)) that holds the next screen"
    case .passed:
      outline.role != .switch
        ? "\(outline.name)"
        : outline.cases.last == "otherwise" ? "no case applies, so the default" : "no case applies"
    case .chose(let index): "case \("\(index + 1)"): \(outline.cases[index])"
    case .noted(let text, _): text
    }
  }
}

/// An error that would not occur in another hierarchy, with the same chain and context.
protocol DependingOnHierarchy: Error {}

extension SourceError: DependingOnHierarchy {}
extension SwitchError: DependingOnHierarchy {}
extension UnanchoredError: DependingOnHierarchy {}
