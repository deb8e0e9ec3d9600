/// The steps of a navigation, determined without taking them.
///
///     let plan = try router.plan(to: product, with: 42)
///     print(plan)
///
/// For each step of the chain, it lists the search and its result, and then the changes that would
/// follow. A navigation that starts before anything else changes makes exactly these.
///
/// - Note: A plan holds its screens. Release it when you have read it.
@MainActor
public struct NavigationPlan {
  let resolution: Resolution
  let route: Route

  /// The screen that was found, from which the navigation continues.
  public var anchor: any Screen { route.anchor }

  /// Whether nothing would change: the destination exists and the user sees it.
  public var changesNothing: Bool { route.changesNothing }

  /// The chain, with the search for each step and its result.
  public var trace: ChainTrace { resolution.trace() }

  /// The interceptors that would run, in order.
  public var interceptors: [String] { resolution.interceptors.map(\.name) }

  /// The roots of the layers that would be dismissed, from the bottom up.
  public var dismissed: [any Screen] { route.dismissed }

  /// The screens that would be popped or replaced, each together with everything in it.
  public var removed: [any Screen] { route.removed }

  /// The screens that would be popped or replaced as well if a screen that the chain looks for among
  /// the new ones is not inside a container among them. This is known when they are built; the screens
  /// are asked then.
  public var mayBeRemoved: [any Screen] { route.mayBeRemoved }

  /// The screens that would be asked whether they may be dismissed, in order.
  public var asked: [any LeaveGuard] { route.leaveGuards() }

  /// The existing screens that would be made visible.
  public var revealed: [any Screen] {
    route.operations.compactMap {
      if case .reveal(let screen, _) = $0.operation { screen } else { nil }
    }
  }

  /// The steps whose screens would be built, nearest to the anchor first.
  public var built: [ChainOutline.Step] { route.constructions.map(\.step.link.outline) }

  /// The steps of the trace whose screens would be built, by their index in it; destination first,
  /// so in the opposite order of ``built``.
  package var builtSteps: [Int] {
    resolution.steps.indices.filter {
      if case .build = resolution.steps[$0].outcome { true } else { false }
    }
  }

  /// The types of the screens that would be built, nearest to the anchor first. Makes no texts.
  package var builtTypes: [Any.Type] { route.constructions.map(\.step.targetType) }

  /// The number of interceptors that would run. Makes no texts.
  package var interceptorCount: Int { resolution.interceptors.count }

  /// Whether interceptors would run.
  package var hasInterceptors: Bool { interceptorCount > 0 }
}
