/// The stacks that have appeared, each with its root: with another root, SwiftUI takes it for another stack.
@MainActor
struct AppearedStacks {
  private struct Entry {
    weak var stack: ModelStack?
    weak var root: ModelScreen?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Records that a screen in a container has appeared.
  mutating func add(_ container: ModelContainer?) {
    guard let stack = container as? ModelStack, let root = stack.screens.first else { return }
    entries[ObjectIdentifier(stack)] = Entry(stack: stack, root: root)
  }

  /// Forgets a stack that has got another view, which has yet to appear.
  mutating func remove(_ screen: ModelScreen) { entries[ObjectIdentifier(screen)] = nil }

  func contains(_ stack: ModelStack) -> Bool {
    stack.screens.first.map { entries[ObjectIdentifier(stack)]?.root === $0 } ?? false
  }

  /// Forgets the stacks that have no view any more, nor a view inside: in tabs, some never tell of themselves.
  mutating func prune(hasView: (ModelScreen) -> Bool) {
    entries = entries.filter { _, entry in
      entry.stack.map { hasView($0) || $0.screens.contains(where: hasView) } ?? false
    }
  }
}
