import SimulatedWorld
import Switchback
import SwitchbackModel
import Testing
import UIKitSimulator

/// Carries out the same random navigations on both hosts: what each does in a window of its own must
/// be the same, from the plan to the tree in the end.
@MainActor
struct BothHostsTests {
  @Test(arguments: Trial.Kind.allCases)
  func `Random navigations end in the same trees on both hosts`(_ kind: Trial.Kind) async throws {
    var endings: [String: Int] = [:]
    let failure = try await RandomCases.firstFailure(250) { seed in
      let model = try await Trial(seed: seed, kind, on: ModelTrialHost.self)
      let uiKit = try await Simulation.run { simulation in
        var trial = try await Trial(seed: seed, kind, on: UIKitTrialHost.self)
        await simulation.untilIdle()
        trial.lines += simulation.warnings.map { "UIKit printed: \($0)" }
        return trial
      }
      for ending in model.endings { endings[ending, default: 0] += 1 }
      return model.difference(from: uiKit)
    }
    #expect(failure == nil, "\(failure ?? "")")
    if failure == nil, !RandomCases.isReplay {
      for ending in ["unresolved", "reached", "already there"] {
        #expect(endings[ending, default: 0] > 20, "\(endings)")
      }
      let expected: Set = ["unresolved", "refused", "reached", "already there"]
      #expect(expected.isSuperset(of: endings.keys), "\(endings)")
    }
  }
}

extension Trial {
  /// What both have in common, and where they differ for the first time.
  fileprivate func difference(from uiKit: Trial) -> String? {
    if lines == uiKit.lines { return nil }
    let same = zip(lines, uiKit.lines).prefix { $0 == $1 }.map(\.0)
    return same.joined(separator: "\n")
      + "\non the model host:\n\(lines.dropFirst(same.count).first ?? "nothing")"
      + "\non UIKit:\n\(uiKit.lines.dropFirst(same.count).first ?? "nothing")"
  }
}

/// A random navigation on one host, and what came of it, in words that both hosts share.
@MainActor
struct Trial {
  enum Kind: CaseIterable {
    /// One step into a random place, with something built around it or not.
    case place
    /// A random chain, with switches, transformers, interceptors and steps that are passed over.
    case chain
  }

  var lines: [String] = []
  private(set) var endings: [String] = []

  init<Host: TrialHost>(seed: Int, _ kind: Kind, on host: Host.Type) async throws {
    var random = RandomSource(seed: seed)
    let (window, screens) = try await RandomWindow<Host>.make(&random, .portable)
    note(window.drawing)
    switch kind {
    case .place:
      let trial = TrialNavigation<Host>(&random, screens, isPortable: true)
      let chain = trial.chain(CountingFinder(trial))
      for _ in 1...2 { await navigate(to: chain, with: trial.id, in: window) }
    case .chain:
      let parts = RandomChain.parts(&random, screens, isPortable: true)
      let log = TrialLog()
      let chain = TrialChainBuilder<Host>(log: log).chain(parts[...], Int.self)
      for _ in 1...2 { await navigate(to: chain, with: 7, in: window) }
      lines += log.lines
    }
  }

  /// Plans, navigates, and writes down what comes of it.
  private mutating func navigate<Target>(
    to chain: DestinationStep<Target, Int>, with context: Int, in window: any ScreenWindow
  ) async {
    let router = WindowRouter(window: window)
    do {
      note(words: "\(try router.plan(to: chain, with: context))")
      let outcome = try await router.navigate(to: chain, with: context)
      endings.append(outcome.isAlreadyThere ? "already there" : "reached")
      note("\(outcome)")
    } catch {
      switch error {
      case .unresolved: endings.append("unresolved")
      case .intercepted, .unbuilt: endings.append("refused")
      default: endings.append("\(error)")
      }
      note(words: "\(error)")
    }
    note(window.drawing)
  }

  /// A chain is drawn in columns as wide as the names in them.
  private mutating func note(words: String) {
    note(words.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " "))
  }

  private mutating func note(_ text: String) {
    // Which screen of a layer presents is the host's choice: UIKit's is mostly the root.
    let text = text.replacing(" ^", with: "").replacing(/, presented by [^,\n]*/, with: "")
    let names = [
      ("UINavigationController", "stack"), ("ModelStack", "stack"),
      ("UITabBarController", "tabs"), ("ModelTabs", "tabs"),
      ("UISplitViewController", "split"), ("ModelSplit", "split"),
      ("ThingViewController", "Thing"), ("UIViewController", "screen"), ("ModelScreen", "screen"),
      ("UIKitTrialHost", "host"), ("ModelTrialHost", "host"),
    ]
    lines.append(names.reduce(text) { $0.replacing($1.0, with: $1.1) })
  }
}
