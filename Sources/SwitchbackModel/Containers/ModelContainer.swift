import Switchback

/// A container without pixels: the base class of stacks, tabs and splits, and of an app's own
/// containers.
///
/// Derive from it and choose which of the contained screens are visible. The class does the rest:
/// it sets the parents of the screens, checks the rules and counts the changes.
///
///     final class SideMenu: ModelContainer {
///       override func visibleScreens(
///         among screens: [any Screen], revealing screen: (any Screen)?
///       ) -> [any Screen] {
///         if let screen { return [screen] }
///         return Array(screens.prefix(1))
///       }
///     }
///
/// Reading ``containedScreens`` and ``visibleScreens`` copies nothing.
open class ModelContainer: ModelScreen, ContainerScreen {
  final var isChanging = false

  /// Creates an empty container.
  public override init() {
    super.init()
  }

  /// Creates a container of screens. Screens that it may not contain are a programming error.
  public init(_ screens: [ModelScreen]) {
    super.init()
    fill(with: screens)
  }

  /// Creates a container of screens. Screens that it may not contain are a programming error.
  public convenience init(_ screens: ModelScreen...) {
    self.init(screens)
  }

  /// All screens directly inside, in order.
  public final var containedScreens: [any Screen] {
    access(keyPath: \.heldScreens)
    return storedScreens
  }

  /// The contained screens that are on display when the container is.
  public final var visibleScreens: [any Screen] {
    access(keyPath: \.shownScreens)
    return storedVisibleScreens
  }

  /// The contained screens as model screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public final var screens: [ModelScreen] { containedScreens.map(\.model) }

  /// Whether the container can be on display without screens. False, unless overridden.
  open var canBeEmpty: Bool { false }

  /// Whether the container can be on display and show none of its screens.
  func mayShowNothing(of screens: [any Screen]) -> Bool { canBeEmpty }

  /// The maximum number of screens. Unlimited, unless overridden.
  open var maximumCount: Int { .max }

  /// Chooses the visible screens, when the screens are replaced and when one is to be made visible.
  ///
  /// Must not change anything, as the change may still be refused. ``visibleScreens`` are the
  /// screens visible before the change. By default, all screens are visible.
  ///
  /// - Parameters:
  ///   - screens: The screens that the container will hold.
  ///   - screen: The screen to make visible, if there is one.
  open func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    screens
  }

  /// The screens that remain in the container when a screen is made visible, or `nil` if all do.
  func screensRemaining(revealing screen: ModelScreen) -> [any Screen]? { nil }

  /// Makes a contained screen visible.
  ///
  /// - Throws: A ``ModelError`` that names the rule, the error of the window's display or of an injected fault, or
  ///   ``/Switchback/UndoneByUserError``.
  public final func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    let place = try await placeAtRest()
    let screen = try checkContained(screen)
    if isChanging { throw ModelError.inTransition(name) }
    let arrangement = arrangement(revealing: screen)
    try checkShowing(arrangement.visible, in: place)
    let change = PendingChange(
      .makeVisible, on: self, of: .one(screen), animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if !isArranged(arrangement) {
      try await change.carryOut(arranging(arrangement, change))
    }
    try fault.finish()
  }

  /// Replaces all contained screens at once.
  ///
  /// - Throws: A ``ModelError`` that names the rule, the error of the window's display or of an injected fault, or
  ///   ``/Switchback/UndoneByUserError``.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  public final func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let before = storedScreens
    let place = try await placeAtRest()
    if !areSame(before, storedScreens) { throw ModelError.changedMeanwhile(name) }
    let stamp = try checkContaining(screens)
    if isChanging { throw ModelError.inTransition(name) }
    let visible = visibleScreens(among: screens, revealing: nil)
    try checkShowing(visible, of: screens, in: place)
    let change = PendingChange(
      .setScreens, on: self, of: .many(screens), animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if !areSame(screens, storedScreens) {
      let arrangement = Arrangement(screens: screens, visible: visible, stamp: stamp)
      try await change.carryOut(arranging(arrangement, change))
    }
    try fault.finish()
  }

  /// Takes in that the user has gone to a contained screen: has popped the screens above it,
  /// selected its tab, or turned to its page.
  ///
  /// For a ``ModelDisplay`` and the views of an app's own containers. It cannot be refused, and
  /// does nothing if the screen is visible already, or no longer in this container. A test calls
  /// ``ModelStack/pop()`` or ``ModelTabs/select(_:)`` instead.
  public final func userDidReveal(_ screen: ModelScreen) {
    guard screen.storedParent === self else { return }
    let arrangement = arrangement(revealing: screen)
    if isArranged(arrangement) { return }
    let change = PendingChange(
      .makeVisible, on: self, of: .one(screen), animated: false, in: place(), by: .user)
    change.carryOutForUser(arranging(arrangement, change))
  }
}

extension ModelContainer {
  /// The screens in a container, and which of them are visible.
  private struct Arrangement {
    var screens: [any Screen]
    var visible: [any Screen]
    /// Marks the screens. `nil` if the screens that are removed follow these.
    var stamp: Int?
  }

  private func arrangement(revealing screen: ModelScreen) -> Arrangement {
    let screens = screensRemaining(revealing: screen) ?? storedScreens
    return Arrangement(
      screens: screens, visible: visibleScreens(among: screens, revealing: screen), stamp: nil)
  }

  private func isArranged(_ arrangement: Arrangement) -> Bool {
    areSame(arrangement.screens, storedScreens)
      && areSame(arrangement.visible, storedVisibleScreens)
  }

  private func arrange(_ arrangement: Arrangement) -> [Changed] {
    areSame(arrangement.screens, storedScreens)
      ? show(arrangement.visible)
      : replaceScreens(
        with: arrangement.screens, visible: arrangement.visible, stamp: arrangement.stamp)
  }

  private func arranging(
    _ arrangement: Arrangement, _ change: PendingChange
  ) -> ModelTransition.Parts {
    let before = Arrangement(screens: storedScreens, visible: storedVisibleScreens)
    let (place, lasts) = (change.place, change.lasts)
    let isOfApp = change.origin == .app
    return .init(
      begin: {
        if lasts, isOfApp { self.isChanging = true }
        return self.arrange(arrangement)
      },
      end: { ending in
        if isOfApp { self.isChanging = false }
        return ending == .failed ? self.takeBack(to: before) : []
      },
      isSo: { self.isArranged(arrangement) && self.stays(like: place) })
  }

  /// Restores the former screens of the container, except screens that are now elsewhere.
  private func takeBack(to before: Arrangement) -> [Changed] {
    var before = before
    do throws(ModelError) {
      before.stamp = try checkContaining(before.screens)
    } catch {
      return []
    }
    return arrange(before)
  }
}

extension ModelContainer {
  /// Notifies observers of the contained and visible screens, as if they had changed.
  package func announceAgain() {
    [.screens(of: self), .visibleScreens(of: self)].announce()
  }

  /// Puts screens into a new container.
  func fill(with screens: [any Screen]) {
    do {
      let stamp = try checkContaining(screens)
      let visible = visibleScreens(among: screens, revealing: nil)
      replaceScreens(with: screens, visible: visible, stamp: stamp).announce()
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// Replaces the screens. The stamp marks the screens that stay or come. Without a stamp, the screens
  /// after the new ones are removed.
  func replaceScreens(
    with screens: [any Screen], visible: [any Screen], stamp: Int?
  ) -> [Changed] {
    var changed = [Changed.screens(of: self)]
    let old = storedScreens
    storedScreens = screens
    if let stamp {
      for screen in old where screen.model.stamp != stamp {
        screen.model.move(into: nil, &changed)
      }
      for screen in screens where screen.model.storedParent == nil {
        screen.model.move(into: self, &changed)
      }
    } else {
      for screen in old[screens.count...] { screen.model.move(into: nil, &changed) }
    }
    return changed + show(visible)
  }

  func show(_ visible: [any Screen]) -> [Changed] {
    for screen in visible {
      precondition(
        (screen as? ModelScreen)?.storedParent === self,
        "visibleScreens(among:revealing:) of \(name) must return some of the screens it was given.")
    }
    storedVisibleScreens = visible
    return [.visibleScreens(of: self)]
  }
}

extension ModelScreen {
  fileprivate func move(into container: ModelContainer?, _ changed: inout [Changed]) {
    if container == nil { ModelScreen.epoch += 1 }
    storedParent = container
    changed.append(.parent(of: self))
  }
}
