import Foundation
import Switchback

/// A window's tower of layers begins with its root view controller.
extension UIWindow: ScreenWindow {
  public var rootScreen: (any Screen)? { rootViewController }

  var isInBackground: Bool { windowScene?.activationState == .background }

  /// Whether no transition runs in the window.
  public var isSettled: Bool { (rootViewController?.motion ?? .still) == .still }

  /// Whether its scene has disconnected.
  public var isGone: Bool { windowScene?.hasDisconnected ?? false }

  /// Waits until no transition runs in the window, with the same time limits, in turns of the main
  /// loop, as a presentation, and then for the turn in which UIKit tells new screens that they have appeared.
  ///
  /// A container of the app's own that adds the view of a screen waits for this at the end of its methods. Otherwise
  /// UIKit may log "Unbalanced calls" when the next change comes in the same turn.
  public func settle() async {
    try? await rootViewController?.settle()
    if awaitsAppearance { try? await nextTurn() }
  }

  /// Whether a layer shows a screen that has not appeared yet.
  private var awaitsAppearance: Bool {
    @inline(never) get {
      var layer = rootViewController
      while let current = layer, !current.awaitsAppearance {
        layer = current.presentedViewController
      }
      return layer != nil
    }
  }

  /// Reports changes by the user and the app: UIKit does not tell when a screen has gone that other code
  /// keeps, so this looks whenever the main loop comes to rest. Not in the background, where what changes is not the
  /// user's doing. A window that has lost its scene counts as gone.
  /// See 'A scene in the background' in Docs/Maintainers/UIKitRules.md.
  /// See 'A scene that disconnects' in Docs/Maintainers/UIKitRules.md.
  public func reportChanges(_ isNeeded: Bool) {
    guard isNeeded else { return ChangeReports.inProgress[self] = nil }
    if ChangeReports.inProgress[self] != nil { return }
    let reports = ChangeReports()
    ChangeReports.inProgress[self] = reports
    // Before it has a scene, it is not gone.
    var hadScene = windowScene != nil
    whenIdle { [weak self] in
      guard let window = self else {
        Self.windowIsGone()
        return false
      }
      guard ChangeReports.inProgress[window] === reports else { return false }
      if window.windowScene != nil { hadScene = true }
      if hadScene, window.windowScene == nil || window.isGone {
        ChangeReports.inProgress[window] = nil
        window.endWaits()
        return false
      }
      if !window.isInBackground, window.isSettled { window.screensChanged() }
      return true
    }
  }

  /// Logs the failure of a navigation that `go` or `goBack` has started.
  public func report(_ failure: any Error) { log(failure) }

  /// Replaces the root, with a cross dissolve if animated, and returns when the new root has
  /// appeared.
  ///
  /// Dismisses what the old root presents first: UIKit would leave it in the window. A window that
  /// has not been shown becomes key and visible, unless another window of its scene is key.
  ///
  /// - Throws: ``UIKitError``.
  public func setRootScreen(_ screen: any Screen, animated: Bool) async throws {
    let transition: RootTransition? = animated ? RootTransition() : nil
    try await setRoot(controller(screen), with: transition)
  }

  func setRoot(_ screen: UIViewController, with transition: RootTransition?) async throws {
    if screen === rootViewController { return }
    try screen.checkFree()
    try await makeRoom(for: screen)
    try screen.checkFree()
    let completion = Completion { done in
      if let transition, rootViewController != nil, !isHidden, !isInBackground {
        return transition.run(in: self, to: screen, completion: done)
      }
      rootViewController = screen
      done()
      if isAloneInItsScene { makeKeyAndVisible() }
    }
    try await screen.wait(assuming: .running) { completion.isCalled }
    try await screen.wait { [self] in isHidden || screen.viewIfLoaded?.window === self }
    // UIKit tells it in a separate turn that it has appeared.
    if !isHidden { try await nextTurn() }
    guard let root = rootViewController, screen.isInside(root) else {
      throw UIKitError.notChanged(
        "UIWindow", wanted: name(of: screen),
        found: rootViewController.map { name(of: $0) } ?? "nothing")
    }
  }

  /// Whether the window is hidden and no window of its scene is key, so that its root would be
  /// invisible.
  private var isAloneInItsScene: Bool {
    isHidden && windowScene?.keyWindow == nil
  }

  /// Dismisses everything above the root, until nothing is presented and nothing moves.
  ///
  /// The app may present something meanwhile, or the user may swipe. An app that presents again each time
  /// would do so forever.
  private func makeRoom(for screen: UIViewController) async throws {
    for _ in 0..<10 {
      try await rootViewController?.settle()
      try await presenters.dismissPresented()
      if awaitsAppearance { try await nextTurn() }
      if isSettled, presenters.isEmpty { return }
    }
    guard let presenter = presenters.first, let presented = presenter.directlyPresented else {
      throw screen.neverEnded
    }
    throw UIKitError.notChanged(
      "UIWindow", wanted: name(of: screen),
      found: "\(name(of: presenter)), which presents \(name(of: presented)) again")
  }

  /// The screens of the lowest layer that present something.
  private var presenters: [UIViewController] {
    [rootViewController].compactMap(\.self).presenters
  }
}

@MainActor
extension [UIViewController] {
  /// Dismisses what each of them presents.
  func dismissPresented() async throws(UIKitError) {
    for presenter in self { try await presenter.dismissDirectlyPresented(animated: false) }
  }

  /// The screens among these and in them that present something.
  var presenters: [UIViewController] {
    var pending = self
    var seen = IdentitySet()
    var presenters: [UIViewController] = []
    while let screen = pending.popNew(&seen) {
      if screen.directlyPresented != nil { presenters.append(screen) }
      // Not only what is visible, since a screen in an unselected tab can present in its own context. And all
      // children, since those of a container that no search looks into can, too: "More".
      pending += screen.children + screen.keptScreens.controllers
    }
    return presenters
  }
}

extension UIWindowScene {
  private static let disconnected = ObjectNotes<Bool>()

  private static let observer = NotificationCenter.default.addObserver(
    forName: UIScene.didDisconnectNotification, object: nil, queue: nil
  ) { notification in
    // NB: UIKit posts on the main thread.
    guard let scene = notification.object as? UIWindowScene else { return }
    MainActor.assumeIsolated {
      disconnected[scene] = true
      UIWindow.windowIsGone()
    }
  }

  /// Whether it has disconnected, and other code holds it, known from the first question about any scene on. Without a
  /// word of UIKit's, one that is about to connect looks the same.
  var hasDisconnected: Bool {
    _ = Self.observer
    return Self.disconnected[self] == true
  }
}

/// A window that reports changes.
@MainActor
private final class ChangeReports {
  static let inProgress = ObjectNotes<ChangeReports>()
}

/// The transition from one root to another.
struct RootTransition {
  var duration: TimeInterval = 0.3
  var options: UIView.AnimationOptions = .transitionCrossDissolve

  /// Replaces the root in a transition of the window, without animations of the screens' own.
  @MainActor
  func run(
    in window: UIWindow, to screen: UIViewController, completion: @escaping @MainActor () -> Void
  ) {
    UIView.transition(
      with: window, duration: duration, options: options,
      animations: { screen.allowAnimations(false) { window.rootViewController = screen } },
      // UIKit calls this on the main actor, but does not declare it so.
      completion: { _ in MainActor.assumeIsolated { completion() } })
  }
}

extension UIResponder {
  /// The router of the window in which this view or controller is; `nil` if it is in none.
  ///
  /// For a controller that a full-screen one covers, this is the window of the one that covers it.
  // NB: not public, as controllers of apps often have a property with this name.
  private var routerAround: WindowRouter? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window.router }
      if let window = (current as? UIView)?.window { return window.router }
      if let window = (current as? UIViewController)?.windowAround { return window.router }
      responder = current.next
    }
    return nil
  }

  /// Starts to show a destination in the window of this view or controller, and returns at once.
  ///
  ///     loginScreen.navigate(to: Chains.product(42))
  ///
  /// Failures go where the window's router reports them: see
  /// ``/Switchback/WindowRouter/reportingFailures(to:)``. The host logs them by default.
  public func navigate(to destination: some Destination, animated: Bool = true) {
    guard let router = routerAround else { return log(NavigationError.windowGone) }
    router.go(to: destination, animated: animated)
  }

  @available(
    *, unavailable,
    message: "The destination needs a context, in parentheses behind the chain: product(42)."
  )
  public func navigate<Target, Context>(
    to step: DestinationStep<Target, Context>, with context: Any? = nil, animated: Bool = true
  ) {
    preconditionFailure("An unavailable function was called.")
  }

  /// Starts to go back in the window of this view or controller, and returns at once.
  public func navigateBack(_ way: BackStep = .previous, animated: Bool = true) {
    guard let router = routerAround else { return log(NavigationError.windowGone) }
    router.goBack(way, animated: animated)
  }
}

extension UIViewController {
  /// The window of the view, or of a controller that contains, presents or covers this one.
  var windowAround: UIWindow? {
    var outermost = self
    while true {
      if let window = outermost.viewIfLoaded?.window { return window }
      let outer = outermost.parentScreen as? UIViewController
      guard let outer = outer ?? outermost.presentingViewController else { break }
      outermost = outer
    }
    var above = outermost.presentedViewController
    while let current = above {
      if let window = current.viewIfLoaded?.window { return window }
      above = current.presentedViewController
    }
    return nil
  }
}
