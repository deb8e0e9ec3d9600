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
  package var mayBeRemoved: [any Screen] { route.mayBeRemoved }

  /// The screens that would be asked whether they may be dismissed, in order.
  public var asked: [any LeaveGuard] { route.leaveGuards() }

  /// The existing screens that would be made visible.
  public var revealed: [any Screen] { route.revealed }

  /// The steps of the trace whose screens would be built, by their index in it, destination first.
  package var builtSteps: [Int] {
    resolution.steps.indices.filter {
      if case .build = resolution.steps[$0].outcome { true } else { false }
    }
  }

  /// The types of the screens that would be built, nearest to the anchor first. Makes no texts.
  package var builtTypes: [Any.Type] { route.constructions.map(\.step.targetType) }

  package var hasInterceptors: Bool { !resolution.interceptors.isEmpty }
}

extension Resolution {
  /// Releases the screens that were seen. The outcomes of the steps are kept as text.
  func letScreensGo() {
    for step in steps { step.letScreenGo(leaving: describe(step, step.link.outline)) }
    hierarchy.letScreensGo()
  }

  /// The chain, as far as it was resolved.
  ///
  /// - Parameter failing: The step at which the navigation failed, if it is not the one at which an
  ///   error was thrown while resolving.
  func trace(failingAt failing: (any StepDescribing)? = nil) -> ChainTrace {
    let failing = failing ?? self.failing
    var lines = steps.map { step in
      let outline = step.link.outline
      return ChainTrace.Line(
        step: outline, wording: describe(step, outline), isFound: step.isFound,
        isFailing: step.link === failing)
    }
    if !steps.contains(where: \.isFound) {
      // The steps behind, as far as they are known without a context.
      let all = Switchback.steps(of: chain)
      var start = steps.isEmpty ? 0 : all.count
      if let failing {
        var last = failing
        if steps.contains(where: { $0.link === failing }) {
          last = steps[steps.count - 1].link
        } else {
          lines.append(ChainTrace.Line(step: failing.outline, wording: "failed", isFailing: true))
        }
        start = (all.firstIndex { $0 === last } ?? all.count - 1) + 1
      }
      lines += all[start...].map {
        ChainTrace.Line(step: $0.outline, wording: "not looked at")
      }
    }
    return ChainTrace(lines: lines)
  }

  func describe(_ step: ResolvedStep, _ outline: ChainOutline.Step) -> Wording {
    switch step.outcome {
    case .found(let screen): "found: \(name: name(of: screen))"
    case .build: step.link.absence(in: hierarchy)
    case .lookup(let lookup): step.link.absence(in: hierarchy) + (lookup.insists ? "" : "; skipped")
    case .expecting: "\(article(outline.name)) that holds the next screen"
    case .passed: outline.role == .switch ? "a case failed" : "\(outline.name)"
    case .chose(nil): "no case applies"
    case .chose(let index?):
      outline.cases[index] == "otherwise"
        ? "no case applies, so the default"
        : "case \("\(index + 1)"): \(outline.cases[index])"
    case .noted(let text, _): text
    }
  }
}

/// A planned route with its new screens.
@MainActor
final class BuiltRoute {
  private(set) var plan: NavigationPlan
  var route: Route { plan.route }

  /// The constructions as they are built, and how many are.
  let order: [Int]
  private(set) var count = 0

  /// The new screens, nearest to the anchor first. The anchor stands for one that is not built yet.
  private(set) var screens: [any Screen] = []

  /// The screens looked up in what was built; `nil` for a step that was skipped.
  var lookedUp: [(any Screen)?] = []

  init(_ plan: NavigationPlan) {
    self.plan = plan
    order = plan.route.buildingOrder
    screens = Array(repeating: plan.anchor, count: order.count)
  }

  /// Adds the next screen.
  ///
  /// - Returns: The number of its construction.
  func add(_ screen: any Screen) -> Int {
    let index = order[count]
    screens[index] = screen
    count += 1
    return index
  }

  /// Plans the route again, with the new screens and the results of look-ups in them.
  func planAgain() throws {
    let resolution = plan.resolution
    plan = NavigationPlan(
      resolution: resolution, route: try RoutePlanner.route(for: resolution, with: self))
  }

  /// Whether a new screen was handed to the factory of another one.
  func isEmbedded(_ construction: Int) -> Bool {
    if case .embedded = route.constructions[construction].integration { true } else { false }
  }

  /// The screens of the route, from the one that was found to the destination.
  var allScreens: [any Screen] {
    var all = route.reused
    var lookup = 0
    var seen = IdentitySet(screens)
    for (index, screen) in screens.enumerated() {
      all.append(screen)
      while lookup < lookedUp.count, route.lookups[lookup].base == index {
        if let found = lookedUp[lookup], seen.insert(found) { all.append(found) }
        lookup += 1
      }
    }
    return all
  }

  /// The screen that receives a new screen.
  func source(of construction: Int) -> any Screen {
    switch route.constructions[construction].source {
    case .live(let screen): screen
    case .built(let other), .inside(let other), .around(let other): screens[other]
    }
  }

  /// The planned screens of a container.
  func screens(after slot: Slot) -> [any Screen] {
    (slot.after ?? []).map { child in
      switch child.place {
      case .existing(let screen): screen
      case .new(let step, _): screens[step]
      }
    }
  }

  /// The screen that the navigation is for.
  var destination: any Screen {
    if let lookup = route.lookups.lastIndex(where: \.isDestination), let screen = lookedUp[lookup] {
      return screen
    }
    return screens.last ?? route.anchor
  }
}
