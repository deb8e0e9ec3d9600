import StorefrontApp
import Switchback
import SwitchbackInspector
import SwitchbackLinks

extension Storefront {
  /// Starts the app with the options.
  convenience init(_ options: Options, recorder: NavigationRecorder? = nil) async throws {
    try await self.init(
      session: Session(isLoggedIn: options.isLoggedIn),
      person: ScriptedPerson(
        logsIn: options.logsIn, discardsChanges: options.discardsChanges),
      isForMembers: options.isForMembers, recorder: recorder)
  }

  /// Opens a link and reports the result.
  func reportOpening(_ link: String) async -> Report {
    await report(link) { try await self.open(link, observer: $0) }
  }

  /// Goes back and reports the result.
  func reportGoingBack(_ way: WayBack) async -> Report {
    await report("back \(way)") { try await self.back(way, observer: $0) }
  }

  private func report(
    _ what: String,
    _ navigate: (@escaping @MainActor (NavigationEvent) -> Void) async throws -> NavigationOutcome
  ) async -> Report {
    var plans: [[String]] = []
    let before = window.drawing
    var report = Report(link: what, treeBefore: before, treeAfter: before)
    do {
      let outcome = try await navigate { event in
        if case .resolved(let plan) = event.kind { plans.append(plan.sentences) }
      }
      report.outcome = outcome.isAlreadyThere ? .alreadyThere : .reached
      report.summary = outcome.description
    } catch {
      report.fail(error)
    }
    report.plan = plans.first ?? []
    if let last = plans.last, last != report.plan { report.planAfterInterceptors = last }
    report.treeAfter = window.drawing
    return report
  }

  /// Reports the plan for a link.
  func reportPlan(_ link: String) -> Report {
    let tree = window.drawing
    var report = Report(link: link, treeBefore: tree, treeAfter: tree)
    do {
      let plan = try plan(link)
      report.outcome = plan.changesNothing ? .alreadyThere : .planned
      report.plan = plan.sentences
      report.summary = plan.changesNothing ? "There is nothing to do." : "Nothing was changed."
      report.chain = "\(plan.trace)"
    } catch {
      report.fail(error)
    }
    return report
  }
}

extension Report {
  /// Records why a link was not opened.
  mutating func fail(_ error: any Error) {
    outcome = .failed
    self.error = "\(error)"
    isUnreadable = error is LinkError
    // The chain takes several lines: the summary has only the message.
    if let error = error as? NavigationError, let trace = error.trace {
      summary = "\(trace.destination) was not reached. \(error.message)"
    } else {
      summary = "\(error)"
    }
  }
}
