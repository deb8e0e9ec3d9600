/// Describes a step that is one of several: the first case that applies is taken.
///
///     SwitchAssembly<ModelStack, Void>()
///       .addCase(expecting: ClassFinder(options: .visible))
///       .addCase(when: { session.isLoggedIn }, from: accountStack)
///       .assemble(default: loginStack)
///
/// Cases are looked at in order, when the router comes to the switch and not before. With no case
/// that applies and no default, the navigation ends in an error that lists the cases.
///
/// The same as a list:
///
///     SwitchAssembly {
///       Case(expecting: ClassFinder<ModelStack, Void>(options: .visible))
///       Case(when: { session.isLoggedIn }, from: accountStack)
///     }
///     .assemble(default: loginStack)
@MainActor
public struct SwitchAssembly<Target, Context> {
  private var cases: [Case<Target, Context>]

  /// A switch without cases yet.
  public init() {
    cases = []
  }

  /// A switch with the cases listed.
  public init(@SwitchBuilder<Target, Context> _ cases: () -> [Case<Target, Context>]) {
    self.cases = cases()
  }

  /// Applies if a finder finds its screen, which is then the step's screen.
  public func addCase<F: Finder>(expecting finder: F) -> Self
  where F.Target == Target, F.Context == Context {
    adding(Case(expecting: finder))
  }

  /// Applies if a finder finds its screen; goes on with a chain.
  public func addCase<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Context>
  ) -> Self
  where F.Context == Context {
    adding(Case(when: finder, from: step))
  }

  /// Applies if a condition holds; goes on with a chain.
  public func addCase(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(Case(when: condition, from: step))
  }

  /// Applies if a condition on the context holds; goes on with a chain.
  public func addCase(
    when condition: @escaping @MainActor (Context) -> Bool,
    from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(Case(when: condition, from: step))
  }

  /// Applies if a closure returns a chain to go on with.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Target, Context>?
  ) -> Self {
    adding(Case(choose))
  }

  /// The step, without a default: one of the cases must apply.
  public func assemble() -> DestinationStep<Target, Context> {
    DestinationStep(Chain(.joint(SwitchJoint(cases: cases, fallback: nil))))
  }

  /// The step, with a chain for when no case applies.
  public func assemble(
    default step: DestinationStep<Target, Context>
  ) -> DestinationStep<Target, Context> {
    DestinationStep(Chain(.joint(SwitchJoint(cases: cases, fallback: step.chain))))
  }

  /// The step, with a chain for when no case applies. The closure is called once, now.
  public func assemble(
    default step: () -> DestinationStep<Target, Context>
  ) -> DestinationStep<Target, Context> {
    assemble(default: step())
  }

  func adding(_ new: Case<Target, Context>) -> Self {
    var copy = self
    copy.cases.append(new)
    return copy
  }
}

/// Lists the cases of a ``SwitchAssembly``.
@resultBuilder
public enum SwitchBuilder<Target, Context> {
  /// The cases in their order.
  public static func buildBlock(_ cases: [Case<Target, Context>]...) -> [Case<Target, Context>] {
    cases.flatMap { $0 }
  }

  /// One case.
  public static func buildExpression(_ new: Case<Target, Context>) -> [Case<Target, Context>] {
    [new]
  }

  /// Cases that are there on a condition.
  public static func buildOptional(_ cases: [Case<Target, Context>]?) -> [Case<Target, Context>] {
    cases ?? []
  }

  /// One of two lists of cases.
  public static func buildEither(first: [Case<Target, Context>]) -> [Case<Target, Context>] {
    first
  }

  /// One of two lists of cases.
  public static func buildEither(second: [Case<Target, Context>]) -> [Case<Target, Context>] {
    second
  }

  /// Cases made in a loop.
  public static func buildArray(_ cases: [[Case<Target, Context>]]) -> [Case<Target, Context>] {
    cases.flatMap { $0 }
  }
}
