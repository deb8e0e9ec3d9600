import Foundation
import SwitchbackSwiftUI

extension SwiftUISimulation {
  /// The user cannot do what a test wants: what that takes is not on screen.
  public struct Impossible: Error, DescribedError {
    /// The act, and what the user sees instead.
    public let description: String
  }

  /// A finger that holds a screen in the middle of a swipe.
  @MainActor
  public struct Finger {
    fileprivate let swipe: Swipe
    fileprivate let simulation: SwiftUISimulation

    /// Completes the swipe, and returns when the screen has gone.
    public func complete() async {
      swipe.complete()
      await simulation.untilIdle()
    }

    /// Moves back, and returns when the screen is in its place again.
    public func cancel() async {
      swipe.cancel()
      await simulation.untilIdle()
    }
  }

  /// The user taps Back or, to go back by more than one screen, holds it and chooses from its menu. In a
  /// collapsed split view, Back leads from the detail to the sidebar.
  ///
  /// - Throws: ``Impossible``, if there are not as many screens to go back by.
  public func tapBack(by count: Int = 1) async throws {
    try await act("tap Back" + (count == 1 ? "" : " by \(count) screens")) { goBack(by: count) }
  }

  /// The user swipes the topmost screen of a stack to the right.
  ///
  /// - Throws: ``Impossible``, if there is no screen to swipe back to, and where there is no UIKit.
  public func swipeBack() async throws {
    try await holdSwipeBack().complete()
  }

  /// The user begins to swipe back, and does not let go.
  ///
  /// - Throws: ``Impossible``, if there is no screen to swipe back to, and where there is no UIKit.
  public func holdSwipeBack() async throws -> Finger {
    try await hold("swipe back") { beginSwipeBack() }
  }

  /// The user drags the topmost sheet down. One with a `LeaveGuard` comes back, and its screens are asked.
  ///
  /// - Throws: ``Impossible``, if there is no sheet, and where there is no UIKit.
  public func swipeDown() async throws {
    try await holdSwipeDown().complete()
  }

  /// The user begins to drag down the topmost sheet, and does not let go.
  ///
  /// - Throws: ``Impossible``, if there is no sheet, and where there is no UIKit.
  public func holdSwipeDown() async throws -> Finger {
    try await hold("drag a sheet down") { beginSwipeDown() }
  }

  /// The user taps a tab, perhaps the selected one: the innermost with this title. "More" is the title of the
  /// tab for those that have no room.
  ///
  /// - Throws: ``Impossible``, if there is no such tab.
  public func tapTab(_ title: String) async throws {
    try await act("tap the tab \"\(title)\"") { selectTab(titled: title) }
  }

  /// The user taps a row in the sidebar of a split view, for which SwiftUI shows the detail.
  ///
  /// - Throws: ``Impossible``, if there is no sidebar on screen.
  public func tapSidebar() async throws {
    try await act("tap a row in a sidebar") { revealNext() }
  }

  /// The user hides columns of the split views on screen, or shows them again.
  public func changeColumns(to visibility: ModelSplit.ColumnVisibility) async {
    await untilIdle()
    show(visibility)
    await untilIdle()
  }

  /// The user closes the inspector on screen, or opens it with a button of the app's.
  ///
  /// - Throws: ``Impossible``, if there is no inspector, or if it is as wanted.
  public func setInspector(isShown: Bool) async throws {
    try await act(isShown ? "open an inspector" : "close an inspector") {
      setInspector(isShown: isShown) as Bool
    }
  }

  /// The user taps a button of the prompt on screen.
  ///
  /// - Throws: ``Impossible``, if there is no prompt with this button.
  public func tap(_ button: String) async throws {
    try await act("tap \"\(button)\"") { choose(button) }
  }

  /// The user taps outside of the popover on screen.
  ///
  /// - Throws: ``Impossible``, if there is no popover, or if a `LeaveGuard` holds it.
  public func tapOutside() async throws {
    try await act("tap outside of a popover") { tapOutsideOfPopover() }
  }

  /// The app shows an alert with a modifier of its own, of which the model does not know, or the user answers it.
  public func setAlert(isUp: Bool) async {
    await untilIdle()
    if isUp { showAlert() } else { answerAlert() }
    await untilIdle()
  }

  /// A view calls the `dismiss` of its environment, or `presentationMode.wrappedValue.dismiss()`: its screen
  /// is popped if it is in a stack and not the first one there; else the sheet or cover around it is
  /// dismissed. Around neither, nothing happens. No `LeaveGuard` is asked, because SwiftUI asks nobody.
  ///
  /// - Parameter screen: The screen whose view does that. By default, the innermost that the user sees.
  public func dismiss(from screen: ModelScreen? = nil) async {
    await untilIdle()
    callDismiss(from: screen)
    await untilIdle()
  }

  /// The system hands a link to the window.
  public func open(_ link: String) async {
    await untilIdle()
    handOver(link)
    await untilIdle()
  }

  /// Turns the device, or drags the edge of the window.
  public func changeWidth(to width: Width) async {
    await untilIdle()
    resize(isCompact: width == .compact)
    await untilIdle()
  }

  /// The user goes to the home screen. SwiftUI shows nothing there: navigations wait.
  public func goToBackground() async {
    enterBackground()
    await untilIdle()
  }

  /// The user comes back to the app.
  public func goToForeground() async {
    enterForeground()
    await untilIdle()
  }

  /// Waits for something that takes real time, such as code that leaves the main actor.
  ///
  /// - Throws: ``Impossible``, if the condition does not hold after some seconds in which nothing happens.
  public func wait(until condition: @MainActor () -> Bool) async throws {
    for _ in 0..<500 {
      await untilIdle()
      if condition() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Impossible(description: "The app does not come to where the test waits. \(seen)")
  }

  private func act(_ what: String, _ begin: () -> Bool) async throws {
    await untilIdle()
    guard begin() else { throw Impossible(description: "The user cannot \(what). \(seen)") }
    await untilIdle()
  }

  private func hold(_ what: String, _ begin: () -> Swipe?) async throws -> Finger {
    await untilIdle()
    guard let swipe = begin() else {
      throw Impossible(description: "The user cannot \(what). \(seen)")
    }
    return Finger(swipe: swipe, simulation: self)
  }

  private var seen: String { "They see:\n\(drawing)" }

  /// What SwiftUI has complained of, or dropped, and what the user sees and the model does not say: nothing,
  /// in an app that is right and at rest.
  public var complaints: [String] { warnings + [discrepancy].compactMap(\.self) }
}
