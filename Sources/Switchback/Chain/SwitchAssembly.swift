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
///       SwitchCase(expecting: ClassFinder<ModelStack, Void>(options: .visible))
///       SwitchCase(when: { session.isLoggedIn }, from: accountStack)
///     }
///     .assemble(default: loginStack)
@MainActor
public struct SwitchAssembly<Target, Context> {
  private var cases: [SwitchCase<Target, Context>]

  /// A switch without cases yet.
  public init() {
    cases = []
  }

  /// A switch with the cases listed.
  public init(
    @ListBuilder<SwitchCase<Target, Context>> _ cases: () -> [SwitchCase<Target, Context>]
  ) {
    self.cases = cases()
  }

  /// Applies if a finder finds its screen, which is then the step's screen.
  public func addCase<F: Finder>(expecting finder: F) -> Self
  where F.Target == Target, F.Context == Context {
    adding(SwitchCase(expecting: finder))
  }

  /// Applies if a finder finds its screen; goes on with a chain.
  public func addCase<F: Finder>(
    when finder: F, from step: DestinationStep<Target, Context>
  ) -> Self
  where F.Context == Context {
    adding(SwitchCase(when: finder, from: step))
  }

  /// Applies if a condition holds; goes on with a chain.
  public func addCase(
    when condition: @escaping @MainActor () -> Bool, from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(SwitchCase(when: condition, from: step))
  }

  /// Applies if a condition on the context holds; goes on with a chain.
  public func addCase(
    when condition: @escaping @MainActor (Context) -> Bool,
    from step: DestinationStep<Target, Context>
  ) -> Self {
    adding(SwitchCase(when: condition, from: step))
  }

  /// Applies if a closure returns a chain to go on with.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<Target, Context>?
  ) -> Self {
    adding(SwitchCase(choose))
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

  func adding(_ new: SwitchCase<Target, Context>) -> Self {
    var copy = self
    copy.cases.append(new)
    return copy
  }
}
