import UIKit

/// Asks UIKit the questions on which the simulator of UIKit rests, and prints where it answers otherwise.
///
/// Call it at the end of `scene(_:willConnectTo:options:)` in a new iOS app, on an iPhone and on an iPad:
///
///     Task { await MacProbe(window: window).run() }
///
/// Docs/OnAMac.md says what to do with an answer that differs.
@MainActor
final class MacProbe {
  /// A window that the probe may do anything with.
  let window: UIWindow
  private var differences = 0

  init(window: UIWindow) {
    self.window = window
  }

  /// Asks all questions, for about ten seconds.
  func run() async {
    await turns(60)
    await askAboutTabs()
    await askAboutGroups()
    await askAboutPresenting()
    await askAboutStacks()
    await askAboutSearch()
    await askAboutSplits()
    await askAboutRoots()
    await askAboutMore()
    print("PROBE: \(differences) answers differ from the simulator's.")
  }

  /// Prints an answer, and whether the simulator gives the same one.
  ///
  /// - Parameter setting: The setting of the simulator that says the other thing, or what relies on the
  ///   answer.
  func ask<Answer: Equatable>(
    _ question: String, _ answer: Answer, expecting expected: Answer,
    setting: String
  ) {
    if answer == expected {
      print("PROBE  =  \(question): \(answer)")
    } else {
      differences += 1
      print("PROBE  ≠  \(question): \(answer), not \(expected). See \(setting).")
    }
  }

  /// Lets some frames go by.
  func turns(_ count: Int) async {
    for _ in 0..<count { try? await Task.sleep(nanoseconds: 16_000_000) }
  }

  /// In how many frames something comes true; `nil` after five seconds.
  func turns(until condition: () -> Bool) async -> Int? {
    for count in 0..<300 {
      if condition() { return count }
      await turns(1)
    }
    return nil
  }

  func show(_ root: UIViewController) async {
    window.rootViewController = root
    await turns(60)
  }
}

/// A screen by name.
@MainActor
func screen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  return screen
}
