import Switchback

// Nothing fails without a cause.
extension WorldRun {
  func checkCause(of error: NavigationError, _ record: NavigationRecord, in window: Host.Window) {
    let isCaused =
      switch error {
      case .blocked: record.hasRefused
      case .intercepted(_, let reason, _): hasBeenStopped(record, because: reason)
      case .timedOut(_, let limit, _): .seconds(time.seconds - record.since) >= limit
      case .unbuilt(let reason, _): isOfCode(reason, record) || record.planned?.isOpen != false
      case .uncommitted(let reason, _, _):
        isOfCode(reason, record) || mayFailToCommit(record, because: reason, in: window)
      case .unsettled:
        (!host.reportsChanges || allChanges[record.window % windows.count] != record.changesAtFirst)
          && record.story.planCount > 2
      case .deadlock(let waits):
        (unfinished.count > 1 || record.isInOther) && isCircle(waits)
      case .unresolved, .goneAgain, .cancelled, .superseded, .rejected: true
      // This one is there.
      case .windowGone: false
      }
    if !isCaused {
      fail(.errorIsRight, "navigation \(record.number) fails without a cause: \(error)")
    }
    checkTrace(of: error, record)
  }

  /// Whether each of some waits is for what waits next, and the last one for the first. There is a single phrase if
  /// it is no wait that leads back.
  private func isCircle(_ phrases: [String]) -> Bool {
    let waits = phrases.compactMap { phrase in
      phrase.range(of: " waits for ").map { (phrase[..<$0.lowerBound], phrase[$0.upperBound...]) }
    }
    if waits.isEmpty { return phrases.count == 1 }
    return waits.count == phrases.count
      && waits.indices.allSatisfy { waits[$0].1.contains(waits[($0 + 1) % waits.count].0) }
  }

  /// Whether an interceptor has failed, if only for another navigation that shares it.
  private func hasBeenStopped(_ record: NavigationRecord, because reason: any Error) -> Bool {
    if record.refusal?.kind == .interceptor { return true }
    let refusing = (reason as? WorldError)?.place
    let isOnlyForOne = script.chains.flatMap(\.interceptors).contains {
      $0.number == refusing?.number && $0.refusesOne
    }
    return !isOnlyForOne
      && records.contains { $0 !== record && $0.refusal?.kind == .interceptor }
  }

  private func isOfCode(_ error: any Error, _ record: NavigationRecord) -> Bool {
    (error as? WorldError).map { record.calls[$0.place] != nil } ?? false
  }

  /// Whether something may have come in between, or the toolkit has refused.
  private func mayFailToCommit(
    _ record: NavigationRecord, because reason: any Error, in window: Host.Window
  ) -> Bool {
    guard let expected = record.expected,
      expected.foreignChanges == foreignChanges[record.window % windows.count],
      host.faultsThatHappened(in: window) == 0, !host.rearrangesOnDisplay
    else { return true }
    return host.isRefusal(reason)
  }

  /// The steps of a chain that has no branches, from the destination on.
  private func steps(ofChain number: Int) -> [StepScript]? {
    var steps: [StepScript] = []
    for part in script.chains[number % script.chains.count].parts {
      switch part {
      case .step(let step): steps.append(step)
      case .branch: return nil
      case .start, .transformer: break
      }
    }
    return steps
  }

  /// The positions of the steps that are marked in an error.
  private func marks(in trace: ChainTrace) -> [Int] {
    let lines = trace.lines.filter {
      $0.step.role != .expectingContainer && $0.step.role != .transformer
    }
    return lines.indices.filter { lines[$0].isFailing }
  }

  /// A chain that leads nowhere is marked at the step that the rules say is wrong.
  func checkMark(
    of failure: ReferenceResolution.Failure, in trace: ChainTrace, _ heading: Heading
  ) {
    guard case .chain(let number, _) = heading, let steps = steps(ofChain: number),
      let wrong = failure.step,
      let step = steps.firstIndex(where: { $0.number == wrong })
    else { return }
    let marks = marks(in: trace)
    if marks == [step] { return }
    fail(
      .errorIsRight, "step \(step) is wrong, \(failure.reason), and \(marks) is marked in\n\(trace)"
    )
  }

  /// The step that is marked in the text of an error is the one whose code has failed.
  private func checkTrace(of error: NavigationError, _ record: NavigationRecord) {
    guard let (number, _) = record.chain else { return }
    let (place, trace): (CodePlace?, ChainTrace)
    switch error {
    case .unbuilt(let reason, let lines), .intercepted(_, let reason, let lines),
      .unresolved(let reason, let lines), .uncommitted(let reason, _, let lines):
      (place, trace) = ((reason as? WorldError)?.place, lines)
    default: return
    }
    guard let steps = steps(ofChain: number) else { return }
    let failing = marks(in: trace)
    if case .unbuilt(SourceError.destinationMissing, _) = error,
      failing.contains(where: { steps.indices.contains($0) && !steps[$0].mustBeFound(at: $0) })
    {
      fail(.errorIsRight, "step \(failing) need not be found\n\(error)")
    }
    if case .unbuilt(SourceError.destinationMissing, _) = error,
      failing.contains(where: { isCertainToBeFound($0, in: steps) })
    {
      fail(.errorIsRight, "step \(failing) is in what was built\n\(error)")
    }
    // In an interceptor that is shared, another step or the router may have waited for this one's.
    if let place, record.calls[place] != nil,
      let step = steps.firstIndex(where: { $0.runs(place) })
    {
      if failing != [step] {
        fail(
          .errorIsRight,
          "\(place) of step \(step) has failed, and \(failing) is marked in\n\(error)")
      }
    }
  }
}

/// Whether what a step looks for in what was built is there, as it is the very screen in which it looks.
private func isCertainToBeFound(_ position: Int, in steps: [StepScript]) -> Bool {
  guard steps.indices.contains(position) else { return false }
  var looks = [steps[position].look]
  if case .insists(let look) = steps[position].factory { looks.append(look) }
  for step in steps[(position + 1)...] {
    switch step.factory {
    case .none, .insists: continue
    case .builds, .buildsFull: break
    }
    return looks.contains { look in
      look.choice == .byClass && look.options & 1 == 1 && !look.fromKept
        && steps[position].target == step.target
    }
  }
  return false
}

extension StepScript {
  /// Whether the screen of this step has to be found where no factory builds one.
  fileprivate func mustBeFound(at position: Int) -> Bool {
    if case .insists = factory { return true }
    return position == 0
  }

  /// Whether code is that of this step.
  func runs(_ place: CodePlace) -> Bool {
    switch place.kind {
    case .factory: place.number == number
    case .action: place.number == number
    case .task: tasks.contains { $0.number == place.number }
    case .postTask: postTasks.contains { $0.number == place.number }
    case .interceptor: interceptors.contains { $0.number == place.number }
    default: false
    }
  }
}
