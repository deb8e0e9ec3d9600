import Switchback
import SwitchbackFoundation

/// The rules that the engine relies on in every host, as tests for a host.
///
///     @MainActor
///     struct ContractTests {
///       @Test(arguments: HostContract.rules)
///       func rule(_ rule: HostContract.Rule) async throws {
///         try await rule.check(MyTestHost())
///       }
///     }
///
/// A broken rule throws a ``HostContract/Violation`` with the expectation and the screens drawn.
/// `Docs/Maintainers/WritingAHost.md` explains the rules.
public enum HostContract {
  /// One rule.
  public struct Rule: Sendable, CustomStringConvertible {
    /// The rule, as a sentence.
    public let description: String

    private let test: @MainActor (inout Trial) async throws -> Void

    init(_ sentence: String, _ test: @escaping @MainActor (inout Trial) async throws -> Void) {
      description = sentence
      self.test = test
    }

    /// Checks the rule.
    ///
    /// - Throws: ``HostContract/Violation``, and the host's errors where it should not throw.
    @MainActor
    public func check(_ host: some TestHost) async throws {
      try await host.run { [test, description] in
        var trial = Trial(host: host, rule: description)
        do {
          try await test(&trial)
        } catch is NotOffered {}
      }
    }
  }

  /// A rule that a host breaks.
  public struct Violation: Error, DescribedError {
    /// The rule, as a sentence.
    public let rule: String
    /// The expectation, and what was found instead.
    public let detail: String

    public var description: String { "\(rule).\n\(detail)" }
  }

  /// The host has no such container, or too few layers.
  struct NotOffered: Error {}

  /// All rules.
  public static let rules =
    reading + presenting + dismissing + stacks + tabs + splits + roots
    + transitions + navigating
}

extension HostContract {
  /// The host and the window of one test, with its expectations.
  @MainActor
  struct Trial {
    let host: any TestHost
    let rule: String
    private(set) var window: (any ScreenWindow)?

    init(host: any TestHost, rule: String) {
      self.host = host
      self.rule = rule
    }

    func screen(_ name: String) -> any Screen { host.makeScreen(name) }

    func stack(_ screens: any Screen...) async throws -> any StackContainer {
      guard let stack = try await host.makeStack(screens) else { throw NotOffered() }
      return stack
    }

    func tabs(_ screens: any Screen...) async throws -> any TabContainer {
      guard let tabs = try await host.makeTabs(screens) else { throw NotOffered() }
      return tabs
    }

    func split(_ primary: any Screen, _ secondary: any Screen) async throws -> any SplitContainer {
      guard let split = try await host.makeSplit(primary: primary, secondary: secondary) else {
        throw NotOffered()
      }
      return split
    }

    /// Skips the rule if the host cannot show so many modal layers.
    func needModals(_ count: Int) throws {
      if host.maximumModals < count { throw NotOffered() }
    }

    @discardableResult
    mutating func show(_ root: any Screen) async throws -> any ScreenWindow {
      let window = try await host.makeWindow(root: root)
      self.window = window
      return window
    }

    var drawing: String { window?.drawing ?? "no window" }

    func expect(_ isTrue: Bool, _ what: String) throws {
      if !isTrue { throw Violation(rule: rule, detail: "Expected: \(what).\n\(drawing)") }
    }

    func expect(_ screens: [any Screen], are wanted: [any Screen], _ what: String) throws {
      try expect(
        screens.elementsEqual(wanted, by: { $0 === $1 }),
        "\(what) to be \(names(wanted)), not \(names(screens))")
    }

    /// Expects something to be so at some time during an animated operation, unless that takes no time, and the window
    /// to be settled afterwards.
    func expect(
      _ what: String, during operation: @escaping @MainActor () async throws -> Void,
      sometime look: () -> Bool
    ) async throws {
      var isOver = false
      var looks = 0
      var isSeen = false
      let task = Task {
        defer { isOver = true }
        try await operation()
      }
      while !isOver {
        await Task.yield()
        if isOver { break }
        looks += 1
        isSeen = isSeen || look()
      }
      try await task.value
      // A host without animations may need a few turns.
      if looks > 10 { try expect(isSeen, what) }
      try expect(window?.isSettled ?? false, "the window to be settled when the operation returns")
    }

    /// Expects the operation to throw, and to change nothing.
    func expectRefusal(_ what: String, _ operation: () async throws -> Void) async throws {
      let before = drawing
      do {
        try await operation()
      } catch {
        await host.settle()
        return try expect(
          drawing == before, "nothing to change when \(what) is refused:\n\(before)")
      }
      throw Violation(rule: rule, detail: "Expected: \(what) to throw.\n\(drawing)")
    }

    private func names(_ screens: [any Screen]) -> String {
      "[" + screens.map { name(of: $0) }.joined(separator: ", ") + "]"
    }
  }
}
