import Switchback
import SwitchbackModel

extension NavigationTester where Window == ModelWindow {
  /// Expects that the screens that leave the window meanwhile are freed.
  ///
  ///     try await tester.expectNoLeaks {
  ///       try await router.navigate(to: login)
  ///       try await router.navigateBack()
  ///     }
  ///
  /// Watches the screens that are in the window before, and new screens that are shown for at
  /// least one change. The body must not keep any of them.
  ///
  /// - Throws: ``NavigationTestFailure`` that lists the screens that are still alive, and the
  ///   errors of the body.
  public func expectNoLeaks(
    fileID: String = #fileID, line: Int = #line, _ body: @MainActor () async throws -> Void
  ) async throws {
    let watch = LeakWatch(window)
    do {
      defer { watch.end() }
      try await body()
    }
    // Tasks that are just ending may still hold the screens that they have used.
    for _ in 0..<100 where !watch.leaked(from: window).isEmpty { await Task.yield() }
    let leaked = watch.leaked(from: window)
    let names = leaked.map { screen in
      let around = screen.parent.map { ", in \($0.name)" } ?? ""
      return "- \(screen.name)\(around)"
    }
    try SourcePlace(fileID: fileID, line: line).expect(
      leaked.isEmpty,
      "\(leaked.count == 1 ? "A screen has" : "\(leaked.count) screens have") left the window and "
        + "\(leaked.count == 1 ? "is" : "are") still alive. Something holds:\n"
        + names.joined(separator: "\n"))
  }
}

/// Watches the screens that come into a window, without holding them.
@MainActor
private final class LeakWatch {
  private struct Witness {
    weak var screen: ModelScreen?
  }

  private var witnesses: [ObjectIdentifier: Witness] = [:]
  private weak var window: ModelWindow?
  /// The observer before, such as that of an expectation around this one.
  private let outer: (@MainActor (PendingChange) -> Void)?

  init(_ window: ModelWindow) {
    self.window = window
    outer = window.onChange
    look()
    window.onChange = { [weak self, outer] change in
      outer?(change)
      self?.look()
    }
  }

  func end() {
    window?.onChange = outer
    look()
  }

  /// The watched screens that are neither in the window nor freed.
  func leaked(from window: ModelWindow) -> [ModelScreen] {
    witnesses.values.compactMap(\.screen).filter { $0.window !== window }
      .sorted { ($0.name, $0.parent?.name ?? "") < ($1.name, $1.parent?.name ?? "") }
  }

  private func look() {
    guard let window else { return }
    for screen in window.takeSnapshot().screens {
      witnesses[ObjectIdentifier(screen)] = Witness(screen: screen)
    }
  }
}
