/// The state before each operation of a commit, for undoing it.
///
/// It records states, not operations: undoing compares the current state with the recorded one, and
/// changes only the differences. So it also undoes an operation that failed half-way, and an
/// operation that changed nothing costs nothing.
///
/// Undoing puts back what was there, and takes away only what the navigation itself has put there: what
/// the app or the user has put there meanwhile stays, and with it what cannot be put back beside it.
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

  /// The screens that the navigation has put into the window. To be set before undoing.
  var own: Set<ObjectIdentifier> = []

  /// The state after each operation, entry by entry, except for the last operation.
  private var outcomes: [Entry] = []

  init() {
    entries.reserveCapacity(4)
  }

  /// Records the state before the next operation, which is the result of the last one.
  mutating func noteOutcomes() {
    for index in outcomes.count..<entries.count { outcomes.append(entries[index].now) }
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

  /// New screens, and the containers around them that the host or an action has put there with them.
  func screensPutThere(with new: [any Screen]) -> Set<ObjectIdentifier> {
    var before: [Entry.Subject: Set<ObjectIdentifier>] = [:]
    for entry in entries where before[entry.subject] == nil {
      before[entry.subject] = Set(entry.contents.map { ObjectIdentifier($0) })
    }
    let known = before.values.reduce(into: Set()) { $0.formUnion($1) }
    var own = Set(new.map { ObjectIdentifier($0) })
    for screen in new {
      var child = ObjectIdentifier(screen)
      var around = EnclosingContainers(of: screen)
      while let parent = (try? around.next()).map({ ObjectIdentifier($0) }) {
        let wasThere = known.contains(parent) || before[.content(parent)]?.contains(child) == false
        if wasThere || !own.insert(parent).inserted { break }
        child = parent
      }
    }
    return own
  }

  /// Restores every state, the last first.
  ///
  /// - Parameter isUndoneByUser: Whether the last operation failed because the user undid it. Any
  ///   other state than the one an operation has left is then the user's, and stays.
  /// - Returns: A phrase for each state that could not be restored.
  func undo(isUndoneByUser: Bool) async -> [String] {
    var causes: [(any Error)?] = Array(repeating: nil, count: entries.count)
    var users = Set<Entry.Subject>()
    for index in entries.indices.reversed() {
      if isUndoneByUser, users.contains(entries[index].subject) || !isAsLeft(index) {
        users.insert(entries[index].subject)
        continue
      }
      do {
        try await undo(entries[index])
      } catch {
        causes[index] = error
      }
    }
    return failures(causes, but: users)
  }

  /// A phrase for each change that could not be undone.
  ///
  /// - Parameters:
  ///   - causes: The errors, entry by entry.
  ///   - users: The changes by the user.
  @inline(never)
  private func failures(
    _ causes: [(any Error)?], but users: Set<Entry.Subject>
  ) -> [String] {
    // The final state counts: a host may throw although it has made the change, and return although
    // it has not. New screens had no place; what they hold or present does not matter once they are
    // removed.
    var presenters = own
    var containers = presenters
    var failures: [String] = []
    for (entry, cause) in zip(entries, causes)
    where !users.contains(entry.subject) && !isUndone(entry, &presenters, &containers) {
      failures.append("\(what(entry)) (\(cause.map { "\($0)" } ?? "the host gave no reason"))")
    }
    return failures.reversed()
  }

  /// Whether the state is still as the operation has left it.
  @inline(never)
  private func isAsLeft(_ index: Int) -> Bool {
    guard outcomes.indices.contains(index) else { return false }
    switch (outcomes[index], entries[index].now) {
    case (.layers(let left), .layers(let now)):
      return left.count == now.count
    case (.presentation(_, let left), .presentation(_, let now)):
      return left === now
    case (.root(_, let left), .root(_, let now)):
      return left === now
    case (.container(_, let left, let leftVisible), .container(_, let now, let nowVisible)):
      return areSame(left, now) && areSame(leftVisible, nowVisible)
    default:
      return false
    }
  }

  /// Whether what was there before the first operation on the same screen is there again, and nothing
  /// that the navigation has put there.
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
        || presented == nil && screen.presentedScreen.map(isOwn) == false
    case .root(let window, let root):
      return !containers.insert(ObjectIdentifier(window)).inserted || window.rootScreen === root
    case .container(let container, let contained, let visible):
      guard containers.insert(ObjectIdentifier(container)).inserted else { return true }
      let now = container.containedScreens
      return areSame(now, merged(contained, into: now))
        && (now.count > contained.count
          || visible.allSatisfy { screen in
            container.visibleScreens.contains { $0 === screen }
          })
    }
  }

  private func undo(_ entry: Entry) async throws {
    switch entry {
    case .layers(let layers):
      for (presenter, presented) in layers { try await restore(presented, on: presenter) }
    case .presentation(let screen, let presented):
      try await restore(presented, on: screen)
    case .root(let window, let root):
      guard let now = window.rootScreen, now !== root else { return }
      if !isOwn(now) { throw KeptScreen(name: name(of: now)) }
      try await window.setRootScreen(root, animated: false)
    case .container(let container, let contained, let visible):
      let now = container.containedScreens
      let contents = merged(contained, into: now)
      if !areSame(now, contents) {
        // Not every tab can be shown, and the container would choose one when the visible tab goes.
        for screen in visible where container is any TabContainer {
          guard now.contains(where: { $0 === screen }) else { continue }
          try await container.makeVisible(screen, animated: false)
        }
        try await container.setContainedScreens(contents, animated: false)
      }
      // What was put on top of a stack stays there.
      if container is any StackContainer, contents.count > contained.count { return }
      for screen in visible
      where !container.visibleScreens.contains(where: { $0 === screen }) {
        try await container.makeVisible(screen, animated: false)
      }
    }
  }

  private func restore(_ presented: (any Screen)?, on presenter: any Screen) async throws {
    let now = presenter.presentedScreen
    if now === presented { return }
    if let now {
      if !isOwn(now) { throw KeptScreen(name: name(of: now)) }
      try await presenter.dismissPresentedScreen(animated: false)
    }
    if let presented { try await presenter.presentScreen(presented, animated: false) }
  }

  /// The former contents of a container, and what is in it now and is not the navigation's: each such
  /// screen before the former one that it precedes now, so that what lies on top of a stack stays there.
  private func merged(_ former: [any Screen], into now: [any Screen]) -> [any Screen] {
    if areSame(former, now) { return former }
    var contents = former
    var place = contents.endIndex
    for screen in now.reversed() {
      if let index = contents.firstIndex(where: { $0 === screen }) {
        place = index
      } else if !isOwn(screen) {
        contents.insert(screen, at: place)
      }
    }
    return contents
  }

  /// Whether the navigation has put a screen where it is, and nothing in it presents a screen that is
  /// not the navigation's.
  private func isOwn(_ screen: any Screen) -> Bool {
    var layers = [screen]
    var seen = IdentitySet()
    while let layer = layers.popLast() {
      if !own.contains(ObjectIdentifier(layer)) { return false }
      var pending = [layer]
      while let screen = pending.popLast() {
        if !seen.insert(screen) { continue }
        if let presented = screen.presentedScreen, !presented.isBeingDismissed {
          layers.append(presented)
        }
        if let container = asContainer(screen) { pending += container.containedScreens }
      }
    }
    return true
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

extension Journal.Entry {
  /// The same entry with the current state.
  @MainActor
  fileprivate var now: Journal.Entry {
    switch self {
    case .layers(let layers): .layers(layers.filter { $0.presenter.presentedScreen === $0.root })
    case .presentation(let screen, _): .presentation(screen, screen.presentedScreen)
    case .root(let window, let root): .root(window, window.rootScreen ?? root)
    case .container(let container, _, _):
      .container(
        container, contained: container.containedScreens, visible: container.visibleScreens)
    }
  }

  /// The screens in the state.
  @MainActor
  fileprivate var contents: [any Screen] {
    switch self {
    case .layers(let layers): layers.map(\.root)
    case .presentation(_, let presented): presented.map { [$0] } ?? []
    case .root(_, let root): [root]
    case .container(_, let contained, _): contained
    }
  }

  /// The phrase for a state.
  @MainActor
  fileprivate var subject: Subject {
    switch self {
    case .layers(let layers): .presenter(layers.first.map { ObjectIdentifier($0.presenter) })
    case .presentation(let screen, _): .presenter(ObjectIdentifier(screen))
    case .root(let window, _): .content(ObjectIdentifier(window))
    case .container(let container, _, _): .content(ObjectIdentifier(container))
    }
  }

  fileprivate enum Subject: Hashable {
    case presenter(ObjectIdentifier?)
    case content(ObjectIdentifier)
  }
}

/// What the app or the user has put there meanwhile stays, so that nothing can be put back in its place.
private struct KeptScreen: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) came in its place, and stays" }
}
