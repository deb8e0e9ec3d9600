extension Navigator {
  /// Opens the saved destinations, one after another, without animation.
  ///
  /// Begin with the app's initial screens. A destination that cannot be opened is skipped. Nothing
  /// is thrown: whatever was saved, the app ends up with screens that it can show, at worst its
  /// initial ones. The report lists what is missing.
  ///
  /// All destinations share one turn in the order of the window's navigations. A navigation that begins meanwhile comes
  /// afterwards, also with ``ConcurrencyPolicy/replace``. While a destination waits for the user, others go first. One
  /// that replaces it then ends the restoration: the report lists the remaining destinations as superseded.
  ///
  /// - Parameters:
  ///   - saved: The saved screens.
  ///   - window: The window of the navigator's router.
  ///   - version: The app's version of its destinations.
  ///   - limit: The maximum number of destinations: 0 or more. If more were saved, none is restored.
  public func restore(
    _ saved: SavedScreens<Destination>, in window: any ScreenWindow, version: String,
    limit: Int = 500
  ) async -> RestorationReport<Destination> where Destination: Hashable {
    await restore(saved, in: NavigationWindow(window), version: version, limit: limit)
  }

  /// The same in a window that may go meanwhile.
  package func restore(
    _ saved: SavedScreens<Destination>, in window: NavigationWindow, version: String,
    limit: Int = 500
  ) async -> RestorationReport<Destination> where Destination: Hashable {
    precondition(
      limit >= 0,
      "A restoration cannot open \(limit) destinations. Give it a limit of 0 or more.")
    guard saved.version == version else {
      return RestorationReport(
        refusal: .otherVersion(found: saved.version, expected: version), saved: saved)
    }
    guard saved.destinations.count <= limit else {
      return RestorationReport(
        refusal: .tooMany(saved.destinations.count, limit: limit), saved: saved)
    }
    var report = RestorationReport(saved: saved)
    await open(
      saved.destinations.count, filling: saved.stacks ?? [], hiding: saved.hidden ?? [],
      in: window, by: router
    ) {
      step(for: saved.destinations[$0])
    } failed: {
      report.failures.append((saved.destinations[$0], $1))
    }
    if let window = window.window {
      let restored = SavedScreens<Destination>(of: window, version: version)
      report.isSame =
        restored.destinations == saved.destinations
        && (saved.stacks == nil || restored.stacks == saved.stacks)
      let there = Set(restored.destinations)
      report.missing = saved.destinations.filter { !there.contains($0) }
      for name in restored.unsaved {
        if let index = report.unsaved.firstIndex(of: name) { report.unsaved.remove(at: index) }
      }
    }
    return report
  }
}

/// Opens so many destinations, one after another.
@MainActor @inline(never)
private func open(
  _ count: Int, filling stacks: [[Int]], hiding hidden: [Int], in window: NavigationWindow,
  by router: any Router, _ makeStep: (Int) -> BoundStep, failed: (Int, NavigationError) -> Void
) async {
  var opened: [(any Screen)?] = []
  // A link that comes meanwhile is opened above what is saved.
  await Navigation.change(in: window) {
    var end: NavigationError?
    for index in 0..<count {
      // What is saved is opened or reported.
      var step = makeStep(index)
      step.other = nil
      do throws(NavigationError) {
        if let end { throw end }
        let outcome = try await router.navigate(to: step, options: .inOrder(animated: false))
        opened.append(outcome.destination)
      } catch {
        // What replaces one destination, such as a log-out, is not covered by the rest.
        switch error {
        case .superseded, .cancelled, .windowGone: end = error
        default: break
        }
        opened.append(nil)
        failed(index, error)
      }
    }
  } then: {
    await fillStacks(stacks, from: opened, in: window)
    await hide(hidden.compactMap { opened.indices.contains($0) ? opened[$0] : nil })
  }
}

/// Hides what was hidden, and was shown to be opened: nothing that is opened later hides it where a container shows
/// several screens, such as an inspector.
@MainActor @inline(never)
private func hide(_ screens: [any Screen]) async {
  for case let (other, container)? in screens.map(shown) {
    try? await container.makeVisible(other, animated: false)
  }
}

/// What a container shows beside a screen, or the stack around it.
@MainActor @inline(never)
private func shown(_ screen: any Screen) -> (other: any Screen, container: any ContainerScreen)? {
  var child = screen
  while let stack = child.parentScreen as? any StackContainer { child = stack }
  guard let container = child.parentScreen.flatMap(asContainer) else { return nil }
  let others = container.visibleScreens.filter { $0 !== child }
  guard let first = others.first, others.count < container.visibleScreens.count else { return nil }
  return (first, container)
}

/// Puts screens back into their stacks that a chain would not put there: when the user opens one
/// product from another, the chain to the second removes the first.
@MainActor @inline(never)
private func fillStacks(
  _ stacks: [[Int]], from opened: [(any Screen)?], in window: NavigationWindow
) async {
  // The saved data may have been changed.
  for positions in stacks.lazy.filter({ !$0.isEmpty }).prefix(opened.count) {
    let screens = positions.compactMap { opened.indices.contains($0) ? opened[$0] : nil }
    guard screens.count == positions.count, let window = window.window,
      let stack = stack(toFillWith: screens, in: window)
    else { continue }
    try? await stack.setContainedScreens(screens, animated: false)
  }
}

/// The stack that holds some of these screens, the last of them on top, and could hold them all.
@MainActor @inline(never)
private func stack(
  toFillWith screens: [any Screen], in window: any ScreenWindow
) -> (any StackContainer)? {
  guard let stack = screens.last?.parentScreen as? any StackContainer,
    (try? window.holds(stack)) == true, !areSame(stack.containedScreens, screens)
  else { return nil }
  var contents = IdentitySet()
  for screen in screens {
    let isFree = screen.parentScreen == nil && screen.presentingScreen == nil
    guard isFree && screen !== window.rootScreen || screen.parentScreen === stack,
      contents.insert(screen)
    else { return nil }
  }
  return stack.containedScreens.allSatisfy { contents.contains($0) } ? stack : nil
}

/// The result of restoring saved screens.
///
///     let report = await navigator.restore(saved, in: window, version: "3")
///     if !report.isComplete { log.info("\(report)") }
///     // product(42) was not opened: There is no product 42.
///
/// Nothing in it is an error: the app shows screens in any case.
@MainActor
public struct RestorationReport<Destination> {
  /// The reason why nothing was restored, if that is so.
  public let refusal: RestorationError?

  /// The destinations that could not be opened, each with the reason.
  public fileprivate(set) var failures: [(destination: Destination, error: NavigationError)] = []

  /// The saved destinations that no screen has. Empty if ``refusal`` says that nothing was restored.
  public fileprivate(set) var missing: [Destination] = []

  /// The names of screens that were not saved, and that are not there again all the same, as the app's first
  /// screens are.
  public fileprivate(set) var unsaved: [String]

  /// Whether the destinations on screen are the saved ones, in the order in which they were opened and in the same
  /// stacks, if the screens were saved from a window.
  public fileprivate(set) var isSame = false

  /// Whether everything is there again: ``isSame``, and nothing is ``unsaved``. Where other containers than stacks have
  /// it, such as the order of tabs, and which tab without a destination is selected, is not compared.
  public var isComplete: Bool { isSame && unsaved.isEmpty }

  package init(
    refusal: RestorationError? = nil,
    saved: SavedScreens<Destination> = SavedScreens(version: "", destinations: [])
  ) {
    self.refusal = refusal
    unsaved = saved.unsaved
  }
}

extension RestorationReport: @MainActor CustomStringConvertible {
  public var description: String {
    if let refusal { return refusal.description }
    return sentences(
      failures.map { ("\($0.destination)", $0.error) }, missing.map { "\($0)" }, unsaved, isSame)
  }
}

/// What a restoration has not brought back.
private func sentences(
  _ failures: [(name: String, error: NavigationError)], _ missing: [String], _ unsaved: [String],
  _ isSame: Bool
) -> String {
  var lines: [String] = []
  func add(_ name: String, _ sentence: String) { lines.append(name + sentence) }
  for failure in failures { add(failure.name, " was not opened: " + failure.error.message) }
  for name in missing where !failures.contains(where: { $0.name == name }) {
    add(name, " was opened, but is no longer on screen.")
  }
  for name in unsaved {
    add(
      name,
      " was not saved: it is no DestinationScreen and no destination led to it, or a hidden screen presents it."
    )
  }
  if lines.isEmpty, !isSame {
    lines.append(
      "All destinations are on screen, but in another order, in other stacks, or more or less often."
    )
  }
  return lines.isEmpty ? "Everything was restored." : lines.joined(separator: "\n")
}

/// The reason why saved screens are not restored.
public indirect enum RestorationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A version of the app with other destinations saved them.
  case otherVersion(found: String, expected: String)
  /// The data cannot be read. Carries its version, `nil` if there is none in it, and the error.
  case unreadable(version: String?, String)
  /// There are more than the limit.
  case tooMany(Int, limit: Int)

  public var description: String {
    switch self {
    case .otherVersion(let found, let expected):
      "The screens were saved by version \(found) of the app's destinations, and this is "
        + "\(expected). The app starts at its root."
    case .unreadable(nil, let error):
      "The saved screens cannot be read, so the app starts at its root: " + error
    case .unreadable(let version?, let error):
      "The screens saved by version \(version) of the app's destinations cannot be read, so the "
        + "app starts at its root: \(error)"
    case .tooMany(let count, let limit):
      "\(count) screens were saved, and no more than \(limit) are restored. The app starts at its "
        + "root."
    }
  }
}

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
/// again: layer by layer, in each container the hidden screens before the visible ones.
///
/// It includes each screen whose destination is known: a ``DestinationScreen``, a screen that holds
/// its destination as its context (``ContextHolding``), and a screen to which a destination has led.
/// ``unsaved`` lists the others.
public struct SavedScreens<Destination> {
  /// The app's own version of its destinations. Data of another version is not restored.
  public let version: String

  /// The destinations, in the order in which they are opened.
  public let destinations: [Destination]

  /// The stacks, each as the positions of its screens in ``destinations``, the first screen first. One without
  /// destinations counts, too: it tells stacks with one screen apart. `nil` if they are unknown.
  package let stacks: [[Int]]?

  /// A destination in each screen that its container hides, as its position in ``destinations``, but for stacks and
  /// tabs. `nil` if there is none, or if it is not known.
  package let hidden: [Int]?

  /// The names of the screens that were not saved: their destinations are unknown, or hidden screens present them.
  /// Containers are omitted: they come back with their contents.
  public let unsaved: [String]

  /// - Parameters:
  ///   - version: The app's own version of its destinations.
  ///   - destinations: The destinations, in the order in which they are opened.
  public init(version: String, destinations: [Destination]) {
    self.version = version
    self.destinations = destinations
    stacks = nil
    hidden = nil
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
      if let destination = ownDestination(of: screen, as: Destination.self) {
        positions[ObjectIdentifier(screen)] = destinations.count
        destinations.append(destination)
      } else if asContainer(screen) == nil {
        unsaved.append(name(of: screen))
      }
    }
    // What hidden screens present is not opened.
    let all = everything(in: Array(screens.prefix(1)))
    var known = IdentitySet(screens)
    for screen in all where known.insert(screen) && asContainer(screen) == nil {
      unsaved.append(name(of: screen))
    }
    self.version = version
    self.destinations = destinations
    self.unsaved = unsaved
    // In the order of the containers, which does not depend on what is visible.
    stacks = all.compactMap { screen in
      // What a tab not made yet holds is most likely a stack.
      if screen.unsearchedContent == .notMadeYet { return [] }
      guard let stack = screen as? any StackContainer else { return nil }
      return stack.containedScreens.compactMap { positions[ObjectIdentifier($0)] }
    }
    hidden = hiddenPositions(in: all, positions)
  }
}

/// A position in each screen that is hidden, but for stacks and tabs: there, what is opened later covers it.
@MainActor @inline(never)
private func hiddenPositions(
  in screens: [any Screen], _ positions: [ObjectIdentifier: Int]
) -> [Int]? {
  var hidden: [Int] = []
  for container in screens.compactMap(asContainer)
  where !(container is any StackContainer || container is any TabContainer) {
    let visible = IdentitySet(container.visibleScreens)
    for child in container.containedScreens where !visible.contains(child) {
      let inner = [child] + ((child as? any StackContainer)?.containedScreens ?? [])
      hidden += inner.compactMap { positions[ObjectIdentifier($0)] }.prefix(1)
    }
  }
  return hidden.isEmpty ? nil : hidden
}

extension SavedScreens: Sendable where Destination: Sendable {}
extension SavedScreens: Equatable where Destination: Equatable {}
extension SavedScreens: Hashable where Destination: Hashable {}

extension SavedScreens: Codable where Destination: Codable {
  private enum CodingKeys: CodingKey {
    case version, destinations, stacks, hidden, unsaved
  }

  /// Decodes saved screens.
  ///
  /// - Throws: ``RestorationError/unreadable(version:_:)`` if the destinations cannot be decoded:
  ///   another version of the app has saved them, or the data has been changed. `DecodingError` if there is no
  ///   version. Other errors are the decoder's own, or the app's.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(String.self, forKey: .version)
    do {
      destinations = try container.decode([Destination].self, forKey: .destinations)
      stacks = try container.decodeIfPresent([[Int]].self, forKey: .stacks)
      hidden = try container.decodeIfPresent([Int].self, forKey: .hidden)
      unsaved = try container.decodeIfPresent([String].self, forKey: .unsaved) ?? []
    } catch let error as DecodingError {
      throw RestorationError.unreadable(version: version, error.reason)
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
      // The screen opened last is the one that the user sees.
      let visible = container.visibleScreens
      stack += visible.reversed()
      var pushed = IdentitySet(visible)
      for child in container.containedScreens.reversed() where pushed.insert(child) {
        stack.append(child)
      }
    }
  }
  return screens
}
