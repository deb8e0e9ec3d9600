import SimulatorCore
import SwitchbackSwiftUI

/// The scene of a window, and the `scenePhase` of the views in it.
@MainActor
final class SimulatedScene {
  enum State {
    case background, inactive, active
  }

  private let settings: SwiftUISettings
  private let center: SceneNotifications
  private unowned let made: MadeWindow
  weak var simulation: SwiftUISimulation?
  private(set) var state = State.active

  init(_ made: MadeWindow, _ settings: SwiftUISettings, _ center: SceneNotifications) {
    self.made = made
    self.settings = settings
    self.center = center
    center.displays.append(made.display)
  }

  /// `nil` where there are no scenes.
  var isForeground: Bool? {
    switch settings.lifeCycle {
    case .swiftUI, .uiKit: state != .background
    case .withoutUIKit, .appKit: nil
    }
  }

  /// The views read `scenePhase`, which has its default value.
  func attach() {
    tellPhase(isBackground: true)
    if settings.setsFirstPhase { enter(state) }
  }

  func enter(_ state: State) {
    let isEntering = self.state == .background
    self.state = state
    switch settings.lifeCycle {
    case .swiftUI, .withoutUIKit: tellPhase(isBackground: state == .background)
    case .uiKit, .appKit: break
    }
    // Without UIKit, only the phase tells.
    if settings.hasUIKit, isEntering || state == .active {
      center.post(activating: state == .active ? self : nil)
    }
  }

  /// UIKit tells the window of its own scene.
  fileprivate func becameActive() {
    if state == .active { made.becameActive() }
  }

  private func tellPhase(isBackground: Bool) {
    simulation?.tell(.phase(isBackground: isBackground)) {
      made.phaseChanged(
        isBackground: isBackground, isActive: !isBackground && state == .active)
    }
  }
}

/// The notifications that an app posts when a scene comes to the foreground. All windows get them.
@MainActor
final class SceneNotifications {
  var displays: [ScreenDisplay] = []
  /// The windows that the app has opened for values, and a test has asked for.
  var windows: [AnyHashable: () -> SwiftUISimulation?] = [:]
  private let loop: any TurningLoop

  init(_ loop: any TurningLoop) { self.loop = loop }

  /// The host looks one turn later: UIKit posts before the scene is in the foreground.
  ///
  /// - Parameter scene: The scene that becomes active, if one does.
  func post(activating scene: SimulatedScene?) {
    loop.enqueue { [displays, weak scene] in
      for display in displays { display.foregroundMayHaveChanged() }
      scene?.becameActive()
    }
  }
}
