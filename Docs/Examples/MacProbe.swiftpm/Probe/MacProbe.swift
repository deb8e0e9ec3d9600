/// Compares UIKit with the assumptions of its simulator, and prints the differences.
///
/// Open the folder above in Xcode and run it, on an iPhone and on an iPad, or run `.ci/on-a-mac probe`.
///
/// Docs/Maintainers/OnAMac.md describes what to do about a difference.
@MainActor
final class MacProbe {
  /// A window for the probe, whose screens it replaces.
  let window: UIWindow
  let hands: any ProbeHands
  let notes: ProbeNotes
  /// The answers, for people and for `swift test`.
  let table: ProbeTable<SimulatorSetting>

  init(
    window: UIWindow, hands: (any ProbeHands)? = nil, notes: ProbeNotes? = nil,
    device: String = "",
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.window = window
    self.hands = hands ?? PersonAtADevice()
    self.notes = notes ?? ProbeNotes()
    table = ProbeTable(device: device, write: write)
  }

  /// Asks all questions, for about a minute.
  ///
  /// UIKit may end the app at the first ones. Run it again then: the probe remembers the question.
  func run() async {
    notes.takeOver()
    await hands.rest()
    for setting in SimulatorSetting.allCases where setting.mayEndTheApp {
      table.report(setting, await answer(to: setting))
    }
    await askAboutTabs()
    await askAboutPresenting()
    await askAboutStacks()
    await askAboutSearch()
    await askAboutSplits()
    await askAboutRoots()
    await askAboutMore()
    await askAboutSwiftUI()
    for setting in SimulatorSetting.allCases where !setting.mayEndTheApp {
      table.report(setting, await answer(to: setting))
    }
    notes.forget()
    table.close()
  }

  func ask<Answer: Equatable>(
    _ question: String, _ answer: Answer, expecting expected: Answer,
    see place: String
  ) {
    table.ask(question, answer, expecting: expected, see: place)
  }

  /// The number of frames until a condition holds; `nil` after five seconds.
  func frames(until condition: () -> Bool) async -> Int? {
    for count in 0..<300 {
      if condition() { return count }
      await hands.frame()
    }
    return nil
  }

  /// Shows a new root, after dismissing all screens above the old one.
  func show(_ root: UIViewController) async {
    if let old = window.rootViewController, old.presentedViewController != nil {
      atOnce { old.dismiss(animated: false, completion: nil) }
      await hands.rest()
    }
    window.rootViewController = root
    await hands.rest()
  }

  /// Calls the synchronous form of a method. In an `async` function, the compiler would prefer the
  /// asynchronous one, which never returns if UIKit drops the request without a completion.
  func atOnce(_ call: () -> Void) { call() }
}

/// A screen by name.
@MainActor
func screen(_ title: String) -> UIViewController {
  let screen = UIViewController()
  screen.title = title
  return screen
}
