import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The model host with something wrong, to see that the contract notices.
struct BrokenHost: TestHost {
  enum Fault: String, CaseIterable, CustomTestStringConvertible {
    case dropsPresentations, dropsDismissals, dropsChanges, dropsReveals, dropsRoots
    case presentsAndThrows, refusesChanges
    case isAlwaysSettled, returnsEarly, keepsFormerRoots

    var testDescription: String { rawValue }
  }

  private let base = ModelTestHost()
  let fault: Fault

  func makeScreen(_ name: String) -> any Screen { base.makeScreen(name) }
  func makeStack(_ screens: [any Screen]) -> (any StackContainer)? { base.makeStack(screens) }
  func makeTabs(_ screens: [any Screen]) -> (any TabContainer)? { base.makeTabs(screens) }
  func makeSplit(primary: any Screen, secondary: any Screen) -> (any SplitContainer)? {
    base.makeSplit(primary: primary, secondary: secondary)
  }

  func makeWindow(root: any Screen) async throws -> any ScreenWindow {
    let window = try await base.makeWindow(root: root)
    guard let model = window as? ModelWindow else { return window }
    let faults = model.faults
    switch fault {
    case .dropsPresentations: faults.fail(.present, effect: .dropped)
    case .dropsDismissals: faults.fail(.dismiss, effect: .dropped)
    case .dropsChanges: faults.fail(.setScreens, effect: .dropped)
    case .dropsReveals: faults.fail(.makeVisible, effect: .dropped)
    case .dropsRoots: faults.fail(.setRoot, effect: .dropped)
    case .presentsAndThrows: faults.fail(.present, effect: .changedButThrown)
    case .refusesChanges: faults.fail(.setScreens, effect: .refused)
    case .isAlwaysSettled, .keepsFormerRoots:
      model.display = BriefDisplay()
      return BrokenWindow(model, keepsFormerRoots: fault == .keepsFormerRoots)
    case .returnsEarly: model.display = BriefDisplay(finishesEarly: true)
    }
    return window
  }
}

/// A window that does not say that it changes, and may refuse its former roots.
private final class BrokenWindow: ScreenWindow {
  private let base: ModelWindow
  private let keepsFormerRoots: Bool
  private var roots: [any Screen]

  init(_ base: ModelWindow, keepsFormerRoots: Bool) {
    self.base = base
    self.keepsFormerRoots = keepsFormerRoots
    roots = base.rootScreen.map { [$0] } ?? []
  }

  var rootScreen: (any Screen)? { base.rootScreen }
  var isSettled: Bool { !keepsFormerRoots || base.isSettled }

  func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
    if keepsFormerRoots, roots.contains(where: { $0 === screen }) { throw CancellationError() }
    try await base.setRootScreen(screen, animated: animated)
    roots.append(screen)
  }
}

/// Shows each change for some turns of the main actor.
private final class BriefDisplay: ModelDisplay {
  private let finishesEarly: Bool
  private var running = 0

  init(finishesEarly: Bool = false) { self.finishesEarly = finishesEarly }

  var isSettled: Bool { running == 0 }

  func settle() async -> Bool {
    for _ in 0..<10_000 where running > 0 { await Task.yield() }
    return running == 0
  }

  func show(_ transition: ModelTransition) {
    transition.begin()
    running += 1
    Task {
      for _ in 0..<50 { await Task.yield() }
      running -= 1
      transition.finish()
    }
    if finishesEarly { transition.finish() }
  }
}

struct BrokenHostTests {
  @Test(arguments: BrokenHost.Fault.allCases)
  func `A host that does not do what it says is found out`(_ fault: BrokenHost.Fault) async {
    var broken: [String] = []
    for rule in HostContract.rules {
      do {
        try await rule.check(BrokenHost(fault: fault))
      } catch {
        broken.append(rule.description)
      }
    }
    #expect(!broken.isEmpty)
  }

  @Test func `A violation names the rule, what was expected and what there is`() async throws {
    let rule = try #require(
      HostContract.rules.first { $0.description.hasPrefix("What presents and what is presented") })
    do {
      try await rule.check(BrokenHost(fault: .dropsPresentations))
      Issue.record("The rule was kept.")
    } catch {
      #expect(
        "\(error)" == """
          What presents and what is presented know each other, animated.
          Expected: Home to present Login.
          window
          └─ Home
          """)
    }
  }
}
