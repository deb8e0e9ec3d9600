import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing

/// Carries out random navigations in random windows and checks what must be true of all of them.
@MainActor
struct NavigationPropertyTests {
  @Test(arguments: [false, true])
  func `Random navigations do what the rules and their plans say`(
    withHiddenLayers hidesLayers: Bool
  ) async throws {
    var reached: [String: Int] = [:]
    let failure = try await RandomCases.firstFailure(hidesLayers ? 1_000 : 3_000) { seed in
      var random = RandomSource(seed: seed)
      let (window, screens) = try await RandomWindow<ModelTrialHost>.make(
        &random, hidesLayers ? .withHiddenLayers : .usual)
      let trial = TrialNavigation<ModelTrialHost>(&random, screens)
      let before = window.drawing
      let check = NavigationCheck(trial, window)
      try await check.run()
      reached[check.ending, default: 0] += 1
      if check.problems.isEmpty { return nil }
      return "\(trial)\n\(before)\n\(check.problems.joined(separator: "\n"))"
    }
    #expect(failure == nil, "\(failure ?? "")")
    if failure == nil, !RandomCases.isReplay {
      for ending in ["unresolved", "reached", "already there"] {
        #expect(reached[ending, default: 0] > 50, "\(reached)")
      }
    }
  }
}

/// One navigation with all that is to be checked of it.
@MainActor
private final class NavigationCheck {
  private(set) var problems: [String] = []
  private(set) var ending = ""

  private let trial: TrialNavigation<ModelTrialHost>
  private let window: ModelWindow
  private let router: WindowRouter
  private let before: Census

  init(_ trial: TrialNavigation<ModelTrialHost>, _ window: ModelWindow) {
    self.trial = trial
    self.window = window
    router = WindowRouter(window: window)
    before = Census(of: window)
    window.recordsChanges = true
  }

  func run() async throws {
    let expected = try NaiveResult.drawing(of: trial, in: window)
    let plan = try? router.plan(to: trial.chain(CountingFinder(trial)), with: trial.id)
    expect(Census(of: window) == before, "Planning has changed something.")
    let finder = CountingFinder(trial)
    do {
      let outcome = try await router.navigate(to: trial.chain(finder), with: trial.id)
      ending = outcome.isAlreadyThere ? "already there" : "reached"
      expect(
        window.drawing == expected,
        "expected\n\(expected ?? "an error")\nbut got\n\(window.drawing)")
      if let plan { check(outcome, plan) }
      if outcome.isAlreadyThere { expect(window.changes.isEmpty, "changed: \(window.changes)") }
      try await navigateAgain(outcome)
    } catch {
      ending = "\(error)"
      if case NavigationError.unresolved = error { ending = "unresolved" }
      expect(ending == "unresolved", "\(error)")
      expect(expected == nil, "\(error)\nalthough this was expected\n\(expected ?? "")")
      expect(Census(of: window) == before, "The window has changed:\n\(window.drawing)")
    }
    expect(finder.counts.values.allSatisfy { $0 == 1 }, "A screen was examined twice.")
  }

  private func check(_ outcome: NavigationOutcome, _ plan: NavigationPlan) {
    expect(isOnTop(outcome.destination), "\(naiveName(of: outcome.destination)) is not visible.")
    expect((outcome.destination as? Thing)?.id == trial.id, "The destination is another one.")
    expect(plan.changesNothing == outcome.isAlreadyThere, "The plan differs in what it is about.")

    let gone = before.subtracting(Census(of: window))
    let named = (plan.dismissed + plan.removed).flatMap { everything(in: $0) }
    expect(
      Set(gone.map { ObjectIdentifier($0) }) == Set(named.map { ObjectIdentifier($0) }),
      "\(gone.map { naiveName(of: $0) }) are gone, and the plan said "
        + "\(named.map { naiveName(of: $0) })")
    for screen in plan.revealed {
      expect(isOnDisplay(screen), "\(naiveName(of: screen)) is hidden")
    }

    if case .reached(_, _, let built) = outcome {
      expect(built.map { "\(type(of: $0))" } == plan.built.map(\.name), "built \(built)")
    }
    let animated = window.changes.filter(\.animated)
    let coming = animated.filter { $0.operation != .dismiss }
    expect(Set(coming.map(\.layer)).count == coming.count, "animated: \(window.changes)")
    expect(animated.count - coming.count <= 1, "animated: \(window.changes)")
    // A tab that takes the place of the selected one is selected without a change of its own.
    let isStill = window.changes.allSatisfy { $0.operation == .setScreens && $0.receiver == "tabs" }
    expect(isStill || !animated.isEmpty, "nothing animated: \(window.changes)")
  }

  private func navigateAgain(_ first: NavigationOutcome) async throws {
    guard let options = trial.options else { return }
    let search = NaiveSearch(options, from: trial.start, in: window)
    let found = search.offered.first { ($0 as? Thing)?.id == trial.id }
    // One that is built out of the finder's sight is never found again.
    guard found === first.destination else { return }
    let count = window.changeCount
    let second = try await router.navigate(to: trial.chain(CountingFinder(trial)), with: trial.id)
    expect(second.isAlreadyThere, "The second time, \(second)")
    expect(window.changeCount == count, "The second time, \(window.changes)")
  }

  private func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  private func everything(in screen: any Screen) -> [any Screen] {
    let inside = before.screens.filter {
      $0.parentScreen === screen || $0.presentingScreen === screen
    }
    return [screen] + inside.flatMap { everything(in: $0) }
  }

  private func isOnDisplay(_ screen: any Screen) -> Bool {
    guard let parent = screen.parentScreen as? any ContainerScreen else { return true }
    return parent.visibleScreens.contains { $0 === screen } && isOnDisplay(parent)
  }

  private func isOnTop(_ screen: any Screen) -> Bool {
    guard isOnDisplay(screen), let layers = try? naiveLayers(of: window) else { return false }
    return layers.last === (try? naiveParents(of: screen).last ?? screen)
  }
}
