/// The time and the person that a probe needs besides UIKit.
@MainActor
protocol ProbeHands {
  /// Waits for one frame.
  func frame() async

  /// Waits until nothing moves.
  func rest() async

  /// The number of exceptions that UIKit has raised. On a device, the first one ends the app.
  var exceptionCount: Int { get }

  /// Asks for a tap on the selected tab.
  func tapSelectedTab(of tabs: UITabBarController) async

  /// Asks the person to leave the app.
  func leave(_ scene: UIWindowScene) async

  /// Asks the person to return to the app.
  func comeBack(to scene: UIWindowScene) async
}

/// Asks the person in front of the device, and waits for a while.
struct PersonAtADevice: ProbeHands {
  func frame() async { try? await Task.sleep(nanoseconds: 16_000_000) }

  func rest() async { for _ in 0..<60 { await frame() } }

  var exceptionCount: Int { 0 }

  func tapSelectedTab(of tabs: UITabBarController) async {
    print("PROBE  …  Tap the selected tab, once, in the next twenty seconds.")
  }

  func leave(_ scene: UIWindowScene) async {
    print("PROBE  …  Go to the home screen, and come back after three seconds.")
    await wait { scene.activationState == .background }
  }

  func comeBack(to scene: UIWindowScene) async {
    await wait { scene.activationState == .foregroundActive }
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<1200 where !condition() { await frame() }
  }
}

/// Remembers, for the next launch, the question at which UIKit ended the app, and what comes next.
@MainActor
final class ProbeNotes {
  private let store: UserDefaults

  init(store: UserDefaults = .standard) { self.store = store }

  /// The questions at which UIKit raised an exception.
  private var raised: [String] {
    get { store.stringArray(forKey: "MacProbe.raised") ?? [] }
    set { store.set(newValue, forKey: "MacProbe.raised") }
  }

  /// Records the question at which the last launch ended.
  func takeOver() {
    guard let question = store.string(forKey: "MacProbe.asking") else { return }
    raised.append(question)
    end()
  }

  /// Whether the next launch asks SwiftUI under its own life cycle.
  var isUnderSwiftUI: Bool {
    get { store.string(forKey: "MacProbe.lifeCycle") == "swiftUI" }
    set {
      store.set(newValue ? "swiftUI" : "uiKit", forKey: "MacProbe.lifeCycle")
    }
  }

  func begin(_ question: String) {
    store.set(question, forKey: "MacProbe.asking")
  }

  func end() { store.removeObject(forKey: "MacProbe.asking") }

  func hasRaised(_ question: String) -> Bool { raised.contains(question) }

  /// Forgets everything, so that the next launch asks all questions again.
  func forget() { store.removeObject(forKey: "MacProbe.raised") }
}
