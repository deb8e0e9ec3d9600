import Switchback

// The orders in which things have to happen.
extension WorldRun {
  /// An interceptor says what its script says, however it is spelled.
  func check(_ interceptor: any RoutingInterceptor, _ script: InterceptorScript) {
    if interceptor.key != script.key.map({ AnyHashable($0) })
      || interceptor.timeLimit != script.timeLimit.map({ .seconds($0) })
      || interceptor.waitsForUser != script.waitsForUser
    {
      fail(.storyIsRight, "interceptor \(script.number) has lost its key, its limit or its wait")
    }
  }

  /// Guards are asked in the order in which the plan lists them.
  func checkOrder(ofGuard number: Int, in record: NavigationRecord) {
    defer { record.story.askedSince.append(number) }
    guard record.askings[number] == nil, let index = record.story.toAsk.firstIndex(of: number)
    else { return }
    let later = record.story.toAsk[(index + 1)...]
    if record.story.askedSince.contains(where: later.contains) {
      fail(
        .guardsAsked,
        "\(record.story.toAsk) are to be asked in navigation \(record.number), and #\(number) is "
          + "asked after \(record.story.askedSince)")
    }
  }

  /// A plan lists layers from the bottom up, and guards from the top down, the outer before the inner ones.
  func checkOrder(_ plan: NavigationPlan, in window: Host.Window) {
    if plan.dismissed.count + plan.asked.count < 2 { return }
    guard let layers = try? naiveLayers(of: window) else { return }
    // What a hidden screen presents is in none.
    func layer(of screen: any Screen) -> Int? {
      layers.position(of: (try? naiveParents(of: screen))?.last ?? screen)
    }
    let dismissed = plan.dismissed.compactMap(layer)
    if dismissed != dismissed.sorted() {
      fail(.planIsRight, "it dismisses the layers \(dismissed)")
    }
    let asked = plan.asked.compactMap(layer)
    if asked != asked.sorted(by: >) {
      fail(.guardsAsked, "it asks screens of the layers \(asked)")
    }
    for (index, inner) in plan.asked.enumerated() {
      let around = (try? naiveParents(of: inner)) ?? []
      if plan.asked[(index + 1)...].contains(where: { around.position(of: $0) != nil }) {
        fail(.guardsAsked, "it asks \(mark(of: inner).name) before what is around it")
      }
    }
  }

  /// Screens are built from the first one that is there on, those in a new container before it; then their
  /// tasks run in the same direction, and those of the screen that is there last.
  func callOrder(
    _ resolution: ReferenceResolution, _ route: ReferenceRoute, _ record: NavigationRecord?
  ) -> [CodePlace] {
    var steps: [StepScript] = []
    for case .toBuild(let step) in resolution.passed.reversed() { steps.append(step) }
    var order: [CodePlace] = []
    func build(_ index: Int) {
      for part in route.parts[index] ?? [] { build(part) }
      order.append(CodePlace(kind: .factory, number: steps[index].number))
    }
    let parts = route.parts.values.flatMap(\.self)
    for index in steps.indices where !parts.contains(index) { build(index) }
    let routerTasks = record?.router.tasks ?? []
    func run(_ tasks: [TaskScript]) {
      order += tasks.map { CodePlace(kind: .task, number: $0.number) }
    }
    for step in steps { run(step.tasks + routerTasks) }
    run(resolution.found?.tasks ?? [])
    if !resolution.startsEmpty { run(routerTasks) }
    return order
  }

  func checkCallOrder(_ record: NavigationRecord, _ expected: Expectation?) {
    guard let order = expected?.callOrder, record.callOrder != order else { return }
    fail(
      .callbacksRun, "navigation \(record.number) has run \(record.callOrder), and not \(order)")
  }
}
