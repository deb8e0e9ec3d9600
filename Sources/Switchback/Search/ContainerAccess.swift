/// A container that adds its children to a list, without an array of its own for each search.
///
/// For hosts whose children are another type of screen: handing them on in ``ContainerScreen``'s two
/// properties converts them into a new array each time. An app's own containers need none of this.
@MainActor
package protocol ListingContainer: ContainerScreen {
  /// Adds the visible screens, the same as ``ContainerScreen/visibleScreens``.
  func addVisibleScreens(to screens: inout [any Screen])

  /// Adds all screens directly inside, the same as ``ContainerScreen/containedScreens``.
  ///
  /// - Returns: False, with nothing added, if that property is to be read after all.
  func addContainedScreens(to screens: inout [any Screen]) -> Bool
}

/// A screen as a container, if it is one.
///
/// The cast to `any ContainerScreen` costs more than the rest of visiting a screen, so the answer
/// is cached for each class. (A default implementation on ``Screen`` that answers the question
/// would be cheaper still, but a subclass that is a container does not override it.)
@MainActor
func asContainer(_ screen: any Screen) -> (any ContainerScreen)? {
  containerClass(of: screen)?.type.container(screen)
}

/// The class of a screen as a class of containers; `nil` if it is not one.
@MainActor
func containerClass(of screen: any Screen) -> ContainerClass? {
  let type = type(of: screen)
  let id = ObjectIdentifier(type)
  // NB: a copy, as a loop over the variable itself would check for exclusive access.
  let known = firstClasses
  for known in known where known.id == id { return known.container }
  return lookUpClass(type, id).container
}

/// A screen as one that is asked before it is dismissed, if it is one.
@MainActor
func asLeaveGuard(_ screen: any Screen) -> (any LeaveGuard)? {
  let type = type(of: screen)
  let id = ObjectIdentifier(type)
  let known = firstClasses
  for known in known where known.id == id {
    return known.isGuard ? screen as? any LeaveGuard : nil
  }
  return lookUpClass(type, id).isGuard ? screen as? any LeaveGuard : nil
}

/// A class of containers.
///
/// Its functions ask a screen of that class without retaining it as another type first: the
/// reference count of a container, to which its children refer weakly, is the slow kind.
@MainActor
struct ContainerClass {
  let type: any ContainerScreen.Type
  /// The same class, if its containers add their children to lists.
  let listing: (any ListingContainer.Type)?
  /// See ``ContainerScreen/belongsToSystem``.
  let belongsToSystem: Bool

  /// Replaces a list by the visible screens.
  func readVisibleScreens(of screen: any Screen, into screens: inout [any Screen]) {
    if let listing {
      screens.removeAll(keepingCapacity: true)
      listing.addVisibleScreens(of: screen, to: &screens)
    } else {
      screens = type.visibleScreens(of: screen)
    }
  }
}

extension ContainerScreen {
  /// A screen of this class, without a look-up of its conformance at run time.
  @inline(__always)
  fileprivate static func cast(_ screen: any Screen) -> Self {
    // NB: cannot fail, as the class is the one that `containerClass(of:)` has for the screen.
    screen as! Self
  }

  /// A screen of this class as a container.
  static func container(_ screen: any Screen) -> any ContainerScreen { cast(screen) }

  static func visibleScreens(of screen: any Screen) -> [any Screen] { cast(screen).visibleScreens }

  static func containedScreens(of screen: any Screen) -> [any Screen] {
    cast(screen).containedScreens
  }
}

extension ListingContainer {
  static func addVisibleScreens(of screen: any Screen, to screens: inout [any Screen]) {
    cast(screen).addVisibleScreens(to: &screens)
  }

  static func addContainedScreens(of screen: any Screen, to screens: inout [any Screen]) -> Bool {
    cast(screen).addContainedScreens(to: &screens)
  }
}

/// A class of screens.
private struct ScreenClass {
  let id: ObjectIdentifier
  let container: ContainerClass?
  let isGuard: Bool
}

// The classes of screens seen so far in this process. A short list is searched faster than it is
// hashed; many apps have few classes of screens.
@MainActor private var firstClasses: [ScreenClass] = []
@MainActor private var otherClasses: [ObjectIdentifier: ScreenClass] = [:]
private let shortList = 12

@MainActor
@inline(never)
private func lookUpClass(_ type: any Screen.Type, _ id: ObjectIdentifier) -> ScreenClass {
  if let known = otherClasses[id] { return known }
  let container = (type as? any ContainerScreen.Type).map {
    ContainerClass(
      type: $0, listing: $0 as? any ListingContainer.Type, belongsToSystem: $0.belongsToSystem)
  }
  let new = ScreenClass(id: id, container: container, isGuard: type is any LeaveGuard.Type)
  if firstClasses.count < shortList {
    firstClasses.append(new)
  } else {
    otherClasses[id] = new
  }
  return new
}
