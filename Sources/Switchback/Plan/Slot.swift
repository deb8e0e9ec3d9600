/// A place where screens come and go: the contents of a container, what a screen presents, or the root
/// of a window.
///
/// This is the one record of what a navigation changes. A plan consists of slots with the state before and
/// after. It is current as long as each slot is as it was; the screens in the difference are removed, and
/// so asked first. The commit records each slot that it is about to change, and undoing restores it.
@MainActor
final class Slot {
  enum Place {
    case contents(any ContainerScreen)
    case presentation(by: any Screen)
    case root(any ScreenWindow)
  }

  /// The screens in a place, and in a container the visible ones among them.
  struct State {
    let screens: [any Screen]
    var visible: [any Screen] = []
    /// Of a split view, and what changes with it. One that collapses or expands chooses what it shows.
    var isCollapsed = false

    /// The visible screens of an earlier state that are hidden, and could be visible.
    func hidden(since earlier: State) -> [any Screen] {
      isCollapsed == earlier.isCollapsed ? earlier.visible.without(visible) : []
    }

    /// The screens that an earlier state has hidden behind others, and that are visible.
    func revealed(since earlier: State) -> [any Screen] {
      if earlier.visible.isEmpty || isCollapsed != earlier.isCollapsed { return [] }
      let more = visible.without(earlier.visible)
      return more.without(more.without(earlier.screens))
    }

    /// Whether it shows the same screens of an earlier state, as far as it can.
    func shows(like earlier: State) -> Bool {
      hidden(since: earlier).isEmpty && revealed(since: earlier).isEmpty
    }

    func isSame(as other: State) -> Bool {
      areSame(screens, other.screens) && areSame(visible, other.visible)
    }

    /// Whether a later state has the same screens and shows no other ones, but for a navigation's own.
    @inline(never)
    func isUnchanged(in later: State, beside own: borrowing IdentitySet) -> Bool {
      func others(_ screens: [any Screen]) -> [any Screen] { screens.filter { !own.contains($0) } }
      return areSame(others(screens), others(later.screens))
        && others(later.visible).allSatisfy(visible.contains)
    }
  }

  let place: Place
  let before: State
  /// The split view that the container is, or the one with which its contents change.
  private let split: (any CollapsingContainer)?
  /// The column of a narrow split view that shares its place with another one before the change.
  private var sharing: [any Screen] = []
  /// Whether the change does not say that it takes away what is there.
  var isKept = false
  /// The planned screens; `nil` if the same ones stay.
  var after: [ChildScreen]?
  /// The new screen that must be visible in the container, by its number; `nil` if none goes there.
  var child: Int?

  /// A slot that a navigation is about to change.
  init(_ place: Place, in split: (any CollapsingContainer)? = nil) {
    self.place = place
    self.split = split ?? place.collapsing
    before = place.now(in: self.split)
  }

  /// A slot with the screens that a plan depends on.
  init(_ place: Place, holding screens: [any Screen], after: [ChildScreen]? = nil) {
    self.place = place
    split = place.collapsing
    before = State(screens: screens)
    self.after = after
    if after != nil { sharing = place.sharing }
  }

  /// Adds a new screen to the planned ones, which is to be visible.
  func embed(
    _ screen: ChildScreen, number: Int, by embedding: any ContainerAction
  ) throws {
    // Taken out, as the list would be copied for each screen.
    var children = after.take() ?? []
    try embedding.embed(screen, in: &children)
    (after, child) = (children, number)
  }

  /// The position of the new screen among the planned ones.
  var position: Int? {
    after?.lastIndex { if case .new(let step, _) = $0.place { step == child } else { false } }
  }

  var now: State { place.now(in: split) }

  /// Whether the place contains the same screens as before.
  var isCurrent: Bool { areSame(place.screens, before.screens) }

  /// The screens that would no longer be there, or in a column that shares its place with another one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  var removed: [any Screen] { removed(from: before.screens, sharing) }

  /// The same for the screens that are there now.
  var removedNow: [any Screen] { removed(from: place.screens, place.sharing) }

  @inline(never)
  private func removed(from screens: [any Screen], _ sharing: [any Screen]) -> [any Screen] {
    guard let after else { return [] }
    let missing = children(missingFrom: after, of: screens)
    // A new last child takes the place of these.
    if after.count < 2 || screens.contains(where: { $0 === after.last?.screen }) { return missing }
    // Each of them once.
    return children(missingFrom: after, of: missing + sharing)
  }

  private func children(
    missingFrom after: [ChildScreen], of screens: [any Screen]
  ) -> [any Screen] {
    // Most changes leave the beginning unchanged.
    var same = 0
    while same < min(screens.count, after.count), screens[same] === after[same].screen { same += 1 }
    if same == screens.count { return [] }
    var kept = IdentitySet()
    for child in after[same...] {
      if let screen = child.screen { _ = kept.insert(screen) }
    }
    return screens[same...].filter { kept.insert($0) }
  }

  /// Whether the former screens are there again, and none that the navigation has put there.
  func isRestored(_ isOwn: (any Screen) -> Bool) -> Bool {
    let now = now
    switch place {
    case .contents:
      let isSame = contains(contents(beside: now.screens, isOwn), now)
      let isFilled = now.screens.count > before.screens.count && place.collapsing == nil
      return isSame && (isFilled || now.shows(like: before))
    case .presentation:
      return now.isSame(as: before)
        || before.screens.isEmpty && now.screens.first.map(isOwn) == false
    case .root:
      return now.isSame(as: before)
    }
  }

  /// Whether a container has contents now, be it that a split view has moved a column as it collapsed or expanded.
  func contains(_ contents: [any Screen], _ now: State) -> Bool {
    if areSame(now.screens, contents) { return true }
    let left = IdentitySet(missing)
    let there = IdentitySet(now.screens)
    return areSame(now.screens, contents.filter { there.contains($0) || left.contains($0) })
  }

  /// The former contents of a container, and what is in it now and is not the navigation's: each such
  /// screen before the former one that it precedes now, so that what lies on top of a stack stays there.
  func contents(
    beside now: [any Screen], _ isOwn: (any Screen) -> Bool
  ) -> [any Screen] {
    if areSame(before.screens, now) { return now }
    var contents = before.screens
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

  /// The former screens that are not there now, nor in another column of a split view that has collapsed or expanded.
  private var missing: [any Screen] {
    let now = now
    let missing = children(missingFrom: now.screens.map { ChildScreen($0) }, of: before.screens)
    guard let split, place.collapsing != nil || now.isCollapsed != before.isCollapsed else {
      return missing
    }
    return missing.filter { (try? $0.isInside(split)) != true }
  }

  /// The phrase for a state that could not be restored, and the new screens that it names.
  func difference(_ isOwn: (any Screen) -> Bool) -> (phrase: String, left: [any Screen]) {
    let now = now
    let former = before.screens
    switch place {
    case .contents:
      if !missing.isEmpty { return (place.phrase(missing: missing), []) }
      let hidden = now.hidden(since: before)
      if !hidden.isEmpty { return ("\(place.name) no longer shows \(names(of: hidden))", []) }
      let shown = now.revealed(since: before)
      if !shown.isEmpty { return ("\(place.name) still shows \(names(of: shown))", []) }
      let left = children(missingFrom: former.map { ChildScreen($0) }, of: now.screens).filter(
        isOwn)
      return left.isEmpty
        ? ("\(place.name) has its screens in another order", [])
        : ("\(place.name) still contains \(names(of: left))", left)
    case .presentation where former.isEmpty:
      return ("\(place.name) still presents \(names(of: now.screens))", now.screens)
    case .presentation, .root: return (place.phrase(missing: former), [])
    }
  }
}

@MainActor
extension Slot.Place {
  @inline(never)
  fileprivate var screens: [any Screen] {
    switch self {
    case .contents(let container): container.containedScreens
    case .presentation(let screen):
      // What is on its way out is not there.
      if let presented = screen.presentedScreen, !presented.isBeingDismissed {
        [presented]
      } else {
        []
      }
    case .root(let window): window.rootScreen.map { [$0] } ?? []
    }
  }

  @inline(never)
  fileprivate func now(in split: (any CollapsingContainer)?) -> Slot.State {
    guard case .contents(let container) = self else { return Slot.State(screens: screens) }
    return Slot.State(
      screens: screens,
      visible: asChoosingContainer(container)?.outermostVisible ?? container.visibleScreens,
      isCollapsed: split?.isCollapsed ?? false)
  }

  fileprivate var sharing: [any Screen] { collapsing?.sharingColumns ?? [] }

  /// The container, if it may hold several columns in one place.
  @inline(never)
  var collapsing: (any CollapsingContainer)? {
    if case .contents(let container) = self { asCollapsingContainer(container) } else { nil }
  }

  /// The collapsed split view whose only child the container is.
  var collapsedAround: (any CollapsingContainer)? {
    guard case .contents(let container) = self,
      let split = container.parentScreen.flatMap(asContainer).flatMap(asCollapsingContainer),
      split.movingContainers.first === container
    else { return nil }
    return split
  }

  /// Whether it holds screens beside each other, of which any may come and go.
  var isRow: Bool {
    if case .contents(let container) = self { !(container is any StackContainer) } else { false }
  }

  /// The container, or the screen that presents.
  var screen: (any Screen)? {
    switch self {
    case .contents(let container): container
    case .presentation(let screen): screen
    case .root: nil
    }
  }

  var name: String { screen.map { Switchback.name(of: $0) } ?? "the window" }

  @inline(never)
  func phrase(missing screens: [any Screen]) -> String {
    switch self {
    case .contents: "\(name) no longer contains \(names(of: screens))"
    case .presentation: "\(name) no longer presents \(names(of: screens))"
    case .root: "\(names(of: screens)) is no longer the root"
    }
  }
}

/// Whether two lists contain the same screens in the same order.
///
/// Not isolated, so that comparing two screens does not check the actor each time.
package func areSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.count == others.count && zip(screens, others).allSatisfy { $0 === $1 }
}

extension [any Screen] {
  package func contains(_ screen: any Screen) -> Bool { contains { $0 === screen } }

  /// The screens that are not among others.
  @inline(never)
  func without(_ others: [any Screen]) -> [any Screen] {
    let others = IdentitySet(others)
    return filter { !others.contains($0) }
  }
}
