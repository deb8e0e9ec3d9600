/// The layers of a window, from the bottom up.
///
/// Layer 0 is the window's root. The layer below presents each further layer: its root or, failing
/// that, a screen on its visible path, outermost first. A layer that is being dismissed, and with
/// it all above, is not part of the tower.
struct Tower {
  /// The root of the lowest layer.
  let root: any Screen

  /// The layers above it: their roots, each with the screen below that presents it.
  private(set) var upper: [Presentation] = []

  /// - Throws: ``HierarchyError/cycle(_:)`` if a layer presents one below it.
  /// - Complexity: O(*n*), where *n* is the number of screens on the visible paths.
  @MainActor
  init(root: any Screen) throws(HierarchyError) {
    self.root = root
    var check = CycleCheck(at: root)
    var top = root
    while let layer = try Self.presentation(in: top) {
      top = layer.root
      try check.pass(top)
      upper.append(layer)
    }
  }

  var count: Int { upper.count + 1 }

  var topmost: any Screen { upper.last?.root ?? root }

  /// The roots of the layers, from the bottom up.
  var roots: [any Screen] { [root] + upper.map(\.root) }

  /// The layer with this root, searched from the top down.
  func layer(withRoot root: any Screen) -> Int? {
    upper.lastIndex { $0.root === root }.map { $0 + 1 } ?? (root === self.root ? 0 : nil)
  }

  typealias Presentation = (presenter: any Screen, root: any Screen)
  typealias PresenterLookup = @MainActor (any Screen) -> (any Screen)?

  /// The presentation of the outermost screen on the visible path that presents one.
  ///
  /// Where a screen climbs to answer what it presents, only the innermost ones are asked first.
  @MainActor
  private static func presentation(
    in root: any Screen
  ) throws(HierarchyError) -> Presentation? {
    if let presentation = presentation(by: root) { return presentation }
    let lookup = type(of: root).presenterLookup
    // Most containers show one screen.
    var screen = root
    var depth = 0
    var check = CycleCheck(at: root)
    var visible: [any Screen] = []
    while let container = containerClass(of: screen) {
      if depth > 0 { try check.pass(screen) }
      container.readVisibleScreens(of: screen, into: &visible)
      if visible.count > 1 {
        return try presentation(breadthFirst: lookup == nil ? screen : root, lookup)
      }
      guard let inner = visible.first, !inner.isBeingDismissed else { break }
      screen = inner
      depth += 1
      if lookup == nil, let presentation = presentation(by: inner) { return presentation }
    }
    return lookup.flatMap { presentation(around: screen, depth: depth, $0) }
  }

  @MainActor
  private static func presentation(by screen: any Screen) -> Presentation? {
    guard let presented = screen.presentedScreen, !presented.isBeingDismissed else { return nil }
    return (screen, presented)
  }

  /// The presentation of the outermost screen around one at this depth.
  @MainActor
  private static func presentation(
    around screen: any Screen, depth: Int, _ lookup: PresenterLookup
  ) -> Presentation? {
    var found: Presentation?
    var candidate: (any Screen)? = screen
    for _ in 0...depth {
      guard let presenter = candidate.flatMap(lookup) else { break }
      found = presentation(by: presenter) ?? found
      candidate = presenter.parentScreen
    }
    return found
  }

  /// Outermost first.
  @MainActor
  private static func presentation(
    breadthFirst root: any Screen, _ lookup: PresenterLookup?
  ) throws(HierarchyError) -> Presentation? {
    var queue: [(screen: any Screen, around: Int)] = [(root, -1)]
    var seen = IdentitySet()
    _ = seen.insert(root)
    var head = 0
    var presents = false
    while head < queue.count {
      let count = queue.count
      for screen in asContainer(queue[head].screen)?.visibleScreens ?? []
      where !screen.isBeingDismissed {
        if lookup == nil, let presentation = presentation(by: screen) { return presentation }
        if !seen.insert(screen) {
          // Is it reported by two containers, or inside itself?
          var around = head
          while around >= 0, queue[around].screen !== screen { around = queue[around].around }
          if around >= 0 { throw .cycle(name(of: screen)) }
          continue
        }
        queue.append((screen, head))
      }
      let isInnermost = queue.count == count
      if isInnermost, !presents, let lookup { presents = lookup(queue[head].screen) != nil }
      head += 1
    }
    return presents ? queue.lazy.compactMap { presentation(by: $0.screen) }.first : nil
  }
}

/// Finds out whether a path leads back to a screen on it. It is enough to compare each screen with the first
/// one and with one passed earlier, which is chosen anew at doubling distances.
struct CycleCheck {
  private let first: ObjectIdentifier
  private var landmark: ObjectIdentifier
  private var distance = 0
  private var nextLandmark = 1

  init(at screen: any Screen) {
    first = ObjectIdentifier(screen)
    landmark = first
  }

  /// - Throws: ``HierarchyError/cycle(_:)`` if the path was here before.
  @MainActor
  mutating func pass(_ screen: any Screen) throws(HierarchyError) {
    let id = ObjectIdentifier(screen)
    if id == first || id == landmark { throw .cycle(name(of: screen)) }
    distance += 1
    if distance == nextLandmark {
      landmark = id
      nextLandmark *= 2
    }
  }
}

/// A starting point, resolved against the tower: the screen, the containers around it, and the layers
/// that are to be searched besides its own.
@MainActor
struct SearchStart {
  /// The screen and the containers that hold it, innermost first; none if one of them is being dismissed.
  let screens: [any Screen]
  /// The outermost of them, whether it is being dismissed or not.
  private let root: (any Screen)?

  init(_ point: StartingPoint, in hierarchy: Hierarchy) throws(HierarchyError) {
    var screens: [any Screen] = []
    switch point {
    case .root: if let root = hierarchy.root { screens = [root] }
    case .topmost: if let tower = try hierarchy.tower() { screens = [tower.topmost] }
    case .screen(let provide):
      if let screen = provide() { screens = try Path(from: screen).screens }
    }
    root = screens.last
    self.screens = screens.contains { $0.isBeingDismissed } ? [] : screens
  }

  /// Adds the roots of the layers above, bottom up, then of those below, top down, as the options
  /// want.
  func addOtherLayers(
    _ options: SearchOptions, in hierarchy: Hierarchy, to layers: inout [any Screen]
  ) throws(HierarchyError) {
    guard !options.isDisjoint(with: [.presented, .presenting]), let root,
      let tower = try hierarchy.tower(), tower.count > 1,
      let layer = tower.layer(withRoot: root)
    else { return }
    let roots = tower.roots
    if options.contains(.presented) { layers += roots[(layer + 1)...] }
    if options.contains(.presenting) { layers += roots[..<layer].reversed() }
  }
}

/// The way from a screen up to the root of its layer.
@MainActor
struct Path {
  /// A container on the way, and what it holds of the way.
  @MainActor
  struct Place {
    let parent: any Screen
    let child: any Screen

    /// `nil` if the app has put the child into a screen that does not conform.
    var container: (any ContainerScreen)? { asContainer(parent) }

    /// Whether the container shows the child.
    @inline(never)
    var isShown: Bool { container?.shows(child) ?? false }
  }

  /// The screen and the containers around it, from the inside out.
  let screens: [any Screen]

  /// - Throws: ``HierarchyError/cycle(_:)`` if the screen holds itself.
  /// - Complexity: O(*d*), where *d* is the number of containers around the screen.
  init(from screen: any Screen) throws(HierarchyError) {
    var screens: [any Screen] = []
    screens.reserveCapacity(4)
    _ = try Self.climb(from: screen) {
      screens.append($0)
      return false
    }
    self.screens = screens
  }

  /// The first screen that is the end of the way up, or else the root.
  ///
  /// - Throws: ``HierarchyError/cycle(_:)`` if the screen holds itself.
  static func climb(
    from screen: any Screen, until isEnd: (any Screen) -> Bool
  ) throws(HierarchyError) -> any Screen {
    var end = screen
    var check = CycleCheck(at: screen)
    while !isEnd(end), let parent = end.parentScreen {
      try check.pass(parent)
      end = parent
    }
    return end
  }

  /// Innermost first.
  var containers: ArraySlice<any Screen> { screens.dropFirst() }

  /// Innermost first.
  var places: some Sequence<Place> {
    zip(containers, screens).lazy.map { Place(parent: $0, child: $1) }
  }

  /// The outermost container or, without any, the screen itself.
  var root: any Screen { screens[screens.count - 1] }

  /// Whether the screen, or a container around it, is being dismissed.
  var isBeingDismissed: Bool { screens.contains { $0.isBeingDismissed } }

  /// The innermost container that does not show what it holds of the way.
  var hidden: (child: any Screen, container: any ContainerScreen)? {
    for place in places {
      if let container = place.container, !place.isShown { return (place.child, container) }
    }
    return nil
  }

  /// What a container holds of the way; `nil` if it is not on the way.
  func child(of container: any Screen) -> (any Screen)? {
    containers.firstIndex { $0 === container }.map { screens[$0 - 1] }
  }
}

extension ContainerScreen {
  /// Whether a screen is among the visible ones.
  func shows(_ child: any Screen) -> Bool { visibleScreens.contains(child) }
}

extension Screen {
  /// Whether this screen is in another one or in what that presents, or is that one.
  ///
  /// - Throws: ``HierarchyError/cycle(_:)`` if a screen holds or presents itself.
  /// - Complexity: O(*d*), where *d* is the number of containers and layers around the screen.
  func isInside(_ other: any Screen) throws(HierarchyError) -> Bool {
    var seen = IdentitySet()
    var screen: any Screen = self
    while true {
      let path = try Path(from: screen)
      if screen === other || path.child(of: other) != nil { return true }
      if !seen.insert(path.root) { throw .cycle(name(of: path.root)) }
      guard let presenter = path.root.presentingScreen else { return false }
      screen = presenter
    }
  }
}

extension ScreenWindow {
  /// Whether a screen is in the window, on display or hidden.
  ///
  /// - Complexity: O(*d*), where *d* is the number of containers and layers around the screen.
  package func holds(_ screen: any Screen) throws(HierarchyError) -> Bool {
    guard let root = rootScreen else { return false }
    return try screen.isInside(root)
  }

  /// The screens that are in the window, in their order.
  ///
  /// - Complexity: O(*n* + *d*) if each comes after what holds it, where *n* is the number of screens and *d* that of the
  ///   containers and layers around the first.
  func held(among screens: [any Screen]) -> [any Screen] {
    // The marked ones are in the window.
    var known = IdentitySet()
    return screens.filter { screen in
      guard let holder = screen.parentScreen ?? screen.presentingScreen
      else { return screen === rootScreen }
      let sighting = known.sight(ObjectIdentifier(holder))
      let isHeld = sighting == .new ? (try? holds(holder)) == true : sighting == .marked
      known.setMarked(ObjectIdentifier(holder), isHeld)
      _ = known.insert(screen)
      known.setMarked(ObjectIdentifier(screen), isHeld)
      return isHeld
    }
  }

  /// Whether the user sees a screen: it is in the topmost layer, and each container around it shows
  /// it.
  package func isOnDisplay(_ screen: any Screen) throws(HierarchyError) -> Bool {
    let path = try Path(from: screen)
    guard path.places.allSatisfy(\.isShown) else { return false }
    return try Hierarchy(of: self).layers.last === path.root
  }
}
