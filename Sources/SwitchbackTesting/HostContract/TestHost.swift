import Switchback

/// The windows and screens of a host, for the tests of its contract.
///
///     struct ModelTestHost: TestHost {
///       func makeScreen(_ name: String) -> any Screen { ModelScreen(name: name) }
///       func makeStack(_ screens: [any Screen]) -> any StackContainer { … }
///       …
///     }
///
/// A host without stacks, tabs or split views returns `nil` for them; the rules about them are then
/// skipped. See ``HostContract``.
@MainActor
public protocol TestHost {
  /// The number of modal layers that a window can have at a time, if the toolkit limits it. No limit by default. Rules
  /// that need more are skipped.
  var maximumModals: Int { get }

  /// A screen without contents, with a name for drawings.
  func makeScreen(_ name: String) -> any Screen

  /// A stack of screens, not shown yet.
  func makeStack(_ screens: [any Screen]) async throws -> (any StackContainer)?

  /// A tab bar with screens, not shown yet. The first is selected.
  func makeTabs(_ screens: [any Screen]) async throws -> (any TabContainer)?

  /// A split view, not shown yet, that will have room for both sides.
  func makeSplit(primary: any Screen, secondary: any Screen) async throws -> (any SplitContainer)?

  /// A window on display with this root, at rest.
  func makeWindow(root: any Screen) async throws -> any ScreenWindow

  /// Runs a test: the place to set up and tear down, and to let a simulated main loop turn.
  func run(_ test: @escaping @MainActor () async throws -> Void) async throws

  /// Waits until nothing is left to happen in the window.
  func settle() async
}

extension TestHost {
  public var maximumModals: Int { .max }

  public func run(_ test: @escaping @MainActor () async throws -> Void) async throws {
    try await test()
  }

  public func settle() async {}
}
