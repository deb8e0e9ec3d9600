/// The state before each operation of a commit, for undoing it.
///
/// It remembers states, not operations: taking back compares how things are with how they were, and
/// does only what is missing. So an operation that failed half-way is taken back as well as one that
/// was completed, and one that changed nothing costs nothing.
@MainActor
struct Journal {
  enum Entry {
    /// The layers that were presented, from the bottom up, each with its presenter.
    case layers([(presenter: any Screen, root: any Screen)])
    /// The screen that a screen presented.
    case presentation(any Screen, (any Screen)?)
    case root(any ScreenWindow, any Screen)
    case container(any ContainerScreen, contained: [any Screen], visible: [any Screen])
  }

  private var entries: [Entry] = []

  init() {
    entries.reserveCapacity(4)
  }

  mutating func note(_ entry: Entry) {
    entries.append(entry)
  }

  mutating func note(presenter: any Screen) {
    entries.append(.presentation(presenter, presenter.presentedScreen))
  }

  mutating func note(_ container: any ContainerScreen) {
    entries.append(
      .container(
        container, contained: container.containedScreens, visible: container.visibleScreens))
  }

  /// Puts everything back, the last first.
  ///
  /// - Parameter new: The screens that were not there before.
  /// - Returns: What could not be put back, a phrase each.
  func undo(ignoring new: [any Screen]) async -> [String] {
    var causes: [(any Error)?] = Array(repeating: nil, count: entries.count)
    for index in entries.indices.reversed() {
      do {
        try await undo(entries[index])
      } catch {
        causes[index] = error
      }
    }
    // What counts is how things are in the end: a host may throw although it has done what it was
    // asked for, and return although it has not. New screens were nowhere; what they hold or present
    // does not matter once they are gone again.
    var presenters = Set(new.map { ObjectIdentifier($0) })
    var containers = presenters
    var failures: [String] = []
    for (entry, cause) in zip(entries, causes)
    where !isUndone(entry, &presenters, &containers) {
      failures.append("\(what(entry)) (\(cause.map { "\($0)" } ?? "the host did not say why"))")
    }
    return failures.reversed()
  }

  /// Whether things are as they were before the first operation on the same screen.
  private func isUndone(
    _ entry: Entry, _ presenters: inout Set<ObjectIdentifier>,
    _ containers: inout Set<ObjectIdentifier>
  ) -> Bool {
    switch entry {
    case .layers(let layers):
      return layers.allSatisfy {
        !presenters.insert(ObjectIdentifier($0.presenter)).inserted
          || $0.presenter.presentedScreen === $0.root
      }
    case .presentation(let screen, let presented):
      return !presenters.insert(ObjectIdentifier(screen)).inserted
        || screen.presentedScreen === presented
    case .root(let window, let root):
      return !containers.insert(ObjectIdentifier(window)).inserted || window.rootScreen === root
    case .container(let container, let contained, let visible):
      return !containers.insert(ObjectIdentifier(container)).inserted
        || areSame(container.containedScreens, contained)
          && visible.allSatisfy { screen in
            container.visibleScreens.contains { $0 === screen }
          }
    }
  }

  private func undo(_ entry: Entry) async throws {
    switch entry {
    case .layers(let layers):
      for (presenter, presented) in layers { try await restore(presented, on: presenter) }
    case .presentation(let screen, let presented):
      try await restore(presented, on: screen)
    case .root(let window, let root):
      if window.rootScreen === root { return }
      try await window.setRootScreen(root, animated: false)
    case .container(let container, let contained, let visible):
      if !areSame(container.containedScreens, contained) {
        try await container.setContainedScreens(contained, animated: false)
      }
      for screen in visible
      where !container.visibleScreens.contains(where: { $0 === screen }) {
        try await container.makeVisible(screen, animated: false)
      }
    }
  }

  private func restore(_ presented: (any Screen)?, on presenter: any Screen) async throws {
    if presenter.presentedScreen === presented { return }
    if presenter.presentedScreen != nil {
      try await presenter.dismissPresentedScreen(animated: false)
    }
    if let presented { try await presenter.presentScreen(presented, animated: false) }
  }

  private func what(_ entry: Entry) -> String {
    switch entry {
    case .layers(let layers):
      "\(layers.map { name(of: $0.root) }.joined(separator: ", ")) stays dismissed"
    case .presentation(let screen, let presented):
      presented.map { "\(name(of: $0)) is no longer presented by \(name(of: screen))" }
        ?? "\(name(of: screen)) still presents a screen"
    case .root(_, let root):
      "\(name(of: root)) is no longer the root"
    case .container(let container, let contained, _):
      "\(name(of: container)) no longer contains "
        + contained.map { name(of: $0) }.joined(separator: ", ")
    }
  }
}
