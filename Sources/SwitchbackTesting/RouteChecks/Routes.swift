import Switchback
import SwitchbackFoundation

/// The chains and links of an app, to be checked without running anything.
///
///     var routes = Routes()
///     routes.add("product", app.product)
///     routes.add("bag", app.bag)
///     routes.add(link: "shop://product/{id}", to: app.product(42))
///     routes.add(link: "shop://bag", to: app.bag)
///     try routes.expectNoFaults()
///
/// It checks the chains' own descriptions for: a chain that cannot start; a step that can neither
/// find nor build; a finder that accepts any screen; a finder that does not check the context; a switch case
/// that can never be chosen; a switch without a default whose cases may all fail; an
/// `expectingContainer` that nothing provides; a destination that another destination's finder
/// accepts; a destination that nothing leads to; a link that leads nowhere.
///
/// A chain that passes may still fail: finders and factories run any code. An ``Explorer`` runs
/// them. Closures cannot be read; the findings list them instead of guessing.
///
/// - Complexity: O(*steps* + *cases*² + *chains*²). Steps that chains share are checked once.
@MainActor
public struct Routes {
  struct Chain {
    let name: String
    /// The first step, among those of all chains.
    let first: Int
    let outline: ChainOutline
    /// Whether something that is not listed leads to it.
    let isEntry: Bool
    /// Whether a closure names another destination, for the case that this one cannot be found or built.
    let hasOther: Bool
  }

  private let reader = OutlineReader(readsRequired: true)
  private(set) var chains: [Chain] = []
  private(set) var provided: [ScreenType] = []
  private var links: [(link: String, first: Int?)] = []

  /// Creates an empty list of chains and links.
  public init() {}

  /// Adds a chain.
  ///
  /// - Parameter isEntry: Whether something not listed here, such as a button or `otherwise`, leads to it.
  public mutating func add<Target, Context>(
    _ name: String, _ step: DestinationStep<Target, Context>, isEntry: Bool = false
  ) {
    chains.append(
      Chain(
        name: name, first: reader.read(step), outline: step.outline, isEntry: isEntry,
        hasOther: step.hasOther))
  }

  /// Adds the chain to a destination of the app.
  ///
  /// - Parameter isEntry: Whether something not listed here leads to it.
  // NB: disfavoured, as a chain without a context is a destination, too.
  @_disfavoredOverload
  public mutating func add(_ name: String, _ destination: some Destination, isEntry: Bool = false) {
    add(name, destination.step, isEntry: isEntry)
  }

  /// Adds a link to a chain, whatever context the link has for it.
  ///
  /// - Parameters:
  ///   - link: The link or its pattern.
  ///   - step: The chain; `nil` if the link leads nowhere.
  public mutating func add<Target, Context>(
    link: String, to step: DestinationStep<Target, Context>?
  ) {
    links.append((link, step.map { reader.read($0) }))
  }

  /// Adds a link, with its destination for any context.
  ///
  /// - Parameters:
  ///   - link: The link or its pattern.
  ///   - destination: The destination; `nil` if the link leads nowhere.
  // NB: disfavoured, as a chain without a context is a destination, too.
  @_disfavoredOverload
  public mutating func add(link: String, to destination: (some Destination)?) {
    links.append((link, destination.map { reader.read($0.step) }))
  }

  /// Declares that the app starts with containers of these types, so that no chain need build them.
  public mutating func startsWith(_ types: any ContainerScreen.Type...) {
    provided += types.map { ScreenType($0) }
  }

  var steps: [ChainOutline.Step] { reader.steps }

  /// The findings about the chains and links: faults first, then doubts, then parts that cannot be
  /// read.
  public var findings: [RouteFinding] {
    var checks = StepChecks(self)
    checks.run()
    return (checks.findings + destinationFindings() + linkFindings() + otherFindings()).enumerated()
      .sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
  }

  /// Expects that there are no findings.
  ///
  /// - Parameter severity: The least severe finding that fails. Only faults by default.
  /// - Throws: ``RouteFaults``.
  public func expectNoFaults(_ severity: RouteFinding.Severity = .fault) throws {
    let faults = findings.filter { $0.severity <= severity }
    if !faults.isEmpty { throw RouteFaults(findings: faults) }
  }

  /// The steps of chains that begin with these ones, each once, in the order of their outlines.
  func steps(from firsts: [Int]) -> [Int] {
    // The order of an outline: depth first, the first continuation first.
    var indices: [Int] = []
    var known: Set<Int> = []
    var pile = Array(firsts.reversed())
    while let index = pile.popLast() {
      guard known.insert(index).inserted else { continue }
      indices.append(index)
      pile += steps[index].continuations.reversed()
    }
    return indices
  }
}

extension ChainOutline.Step {
  /// The steps that it continues from.
  fileprivate var continuations: [Int] {
    ways.compactMap { if case .step(let next) = $0.goal { next } else { nil } }
  }
}

extension Routes {
  /// The step with the screen to which a chain leads: with another context, it is the same destination.
  func destination(of first: Int) -> Int {
    var index = first
    while !steps[index].hasScreen, let next = steps[index].continuations.first { index = next }
    return index
  }

  /// The steps with the screens to which chains may lead, whatever their switches choose.
  func destinations(of firsts: [Int]) -> Set<Int> {
    var destinations: Set<Int> = []
    var pile = firsts
    while let index = pile.popLast() {
      let step = steps[index]
      guard destinations.insert(index).inserted else { continue }
      if step.role == .switch || !step.hasScreen { pile += step.continuations }
    }
    return destinations
  }

  /// The links that lead nowhere, and the chains that nothing leads to.
  private func linkFindings() -> [RouteFinding] {
    var findings = links.filter { $0.first == nil }.map { link, _ in
      RouteFinding(
        .fault, .linkWithoutDestination, chain: link,
        message: "The link leads nowhere.",
        advice: "Give it a destination, or take it out of the table.")
    }
    if links.isEmpty, !chains.contains(where: \.isEntry) { return findings }
    let firsts = links.compactMap(\.first)
    let required = reader.required
    let continued = steps(from: firsts + required + chains.map(\.first))
      .filter { steps[$0].hasScreen }
      .flatMap { steps[$0].continuations }
    let reached = Set((firsts + required + continued).map(destination))
    for chain in chains where !chain.isEntry && !reached.contains(destination(of: chain.first)) {
      findings.append(
        RouteFinding(
          .doubt, .unusedDestination, chain: chain.name, outline: chain.outline, step: 0,
          message: "No link leads here, and no other chain continues from it or requires it.",
          advice: "Add a link, pass isEntry: true if the app goes there itself, or remove the "
            + "chain."))
    }
    return findings
  }

  /// The chains with another destination, which a closure returns.
  private func otherFindings() -> [RouteFinding] {
    chains.filter(\.hasOther).map { chain in
      RouteFinding(
        .hidden, .cannotSeeInside, chain: chain.name, outline: chain.outline, step: 0,
        message: "A closure returns the destination to show if this one cannot be found or built.",
        advice: "That destination is not checked. Add it as an entry to have it checked.")
    }
  }

  /// Destinations of which one may be mistaken for the other.
  private func destinationFindings() -> [RouteFinding] {
    var findings: [RouteFinding] = []
    for (index, chain) in chains.enumerated() {
      let destination = destination(of: chain.first)
      guard let finder = steps[destination].finder else { continue }
      for other in chains[(index + 1)...] {
        let otherDestination = self.destination(of: other.first)
        guard otherDestination != destination, let second = steps[otherDestination].finder
        else { continue }
        guard finder.covers(second) || second.covers(finder) else { continue }
        let isSure = finder.kind != .own
        findings.append(
          RouteFinding(
            .doubt, .shadowedDestination, chain: other.name, outline: other.outline, step: 0,
            message: "Its finder and that of \(chain.name) "
              + (isSure ? "find" : "may find")
              + " the same screens: an open screen of one is taken for the other.",
            advice: "Let the finders tell them apart, by class or by context, or use one chain for "
              + "both."))
      }
    }
    return findings
  }
}

/// The findings about an app's chains or links, as an error.
public struct RouteFaults: Error, Sendable, DescribedError {
  /// The findings.
  public let findings: [RouteFinding]

  public var description: String {
    findings.map { "\($0)" }.joined(separator: "\n\n")
  }
}
