import Switchback

/// The chains and links of an app, to be checked without running anything.
///
///     var routes = Routes()
///     routes.add("product", app.product)
///     routes.add("bag", app.bag)
///     routes.add(link: "shop://product/{id}", to: BoundStep(app.product, with: 42))
///     routes.add(link: "shop://bag", to: BoundStep(app.bag))
///     try routes.expectNoFaults()
///
/// What is looked for, in the chains' own descriptions: a chain that cannot start; a step that can
/// neither find nor build; a switch case that can never be chosen; a switch without a default whose
/// cases may all fail; an `expectingContainer` that nothing provides; two destinations of which one is
/// taken for the other; a destination that nothing leads to; a link that leads nowhere.
///
/// A chain that passes may still fail: finders and factories do what they like. An ``Explorer`` runs
/// them. What closures do cannot be read, and is listed as such, not guessed at.
///
/// - Complexity: O(*steps* + *cases*² + *chains*²). Steps that chains share are checked once.
@MainActor
public struct Routes {
  struct Chain {
    let name: String
    /// The first step, among those of all chains.
    let first: Int
    let outline: ChainOutline
  }

  private let reader = OutlineReader()
  private(set) var chains: [Chain] = []
  private(set) var used: Set<String> = []
  private(set) var provided: [ScreenType] = []
  private var links: [(link: String, first: Int?)] = []

  /// No chains and links yet.
  public init() {}

  /// Adds a chain.
  ///
  /// - Parameter isEntry: Whether something leads to it that is not listed here, such as a button.
  public mutating func add<Target, Context>(
    _ name: String, _ step: DestinationStep<Target, Context>, isEntry: Bool = false
  ) {
    chains.append(Chain(name: name, first: reader.read(step), outline: step.outline))
    if isEntry { used.insert(name) }
  }

  /// Adds a link, and where it leads with any context.
  ///
  /// - Parameters:
  ///   - link: The link or its pattern, for people.
  ///   - step: Where it leads; `nil` if that is nowhere.
  public mutating func add(link: String, to step: BoundStep?) {
    links.append((link, step.map { reader.read($0) }))
  }

  /// Says that containers of these types are there from the start, so that no chain need build them.
  public mutating func startsWith(_ types: any ContainerScreen.Type...) {
    provided += types.map { ScreenType($0) }
  }

  var steps: [ChainOutline.Step] { reader.steps }

  /// What there is to say of the chains and links: faults first, then doubts, then what cannot be
  /// seen into.
  public var findings: [RouteFinding] {
    var checks = StepChecks(self)
    checks.run()
    return (checks.findings + destinationFindings() + linkFindings()).enumerated()
      .sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
  }

  /// Expects that nothing is wrong.
  ///
  /// - Parameter severity: The least severe finding that fails. Only faults by default.
  /// - Throws: ``RouteFaults``.
  public func expectNoFaults(_ severity: RouteFinding.Severity = .fault) throws {
    let faults = findings.filter { $0.severity <= severity }
    if !faults.isEmpty { throw RouteFaults(findings: faults) }
  }

  /// The steps of a chain among those of all chains, in the order of its outline.
  func steps(of chain: Chain) -> [Int] {
    // The order in which an outline is read: depth first, the first way first.
    var indices: [Int] = []
    var known: Set<Int> = []
    var pile = [chain.first]
    while let index = pile.popLast() {
      guard known.insert(index).inserted else { continue }
      indices.append(index)
      for way in steps[index].ways.reversed() {
        if case .step(let next) = way.goal { pile.append(next) }
      }
    }
    return indices
  }
}

extension Routes {
  /// The links that lead nowhere, and the chains that nothing leads to.
  private func linkFindings() -> [RouteFinding] {
    var findings = links.filter { $0.first == nil }.map { link, _ in
      RouteFinding(
        .fault, .linkWithoutDestination, chain: link,
        message: "The link leads nowhere.",
        advice: "Give it a destination, or take it out of the table.")
    }
    if links.isEmpty && used.isEmpty { return findings }
    let entries = Set(links.compactMap(\.first))
    for chain in chains where !used.contains(chain.name) && !entries.contains(chain.first) {
      let isPart = chains.contains { other in
        other.first != chain.first && steps(of: other).contains(chain.first)
      }
      if isPart { continue }
      findings.append(
        RouteFinding(
          .doubt, .unusedDestination, chain: chain.name, outline: chain.outline, step: 0,
          message: "No link leads here, and no other chain goes on from it.",
          advice: "Add a link, say isEntry if the app goes there itself, or remove the chain."))
    }
    return findings
  }

  /// Destinations of which one may be taken for the other.
  private func destinationFindings() -> [RouteFinding] {
    var findings: [RouteFinding] = []
    for (index, chain) in chains.enumerated() {
      guard let finder = chain.outline.destination.finder else { continue }
      for other in chains[(index + 1)...] where other.first != chain.first {
        guard let second = other.outline.destination.finder else { continue }
        guard finder.covers(second) || second.covers(finder) else { continue }
        let isSure = finder.kind != .own
        findings.append(
          RouteFinding(
            .doubt, .shadowedDestination, chain: other.name, outline: other.outline, step: 0,
            message: "Its finder and that of \(chain.name) "
              + (isSure ? "find" : "may find")
              + " the same screens: where one is open, it is taken for the other.",
            advice: "Let the finders tell them apart, by class or by context, or use one chain for "
              + "both."))
      }
    }
    return findings
  }
}

/// Something is wrong with an app's chains or links.
public struct RouteFaults: Error, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let findings: [RouteFinding]

  public var description: String {
    findings.map { "\($0)" }.joined(separator: "\n\n")
  }
}
