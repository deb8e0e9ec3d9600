/// Describes a step that is one of several: the router takes the first case that applies.
///
///     SwitchAssembly<ModelStack, Void>()
///       .addCase(expecting: ClassFinder(options: .visible))
///       .addCase(when: { session.isLoggedIn }, from: accountStack)
///       .assemble(default: loginStack)
///
/// The router evaluates the cases in order, when it comes to the switch. If no case applies and
/// there is no default, the navigation ends in an error that lists the cases.
///
/// The same as a list:
///
///     SwitchAssembly {
///       SwitchCase(expecting: ClassFinder<ModelStack, Void>(options: .visible))
///       SwitchCase(when: { session.isLoggedIn }, from: accountStack)
///     }
///     .assemble(default: loginStack)
@MainActor
public struct SwitchAssembly<Target, Context> {
  private let cases: SharedList<SwitchCase<Target, Context>>

  private init(_ cases: SharedList<SwitchCase<Target, Context>>) {
    self.cases = cases
  }

  /// A switch without cases yet.
  public init() {
    self.init(SharedList())
  }

  /// A switch with the cases listed.
  public init(
    @ListBuilder<SwitchCase<Target, Context>> _ cases: () -> [SwitchCase<Target, Context>]
  ) {
    self.init(SharedList(cases()))
  }

  /// Applies if a finder finds its screen, which then is the step's screen.
  public func addCase<F: Finder>(expecting finder: F) -> Self
  where F.Target == Target, F.Context == Context {
    adding(SwitchCase(expecting: finder))
  }

  /// Applies if a finder finds its screen; continues with a chain.
  public func addCase<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Context>
  ) -> Self
  where F.Context == Context {
    adding(SwitchCase(when: finder, from: step))
  }

  /// Applies if a condition holds; continues with a chain.
  public func addCase(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(SwitchCase(when: condition, from: step))
  }

  /// Applies if a condition on the context holds; continues with a chain.
  public func addCase(
    when condition: @escaping @MainActor (Context) -> Bool,
    from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(SwitchCase(when: condition, from: step))
  }

  /// Applies if a closure returns a chain to continue with.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Target, Context>?
  ) -> Self {
    adding(SwitchCase(choose))
  }

  /// The step, without a default: one of the cases must apply.
  public func assemble() -> DestinationStep<Target, Context> {
    assemble(nil)
  }

  /// The step, with a chain to use if no case applies.
  public func assemble(
    default step: DestinationStep<Target, Context>
  ) -> DestinationStep<Target, Context> {
    assemble(step.chain)
  }

  /// The step, with a chain to use if no case applies. The closure is called once, immediately.
  public func assemble(
    default step: () -> DestinationStep<Target, Context>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step())
  }

  func adding(_ new: SwitchCase<Target, Context>) -> Self {
    SwitchAssembly(cases.appending(new))
  }

  private func assemble(_ fallback: Chain<Context>?) -> DestinationStep<Target, Context> {
    DestinationStep(Chain(.joint(SwitchJoint(cases: Array(cases.elements), fallback: fallback))))
  }
}

/// Writes a list as a block of lines: the cases of a switch, the links of a table, the screens of a tree.
///
/// Elements follow one another; `if`, `for` and arrays of elements may appear among them:
///
///     let table = try LinkTable<AppLink>(schemes: ["store"]) {
///       DeepLink("login", to: .login)
///       CheckoutFeature.links
///       if isDebugBuild { DeepLink("debug", to: .debug) }
///     }
///
/// The compiler checks a block as a whole, in about 2 ms a line for some dozens of lines and more for
/// hundreds. A long list is best made of several, each marked `@ListBuilder<Element>`.
@resultBuilder
public enum ListBuilder<Element> {
  /// Takes an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes elements that were listed elsewhere: those of a feature, for example.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Joins the elements of a block in their order.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }

  /// Takes the elements of an `if` without an `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// Takes the elements of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// Takes the elements of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// Joins the elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}

/// A case of a ``SwitchAssembly``: a condition, and the continuation of the chain.
///
///     SwitchAssembly {
///       SwitchCase(expecting: ClassFinder<ModelStack, Int>(options: .visible))
///       SwitchCase(when: { session.isLoggedIn }, from: bagStack)
///       SwitchCase { (id: Int) in id > 1000 ? archiveStack : nil }
///     }
///     .assemble(default: newStack)
///
/// A case with a finder either *is* the step's screen (`expecting`) or only decides (`when`). The
/// router evaluates the cases in order, and takes the first one that applies.
@MainActor
public struct SwitchCase<Target, Context> {
  /// The case as an outline has it, and the chain to continue with, if it is given.
  let way: ChainWay
  /// Returns the continuation of the chain; `nil` if the case does not apply.
  let choose: @MainActor (Context, Hierarchy) throws -> Turn?

  private init(
    _ way: ChainWay, choose: @escaping @MainActor (Context, Hierarchy) throws -> Turn?
  ) {
    (self.way, self.choose) = (way, choose)
  }

  /// Applies if a condition holds; continues with a chain.
  private init(
    _ condition: ChainOutline.Condition, label: String, from step: DestinationStep<Target, Context>,
    applies: @escaping @MainActor (Context, Hierarchy) throws -> Bool
  ) {
    self.init(ChainWay(condition, label: label, chain: step.chain)) { context, hierarchy in
      if try !applies(context, hierarchy) { return nil }
      return .on(ChainWalk(chain: step.chain, context: context))
    }
  }

  /// Applies if a closure returns a chain to continue with.
  init(
    label: String,
    choose: @escaping @MainActor (Context, Hierarchy) throws -> DestinationStep<Target, Context>?
  ) {
    self.init(ChainWay(.closure, label: label)) { context, hierarchy in
      try choose(context, hierarchy).map { step in
        .on(ChainWalk(chain: step.chain, context: context), isMadeAnew: true)
      }
    }
  }

  /// Applies if a finder finds its screen, which then is the step's screen.
  public init<F: Finder>(expecting finder: F) where F.Target == Target, F.Context == Context {
    let outline = FinderOutline(finder)
    let label =
      "expecting \(screenTypeName(Target.self)), \(outline.search)"
      + (outline.ignoresContext ? " (\(FinderOutline.unchecked))" : "")
    self.init(ChainWay(.finder(outline), label: label, goal: .found)) {
      try finder.findScreen(with: $0, in: $1).map { .found(try ScreenCast()($0)) }
    }
  }

  /// Applies if a finder finds its screen; continues with a chain.
  public init<F: Finder>(when finder: F, from step: DestinationStep<Target, Context>)
  where F.Context == Context {
    let outline = FinderOutline(finder)
    let label = "when \(screenTypeName(F.Target.self)) is there, \(outline.search)"
    self.init(.finder(outline), label: label, from: step) {
      try finder.findScreen(with: $0, in: $1) != nil
    }
  }

  /// Applies if a condition holds; continues with a chain.
  public init(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Context>
  ) {
    self.init(.closure, label: "when a condition holds", from: step) { _, _ in condition() }
  }

  /// Applies if a condition on the context holds; continues with a chain.
  public init(
    when condition: @escaping @MainActor (Context) -> Bool,
    from step: DestinationStep<Target, Context>
  ) {
    self.init(.closure, label: "when a condition on the context holds", from: step) { context, _ in
      condition(context)
    }
  }

  /// Applies if a closure returns a chain to continue with.
  ///
  /// A closure may return a chain that continues with closures. If two closures return each other's
  /// chain without end, the navigation ends in a ``ChainError`` and has changed nothing.
  public init(_ choose: @escaping @MainActor (Context) throws -> DestinationStep<Target, Context>?)
  {
    self.init(label: "when a closure returns a step") { context, _ in try choose(context) }
  }
}

/// The joint at which a chain continues along one of several cases.
final class SwitchJoint<Target, Context>: ChainPart {
  private let cases: [SwitchCase<Target, Context>]
  private let fallback: Chain<Context>?
  /// The chains of the cases, which closures hold, too.
  private let chains: [ChainPart]

  @MainActor
  init(cases: [SwitchCase<Target, Context>], fallback: Chain<Context>?) {
    self.cases = cases
    self.fallback = fallback
    chains = cases.compactMap { $0.way.chain }
  }

  override func unload(onto pile: inout [ChainPart]) {
    pile += chains
    if let fallback { pile.append(fallback) }
  }
}

extension SwitchJoint: Joint {
  func follow(with context: Context, in hierarchy: Hierarchy) throws -> (turn: Turn, case: Int?) {
    for (index, candidate) in cases.enumerated() {
      if let turn = try candidate.choose(context, hierarchy) { return (turn, index) }
    }
    guard let fallback else { return (.nowhere, nil) }
    return (.on(ChainWalk(chain: fallback, context: context)), cases.count)
  }

  var next: (any ChainReading)? { nil }

  var ways: [ChainWay] {
    var ways = cases.map { $0.way }
    if let fallback {
      ways.append(ChainWay(.otherwise, label: "otherwise", chain: fallback))
    }
    return ways
  }

  var outline: ChainOutline.Step {
    var step = ChainOutline.Step(.switch, Target.self)
    // NB: not a key path, which a generic type makes anew each time.
    step.cases = cases.map { $0.way.outline.label }
    if fallback != nil { step.cases.append("otherwise") }
    return step
  }
}
