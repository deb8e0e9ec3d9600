import Switchback
import SwitchbackModel

extension NavigationTester {
  /// Expects that the screens that leave the window meanwhile are freed.
  ///
  ///     try await tester.expectNoLeaks { router in
  ///       try await router.navigate(to: login)
  ///       try await router.navigateBack()
  ///     }
  ///
  /// Watches the screens that are in the window before, that the given router builds, and that are in the window at its
  /// events. In a window of the model, it watches every screen that is shown, by whatever router. The body must not keep
  /// any of them.
  ///
  /// - Throws: ``NavigationTestFailure`` that lists the screens that are still alive, and the
  ///   errors of the body.
  public func expectNoLeaks(
    fileID: String = #fileID, line: Int = #line,
    _ body: @MainActor (any Router) async throws -> Void
  ) async throws {
    let watch = LeakWatch(window)
    do {
      defer { watch.end() }
      try await body((router as? WindowRouter)?.observing { watch.note($0) } ?? router)
    }
    // Tasks that are just ending may still hold the screens that they have used.
    for _ in 0..<100 where !watch.leaks.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    let leaked = watch.leaks
    try SourcePlace(fileID: fileID, line: line).expect(
      leaked.isEmpty,
      "\(leaked.count == 1 ? "A screen has" : "\(leaked.count) screens have") left the window and "
        + "\(leaked.count == 1 ? "is" : "are") still alive\n"
        + leaked.joined(separator: "\n"))
  }
}

extension NavigationTester where Window == ModelWindow {
  /// The same with any router.
  public func expectNoLeaks(
    fileID: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Void
  ) async throws {
    try await expectNoLeaks(fileID: fileID, line: line) { _ in try await body() }
  }
}

/// Watches the screens that come into a window, without holding them.
@MainActor
private final class LeakWatch {
  private struct Witness {
    weak var screen: (any Screen)?
  }

  private var witnesses: [ObjectIdentifier: Witness] = [:]
  private weak var window: (any ScreenWindow)?
  /// The observer before, such as that of an expectation around this one.
  private let outer: (@MainActor (PendingChange) -> Void)?

  init(_ window: any ScreenWindow) {
    self.window = window
    let model = window as? ModelWindow
    outer = model?.onChange
    look()
    model?.onChange = { [weak self, outer] change in
      outer?(change)
      self?.look()
    }
  }

  func end() {
    (window as? ModelWindow)?.onChange = outer
    look()
  }

  func note(_ event: NavigationEvent) {
    if case .committing(let built) = event.kind { watch(built) }
    look()
  }

  /// The watched screens that are neither in the window nor freed, a line each.
  var leaks: [String] {
    let screens = witnesses.values.compactMap(\.screen).filter { screen in
      (try? window?.holds(screen)) != true
    }
    return screens.map { screen in
      let around = screen.parentScreen.map { ", in \(name(of: $0))" } ?? ""
      return "- \(name(of: screen))\(around)"
    }.sorted()
  }

  private func look() {
    if let window { watch(SavedTree(of: window).screens) }
  }

  private func watch(_ screens: [any Screen]) {
    for screen in screens { witnesses[ObjectIdentifier(screen)] = Witness(screen: screen) }
  }
}
