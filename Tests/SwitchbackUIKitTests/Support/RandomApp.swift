#if !canImport(UIKit)
import Switchback
import SwitchbackUIKit
import Testing
import UIKitSimulator

/// One app, made and disturbed as its number says.
struct RandomApp {
  var random: RandomNumbers
  var pages: [Page] = []
  private var story: [String] = []
  private var arrivals = 0
  let seed: Int

  init(random: RandomNumbers, seed: Int) {
    self.random = random
    self.seed = seed
  }

  /// - Returns: How many navigations have arrived.
  static func run(seed: Int) async throws -> Int {
    var app = RandomApp(random: RandomNumbers(seed), seed: seed)
    let settings = app.makeSettings()
    do {
      try await Simulation.run(settings: settings) { try await app.run(in: $0) }
    } catch {
      app.expect(false, "\(error)")
    }
    return app.arrivals
  }

  /// Settings, some of which are reversed.
  mutating func makeSettings() -> Settings {
    var settings = Settings()
    settings.misuses = .record
    for reversal in Settings.reversals
    where random.below(6) == 0 && !Self.kept.contains(reversal.description) {
      reversal.apply(to: &settings)
      story.append("\(reversal) is reversed")
    }
    return settings
  }

  static func settings(seed: Int) -> Settings {
    var app = RandomApp(random: RandomNumbers(seed), seed: seed)
    return app.makeSettings()
  }

  mutating func openWindow(in simulation: Simulation) -> UIWindow {
    simulation.makeWindow(root: root(), width: random.below(2) == 0 ? .compact : .regular)
  }

  /// Begins a navigation or, now and then, asks the user something, and does not wait for the end.
  ///
  /// - Parameter end: Called when the navigation has ended. The user does not answer the question.
  mutating func beginNavigation(in window: UIWindow, then end: @escaping @MainActor () -> Void) {
    var other = self
    other.random = RandomNumbers(Int(truncatingIfNeeded: random.next()))
    let (kind, policy) = (
      random.below(8), [ConcurrencyPolicy.queue, .reject, .replace][random.below(3)]
    )
    let root = kind == 0 ? other.root() : nil
    Task { [other] in
      var app = other
      switch kind {
      case 0:
        let step = StepAssembly(
          finder: NilFinder<UIViewController, Any?>(),
          factory: ClosureFactory { (_: Any?) in root ?? UIViewController() }
        ).using(.replaceRoot()).from(.root()).assemble()
        _ = try? await WindowRouter(window: window).navigate(
          to: BoundStep(step), options: NavigationOptions(policy: policy))
      case 1:
        end()
        _ = try? await PromptTests.alert.show(in: window)
        return
      default: _ = await app.navigate(in: window, isDisturbed: true)
      }
      end()
    }
  }

  /// These decide about misuses of the app's own, which it does not commit.
  private static let kept: Set<String> = [
    "allowsPushingTabBarControllers", "allowsDuplicatesInStack", "popoversNeedSource",
  ]

  private mutating func run(in simulation: Simulation) async throws {
    let root = root()
    let window = simulation.makeWindow(
      root: root, width: random.below(2) == 0 ? .compact : .regular)
    // The user sees nothing of a window before it has appeared.
    var isSeen = random.below(4) != 0
    if isSeen { await simulation.untilIdle() }
    story.append(window.drawing)
    for _ in 0...random.below(4) {
      if isSeen { story.append(act(in: window, simulation)) }
      isSeen = true
      if random.below(2) == 0 { await simulation.untilIdle() }
      let complaintsBefore = (simulation.warnings.count, simulation.misuses.count)
      let isDisturbed = random.below(3) == 0
      if isDisturbed {
        var other = self
        simulation.loop.schedule(after: random.below(12) + 1) {
          _ = other.act(in: window, simulation)
        }
        _ = random.next()
      }
      let shown = await navigate(in: window, isDisturbed: isDisturbed)
      if random.below(2) == 0 || shown != nil || isDisturbed { await simulation.untilIdle() }
      if isDisturbed {
        // What the app did may have been wrong in that moment.
      } else {
        if let shown {
          expect(shown.viewIfLoaded?.window === window, "\(name(of: shown)) is hidden")
        }
        let warnings = simulation.warnings.dropFirst(complaintsBefore.0)
        expect(warnings.isEmpty, "UIKit prints \(warnings)")
      }
      let misuses = simulation.misuses.dropFirst(complaintsBefore.1)
      expect(misuses.isEmpty, "UIKit raises \(misuses)")
    }
  }

  /// Navigates somewhere.
  ///
  /// - Returns: What is shown then; `nil` after an error, and on a way back.
  private mutating func navigate(in window: UIWindow, isDisturbed: Bool) async -> Page? {
    let router = WindowRouter(window: window)
    let goal = random.below(5)
    let target = goal < 2 ? pages[random.below(pages.count)] : page()
    let animated = random.below(3) != 0
    story.append("navigates \(goal) \(name(of: target)) \(isDisturbed ? "disturbed" : "")")
    defer { story.append(window.drawing) }
    do {
      switch goal {
      case 0, 1:
        let step = GeneralStep.custom(using: InstanceFinder<Page, Any?>(target))
        try await router.navigate(to: step, animated: animated)
      case 2:
        let stack = ClassFinder<UINavigationController, Any?>(options: .visible)
        try await router.navigate(
          to: Self.step(target).using(UINavigationController.push())
            .from(GeneralStep.custom(using: stack)).assemble(), animated: animated)
      case 3:
        try await router.navigate(
          to: Self.step(target).using(.presentModally()).from(.current()).assemble(),
          animated: animated)
      default:
        try await router.navigateBack()
        return nil
      }
      arrivals += 1
      return target
    } catch {
      story.append("\(error)")
      if case .unresolved = error { return nil }
      expect(isDisturbed, "an error says what happened: \(error)")
      return nil
    }
  }

  private func expect(_ holds: Bool, _ what: String) {
    #expect(holds, "seed \(seed): \(what)\n\(story.joined(separator: "\n"))")
  }

  private static func step(
    _ page: Page
  ) -> StepAssembly<
    Page, InstanceFinder<Page, Any?>, ClosureFactory<Page, Any?>
  > {
    StepAssembly(
      finder: InstanceFinder<Page, Any?>(page), factory: ClosureFactory { (_: Any?) in page })
  }
}

/// Numbers that follow from a seed.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
#endif
