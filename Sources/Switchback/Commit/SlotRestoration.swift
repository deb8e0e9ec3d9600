extension Slot {
  /// The former screens that others have put somewhere else.
  var elsewhere: [any Screen] {
    guard let holder = place.screen else { return [] }
    let there = IdentitySet(now.screens)
    let isCollapsing = place.collapsing != nil
    return before.screens.filter { screen in
      // A collapsed split view may have put one column into another.
      if isCollapsing, (try? screen.isInside(holder)) == true { return false }
      // What is on its way out is not there.
      return !there.contains(screen)
        && (screen.parentScreen != nil && asKeepingScreen(screen)?.isInContainer != false
          || screen.presentingScreen != nil && !screen.isBeingDismissed)
    }
  }

  /// The reason why a screen presents nothing: it has left the window.
  func obstacle(in window: any ScreenWindow) -> CannotRestore? {
    guard case .presentation(let presenter) = place, !before.screens.isEmpty,
      (try? window.holds(presenter)) != true
    else { return nil }
    return CannotRestore(without: presenter)
  }

  /// The next call that brings former screens back and keeps what others have added; `nil` after the last.
  ///
  /// - Parameters:
  ///   - count: The number of steps taken so far.
  ///   - isOwn: Whether the navigation itself has put a screen there, so that it may be removed.
  /// - Throws: The reason why nothing can be put back.
  func restoration(
    _ count: inout Int, in window: any ScreenWindow, removing isOwn: (any Screen) -> Bool
  ) throws -> Call? {
    let now = now
    switch place {
    case .contents(let container):
      var contents = contents(beside: now.screens, isOwn)
      for screen in elsewhere { contents.removeAll { $0 === screen } }
      let isSame = self.contains(contents, now)
      let visible = before.visible
      // Not every tab can be shown, and the container would choose one when the visible tab goes.
      while count < visible.count {
        let screen = visible[count]
        count += 1
        if container is any TabContainer, !isSame, now.screens.contains(screen) {
          return .makeVisible(screen, in: container)
        }
      }
      if count == visible.count {
        count += 1
        if !isSame { return .setContents(contents, of: container) }
      }
      // What was put on top of a stack stays there.
      if container is any StackContainer, contents.count > before.screens.count { return nil }
      while count <= 2 * visible.count {
        let screen = visible[count - visible.count - 1]
        count += 1
        if now.hidden(since: before).contains(screen) || !now.revealed(since: before).isEmpty {
          return .makeVisible(screen, in: container)
        }
      }
      return nil
    case .presentation(let presenter):
      if now.isSame(as: before) || count == 2 { return nil }
      if let obstacle = obstacle(in: window) { throw obstacle }
      count += 1
      if count == 1, let screen = now.screens.first {
        if !isOwn(screen) { throw CannotRestore(inPlace: screen) }
        return .dismiss(on: presenter)
      }
      return elsewhere.isEmpty ? before.screens.first.map { .present($0, on: presenter) } : nil
    case .root(let window):
      guard count == 0, let root = now.screens.first, let former = before.screens.first,
        root !== former
      else { return nil }
      if !isOwn(root) { throw CannotRestore(inPlace: root) }
      count = 1
      return .setRoot(former, of: window)
    }
  }
}

/// The reason why a state cannot be restored.
struct CannotRestore: Error, CustomStringConvertible {
  let description: String

  /// Another screen is there, which is not the navigation's.
  @MainActor
  init(inPlace screen: any Screen) {
    description = "\(name(of: screen)) came in its place, and stays"
  }

  /// The screen that has presented it is gone.
  @MainActor
  init(without presenter: any Screen) {
    description = "\(name(of: presenter)) is not on screen"
  }
}
