import Switchback

// The forms of chains that name a class of screens in one word.
extension WorldRun {
  /// Plans along such chains, and compares where they begin with the screens themselves.
  func checkShortForms(in window: Host.Window, context: Int) {
    guard window.isSettled, window.rootScreen != nil, let layers = try? naiveLayers(of: window)
    else { return }
    let router = WindowRouter(window: window)
    if let contradiction = host.contradiction(in: window) { fail(.treeIsConsistent, contradiction) }
    let all = NaiveSearch(.everywhere, from: .topmost, in: window).offered
    let shown = NaiveSearch(.currentVisible, from: .topmost, in: window).offered
    let stack = all.last { $0 is Host.Stack }
    let card = all.first { $0 is Host.Card }
    let form = all.first { $0 is Host.Form && mark(of: $0).id == context % 4 }
    let around = card.flatMap { (try? naiveParents(of: $0))?.first { $0 is Host.Stack } }
    func check<Target, Context>(
      _ form: String, _ step: DestinationStep<Target, Context>, _ context: Context,
      _ wanted: (any Screen)?, builds count: Int = 0
    ) {
      let plans = [
        try? router.plan(to: step, with: context),
        try? router.plan(to: step(context)),
      ]
      for plan in plans
      where plan?.anchor !== wanted || plan.map({ $0.builtTypes.count != count }) == true {
        let found = plan.map { name(of: $0.anchor) } ?? "nothing"
        fail(
          .planIsRight,
          "\(form) leads from \(found), building \(plan?.builtTypes ?? []), and not from "
            + "\(wanted.map { name(of: $0) } ?? "nothing")\n\(window.drawing)")
      }
    }
    let isBuilt = form == nil
    switch context % 4 {
    case 0:
      check("tab(of:)", GeneralStep.tab(of: Host.Card.self), (), tab(of: all))
      check(
        "stack(inTabOf:)", DestinationStep<Host.Stack, Int>.stack(inTabOf: Host.Card.self), context,
        stackInTab(of: all))
      checkWordsOfStackInTab(among: all, in: window)
      check("root", DestinationStep<any Screen, Int>.root(), context, layers[0])
    case 1:
      let visible = shown.first { $0 is Host.Stack }
      let other = DestinationStep<Host.Stack, Int>.custom(last: stack)
      check("visibleStack", DestinationStep<Host.Stack, Int>.visibleStack(), context, visible)
      check("visibleStack(or:)", .visibleStack(or: other), context, visible ?? stack)
      check("GeneralStep.existing", GeneralStep.existing(Host.Card.self), (), card)
    case 2:
      check("existing", DestinationStep<_, Int>.existing(Host.Form.self), context, form)
      check(
        "existing for any", DestinationStep<_, Any?>.existing(Host.Form.self), nil,
        all.first { $0 is Host.Form })
      check(
        "StepAssembly(existing:)",
        StepAssembly(existing: Host.Card.self).from(.current()), (), card)
      check(
        "StepAssembly(existing:) with a context",
        StepAssembly<_, ScreenFinder<_, Int>, _>(existing: Host.Form.self).from(.current()),
        context,
        form)
    default:
      check(
        "a closure",
        StepAssembly { (_: Int) -> Host.Form in unbuilt() }
          .using(.presentModally()).from(.current()), context, form ?? layers.last,
        builds: isBuilt ? 1 : 0)
      check(
        "a closure for what is seen",
        StepAssembly(.currentVisible) { () -> Host.Card in unbuilt() }
          .using(.presentModally()).from(.root()), (),
        shown.first { $0 is Host.Card } ?? layers[0],
        builds: shown.contains { $0 is Host.Card } ? 0 : 1)
      check(
        "stack()",
        StepAssembly(finder: .nil(), factory: ClosureFactory { (_: Int) -> Host.Page in unbuilt() })
          .using(Host.Stack.push()).from(GeneralStep.existing(Host.Card.self).stack()), context,
        around == nil ? nil : card, builds: 1)
    }
    let back = try? router.planBack(.screen(Host.Card.self))
    if back?.anchor !== card { fail(.waysBack, "BackStep.screen leads to no card") }
  }

  /// If there is no such stack, it is said whether there is such a tab.
  private func checkWordsOfStackInTab(among screens: [any Screen], in window: Host.Window) {
    do {
      _ = try WindowRouter(window: window).plan(
        to: DestinationStep<Host.Stack, Void>.stack(inTabOf: Host.Card.self))
    } catch {
      let saysThatItIsInTab = "\(error)".contains(" is in a tab, but in no ")
      if saysThatItIsInTab != (tab(of: screens) != nil) {
        fail(.errorIsRight, "stack(inTabOf:) says \(error)\n\(window.drawing)")
      }
    }
  }

  /// The tab with the first card that is in one.
  private func tab(of screens: [any Screen]) -> (any Screen)? {
    for card in screens where card is Host.Card {
      var (path, found) = (card, nil as (any Screen)?)
      while let parent = path.parentScreen {
        if parent is Host.Tabs { found = path }
        path = parent
      }
      if found != nil { return found }
    }
    return nil
  }

  /// The outermost stack around the first card that has one, inside the outermost tab bar.
  private func stackInTab(of screens: [any Screen]) -> (any Screen)? {
    for card in screens where card is Host.Card {
      var (path, stack, found) = (card, nil as (any Screen)?, nil as (any Screen)?)
      while let parent = path.parentScreen {
        if parent is Host.Tabs { found = stack }
        if parent is Host.Stack { stack = parent }
        path = parent
      }
      if found != nil { return found }
    }
    return nil
  }
}

extension DestinationStep where Target: Screen {
  /// A screen that is kept.
  fileprivate static func custom(last screen: (any Screen)?) -> Self {
    GeneralStep.custom(using: ClosureFinder { _, _ in screen as? Target })
  }
}

/// A factory that only plans.
private func unbuilt<Target>() -> Target { preconditionFailure("A plan builds nothing.") }
