/// What a probe needs besides UIKit: time, and a person.
@MainActor
protocol ProbeHands {
  /// Lets a frame go by.
  func frame() async

  /// Lets what moves come to rest.
  func rest() async

  /// How many exceptions UIKit has raised. On a device the first one ends the app.
  var exceptionCount: Int { get }

  /// Has the selected tab tapped once more.
  func tapSelectedTab(of tabs: UITabBarController) async

  /// Has the app left.
  func leave(_ scene: UIWindowScene) async

  /// Has the app come back.
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

/// Knows after a launch what the probe was asking when UIKit ended the app.
@MainActor
final class ProbeNotes {
  private let store: UserDefaults

  init(store: UserDefaults = .standard) { self.store = store }

  /// What UIKit has raised an exception for.
  private var raised: [String] {
    get { store.stringArray(forKey: "MacProbe.raised") ?? [] }
    set { store.set(newValue, forKey: "MacProbe.raised") }
  }

  /// Notes what the last launch ended with.
  func takeOver() {
    guard let question = store.string(forKey: "MacProbe.asking") else { return }
    raised.append(question)
    end()
  }

  func begin(_ question: String) {
    store.set(question, forKey: "MacProbe.asking")
  }

  func end() { store.removeObject(forKey: "MacProbe.asking") }

  func hasRaised(_ question: String) -> Bool { raised.contains(question) }

  /// The next launch asks everything again.
  func forget() { store.removeObject(forKey: "MacProbe.raised") }
}
