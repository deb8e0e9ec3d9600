import SimulatedWorld
import Switchback
import Testing

/// Compares the engine's search with ``NaiveSearch`` on random hierarchies, many of which no
/// well-behaved host would show.
struct SearchReferenceTests {
  @Test func `Random searches examine and find what the rules say`() async {
    let failure = await RandomCases.firstFailure(20_000) { seed in
      var random = RandomSource(seed: seed)
      let window = RandomHierarchy.window(&random)
      defer { window.clear() }
      // All searches of one case share a snapshot, and with it what the others have walked.
      let hierarchy = Hierarchy(of: window)
      var looks: [Look] = []
      for _ in 0..<random.number(1..<5) {
        let look = Look(&random, window, before: looks.last)
        looks.append(look)
        if let difference = look.difference(in: window, hierarchy) {
          return "\(window.listing)\n\(window.drawing)\n"
            + looks.map { "\($0)" }.joined(separator: "\n") + "\n\(difference)"
        }
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `Random layers are those that the rules say`() async {
    let failure = await RandomCases.firstFailure(10_000) { seed in
      var random = RandomSource(seed: seed)
      let window = RandomHierarchy.window(&random)
      defer { window.clear() }
      let expected = Result { () throws(HierarchyError) in try naiveLayers(of: window) }
      let actual = Result { () throws(HierarchyError) in try Hierarchy(of: window).layers }
      if names(expected) == names(actual) || names(expected) == "a cycle" { return nil }
      return "\(window.listing)\nexpected \(names(expected)), but got \(names(actual))"
    }
    #expect(failure == nil, "\(failure ?? "")")
  }
}

/// A random search.
private struct Look: @MainActor CustomStringConvertible {
  enum Target: CaseIterable {
    case anyScreen, screen, product, offer, container, anyContainer, anyStack, stack, tabs, variant
  }

  enum Choice: Equatable {
    case byClass, never, always
    case id(Int)
    /// Searches once more with the same options while it is asked.
    case nested(Int)
  }

  var target: Target
  var choice: Choice
  var options: SearchOptions
  var start: StartingPoint
  var startName: String

  init(_ random: inout RandomSource, _ window: LooseWindow, before previous: Look?) {
    target = random.element(of: Target.allCases)
    choice = random.element(
      of: [.byClass, .never, .always, .id(0), .id(1), .id(2), .nested(0), .nested(3)])
    options = SearchOptions(rawValue: UInt8(random.number(0..<64)))
    if random.chance(30) { options = .everywhere }
    let given = window.screens.isEmpty ? nil : random.element(of: window.screens)
    switch random.number(0..<10) {
    case 0..<4: (start, startName) = (.topmost, "topmost")
    case 4..<6: (start, startName) = (.root, "root")
    case 6: (start, startName) = (.screen { nil }, "no screen")
    default: (start, startName) = (.screen { given }, given?.screenName ?? "no screen")
    }
    if let previous, random.chance(60) {
      options = previous.options
      start = previous.start
      startName = previous.startName
    }
  }

  var description: String {
    "\(target), \(choice), (\(options)), from \(startName)"
  }

  func difference(in window: LooseWindow, _ hierarchy: Hierarchy) -> String? {
    switch target {
    case .anyScreen: difference((any Screen).self, window, hierarchy)
    case .screen: difference(LooseScreen.self, window, hierarchy)
    case .product: difference(LooseProduct.self, window, hierarchy)
    case .offer: difference(LooseOffer.self, window, hierarchy)
    case .container: difference(LooseContainer.self, window, hierarchy)
    case .anyContainer: difference((any ContainerScreen).self, window, hierarchy)
    case .anyStack: difference((any StackContainer).self, window, hierarchy)
    case .stack: difference(LooseStack.self, window, hierarchy)
    case .tabs: difference(LooseTabs.self, window, hierarchy)
    case .variant: difference(LooseVariant<UInt8>.self, window, hierarchy)
    }
  }

  private func difference<T>(
    _ type: T.Type, _ window: LooseWindow, _ hierarchy: Hierarchy
  ) -> String? {
    let naive = NaiveSearch(options, from: start, in: window)
    // Where screens that show each other present others, one may come upon a layer before the cycle.
    let isTowerInDoubt = (try? naiveLayers(of: window)) == nil
    let candidates = naive.offered.filter { $0 is T }
    var shown: [any Screen] = []
    let finder = RecordingFinder<T>(options: options, startingPoint: start) { screen in
      shown.append(screen)
      if case .nested = choice {
        let nested = try? hierarchy.first((any Screen).self, options, from: start)
        if nested !== naive.offered.first { shown.append(screen) }
      }
      return choice.wants(screen)
    }
    let actual = Result {
      choice == .byClass
        ? try hierarchy.first(type, options, from: start)
        : try finder.findScreen(with: (), in: hierarchy)
    }

    if isTowerInDoubt { return nil }
    let position = candidates.firstIndex { choice.wants($0) }
    let expectedFound = position.map { naiveName(of: candidates[$0]) }
    let expectedShown = choice == .byClass ? [] : candidates.prefix((position ?? .max - 1) + 1)
    let expectedError = position == nil ? naive.error : nil
    if !zip(shown, expectedShown).allSatisfy({ $0 === $1 }) || shown.count != expectedShown.count {
      return "was shown \(shown.map { naiveName(of: $0) }), "
        + "instead of \(expectedShown.map { naiveName(of: $0) })"
    }
    switch actual {
    case .failure(let error):
      // Which screen of a cycle is named does not matter.
      if case HierarchyError.cycle = error, case .cycle = expectedError { return nil }
      return "\(error), instead of \(expectedError.map { "\($0)" } ?? "no error")"
    case .success(let found):
      let found = found.flatMap { $0 as? any Screen }
      if expectedError == nil, found === position.map({ candidates[$0] }) { return nil }
      return "found \(found.map { naiveName(of: $0) } ?? "nothing"), "
        + "instead of \(expectedFound ?? "nothing") or \(expectedError.map { "\($0)" } ?? "no error")"
    }
  }
}

extension Look.Choice {
  fileprivate func wants(_ screen: any Screen) -> Bool {
    switch self {
    case .byClass, .always: true
    case .never: false
    case .id(let id), .nested(let id): (screen as? LooseScreen)?.id == id
    }
  }
}

/// A finder that tells what it is shown.
private struct RecordingFinder<Target>: StackIteratingFinder {
  let options: SearchOptions
  let startingPoint: StartingPoint
  let judge: @MainActor (any Screen) -> Bool

  func isTarget(_ screen: Target, with context: Void) -> Bool {
    (screen as? any Screen).map(judge) ?? false
  }
}

private func names(_ result: Result<[any Screen], HierarchyError>) -> String {
  switch result {
  case .success(let screens): screens.map { naiveName(of: $0) }.joined(separator: " ")
  case .failure(.cycle): "a cycle"
  case .failure(.noRoot): "no root"
  }
}
