/// A starting point, resolved against the tower: the screen, where it stands, and the layers that
/// are to be searched besides its own.
@MainActor
struct SearchStart {
  let screen: (any Screen)?
  /// The containers that hold the screen, innermost first.
  let parents: [any Screen]
  /// Whether the screen, or a container that holds it, is being dismissed.
  let isLeaving: Bool

  /// No screen at all.
  static let none = SearchStart(screen: nil, parents: [], isLeaving: false)

  private init(screen: (any Screen)?, parents: [any Screen], isLeaving: Bool) {
    self.screen = screen
    self.parents = parents
    self.isLeaving = isLeaving
  }

  init(_ point: StartingPoint, in hierarchy: Hierarchy) throws(HierarchyError) {
    switch point {
    case .root:
      screen = hierarchy.root
      parents = []
    case .topmost:
      screen = try hierarchy.tower()?.topmost
      parents = []
    case .screen(let provide):
      screen = provide()
      parents =
        try screen.map { (screen) throws(HierarchyError) in try Self.parents(of: screen) } ?? []
    }
    isLeaving = screen?.isBeingDismissed == true || parents.contains { $0.isBeingDismissed }
  }

  /// Adds the roots of the layers above, bottom up, then of those below, top down, as the options
  /// want.
  func addOtherLayers(
    _ options: SearchOptions, in hierarchy: Hierarchy, to layers: inout [any Screen]
  ) throws(HierarchyError) {
    guard !options.isDisjoint(with: [.presented, .presenting]), let root = parents.last ?? screen,
      let tower = try hierarchy.tower(), tower.count > 1,
      let layer = tower.layer(withRoot: root)
    else { return }
    layers.reserveCapacity(layers.count + tower.count)
    if options.contains(.presented) {
      for above in tower.upper[layer...] { layers.append(above.root) }
    }
    if options.contains(.presenting), layer > 0 {
      for below in tower.upper[..<(layer - 1)].reversed() { layers.append(below.root) }
      layers.append(tower.root)
    }
  }

  /// The containers that hold a screen, innermost first.
  static func parents(of screen: any Screen) throws(HierarchyError) -> [any Screen] {
    var parents: [any Screen] = []
    var around = EnclosingContainers(of: screen)
    while let parent = try around.next() {
      if parents.isEmpty { parents.reserveCapacity(4) }
      parents.append(parent)
    }
    return parents
  }
}

/// The containers that hold a screen, innermost first, one after the other.
@MainActor
struct EnclosingContainers {
  private var screen: any Screen
  // To find a cycle on a path it is enough to compare with one screen passed earlier, chosen anew at
  // doubling distances.
  private var landmark: any Screen
  private var distance = 0
  private var nextLandmark = 1

  init(of screen: any Screen) {
    self.screen = screen
    landmark = screen
  }

  /// - Throws: ``HierarchyError/cycle(_:)`` if a screen holds itself.
  mutating func next() throws(HierarchyError) -> (any Screen)? {
    guard let parent = screen.parentScreen else { return nil }
    if parent === landmark { throw .cycle(name(of: parent)) }
    distance += 1
    if distance == nextLandmark {
      landmark = parent
      nextLandmark *= 2
    }
    screen = parent
    return parent
  }

  /// The last of them or, without any, the screen itself.
  static func outermost(of screen: any Screen) throws(HierarchyError) -> any Screen {
    var outermost = screen
    var around = EnclosingContainers(of: screen)
    while let parent = try around.next() { outermost = parent }
    return outermost
  }
}

extension Screen {
  /// Whether this screen is in another one or in what that presents, or is that one.
  ///
  /// - Throws: ``HierarchyError/cycle(_:)`` if a screen holds or presents itself.
  /// - Complexity: O(*d*), where *d* is the number of containers and layers around the screen.
  func isInside(_ other: any Screen) throws(HierarchyError) -> Bool {
    var seen = IdentitySet()
    var outermost: any Screen = self
    while true {
      if outermost === other { return true }
      var around = EnclosingContainers(of: outermost)
      while let parent = try around.next() {
        if parent === other { return true }
        outermost = parent
      }
      if !seen.insert(outermost) { throw .cycle(name(of: outermost)) }
      guard let presenter = outermost.presentingScreen else { return false }
      outermost = presenter
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

  /// The roots of the window's layers, from the bottom up.
  package var layerRoots: [any Screen] {
    get throws(HierarchyError) {
      guard let root = rootScreen else { return [] }
      return try Tower(root: root).roots
    }
  }

  /// Whether the user sees a screen: it is in the topmost layer, and each container around it shows
  /// it.
  package func isOnDisplay(_ screen: any Screen) throws(HierarchyError) -> Bool {
    var child = screen
    for parent in try SearchStart.parents(of: screen) {
      guard let container = asContainer(parent),
        container.visibleScreens.contains(where: { $0 === child })
      else { return false }
      child = parent
    }
    return try layerRoots.last === child
  }
}
