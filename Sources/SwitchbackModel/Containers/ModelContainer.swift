import Switchback

/// A container without pixels: the common base of stacks, tabs and splits, and of an app's own.
///
/// Derive from it and say which of the contained screens are visible; everything else, the parents
/// of the screens, the rules, the count of changes, is done here.
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

  /// Creates a container with nothing in it.
  public override init() {
    super.init()
  }

  /// Creates a container of screens. One that may not be in it is a programming error.
  public init(_ screens: [ModelScreen]) {
    super.init()
    fill(with: screens)
  }

  /// Creates a container of screens. One that may not be in it is a programming error.
  public convenience init(_ screens: ModelScreen...) {
    self.init(screens)
  }

  /// All screens directly inside, in order.
  public final var containedScreens: [any Screen] {
    access(keyPath: \.storedScreens)
    return storedScreens
  }

  /// Those of the contained screens that are on display when the container is.
  public final var visibleScreens: [any Screen] {
    access(keyPath: \.storedVisibleScreens)
    return storedVisibleScreens
  }

  /// The contained screens as the model's own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  public final var screens: [ModelScreen] { containedScreens.map(\.model) }

  /// Whether the container can be on display with nothing to show. Unless overridden, it cannot.
  open var canBeEmpty: Bool { false }

  /// How many screens there is room for. Unless overridden, any number.
  open var maximumCount: Int { .max }

  /// Chooses what is visible; called when screens were replaced and when one is to be made visible.
  ///
  /// Must not change anything, as the change may still be refused. ``visibleScreens`` is what was
  /// visible so far. Unless overridden, all screens are visible.
  ///
  /// - Parameters:
  ///   - screens: What will be in the container.
  ///   - screen: The one that is to be visible, if there is one.
  open func visibleScreens(
    among screens: [any Screen], revealing screen: (any Screen)?
  ) -> [any Screen] {
    screens
  }

  /// What remains in the container when a screen is made visible, or `nil` if nothing changes.
  func screensRemaining(revealing screen: ModelScreen) -> [any Screen]? { nil }

  /// Brings a contained screen on display.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  public final func makeVisible(_ screen: any Screen, animated: Bool) async throws {
    let screen = try checkContained(screen)
    if isChanging { throw ModelError.inTransition(name) }
    let remaining = screensRemaining(revealing: screen)
    let visible = visibleScreens(among: remaining ?? storedScreens, revealing: screen)
    let place = place()
    try checkShowing(visible, in: place)
    let change = PendingChange(.makeVisible, on: self, of: screen, animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if remaining != nil || !isSame(visible, storedVisibleScreens) {
      let changed =
        if let remaining {
          replaceScreens(with: remaining, visible: visible, stamp: nil)
        } else {
          show(visible)
        }
      await complete(change, changed)
    }
    try fault.finish()
  }

  /// Replaces all contained screens at once.
  ///
  /// - Throws: A ``ModelError`` that names the rule, or the error of an injected fault.
  /// - Complexity: O(*n*), where *n* is the number of screens before and after.
  public final func setContainedScreens(_ screens: [any Screen], animated: Bool) async throws {
    let stamp = try checkContaining(screens)
    if isChanging { throw ModelError.inTransition(name) }
    let visible = visibleScreens(among: screens, revealing: nil)
    let place = place()
    try checkShowing(visible, in: place)
    let change = PendingChange(.setScreens, on: self, of: screens, animated: animated, in: place)
    let fault = try change.begin()
    if fault.dropsChange { return }
    if !isSame(screens, storedScreens) {
      await complete(change, replaceScreens(with: screens, visible: visible, stamp: stamp))
    }
    try fault.finish()
  }

  private func complete(_ change: PendingChange, _ changed: [Changed]) async {
    isChanging = change.animated && change.place?.window.animations == .manual
    await change.complete(changed) { [self] in
      isChanging = false
      return []
    }
  }
}

extension ModelContainer {
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

  /// Replaces the screens. The stamp marks those that stay or come; without one, those that go are
  /// the ones after the new screens.
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

  func isSame(_ some: [any Screen], _ others: [any Screen]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
  }
}

extension ModelScreen {
  fileprivate func move(into container: ModelContainer?, _ changed: inout [Changed]) {
    if container == nil { ModelScreen.epoch += 1 }
    storedParent = container
    changed.append(.parent(of: self))
  }
}
