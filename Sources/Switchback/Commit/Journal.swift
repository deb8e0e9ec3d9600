/// How things were before each operation of a commit, to put them back.
///
/// It remembers states, not operations: taking back compares how things are with how they were, and
/// does only what is missing. So an operation that failed half-way is taken back as well as one that
/// was completed, and one that changed nothing costs nothing.
@MainActor
struct Journal {
  enum Entry {
    /// The layers that were presented, from the bottom up, each with its presenter.
    case layers([(presenter: any Screen, presented: any Screen)])
    /// What a screen presented.
    case presentation(any Screen, (any Screen)?)
    case root(any ScreenWindow, any Screen)
    case container(any ContainerScreen, contained: [any Screen], visible: [any Screen])
  }

  private var entries: [Entry] = []

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
  /// - Returns: What could not be put back, a phrase each.
  func undo() async -> [String] {
    var failures: [String] = []
    for entry in entries.reversed() {
      do {
        try await undo(entry)
      } catch {
        failures.append("\(what(entry)) (\(error))")
      }
    }
    return failures
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
      if !container.containedScreens.elementsEqual(contained, by: { $0 === $1 }) {
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
      "\(layers.map { name(of: $0.presented) }.joined(separator: ", ")) stays dismissed"
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
