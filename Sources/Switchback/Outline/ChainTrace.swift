/// A chain as a navigation saw it, as text: each step with its search, its outcome and its
/// construction, and a mark at the step at which the navigation failed.
///
///       · ProductScreen  not found: 12 screens looked at, none is a ProductScreen
///                        looked for by ClassFinder (current, contained; from the topmost layer)
///                        built by ProductFactory, integrated by Push
///     ▸ · ModelStack     never looked for
///                        …
public struct ChainTrace: Equatable, Sendable {
  /// A step of the chain.
  public struct Line: Equatable, Sendable {
    /// The step, without its continuations.
    public let step: ChainOutline.Step
    /// The words of its outcome.
    package let wording: Wording
    /// Whether the screen was found.
    public let isFound: Bool
    /// Whether the navigation failed here.
    public internal(set) var isFailing: Bool

    /// Its outcome: found, not found and why, or not looked at.
    public var outcome: String { "\(wording)" }
  }

  /// The steps, destination first.
  public let lines: [Line]

  /// The destination's type of screen or, for a way back, the finder.
  public var destination: String {
    guard let step = lines.first(where: { $0.step.hasScreen })?.step else { return "nothing" }
    if step.name == screenTypeName((any Screen).self),
      let finder = step.finder?.description ?? step.startName
    {
      return finder
    }
    return step.name
  }

  /// The screen of the step at which the navigation failed.
  var failing: String? {
    lines.first { $0.isFailing && $0.step.role != .switch }?.step.name
  }
}

/// The reason why a finder found nothing, in words.
@MainActor
func absence<F: Finder>(of finder: F, in hierarchy: Hierarchy) -> Wording {
  guard let iterating = finder as? any StackIteratingFinder else {
    let isNever = finder is NilFinder<F.Target, F.Context>
    return "\(isNever ? FinderOutline.neverLookedFor : "not found")"
  }
  let (options, start) = (iterating.options, iterating.startingPoint)
  let (screens, matching) = hierarchy.examined(F.Target.self, options, from: start)
  let name = screenTypeName(F.Target.self)
  let found =
    switch matching {
    case 0: "none is \(article(name))"
    case 1: "1 is \(article(name)), but not the one"
    default: "\(matching) are \(name)s, but none is the one"
    }
  let looked = "\(screens) \(screens == 1 ? "screen" : "screens") looked at"
  var words: Wording = "not found: \(looked), \(found)"
  let passedOver = hierarchy.passedOver(F.Target.self, options, from: start)
  if !passedOver.isEmpty {
    let (verb, noun) = passedOver.count == 1 ? ("belongs", "its class") : ("belong", "the class")
    words += "; \(list(passedOver)) \(verb) to the system: name \(noun) to continue in it"
  }
  let closed = hierarchy.unsearched(.notAContainer, options, from: start)
  if !closed.isEmpty {
    words += "; nothing inside \(list(closed)) was looked at: make "
    words += "\(closed.count == 1 ? "it" : "them") conform to ContainerScreen"
  }
  let unmade = hierarchy.unsearched(.notMadeYet, options, from: start)
  if !unmade.isEmpty {
    words += "; what is inside \(list(unmade)) is made when the user comes there, so it was not "
    words += "searched"
  }
  return words
}

/// Some names, and the number of the others.
private func list(_ names: [String]) -> Wording {
  var list: Wording = ""
  for (index, name) in names.prefix(names.count > 3 ? 2 : 3).enumerated() {
    if index > 0 { list += index == names.count - 1 ? " and " : ", " }
    list += "\(name: name)"
  }
  return names.count > 3 ? list + "\(" and \(names.count - 2) more")" : list
}
