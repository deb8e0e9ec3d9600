import SimulatedWorld
import Testing

// Worlds of the two toolkits.
extension PastedWorldTests {
  /// A pop in a tab that is let go of goes on until its screen is on display.
  @Test func `World 74001007395`() {
    let world = WorldScript(
      .uiKit(settings: 15212),
      windows: .window(
        .screen(.tabs, .screen(.stack, .screen(), .screen()), .screen(), selected: 1)),
      events: [.user(.selectsTab), .navigate(.to(.back(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// So does a dismissal in it.
  @Test func `World 74001767110`() {
    let world = WorldScript(
      .uiKit(settings: 13397), windows: .window(.screen(.tabs, .screen(.picker), .screen())),
      chains: .chain(
        .step(
          number: 4, target: .picker, look: .init(choice: .byClass, options: 29),
          factory: .builds(), tasks: [.init(number: 5, acts: [.waits()])])),
      events: [
        .navigate(.to(.chain(0))), .app(.presentsInTab), .navigate(.to(.chain(0))),
        .step, .step, .step, .step, .step, .user(.selectsTab), .resume(0), .resume(0),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A destination leads to its screen before the code goes on that waits for it.
  @Test func `World 74002027763`() {
    let world = WorldScript(
      .swiftUI(), chains: .chain(), .chain(.step(number: 5, target: .form)),
      .chain(.step(number: 8, look: .init(choice: .instance), factory: .builds())),
      events: [
        .app(.asks), .save(), .navigate(.to(.chain(2), isBound: true), isGo: true), .restore(),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A window that was empty keeps the root that the user has found there.
  @Test func `World 74002112780`() {
    let world = WorldScript(
      .swiftUI(settings: 255_141_212), windows: .window(),
      chains: .chain(
        .step(number: 6, factory: .builds()),
        .step(number: 10, look: .init(choice: .instance), factory: .builds(), action: .replaceRoot),
        .start(.root)),
      events: [.navigate(.to(.chain(0))), .step, .atOnce([.step, .user(.callsDismiss)])])
    #expect(World.run(world).failure == nil)
  }

  /// Without UIKit, nothing tells of a Back that has begun before the commit.
  @Test func `World 74002157669`() {
    let world = WorldScript(
      .swiftUI(settings: 618_787_165),
      windows: .window(.screen(.tabs, .screen(.compactSplit, .screen(), .screen()))),
      chains: .chain(
        .step(number: 2, target: .stack, factory: .builds()),
        .step(number: 5, factory: .builds(acts: [.waits()]), action: .replaceRoot)),
      events: [.navigate(.to(.chain(0))), .user(.goesBack), .resume(0)])
    #expect(World.run(world).failure == nil)
  }

  /// Columns that are shown again show what they present.
  @Test func `World 74002280344`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(.split, .screen())),
      chains: .chain(
        .step(number: 6, look: .init(choice: .byContext), factory: .builds()),
        .step(number: 8, look: .init(choice: .byClass, options: 29), factory: .builds())),
      events: [
        .navigate(.to(.chain(0))), .navigate(.to(.chain(0))),
        .atOnce([.fault(.dropped), .navigate(.to(.chain(0)))]), .user(.hidesColumns),
        .fault(.changedButThrown),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A presentation that SwiftUI has forgotten is made once more before its navigation ends.
  @Test func `World 75700063839`() {
    let world = WorldScript(
      .swiftUI(settings: 614_823_824),
      windows: .window(.screen(), .screen(.stack, .screen(), .screen())),
      chains: .chain(.step(number: 3, factory: .builds(), action: .replaceRoot)),
      routers: .init(
        interceptors: [
          .init(
            number: 7, timeLimit: 13,
            acts: [.waits(heedsCancellation: false), .begins([.navigates(.to(.chain(0)))])])
        ]),
      events: [
        .fault(.forgottenPresentation), .atOnce([.navigate(.to(.chain(0))), .app(.asks)]),
        .user(.dismisses), .fault(.forgottenDismissal), .user(.leavesApp), .app(.presents),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// Layers that go one after another have the time of each.
  @Test func `World 75700115483`() {
    let world = WorldScript(
      .swiftUI(settings: 972_530_789),
      chains: .chain(
        .step(number: 6, look: .init(choice: .byContext), factory: .builds()),
        .step(number: 7, look: .init(choice: .byContext), factory: .builds())),
      .chain(.start(.root)),
      routers: .init(
        isObserved: false, tasks: [.init(number: 23, acts: [.navigates(.to(.chain(0)))])]),
      events: [.navigate(.to(.chain(1)))])
    #expect(World.run(world).failure == nil)
  }

  /// So do layers of which no view tells, as another hides them.
  @Test func `World 74002000282`() {
    let world = WorldScript(
      .swiftUI(settings: 1_066_284_707),
      chains: .chain(
        .step(number: 5, target: .pager, factory: .buildsFull(), action: .addTab),
        .step(number: 8, target: .tabs, look: .init(choice: .byContext), factory: .builds()),
        .step(
          number: 9, target: .card, look: .init(choice: .kept), factory: .builds(),
          action: .addFirstTab),
        .step(number: 10, target: .tabs, factory: .builds(), action: .addTab),
        .step(
          number: 12, target: .tabs, factory: .builds(),
          interceptors: [.init(number: 13, acts: [.goes(.to(.chain(0)))])])),
      events: [.navigate(.to(.chain(0))), .navigate(.to(.back(3)))])
    #expect(World.run(world).failure == nil)
  }

  /// A width that came in the background is taken after the plan.
  @Test func `World 74400076369`() {
    let world = WorldScript(
      .swiftUI(settings: 7_520_659), windows: .window(.screen(.split, .screen(), .screen())),
      chains: .chain(.step(number: 7, factory: .builds())),
      events: [
        .navigate(.to(.chain(0))), .navigate(.to(.chain(0))), .user(.leavesApp),
        .user(.returnsToApp), .step, .step, .user(.leavesApp), .user(.turnsDevice),
        .atOnce([.step, .user(.returnsToApp)]),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A path that is written again during the user's way back is written once more.
  @Test func `World 82000224195`() {
    let world = WorldScript(
      .swiftUI(settings: 894_923_081),
      windows: .window(.screen(.tabs, .screen(.stack, .screen(), .screen(), .screen()))),
      events: [.atOnce([.navigate(.to(.back(1))), .amid(jobs: 1, .user(.goesBack))])])
    #expect(World.run(world).failure == nil)
  }

  /// A guard that has agreed, for a plan which then failed, gets in the way of the next one: the split view is narrow.
  @Test func `World 83000220751`() {
    let world = WorldScript(
      .uiKit(settings: 26882),
      windows: .window(
        .screen(),
        .screen(.tabs, .screen(), .screen(.split, .screen(.stack, .screen()), .screen(.form)))),
      chains: .chain(
        .step(number: 8, factory: .builds(acts: [.waits()])), .start(.root),
        otherwise: .init(chain: 1)),
      .chain(
        .step(number: 11, factory: .builds(), action: .pushBelowTop),
        .step(
          number: 12, target: .stack, look: .init(choice: .byClass),
          factory: .insists(.init(choice: .byClass, options: 29)))),
      events: [.navigate(.to(.chain(0))), .resume(0, fails: true)])
    #expect(World.run(world).failure == nil)
  }

  /// That a dismissal of fifty layers is forgotten shows within a minute.
  @Test func `World 80000101047`() {
    let world = WorldScript(
      .swiftUI(settings: 1_030_387_436), windows: .window(.screen(.stack, .screen())),
      chains: .chain(.step(number: 4, factory: .builds())),
      routers: .init(tasks: [.init(number: 6, acts: [.goes(.to(.chain(0)))])]),
      events: [.navigate(.to(.back(4))), .fault(.forgottenDismissal)])
    #expect(World.run(world).failure == nil)
  }

  /// UIKit puts the user's way back off until the tab has appeared, and a navigation commits before that.
  @Test func `World 90000146981`() {
    let world = WorldScript(
      .uiKit(settings: 7953),
      windows: .window(.screen(.tabs, .screen(), .screen(.stack, .screen(), .screen()))),
      chains: .chain(
        .step(
          number: 25, look: .init(choice: .byContext), factory: .builds(),
          tasks: [.init(number: 26, acts: [.waits()])])),
      events: [.navigate(.to(.chain(0))), .user(.selectsTab), .user(.goesBack), .resume(0)])
    #expect(World.run(world).failure == nil)
  }

  /// The user selects another tab while the stack in this one moves. What is pushed onto it waits for that.
  @Test func `World 92000154825`() {
    let world = WorldScript(
      .uiKit(settings: 29187),
      windows: .window(
        .screen(.tabs, .screen(), .screen(.stack, .screen(), .screen(), .screen()), selected: 1)),
      chains: .chain(
        .step(number: 2, factory: .builds(), action: .push),
        .step(
          number: 3, target: .stack, look: .init(choice: .byClass),
          factory: .insists(.init(choice: .byClass, options: 29)))),
      events: [
        .user(.swipesInVain), .step, .app(.setsStack), .step, .navigate(.to(.back(0))),
        .navigate(.to(.chain(0))), .step, .step, .user(.selectsTab),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The user's way back in a tab, which waits for a finger there, comes while another navigation commits.
  @Test func `World 92700025677`() {
    let world = WorldScript(
      .uiKit(),
      windows: .window(
        .screen(.tabs, .screen(), .screen(.stack, .screen(), .screen(), .screen()), selected: 1)),
      chains: .chain(.start(.root)),
      events: [
        .user(.beginsSwipeBack), .app(.presentsTwice), .user(.goesBack), .user(.selectsTab), .step,
        .step, .step, .step, .user(.letsGo), .navigate(.to(.chain(0))),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The app sets a stack in the turn in which a navigation pushes: what it puts there is seen going.
  @Test func `World 94000006271`() {
    let world = WorldScript(
      .uiKit(settings: 23166), windows: .window(.screen(.stack, .screen()), .screen()),
      chains: .chain(
        .step(number: 2, factory: .builds(), action: .push),
        .step(number: 3, target: .stack, look: .init(choice: .byClass, options: 29))),
      events: [.navigate(.to(.chain(0))), .step, .step, .atOnce([.step, .app(.setsStack)])])
    #expect(World.run(world).failure == nil)
  }

  @Test func `World 99760132617`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen(.tabs, .screen(), .screen())), chains: .chain(.branch([])),
      events: [
        .app(.presentsInTab), .step, .step, .app(.replacesRoot),
        .atOnce([.step, .app(.presentsInTab)]),
      ])
    #expect(World.run(world).failure == nil)
  }

  @Test func `World 99810002915`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen(.stack, .screen(), .screen())),
      chains: .chain(
        .step(
          number: 10, look: .init(choice: .byContext), factory: .builds(),
          tasks: [.init(number: 11, acts: [.waits()])])),
      routers: .init(
        tasks: [
          .init(
            number: 24,
            acts: [.goes(.to(.chain(0))), .waits(), .navigates(.to(.chain(0), policy: .reject))])
        ]),
      events: [
        .navigate(.to(.chain(0))), .user(.swipesInVain),
        .atOnce([.resume(0), .amid(jobs: 2, .cancel(3))]), .resume(0), .cancel(0),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A prompt that the user has answered leaves its place to the one above it, which the error names.
  @Test func `World 101600003825`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(.tabs, .screen())),
      chains: .chain(
        .step(number: 2, factory: .builds(), action: .addTab),
        .step(number: 3, target: .tabs, look: .init(choice: .byClass, options: 29))),
      events: [
        .app(.asks), .step, .step, .app(.asks), .fault(.dropped), .step, .navigate(.to(.chain(0))),
        .user(.answers),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A window that was closed goes while an interceptor runs, which then is not around what it has begun.
  @Test func `World 101700020246`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen()), .window(.screen()),
      routers: .init(
        interceptors: [
          .init(number: 12, key: 1, acts: [.goes(.to(.chain(0), router: 1)), .waits()])
        ]),
      .init(window: 1, interceptors: [.init(number: 13, key: 1)]),
      events: [
        .app(.asks, window: 1), .fault(.forgottenPresentation, window: 1), .app(.presents),
        .close(), .navigate(.to(.chain(0))),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A tab hides a tower of layers, which leave one after another.
  @Test func `World 101700069155`() {
    let world = WorldScript(
      .swiftUI(settings: 75_538_715),
      windows: .window(
        .screen(.tabs, .screen(.stack, .screen(), .screen()), .screen()), .screen(id: 1)),
      .window(
        .screen(.stack, .screen(.tabs, .screen(), .screen()), .screen(), .screen())),
      chains: .chain(
        .step(number: 4, factory: .builds()), .step(number: 6, factory: .builds()),
        .step(number: 7, target: .split, factory: .buildsFull())),
      events: [.navigate(.to(.chain(0))), .user(.goesBack, window: 1)])
    #expect(World.run(world).failure == nil)
  }
}
