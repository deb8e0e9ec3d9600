/// The destinations on screen as a value, to be stored when the app is left and opened again when
/// it comes back.
///
///     let saved = SavedScreens<ShopDestination>(of: window, version: "3")
///     let data = try JSONEncoder().encode(saved)
///     …
///     let saved = try JSONDecoder().decode(SavedScreens<ShopDestination>.self, from: data)
///     let report = await navigator.restore(saved, in: window, version: "3")
///
/// It lists the destinations that a person would open, one after another, to get the same screens
/// again: layer by layer, in each container the hidden screens before the visible ones. ``unsaved``
/// lists the screens that are no ``DestinationScreen``.
public struct SavedScreens<Destination> {
  /// The app's own version of its destinations. Data of another version is not restored.
  public let version: String

  /// The destinations, in the order in which they are opened.
  public let destinations: [Destination]

  /// The stacks, each as the positions of its screens in ``destinations``, the first screen first.
  /// Stacks that hold any other screen are omitted.
  let stacks: [[Int]]

  /// The names of the screens that were not saved because they are no destinations. Containers are
  /// omitted: they come back with their contents.
  public let unsaved: [String]

  /// - Parameters:
  ///   - version: The app's own version of its destinations.
  ///   - destinations: The destinations, in the order in which they are opened.
  public init(version: String, destinations: [Destination]) {
    self.version = version
    self.destinations = destinations
    stacks = []
    unsaved = []
  }

  /// The destinations on screen in a window. None if the window's screens cannot be read, because a
  /// screen contains itself.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens.
  @MainActor
  public init(of window: any ScreenWindow, version: String) {
    var destinations: [Destination] = []
    var unsaved: [String] = []
    var positions: [ObjectIdentifier: Int] = [:]
    let screens = screensInOpeningOrder(of: window)
    for screen in screens {
      if let destination = (screen as? any DestinationScreen)?.destination as? Destination {
        positions[ObjectIdentifier(screen)] = destinations.count
        destinations.append(destination)
      } else if asContainer(screen) == nil {
        unsaved.append(name(of: screen))
      }
    }
    self.version = version
    self.destinations = destinations
    self.unsaved = unsaved
    stacks = screens.compactMap { screen in
      guard let contained = (screen as? any StackContainer)?.containedScreens else { return nil }
      let known = contained.compactMap { positions[ObjectIdentifier($0)] }
      return known.count == contained.count && known.count > 1 ? known : nil
    }
  }
}

extension SavedScreens: Sendable where Destination: Sendable {}
extension SavedScreens: Equatable where Destination: Equatable {}
extension SavedScreens: Hashable where Destination: Hashable {}

extension SavedScreens: Codable where Destination: Codable {
  private enum CodingKeys: CodingKey {
    case version, destinations, stacks, unsaved
  }

  /// Decodes saved screens.
  ///
  /// - Throws: ``RestorationError/unreadable(version:_:)`` if the destinations cannot be decoded:
  ///   another version of the app has saved them, or the data has been changed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(String.self, forKey: .version)
    do {
      destinations = try container.decode([Destination].self, forKey: .destinations)
      stacks = try container.decodeIfPresent([[Int]].self, forKey: .stacks) ?? []
      unsaved = try container.decodeIfPresent([String].self, forKey: .unsaved) ?? []
    } catch {
      let reason = (error as? DecodingError)?.reason ?? "\(error)"
      throw RestorationError.unreadable(version: version, reason)
    }
  }
}

/// All screens of a window in the order in which a person would open them.
@MainActor
private func screensInOpeningOrder(of window: any ScreenWindow) -> [any Screen] {
  guard let layers = try? Hierarchy(of: window).layers else { return [] }
  var screens: [any Screen] = []
  var seen = IdentitySet()
  for layer in layers {
    var stack: [any Screen] = [layer]
    while let screen = stack.popLast() {
      if !seen.insert(screen) || screen.isBeingDismissed { continue }
      screens.append(screen)
      guard let container = asContainer(screen) else { continue }
      let visible = container.visibleScreens
      let isVisible = { (child: any Screen) in visible.contains { $0 === child } }
      let children = container.containedScreens
      // The screen opened last is the one that the user sees.
      stack += visible.reversed() + children.reversed().filter { !isVisible($0) }
    }
  }
  return screens
}
