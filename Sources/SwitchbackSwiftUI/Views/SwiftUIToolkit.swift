#if canImport(SwiftUI)
import SwiftUI
import os

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// SwiftUI itself, and the toolkit beneath it.
@MainActor
final class SwiftUIToolkit: DisplayToolkit {
  func apply(animated: Bool, _ change: () -> Void) {
    var transaction = Transaction(animation: animated ? .default : nil)
    transaction.disablesAnimations = !animated
    withTransaction(transaction, change)
  }

  func warn(_ text: String) {
    Logger(subsystem: "Switchback", category: "SwiftUI").error("\(text, privacy: .public)")
  }

  // NB: a window on a Mac has no covers, and says in no other way that it is gone.
  var viewsLeaveWithWindow: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }

  // NB: not `Task.sleep`, which returns immediately in a cancelled task: a loop around it would
  // spin.
  func nextTurn() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16)) { continuation.resume() }
    }
  }

  #if canImport(UIKit) && !os(watchOS)
  var asksViews: Bool { true }

  /// The window that the views are in.
  weak var window: UIWindow? {
    didSet { observer?.watch(window?.windowScene) }
  }

  /// UIKit's state in the whole window, from public properties only.
  var motion: Motion {
    var motion = Motion.still
    for controller in controllers {
      if controller.isBeingPresented || controller.isBeingDismissed { motion = .running }
      if let coordinator = controller.transitionCoordinator {
        if coordinator.isInteractive { return .held }
        motion = .running
      }
    }
    return motion
  }

  /// An alert of SwiftUI's is one of UIKit's, and so is a confirmation dialog.
  var alert: AlertOnDisplay {
    if window == nil { return .unknown }
    return controllers.first { $0 is UIAlertController }.map { .titled($0.title) } ?? .none
  }

  /// The controllers of the window, each before its children and what it presents.
  private var controllers: [UIViewController] {
    var found = [window?.rootViewController].compactMap(\.self)
    var next = 0
    while next < found.count {
      let controller = found[next]
      found += controller.children
      if let above = controller.presentedViewController,
        above.presentingViewController === controller
      {
        found.append(above)
      }
      next += 1
    }
    return found
  }

  func screenChanged() { UIAccessibility.post(notification: .screenChanged, argument: nil) }

  var isSceneForeground: Bool? {
    guard let scene = window?.windowScene, scene.activationState != .unattached else { return nil }
    return scene.activationState != .background
  }

  private var observer: SceneObserver?

  func observeScenes(for made: MadeWindow) { observer = SceneObserver(made) }
  #else
  /// Without UIKit, nothing reports motion except for views that appear and disappear.
  var motion: Motion { .still }

  var asksViews: Bool { false }

  var alert: AlertOnDisplay { .unknown }

  func screenChanged() {}

  var isSceneForeground: Bool? { nil }

  func observeScenes(for made: MadeWindow) {}
  #endif
}
#endif
