import SimulatedWorld
import Testing

// More worlds of the model.
extension PastedWorldTests {
  /// What was on its way out before a commit does not stay dismissed because of it.
  @Test func `World 76000347575`() {
    let world = WorldScript(
      .model(isAnimated: true),
      events: [
        .app(.presents), .atOnce([.fault(.changedButThrown, number: 1), .app(.presents)]),
        .fault(.changedButThrown), .atOnce([.fault(.changedButThrown), .fault(.dropped)]),
        .app(.dismisses), .navigate(.to(.back(0), isAnimated: false)),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A navigation that finds its destination there is not superseded before it says so.
  @Test func `World 75700126945`() {
    let world = WorldScript(
      windows: .window(.screen(.stack, .screen())),
      chains: .chain(.step(number: 7, factory: .builds(acts: [.waits()]), action: .pushExpecting)),
      routers: .init(), .init(policy: .replace),
      .init(interceptors: [.init(number: 9, waitsForUser: true, acts: [.waits()])]),
      events: [
        .receive(.to(.chain(2))), .navigate(.to(.back(3), router: 2)),
        .receive(.to(.chain(1, context: 7), router: 1)), .openInbox,
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The user has come to a container that is empty. It cannot be shown again.
  @Test func `World 76000209465`() {
    let world = WorldScript(
      windows: .window(.screen(.stack, .screen(), .screen())), .window(.screen()),
      chains: .chain(
        .step(
          number: 3, factory: .builds(acts: [.navigates(.to(.chain(0), router: 1))]),
          action: .pushExpecting),
        .step(
          number: 5, target: .split, look: .init(choice: .kept), factory: .builds(),
          action: .pushBelowTop),
        .step(number: 6, target: .stack)),
      routers: .init(), .init(window: 1),
      events: [
        .navigate(.to(.chain(0))), .fault(.changedButThrown), .user(.turnsPage),
        .navigate(.to(.back(0))),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A navigation shares another one's log-in, also if it needs that along another chain.
  @Test func `World 76000620584`() {
    let world = WorldScript(
      windows: .window(.screen(.pager, .screen())),
      chains: .chain(
        .branch(
          [
            .found(
              .init(choice: .byClass, options: 6),
              [
                .step(
                  number: 3,
                  interceptors: [.init(number: 4, key: 0, waitsForUser: true, acts: [.waits()])]),
                .start(.current),
              ])
          ],
          otherwise: [
            .step(
              number: 6, factory: .builds(), action: .addTabExpecting,
              interceptors: [.init(number: 8, key: 0)]),
            .start(.current),
          ])),
      events: [
        .navigate(.to(.chain(0))),
        .atOnce([.navigate(.to(.chain(0))), .amid(jobs: 1, .app(.presents))]),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// Two screens with one destination have changed places. Their stacks are not as they were saved.
  @Test func `World 76001101379`() {
    let world = WorldScript(
      windows: .window(
        .screen(
          .stack, .screen(.stack, .screen(.card)),
          .screen(.form, leaving: .init(number: 2, refusesImmediately: true)))),
      chains: .chain(.step(number: 7, factory: .builds(), action: .replaceRoot)),
      events: [.save(), .app(.shufflesStack), .restore()])
    #expect(World.run(world).failure == nil)
  }

  /// The user selects, during the way back, the tab that has presented a layer: that covers the destination.
  @Test func `World 76002926940`() {
    let world = WorldScript(
      .model(isAnimated: true),
      windows: .window(
        .screen(.stack, .screen(.tabs, .screen(), .screen())), .screen(.stack, .screen(), id: 3)),
      chains: .chain(
        .step(number: 2, look: .init(choice: .instance), factory: .builds(), action: .push),
        .step(
          number: 5, target: .stack,
          factory: .insists(.init(choice: .byClass, options: 5, fromRoot: true)))),
      events: [
        .app(.showsTab), .navigate(.to(.chain(0))), .step, .navigate(.to(.back(0))),
        .user(.selectsTab),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The window goes in which a navigation of another window was begun, and what that has begun is planned anew.
  @Test func `World 76002830830`() {
    let world = WorldScript(
      windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(
          number: 2, factory: .builds(),
          interceptors: [.init(number: 3, waitsForUser: true, acts: [.waits()])])),
      .chain(
        .step(
          number: 4, factory: .builds(),
          interceptors: [
            .init(number: 5, waitsForUser: true, acts: [.navigates(.to(.chain(0)))])
          ])),
      routers: .init(
        interceptors: [.init(number: 12, acts: [.navigates(.to(.chain(0), router: 1))])]),
      .init(
        window: 1,
        interceptors: [.init(number: 13, acts: [.goes(.to(.chain(1), router: 1)), .waits()])]),
      events: [.navigate(.to(.chain(0))), .close()])
    #expect(World.run(world).failure == nil)
  }

  /// What has asked a guard ends while a navigation commits that was begun inside it, and does not ask again.
  @Test func `World 86000059310`() {
    let world = WorldScript(
      .model(isAnimated: true), windows: .window(.screen(.form)),
      chains: .chain(
        .step(number: 9, target: .form, factory: .builds()),
        .step(number: 11, look: .init(choice: .byContext, options: 5)),
        .step(
          number: 15, factory: .builds(), action: .replaceRoot,
          interceptors: [.init(number: 16, acts: [.goes(.to(.chain(0)))])]),
        .start(.root)),
      events: [.navigate(.to(.chain(0))), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// What an interceptor begins after another of its navigations has waited for the user stands in the window's own
  /// queue, and is no reason to reject the next one.
  @Test func `World 91000167530`() {
    let world = WorldScript(
      chains: .chain(),
      .chain(.step(number: 3, target: .tabs, factory: .builds(), actionActs: [.waits()])),
      .chain(
        .step(
          number: 6, factory: .builds(),
          interceptors: [
            .init(number: 7, acts: [.navigates(.to(.chain(1), router: 1)), .goes(.to(.chain(0)))])
          ]),
        .step(
          number: 11, factory: .builds(),
          interceptors: [
            .init(number: 12, acts: [.navigates(.to(.back(0), policy: .reject))])
          ])),
      routers: .init(),
      .init(interceptors: [.init(number: 23, waitsForUser: true, acts: [.waits()])]),
      events: [.navigate(.to(.chain(2))), .resume(0), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A finder begins a navigation in another window, which changes what a finder has looked for there.
  @Test func `World 88000390295`() {
    let world = WorldScript(
      windows: .window(.screen(.tabs, .screen())), .window(.screen(.tabs, .screen())),
      chains: .chain(
        .step(
          number: 3, look: .init(choice: .byContext, options: 60, fromKept: true),
          factory: .builds()),
        .step(
          number: 7, look: .init(choice: .byContext, goes: .to(.chain(0, context: 2), router: 2)),
          factory: .builds(), action: .addTabExpecting)),
      routers: .init(), .init(window: 1),
      events: [.navigate(.to(.chain(0, context: 3), router: 1))])
    #expect(World.run(world).failure == nil)
  }

  /// A window closes while a guard of another one is asked. In it was a screen for which a finder asks.
  @Test func `World 97000771663`() {
    let world = WorldScript(
      .model(isAnimated: true),
      windows: .window(
        .screen(
          .stack,
          .screen(.tabs, .screen(), .screen(.compactSplit, .screen(), .screen()), .screen(), id: 1),
          .screen(.form, leaving: .init(number: 4, acts: [.waits()])))),
      .window(.screen(.stack, .screen(.compactSplit, .screen(), .screen()))),
      chains: .chain(
        .transformer(number: 5, toText: true),
        .step(number: 6, target: .card, look: .init(choice: .kept), factory: .builds()),
        .branch(
          [
            .found(
              .init(choice: .kept, options: 29),
              [
                .step(
                  number: 7, factory: .builds(),
                  interceptors: [.init(number: 8, acts: [.waits(), .navigates(.to(.chain(0)))])]),
                .start(.custom(.init(choice: .byContext, options: 4))),
              ])
          ],
          otherwise: [.start(.current)])),
      routers: .init(isObserved: false), .init(window: 1),
      events: [
        .navigate(.to(.chain(0), router: 1)), .app(.pushes, window: 1), .keep(1, window: 1),
        .atOnce([.resume(0), .amid(jobs: 2, .close(window: 1))]), .resume(0),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A guard is around nothing that it begins when its screen has gone, and who was asked before is asked again.
  @Test func `World 102404001802`() {
    let world = WorldScript(
      windows: .window(
        .screen(
          .wizard, .screen(),
          .screen(
            .form,
            leaving: .init(
              number: 2, acts: [.waits(heedsCancellation: false), .goes(.to(.chain(0)))])))),
      chains: .chain(.step(number: 16, factory: .builds(), action: .replaceRoot)),
      routers: .init(interceptors: [.init(number: 17, waitsForUser: true, acts: [.waits()])]),
      events: [.navigate(.to(.chain(0))), .user(.goesBack)])
    #expect(World.run(world).failure == nil)
  }
}
