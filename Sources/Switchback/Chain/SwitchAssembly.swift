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
