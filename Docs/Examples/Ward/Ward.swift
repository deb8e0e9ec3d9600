import Foundation
import Switchback
import SwitchbackFoundation
import SwitchbackLinks

/// The ward on a host: the ways to its screens, and into the app.
@MainActor
struct Ward<Host: WardHost> {
  let session: Session
  /// Made once, so that two links share one log-in.
  private let login = StepAssembly { Host.makeLogin() }
    .using(.presentModally()).from(.current())

  /// The chain to each destination.
  @BoundStepBuilder
  func step(for destination: WardDestination) -> BoundStep {
    let wards = GeneralStep.existing(Host.Wards.self)

    let patient = StepAssembly(Host.Patient.self)
      .adding(.intercept { [session] bed in try session.check(bed) })
      .using(Host.Stack.push()).from(wards.stack())

    switch destination {
    case .wards: wards
    case .rounds: GeneralStep.existing(Host.Rounds.self)
    case .patient(let bed): patient(bed)
    case .chart(let page):
      StepAssembly(Host.Chart.self)
        .using(.presentModally())
        .from(patient.adapting { (page: ChartPage) in page.bed })(page)
    case .note(let bed):
      StepAssembly(Host.Note.self).using(.presentModally()).from(patient)(bed)
    case .medication(let bed):
      StepAssembly(Host.Medication.self)
        .requiring(login, unless: { session.user != nil }) { session.user = $0 }
        .using(Host.Stack.push()).from(patient.stack())(bed)
    case .transfer(let bed):
      StepAssembly(Host.Transfer.self)
        .using(.presentModally()).from(.current())(bed)
    case .search(let search):
      StepAssembly(Host.SearchResults.self)
        .using(Host.Stack.push())
        .from(.visibleStack(or: .stack(inTabOf: Host.Wards.self)))(search)
    case .shift(let number):
      StepAssembly(Host.Shift.self)
        .using(Host.Split.setSecondary())
        .from(.existing(Host.Split.self))(number)
    case .vital(let sign):
      StepAssembly(Host.Vital.self)
        .using(DealCard()).from(.existing(Host.Deck.self))(sign)
    case .settings(let topics):
      StepAssembly(Host.Settings.self)
        .using(.presentModally()).from(.root())(topics)
    }
  }

  func navigator(_ router: any Router) -> Navigator<WardDestination> {
    Navigator(router: router, step: step(for:))
  }

  /// Opens a link. The router reports a failure.
  func open(_ url: URL, with router: any Router) async {
    do {
      try await navigator(router).open(url, with: WardDestination.links.get())
    } catch {
      router.report(error)
    }
  }

  /// Asks for another bed for a patient, and returns `nil` if there is none.
  func askForBed(of bed: Int, with router: any Router) async throws -> Int? {
    let navigator = navigator(router)
    let other = try await navigator.result(of: .transfer(bed), as: Int.self)
    if other != nil { try await navigator.navigateBack(.dismissal) }
    return other
  }

  func save(_ window: any ScreenWindow) throws -> Data {
    try window.savedData(of: WardDestination.self, version: "1")
  }

  func restore(
    _ data: Data, in window: any ScreenWindow
  ) async -> RestorationReport<WardDestination> {
    await navigator(window.router).restore(data, in: window, version: "1")
  }
}

/// Puts a card on top of the deck, which keeps three.
struct DealCard<Source: ContainerScreen>: ContainerAction {
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = [screen] + children.prefix(2)
  }
}
