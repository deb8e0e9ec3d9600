// The one place that chooses between UIKit and the simulator. What the two cannot say in the same
// words stands here too: waiting for turns of the main loop, and making a screen of a class that
// is only known as a type.

// NB: by platform, as in the package's manifest: a module that is named UIKit says nothing.
#if os(iOS) || os(tvOS) || os(visionOS)
// NB: `@_exported`, so that no other file has to choose, in this target or in an app.
@_exported import UIKit

/// Waits until the main loop has turned, which on a device takes a frame.
///
/// Not cancellable, so that a loop around it never spins. A device's main loop always turns, so this
/// does not throw.
@MainActor
func nextTurn() async throws(UIKitError) {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16)) { continuation.resume() }
  }
}

extension UIViewController {
  /// On a device it does.
  func checkThatTimePasses() throws(UIKitError) {}

  /// Whether the screen has been drawn since it was put on display, after which it is told that it
  /// has appeared. A layer has a presentation layer from its first transaction on.
  var wasDrawn: Bool { viewIfLoaded?.layer.presentation() != nil }
}

/// Runs code when the main loop has turned some times.
@MainActor
func after(turns: Int, _ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16 * turns)) {
    MainActor.assumeIsolated(work)
  }
}

/// Makes a screen from a nib or, without one, as its class does without any.
@MainActor
func makeScreen<Target: UIViewController>(
  _ type: Target.Type, nibName: String?, bundle: Bundle?
) -> Target {
  Target(nibName: nibName, bundle: bundle)
}
#else
// NB: as UIKit exports it.
@_exported import Foundation
@_exported import UIKitSimulator

/// Waits until the main loop has turned.
///
/// - Throws: ``UIKitError/notSimulated`` if it never will.
@MainActor
func nextTurn() async throws(UIKitError) {
  let simulation = Simulation.current
  guard simulation.isRunning else { throw .notSimulated }
  await withCheckedContinuation { continuation in
    simulation.loop.schedule { continuation.resume() }
  }
}

extension UIViewController {
  /// - Throws: ``UIKitError/notSimulated`` if what moves around this screen would never end.
  func checkThatTimePasses() throws(UIKitError) {
    guard simulation.isRunning else { throw .notSimulated }
  }

  /// Whether the screen has been told that it has appeared.
  var wasDrawn: Bool { hasAppeared }
}

/// Runs code when the main loop has turned some times.
@MainActor
func after(turns: Int, _ work: @escaping @MainActor () -> Void) {
  Simulation.current.loop.schedule(after: turns, work)
}

/// Makes a screen from a nib or, without one, as its class does without any.
@MainActor
func makeScreen<Target: UIViewController>(
  _ type: Target.Type, nibName: String?, bundle: Bundle?
) -> Target {
  Simulation.makeScreen(type, nibName: nibName)
}
#endif
