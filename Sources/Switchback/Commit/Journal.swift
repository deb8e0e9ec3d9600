/// The slots that a commit has changed, each as it was before an operation, for undoing.
///
/// It records states, not operations: undoing compares the current state with the recorded one, and
/// changes only the differences. So it also undoes an operation that failed half-way, and an
/// operation that changed nothing costs nothing.
///
/// Undoing puts back what was there, and takes away only what the navigation itself has put there: what
/// the app or the user has put there meanwhile stays, and with it what cannot be put back beside it.
@MainActor
struct Journal: ~Copyable {
  private let window: any ScreenWindow
  /// Everything in what was built, and what contained any of it then.
  private var built = IdentitySet()
  private var filled = IdentitySet()
  private var slots: [Slot] = []
  /// The split views whose columns are among the slots.
  private var splits = IdentitySet()
  /// What hosts need to put screens back, such as tabs: held until nothing can be undone.
  private var parts: [AnyObject] = []

  /// The state after each change, slot by slot. Of one that the user undid, it is what it leads to, if that is known.
  private var outcomes: [Slot.State] = []
  /// The slot of the last change, and the screens that the change leads to, if they are known.
  private var planned: (slot: Int, screens: [any Screen])?

  private var undoing: Undoing?

  @MainActor
  private final class Undoing {
    /// The screens that the navigation has put into the window.
    let own: IdentitySet
    let isByUser: Bool
    /// The number of slots whose operation has succeeded.
    let succeeded: Int
    /// The slot that is being restored, and the number of steps taken for it.
    var index: Int
    var count = 0
    /// The errors, slot by slot.
    var causes: [(any Error)?]
    /// The places that others have changed.
    var others = Places()

    init(_ own: consuming IdentitySet, isByUser: Bool, succeeded: Int, count: Int) {
      self.own = own
      self.isByUser = isByUser
      self.succeeded = succeeded
      index = count - 1
      causes = Array(repeating: nil, count: count)
    }

    /// Records the reason why the slot is not restored: the first one.
    func note(_ error: any Error) {
      causes[index] = causes[index] ?? error
    }

    /// Goes on to the next slot.
    func end() {
      index -= 1
      count = 0
    }
  }

  /// - Parameter new: The screens that the navigation has built.
  init(of window: any ScreenWindow, adding new: [any Screen]) {
    self.window = window
    slots.reserveCapacity(4)
    for screen in everything(in: new) {
      _ = built.insert(screen)
      if let parent = screen.parentScreen { _ = filled.insert(parent) }
    }
  }

  /// A screen that the navigation has built and an operation has put into the window, and that others have taken out.
  var takenAway: (any Screen)? {
    var seen = Places()
    for index in outcomes.indices.reversed()
    where seen.insert(slots[index].place) && slots[index].place.collapsing == nil {
      let gone = outcomes[index].screens.without(slots[index].now.screens)
      if let screen = gone.first(where: { built.contains($0) && (try? window.holds($0)) == false })
      {
        return screen
      }
    }
    return nil
  }

  /// Whether a screen was in what was built.
  func hasBuilt(_ screen: any Screen) -> Bool { built.contains(screen) }

  /// Whether others have put screens into a container since the navigation has changed or built it.
  func isOthers(_ screens: [any Screen], in container: any ContainerScreen) -> Bool {
    let slot = slots.first {
      if case .contents(let other) = $0.place { other === container } else { false }
    }
    // A collapsed split view itself puts the screens of one column above those of another.
    let place = Slot.Place.contents(container)
    if place.collapsing != nil || place.collapsedAround != nil { return false }
    if slot == nil && !hasBuilt(container) { return false }
    let before = slot?.before.screens ?? []
    return !screens.contains { built.contains($0) || before.contains($0) }
  }

  /// Records the result of a change that has succeeded.
  mutating func noteOutcomes() {
    for slot in slots[outcomes.count...] { outcomes.append(slot.now) }
    if let (slot, screens) = planned, lacksKept(slot, outcomes[slot]) {
      outcomes[slot] = Slot.State(screens: screens, visible: outcomes[slot].visible)
    }
    planned = nil
  }

  /// Whether screens are missing that the last change was to keep: then others have taken them away.
  private func lacksKept(_ index: Int, _ now: Slot.State) -> Bool {
    guard let (slot, screens) = planned, slot == index, slots[slot].place.collapsing == nil,
      !areSame(screens, now.screens)
    else { return false }
    let gone = slots[slot].before.screens.without(now.screens)
    return gone.without(screens).count < gone.count
  }

  /// Records the state of a place that the next operation may change. What it keeps, it does not say that it takes away.
  mutating func note(
    _ place: Slot.Place, becoming screens: [any Screen]? = nil, keeping keeps: Bool = false
  ) {
    let keeping = place.screen.flatMap(asKeepingScreen)
    let isPresentation = if case .presentation = place { true } else { false }
    // It comes back after the contents of its screen, and before the layer above it.
    if !isPresentation { notePart(of: keeping) }
    planned = screens.map { (slots.count, $0) }
    // Only a collapsed split view brings back a column that goes from the stack of all columns. It is restored before
    // the stack, which then gives up what is beneath the column.
    let around = place.collapsedAround
    slots.append(Slot(place, in: around))
    slots[slots.count - 1].isKept = keeps
    if let around { slots.append(Slot(.contents(around))) }
    if let split = around ?? place.collapsing, splits.insert(split) {
      for container in split.movingContainers where container !== place.screen {
        slots.append(Slot(.contents(container), in: split))
      }
    }
    if isPresentation { notePart(of: keeping) }
    if let keeping { parts += keeping.parts }
  }

  private mutating func notePart(of screen: (any KeepingScreen)?) {
    if let part = screen?.presenterOfPart { slots.append(Slot(.presentation(by: part))) }
  }

  /// Begins to restore every state, the last first.
  ///
  /// - Parameters:
  ///   - new: The screens that the navigation has built.
  ///   - isByUser: Whether the last operation failed because the user undid it. What differs from the
  ///     state before it is then the user's: only what is new goes from there.
  mutating func beginUndoing(removing new: [any Screen], isByUser: Bool) {
    var places = Places()
    var known = IdentitySet()
    for slot in slots where places.insert(slot.place) {
      for screen in slot.before.screens { _ = known.insert(screen) }
    }
    let own = screensPutThere(with: new, in: places, beside: known)
    let succeeded = outcomes.count
    for slot in slots[succeeded...] { outcomes.append(slot.before) }
    if let (slot, screens) = planned {
      outcomes[slot] = Slot.State(screens: screens, visible: outcomes[slot].visible)
    }
    // An action may have presented a screen on another one than its source.
    for screen in new {
      guard let presenter = screen.presentingScreen, !own.contains(presenter),
        (try? window.holds(presenter)) == true, places.insert(.presentation(by: presenter))
      else { continue }
      slots.append(Slot(.presentation(by: presenter), holding: []))
      outcomes.append(slots[slots.count - 1].now)
    }
    undoing = Undoing(own, isByUser: isByUser, succeeded: succeeded, count: slots.count)
  }

  /// The next call that restores a state; `nil` after the last.
  mutating func undo(_ reply: Reply) -> Call? {
    guard let undoing else { return nil }
    if case .failed(let error) = reply {
      undoing.note(error)
      // A container may refuse to show a former screen, and give up a new one.
      if case .contents = slots[undoing.index].place {} else { undoing.end() }
    }
    while undoing.index >= 0 {
      let slot = goal(undoing.index, undoing)
      do {
        if let call = try slot.restoration(
          &undoing.count, in: window, removing: { isAll(in: $0, undoing) })
        {
          return call
        }
        undoing.end()
      } catch {
        undoing.note(error)
        undoing.end()
      }
    }
    return nil
  }

  /// What is to be restored. In a place that others have changed, what the user shows stays, and so does what has been
  /// put there or taken away.
  private func goal(_ index: Int, _ undoing: Undoing) -> Slot {
    let (slot, outcome) = (slots[index], outcomes[index])
    let now = slot.now
    if index == undoing.index, undoing.count == 0, isChanged(index, now, undoing) {
      _ = undoing.others.insert(slot.place)
    }
    if !undoing.others.contains(slot.place) { return slot }
    if slot.place.isRow {
      // What was no longer there after the change has gone with it, not with the user.
      let left = outcome.screens.without(now.screens)
      return Slot(slot.place, holding: slot.before.screens.without(left))
    }
    return Slot(slot.place, holding: now.screens.filter { !isAll(in: $0, undoing) })
  }

  /// Whether others have changed a place, rather than a host that has made its change, or restored it, by half.
  private func isChanged(_ index: Int, _ now: Slot.State, _ undoing: Undoing) -> Bool {
    if undoing.isByUser { return !outcomes[index].isUnchanged(in: now, beside: undoing.own) }
    if slots[index].isKept { return now.screens.isEmpty && !slots[index].before.screens.isEmpty }
    if undoing.causes.contains(where: { $0 != nil }) { return false }
    if index >= undoing.succeeded { return lacksKept(index, now) }
    return now.isCollapsed == outcomes[index].isCollapsed
      && !outcomes[index].screens.without(now.screens).allSatisfy { undoing.own.contains($0) }
  }

  /// A phrase for each change that could not be undone, and for each new screen that is left elsewhere: the journal does
  /// not know what an app's own action has changed.
  func failures(leaving new: [any Screen]) -> [String] {
    guard let undoing else { return [] }
    // The final state counts: a host may throw although it has made the change, and return although
    // it has not. New screens had no place; what they hold or present does not matter once they are
    // removed.
    var seen = Places()
    var named = IdentitySet()
    var failures: [String] = []
    for (index, cause) in undoing.causes.enumerated() {
      if let lost = lost(index, undoing) {
        let reason = lost.elsewhere.first.map(Self.stays)
        let phrase = lost.place.phrase(missing: lost.before.screens)
        failures.append("\(phrase) (\(reason ?? "it has been changed meanwhile, and stays so"))")
      }
      let slot = goal(index, undoing)
      if !seen.insert(slot.place) || slot.place.screen.map({ undoing.own.contains($0) }) == true
        || slot.isRestored({ isAll(in: $0, undoing) })
      {
        continue
      }
      let reason =
        slot.elsewhere.first.map(Self.stays)
        ?? (cause ?? slot.obstacle(in: window)).map { "\($0)" }
        ?? "the host returned without doing it, or it was changed again"
      let (phrase, left) = slot.difference { isAll(in: $0, undoing) }
      for screen in left { _ = named.insert(screen) }
      failures.append("\(phrase) (\(reason))")
    }
    failures.reverse()
    for screen in new where !named.contains(screen) && (try? window.holds(screen)) ?? true {
      failures.append("\(name(of: screen)) is still on screen")
    }
    return failures
  }

  private static func stays(_ screen: any Screen) -> String {
    "\(name(of: screen)) is elsewhere now, and stays"
  }

  /// What the navigation has taken away from a place where, as others have changed it, nothing comes back.
  private func lost(_ index: Int, _ undoing: Undoing) -> Slot? {
    let (slot, now) = (slots[index], slots[index].now)
    guard undoing.others.contains(slot.place), !slot.place.isRow,
      now.isCollapsed == slot.before.isCollapsed
    else { return nil }
    let lost = slot.before.screens.without(now.screens + outcomes[index].screens)
      .filter { !undoing.own.contains($0) }
    return lost.isEmpty ? nil : Slot(slot.place, holding: lost)
  }

  /// New screens, and the containers around them that the host or an action has put there with them.
  ///
  /// - Parameters:
  ///   - places: The places of all slots.
  ///   - known: The screens that were in these places.
  private func screensPutThere(
    with new: [any Screen], in places: borrowing Places, beside known: borrowing IdentitySet
  ) -> IdentitySet {
    var own = IdentitySet(new)
    for screen in new {
      guard let path = try? Path(from: screen) else { continue }
      for place in path.places {
        let wasThere =
          known.contains(place.parent)
          || places.contains(contentsOf: place.parent) && !known.contains(place.child)
        if wasThere || !own.insert(place.parent) { break }
      }
    }
    return own
  }

  /// Whether the navigation has put a screen where it is, and others have put nothing into it or above it.
  private func isAll(in screen: any Screen, _ undoing: Undoing) -> Bool {
    if !undoing.own.contains(screen) { return false }
    for inner in everything(in: [screen])
    where !undoing.own.contains(inner) && !built.contains(inner) {
      if inner.presentingScreen != nil { return false }
      // A container that was empty may fill itself when it is shown.
      if let parent = inner.parentScreen, filled.contains(parent) { return false }
    }
    return true
  }
}

@MainActor
private struct Places: ~Copyable {
  private var contents = IdentitySet()
  private var presentations = IdentitySet()

  /// - Returns: Whether the place was new.
  mutating func insert(_ place: Slot.Place) -> Bool {
    switch place {
    case .contents(let container): contents.insert(container)
    case .presentation(let screen): presentations.insert(screen)
    case .root(let window): contents.insert(window)
    }
  }

  func contains(_ place: Slot.Place) -> Bool {
    switch place {
    case .contents(let container): contents.contains(container)
    case .presentation(let screen): presentations.contains(screen)
    case .root(let window): contents.contains(window)
    }
  }

  func contains(contentsOf screen: any Screen) -> Bool { contents.contains(screen) }
}
