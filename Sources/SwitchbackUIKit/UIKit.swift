// The only file that chooses between UIKit and the simulator. It also contains the code that the
// two cannot share: waiting for turns of the main loop, and making a screen from a class that is
// known only as a type.

// NB: by platform, as in the package's manifest: any module may be named UIKit.
#if os(iOS) || os(tvOS) || os(visionOS)
// NB: `@_exported`, so that no other file has to choose, in this target or in an app.
@_exported import UIKit

/// On a device, time always passes.
func checkThatTimePasses() throws(UIKitError) {}

extension UIViewController {
  /// Whether the screen has been drawn since it was put on display; UIKit then tells it that it has
  /// appeared. A layer has a presentation layer from its first transaction on.
  var wasDrawn: Bool { viewIfLoaded?.layer.presentation() != nil }

  /// Whether it is a screen with which UIKit itself shows a menu or a compact date picker.
  var isMenu: Bool {
    let type = type(of: self)
    return "\(type)".hasPrefix("_UI") && Bundle(for: type) == Bundle(for: UIViewController.self)
  }
}

/// Runs code after some turns of the main loop.
@MainActor
func after(turns: Int, _ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(16 * turns)) {
    MainActor.assumeIsolated(work)
  }
}

/// Runs code whenever the main loop has nothing more to do, until it returns `false`: no timer, and
/// nothing while the app sleeps.
@MainActor
func whenIdle(_ body: @escaping @MainActor () -> Bool) {
  let observer = CFRunLoopObserverCreateWithHandler(
    nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
  ) { observer, _ in
    let goesOn = MainActor.assumeIsolated(body)
    if !goesOn { CFRunLoopObserverInvalidate(observer) }
  }
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
}

/// Makes a screen from a nib, or from its class alone.
@MainActor
func makeScreen<Target: UIViewController>(
  _ type: Target.Type, nibName: String?, bundle: Bundle?
) -> Target {
  Target(nibName: nibName, bundle: bundle)
}

/// Whether a class derives from one of a system framework, below `UINavigationController`.
///
/// UIKit's own subclasses are parts of its other containers, except for the two that are named here.
@MainActor
func isOfSystem(_ type: UINavigationController.Type) -> Bool {
  #if os(iOS)
  if type is UIImagePickerController.Type || type is UIVideoEditorController.Type { return true }
  #elseif os(visionOS)
  if type is UIImagePickerController.Type { return true }
  #endif
  let uiKit = Bundle(for: UINavigationController.self)
  var current: UINavigationController.Type? = type
  while let known = current, known != UINavigationController.self {
    let bundle = Bundle(for: known)
    if bundle != uiKit, bundle.bundleIdentifier?.hasPrefix("com.apple.") ?? false { return true }
    current = known.superclass() as? UINavigationController.Type
  }
  return false
}

#if !os(tvOS)
extension UIPopoverPresentationController {
  /// Lets the delegate set the source, as UIKit does when it presents.
  // NB: the method is optional in UIKit, and not in the simulator.
  func askDelegate() { delegate?.prepareForPopoverPresentation?(self) }
}
#endif
#else
// NB: UIKit exports it, too.
@_exported import Foundation
@_exported import UIKitSimulator

/// - Throws: ``UIKitError`` if no simulation runs, so that no transition would ever end.
@MainActor
func checkThatTimePasses() throws(UIKitError) {
  guard Simulation.current.isRunning else { throw .notSimulated }
}

extension UIViewController {
  /// Whether the screen has been told that it has appeared.
  var wasDrawn: Bool { hasAppeared }

  /// Whether it is a screen with which UIKit itself shows a menu or a compact date picker.
  var isMenu: Bool { self is SystemMenu }
}

/// Runs code after some turns of the main loop.
@MainActor
func after(turns: Int, _ work: @escaping @MainActor () -> Void) {
  Simulation.current.loop.schedule(after: turns, work)
}

/// Runs code whenever the main loop has nothing more to do, until it returns `false`.
@MainActor
func whenIdle(_ body: @escaping @MainActor () -> Bool) {
  Simulation.current.loop.observe(body)
}

/// Makes a screen from a nib, or from its class alone.
@MainActor
func makeScreen<Target: UIViewController>(
  _ type: Target.Type, nibName: String?, bundle: Bundle?
) -> Target {
  Simulation.makeScreen(type, nibName: nibName)
}

/// Whether a class derives from one of the system's, below `UINavigationController`.
@MainActor
func isOfSystem(_ type: UINavigationController.Type) -> Bool {
  type is UIImagePickerController.Type
}

extension UIPopoverPresentationController {
  /// Lets the delegate set the source, as UIKit does when it presents.
  func askDelegate() { delegate?.prepareForPopoverPresentation(self) }
}
#endif
