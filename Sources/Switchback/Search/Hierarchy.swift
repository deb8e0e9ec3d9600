/// The screens of a window at one moment, for finders to search.
///
/// All finders and switch cases of one resolution share a `Hierarchy`. It is walked at most once per
/// starting point and options, and only as far as a finder asks: the cost grows with screens plus
/// finders.
///
///     func findScreen(with context: Int, in hierarchy: Hierarchy) throws -> ProductScreen? {
///       try hierarchy.first(ProductScreen.self) { $0.id == context }
///     }
///
/// - Important: A hierarchy is a snapshot taken while it is read. Use it immediately and release
///   it: it holds the screens it has seen.
@MainActor
public final class Hierarchy {
  /// The root of the lowest layer, or `nil` in an empty window.
  public private(set) var root: (any Screen)?

  private var cachedTower: Tower?
  private var walks: [Walk] = []

  /// The hierarchy of a window.
  public init(of window: any ScreenWindow) {
    root = window.rootScreen
  }

  /// The hierarchy of a screen that is not in a window, with everything in it and above it.
  public init(root: any Screen) {
    self.root = root
  }

  /// Forgets the visited screens, and holds no screens any more.
  func letScreensGo() {
    root = nil
    cachedTower = nil
    walks = []
  }

  /// The roots of the layers, from the bottom up.
  ///
  /// - Throws: ``HierarchyError/cycle(_:)`` if a screen contains or presents itself.
  public var layers: [any Screen] {
    get throws(HierarchyError) { try tower()?.roots ?? [] }
  }

  /// The first screen of a type, in the order that ``SearchOptions`` documents.
  ///
  /// - Parameters:
  ///   - type: A class, or a protocol that screens conform to. Assumes that all screens of one
  ///     class agree on whether they can be cast to it.
  ///   - options: Where to look.
  ///   - start: Where to begin.
  /// - Throws: ``HierarchyError/cycle(_:)`` if a screen contains or presents itself.
  /// - Complexity: O(*n*) the first time that these options and this starting point are used, where
  ///   *n* is the number of screens up to the one found; after that O(*classes*).
  public func first<Target>(
    _ type: Target.Type = Target.self,
    _ options: SearchOptions = .everywhere,
    from start: StartingPoint = .topmost
  ) throws -> Target? {
    try first(type, options, from: start) { _ in true }
  }

  /// The first screen of a type that satisfies a predicate.
  ///
  /// The predicate is called once for each screen of the type, until it returns `true`.
  ///
  /// - Throws: ``HierarchyError/cycle(_:)``, and the errors of the predicate.
  /// - Complexity: As without a predicate, plus O(*m*), where *m* is the number of screens of the
  ///   type.
  public func first<Target>(
    _ type: Target.Type = Target.self,
    _ options: SearchOptions = .everywhere,
    from start: StartingPoint = .topmost,
    where predicate: (Target) throws -> Bool
  ) throws -> Target? {
    let found = try walk(options, start).first(TypeTest(type)) { screen in
      guard let target = screen as? Target else { return false }
      return try predicate(target)
    }
    guard let found else { return nil }
    return found as? Target
  }

  /// A given screen, if the search meets it.
  func first(
    _ screen: any Screen, _ options: SearchOptions, from start: StartingPoint
  ) throws -> (any Screen)? {
    try walk(options, start).first(.isClass(type(of: screen as AnyObject))) { $0 === screen }
  }

  /// The number of screens offered to finders so far, over all walks.
  package var examinedCount: Int {
    walks.reduce(0) { count, walk in count + walk.steps.examinedCount }
  }

  func tower() throws(HierarchyError) -> Tower? {
    guard let root else { return nil }
    if let cachedTower { return cachedTower }
    let tower = try Tower(root: root)
    cachedTower = tower
    return tower
  }

  private func walk(
    _ options: SearchOptions, _ start: StartingPoint
  ) throws(HierarchyError) -> Walk {
    let key = WalkKey(options, start)
    for walk in walks where walk.key == key && !walk.isBusy { return walk }
    let walk = Walk(key, options: options, start: try SearchStart(start, in: self), hierarchy: self)
    walks.append(walk)
    return walk
  }

  /// The first walk with a key, as far as searches have gone.
  func knownWalk(_ key: WalkKey) -> Walk? {
    walks.first { $0.key == key }
  }
}

/// The key under which searches share a walk.
struct WalkKey: Equatable {
  private enum Start: Equatable {
    case topmost, root
    case screen(ObjectIdentifier?)
  }

  private let options: SearchOptions
  private let start: Start

  @MainActor
  init(_ options: SearchOptions, _ start: StartingPoint) {
    // With `contained` all children are visited, the visible ones first: `visible` adds nothing.
    self.options = options.contains(.contained) ? options.subtracting(.visible) : options
    switch start {
    case .topmost: self.start = .topmost
    case .root: self.start = .root
    case .screen(let provide): self.start = .screen(provide().map { ObjectIdentifier($0) })
    }
  }
}

/// A defect of a hierarchy that a host reports.
public indirect enum HierarchyError: Error, Equatable, Sendable {
  /// A screen contains or presents itself, directly or through others. Carries its name.
  case cycle(String)

  /// The window has no root screen yet.
  case noRoot
}

extension HierarchyError: CustomStringConvertible, NamingError {
  public var description: String { "\(wording)" }

  package var wording: Wording {
    switch self {
    case .cycle(let name):
      """
      \(name: name) contains or presents itself. A host must report a tree: check \
      containedScreens, visibleScreens, parentScreen and presentedScreen of \(name: name).
      """
    case .noRoot:
      """
      The window has no root screen. Set one before navigating, or begin with a destination that \
      replaces the root, from GeneralStep.root().
      """
    }
  }
}

/// A container that adds its children to a list, without an array of its own for each search.
///
/// For hosts whose children are another type of screen: handing them on in ``ContainerScreen``'s two
/// properties converts them into a new array each time. An app's own containers need none of this.
package protocol ListingContainer: ContainerScreen {
  /// Adds the visible screens, the same as ``ContainerScreen/visibleScreens``.
  func addVisibleScreens(to screens: inout [any Screen])

  /// Adds all screens directly inside, the same as ``ContainerScreen/containedScreens``.
  ///
  /// - Returns: False, with nothing added, if that property is to be read after all.
  func addContainedScreens(to screens: inout [any Screen]) -> Bool
}

/// A container that may show what is none of its screens, or a screen inside one of them, and that may have no place
/// for some screens.
package protocol ChoosingContainer: ContainerScreen {
  /// Checks that there is a place for what is to be inside, as far as this is known before new screens are built.
  ///
  /// - Throws: Any error, which ends the navigation with nothing changed.
  func checkPlaces(of children: [ChildScreen]) throws

  /// What is on display and covers the rest: usually the visible screen. Made visible, it is so again.
  var outermostVisible: [any Screen] { get }
}

/// A container that may hold several columns inside a single child, as a collapsed split view does.
///
/// Its outermost visible screen is so again when it is made visible, unless the container has collapsed or expanded
/// meanwhile.
package protocol CollapsingContainer: SplitContainer, ChoosingContainer {
  /// The secondary if it shares its place with another column: a second child replaces it.
  var sharingColumns: [any Screen] { get }

  /// Whether its first column is another one, as there is no primary. False if it is collapsed.
  var lacksPrimary: Bool { get }

  /// The containers whose contents change with those of the collapsed container: the single child, and then the columns,
  /// the innermost first. Empty if it is not collapsed.
  var movingContainers: [any ContainerScreen] { get }
}

/// A screen that takes along more than searches find in it when it goes.
package protocol KeepingScreen: Screen {
  /// Everything that goes when this screen goes, in its order, also what it does not contain.
  var keptScreens: [any Screen] { get }
  /// Whether its parent contains it now, rather than only knows what the screen can be shown in.
  var isInContainer: Bool { get }
  /// What its screens are in, beside containers, and could not come back without.
  var parts: [AnyObject] { get }
  /// A stand-in that presents what is no layer and may end with a change of this screen, such as a search; `nil` if
  /// there is nothing. It presents that again after it has ended.
  var presenterOfPart: (any Screen)? { get }
}

/// A screen as a container, if it is one.
///
/// The cast to `any ContainerScreen` costs more than the rest of visiting a screen, so the answer
/// is cached for each class. (A default implementation on ``Screen`` that answers the question
/// would be cheaper still, but a subclass that is a container does not override it.)
@MainActor @inline(never)
package func asContainer(_ screen: any Screen) -> (any ContainerScreen)? {
  containerClass(of: screen)?.type.container(screen)
}

/// The class of a screen as a class of containers; `nil` if it is not one.
@MainActor
package func containerClass(of screen: any Screen) -> ContainerClass? {
  screenClass(of: screen).container
}

/// A screen as one that is asked before it is dismissed, if it is one.
@MainActor @inline(never)
func asLeaveGuard(_ screen: any Screen) -> (any LeaveGuard)? {
  screenClass(of: screen).isGuard ? screen as? any LeaveGuard : nil
}

/// A screen as one that takes along more than searches find in it, if it is one.
@MainActor @inline(never)
func asKeepingScreen(_ screen: any Screen) -> (any KeepingScreen)? {
  screenClass(of: screen).isKeeping ? screen as? any KeepingScreen : nil
}

/// A container as one that may hold several columns in one place, if it is one.
@MainActor @inline(never)
func asCollapsingContainer(_ container: any ContainerScreen) -> (any CollapsingContainer)? {
  screenClass(of: container).isCollapsing ? container as? any CollapsingContainer : nil
}

/// A container as one that chooses what it shows and takes, if it is one.
@MainActor @inline(never)
func asChoosingContainer(_ container: any ContainerScreen) -> (any ChoosingContainer)? {
  screenClass(of: container).isChoosing ? container as? any ChoosingContainer : nil
}

@MainActor
@inline(__always)
private func screenClass(of screen: any Screen) -> ScreenClass {
  let type = type(of: screen)
  let id = ObjectIdentifier(type)
  // NB: a copy, as a loop would read the variable each time.
  let classes = screenClasses
  for known in 0..<min(classes.count, shortList) where classes[known].id == id {
    return classes[known]
  }
  return lookUpClass(type, id)
}

/// A class of containers.
///
/// Its functions ask a screen of that class without retaining it as another type first: the
/// reference count of a container, to which its children refer weakly, is the slow kind.
@MainActor
package struct ContainerClass: BitwiseCopyable {
  let type: any ContainerScreen.Type
  /// The same class, if its containers add their children to lists.
  let listing: (any ListingContainer.Type)?
  /// See ``ContainerScreen/belongsToSystem``.
  let belongsToSystem: Bool

  /// Replaces a list by the visible screens.
  package func readVisibleScreens(of screen: any Screen, into screens: inout [any Screen]) {
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
  let isKeeping: Bool
  let isChoosing: Bool
  let isCollapsing: Bool
}

/// The classes of screens seen so far in this process.
@MainActor private var screenClasses: [ScreenClass] = []
/// The numbers of those behind the first ones. A short list is searched faster than it is hashed; many apps have few
/// classes of screens, and show few at a time.
@MainActor private var classNumbers: [ObjectIdentifier: Int] = [:]
let shortList = 12

@MainActor
private func lookUpClass(_ type: any Screen.Type, _ id: ObjectIdentifier) -> ScreenClass {
  if let number = classNumbers[id] { return screenClasses[number] }
  let container = (type as? any ContainerScreen.Type).map {
    ContainerClass(
      type: $0, listing: $0 as? any ListingContainer.Type, belongsToSystem: $0.belongsToSystem)
  }
  let new = ScreenClass(
    id: id, container: container, isGuard: type is any LeaveGuard.Type,
    isKeeping: type is any KeepingScreen.Type, isChoosing: type is any ChoosingContainer.Type,
    isCollapsing: type is any CollapsingContainer.Type)
  if screenClasses.count >= shortList { classNumbers[id] = screenClasses.count }
  // NB: not `append`, which checks for exclusive access, and with it each look-up.
  screenClasses = screenClasses + [new]
  return new
}
