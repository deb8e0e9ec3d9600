import Foundation
import SimulatedWorld
import Testing

/// Worlds that have failed once, as they were printed. Each is fixed by now.
struct PastedWorldTests {
  @Test func `World 112`() {
    let world = WorldScript(
      chains: .chain(
        .step(
          number: 5, factory: .insists(.init(options: 21)),
          interceptors: [.init(number: 6, waitsForUser: true, acts: [.goes(.to(.chain(0)))])]),
        .step(
          number: 7, target: .form, look: .init(choice: .byContext, options: 45),
          factory: .builds(acts: [.navigates(.to(.chain(0, context: 3)))])),
        .step(
          number: 9, factory: .builds(acts: [.waits()]),
          interceptors: [.init(number: 10, waitsForUser: true, acts: [.waits()])]),
        .start(.custom(.init(choice: .byContext, options: 3)))),
      events: [
        .navigate(.to(.chain(0))), .resume(0), .navigate(.to(.chain(0))), .navigate(.to(.chain(0))),
      ])
    #expect(World.run(world).failure == nil)
    expectPasted(World.test(of: world, seed: 112))
  }

  /// This file has the test as it is printed, but for what it is indented by.
  private func expectPasted(_ test: String) {
    let file = try? String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let printed = test.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let pasted = printed.map { "  \($0)" }.joined(separator: "\n")
    #expect(file?.contains(pasted) == true, "\(pasted)")
  }

  /// The code of an interceptor that is given up begins a navigation at the very moment.
  @Test func `World 40257744`() {
    let world = WorldScript(
      chains: .chain(
        .step(
          number: 2, look: .init(choice: .instance, options: 48), factory: .builds(),
          interceptors: [
            .init(
              number: 3, timeLimit: 1,
              acts: [.navigates(.to(.chain(0), router: 2)), .waits(heedsCancellation: false)])
          ]),
        .step(
          number: 8, factory: .builds(),
          interceptors: [.init(number: 9, timeLimit: 11, acts: [.waits()])])),
      routers: .init(), .init(),
      .init(
        interceptors: [
          .init(
            number: 10, waitsForUser: true,
            acts: [.navigates(.to(.chain(0))), .goes(.to(.chain(0)))])
        ]),
      events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// The time of an interceptor ends while a navigation inside it, in another window, is in a task that
  /// begins one more.
  @Test func `World 70029439`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(
          number: 4, factory: .builds(),
          interceptors: [.init(number: 5, acts: [.waits(), .navigates(.to(.chain(0)))])])),
      routers: .init(
        tasks: [
          .init(number: 9, acts: [.navigates(.to(.chain(0), router: 1)), .goes(.to(.chain(0)))])
        ]),
      .init(window: 1, timeLimit: 2, interceptors: [.init(number: 10, acts: [.waits()])]),
      events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A split view in a hidden tab collapses as it is shown, and puts a guard above the destination.
  @Test func `World 83008387`() {
    let world = WorldScript(
      .uiKit(settings: 16166),
      windows: .window(
        .screen(
          .tabs, .screen(id: 3),
          .screen(.compactSplit, .screen(.stack, .screen()), .screen(.form)))),
      chains: .chain(
        .step(number: 3, look: .init(choice: .byContext, options: 29), factory: .builds())),
      events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// An interceptor runs a second time while the navigation that its first run has begun goes on.
  @Test func `World 95043402`() {
    let world = WorldScript(
      .uiKit(),
      chains: .chain(
        .branch(
          [
            .closure(
              flag: 3, isMadeAnew: true,
              [
                .step(
                  number: 8, factory: .builds(),
                  interceptors: [
                    .init(number: 9, waitsForUser: true, acts: [.waits(), .goes(.to(.chain(0)))])
                  ]),
                .start(.current),
              ])
          ])),
      routers: .init(policy: .reject), events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// SwiftUI has forgotten to take a layer away, and never settles again: the wait for it has a limit.
  @Test func `World 448`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(), .screen(), .screen()),
      .window(.screen(.stack, .screen(), .screen())),
      chains: .chain(
        .step(number: 5, factory: .builds(), interceptors: [.init(number: 6, acts: [.waits()])])),
      routers: .init(window: 1),
      events: [
        .user(.leavesApp, window: 1),
        .atOnce([.fault(.forgottenDismissal, window: 1), .navigate(.to(.chain(0)))]),
        .app(.presents, window: 1), .app(.pushes, window: 1),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The host itself navigates when the user tries to drag down a sheet that is held.
  @Test func `World 817`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(), .screen(.form)), routers: .init(policy: .reject),
      events: [.user(.beginsSwipeDown), .user(.letsGoTooEarly), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A navigation waits for one of the host’s own, whose guard waits.
  @Test func `World 1932`() {
    let world = WorldScript(
      .swiftUI(),
      windows: .window(.screen(), .screen(.form, leaving: .init(number: 2, acts: [.waits()]))),
      events: [.user(.beginsSwipeDown), .user(.letsGoTooEarly), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A task that a post-routing task has begun is still inside the interceptor around its navigation.
  @Test func `World 10960`() {
    let world = WorldScript(
      chains: .chain(
        .step(
          number: 4, factory: .builds(), action: .pushReplacingLast,
          interceptors: [.init(number: 5, acts: [.navigates(.to(.chain(0))), .waits()])]),
        .step(
          number: 6, target: .stack, look: .init(choice: .kept, options: 29), factory: .builds(),
          postTasks: [.init(number: 7, acts: [.begins([.navigates(.to(.chain(0)))])])])),
      events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A prompt that waits behind another one can be taken away.
  @Test func `World 1936 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 332070099),
      chains: .chain(
        .step(
          number: 1, target: .picker, look: .init(choice: .byContext, options: 29),
          factory: .builds())),
      events: [
        .fault(.changedButThrown, number: 1), .navigate(.to(.chain(0))), .navigate(.to(.chain(0))),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A commit that fails begins while a swipe in a tab that is hidden comes to its end.
  @Test func `World 7500002109`() {
    let world = WorldScript(
      .uiKit(settings: 4193),
      windows: .window(.screen(.tabs, .screen(.stack, .screen(), .screen()), .screen())),
      chains: .chain(.step(number: 5, target: .stack, factory: .builds())),
      events: [
        .fault(.dropped), .user(.beginsSwipeBack), .navigate(.to(.chain(0))), .user(.selectsTab),
        .step, .step,
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A stack that the background empties in the middle of a pop shows its first screen.
  @Test func `World 429 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 1_015_996_544),
      windows: .window(
        .screen(.tabs, .screen(.stack, .screen(), .screen(), .screen()), .screen())),
      events: [
        .navigate(.to(.back(4))), .user(.goesBack), .user(.selectsTab), .user(.leavesApp),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A hidden tab's sheet goes with the root, and is missing when the root is back.
  @Test func `World 8200008027 on UIKit`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen(.tabs, .screen(), .screen())),
      chains: .chain(
        .step(number: 3, target: .stack, factory: .builds(acts: [.waits()])),
        .step(number: 4, target: .stack, factory: .builds(), action: .replaceRoot)),
      events: [.app(.presentsInTab), .atOnce([.fault(.dropped), .navigate(.to(.chain(0)))])])
    #expect(World.run(world).failure == nil)
  }

  /// A hidden tab's sheet comes up with the tab below an alert of the app's own.
  @Test func `World 123008602 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(.tabs, .screen(), .screen())),
      events: [
        .app(.presentsInTab), .step, .step, .step, .step, .step, .step, .app(.dropsTab), .step,
        .step, .app(.showsAlert), .step, .step,
      ])
    #expect(World.run(world).failure == nil)
  }

  /// Two screens of a layer present something, one of them further inside.
  @Test func `World 9400125187`() {
    let world = WorldScript(
      windows: .window(.screen(.split, .screen(.tabs, .screen(), .screen()), .screen())),
      events: [.app(.presentsInTab), .app(.presents), .app(.showsTab), .app(.presents)])
    #expect(World.run(world).failure == nil)
  }

  /// A hidden tab's sheet goes with the layer that is dismissed, and is missing when that is back.
  @Test func `World 9100713367 on UIKit`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen(.compactSplit, .screen())),
      chains: .chain(
        .step(number: 8, factory: .builds(), action: .addFirstTab),
        .step(number: 9, target: .tabs, factory: .buildsFull(), action: .addPage),
        .step(
          number: 10, target: .pager, look: .init(choice: .byContext), factory: .builds(),
          action: .setPrimary),
        .step(number: 11, target: .split, factory: .builds(acts: [.waits()])), .start(.root)),
      events: [
        .navigate(.to(.chain(0))), .resume(0), .app(.presentsInTab), .step,
        .atOnce([.fault(.dropped), .navigate(.to(.chain(0)))]),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A sheet that the user drags amid a pop, and lets go of too early, shows the screen below.
  @Test func `World 8600204262 on UIKit`() {
    let world = WorldScript(
      .uiKit(), windows: .window(.screen()),
      .window(.screen(.split, .screen()), .screen(.stack, .screen(), .screen(), .screen())),
      events: [.user(.goesBack, window: 1), .user(.beginsSwipeDown, window: 1)])
    #expect(World.run(world).failure == nil)
  }

  /// The app's first sheet still waits for its time when the app has given up the second.
  @Test func `World 8600119788 on UIKit`() {
    let world = WorldScript(
      .uiKit(settings: 10719), windows: .window(.screen(.stack, .screen())),
      chains: .chain(
        .step(
          number: 5, factory: .builds(), action: .push,
          tasks: [.init(number: 6, acts: [.navigates(.to(.chain(0)))])]),
        .step(
          number: 7, target: .stack, look: .init(choice: .byClass),
          factory: .insists(.init(choice: .byClass, options: 29)))),
      routers: .init(interceptors: [.init(number: 14, acts: [.interferes(.setsStack)])]),
      events: [.navigate(.to(.chain(0))), .app(.presentsTwice)])
    #expect(World.run(world).failure == nil)
  }

  /// A screen that goes without a turn of the main loop is missed in the next one.
  @Test func `World 8600149596 on UIKit`() {
    let world = WorldScript(
      .uiKit(settings: 13565), windows: .window(.screen(), .screen(.picker)),
      chains: .chain(
        .step(number: 2, target: .picker, look: .init(choice: .kept), factory: .builds())),
      events: [
        .hold(0),
        .atOnce([.navigate(.to(.result(0, context: 3))), .amid(jobs: 1, .app(.dismisses))]),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// An alert that SwiftUI has forgotten twice to take away waits for the user.
  @Test func `World 8800120822 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(),
      events: [
        .fault(.forgottenDismissal), .app(.asks), .step, .app(.dismisses), .app(.showsAlert), .step,
        .fault(.forgottenDismissal),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A stack that is presented above a prompt waits for the answer, and the user cannot go back in it.
  @Test func `World 20225395 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(),
      chains: .chain(
        .step(number: 1, factory: .builds(), action: .push),
        .step(number: 2, target: .stack, look: .init(choice: .byContext), factory: .builds())),
      events: [.app(.asks), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A sheet is dragged amid a pop in it, after which the app has put back what is popped.
  @Test func `World 9100530425 on UIKit`() {
    let world = WorldScript(
      .uiKit(settings: 5171),
      windows: .window(.screen(), .screen(.stack, .screen(.picker), .screen())),
      chains: .chain(
        .step(
          number: 2, look: .init(choice: .byContext, options: 29), factory: .builds(),
          tasks: [.init(number: 3, acts: [.waits()])])),
      events: [
        .user(.goesBack), .app(.setsStack), .navigate(.to(.chain(0))), .step,
        .user(.beginsSwipeDown),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The host's own navigation, which asks a form that the user drags down, waits for its turn and holds no window.
  @Test func `World 9500013445 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(), .screen(.form)),
      chains: .chain(
        .step(
          number: 18, target: .picker, factory: .builds(),
          tasks: [.init(number: 19, acts: [.navigates(.to(.result(2, context: 6)))])])),
      events: [.user(.beginsSwipeDown), .navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  @Test func `World 9700035912 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(.tabs, .screen(), .screen())),
      events: [.app(.presentsInTab), .app(.asks), .app(.dismisses), .fault(.forgottenDismissal)])
    #expect(World.run(world).failure == nil)
  }

  /// Nothing is presented again in a window that is closed.
  @Test func `World 9700094036 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen()), .window(.screen()),
      events: [
        .app(.showsAlert, window: 1), .app(.presentsTwice, window: 1), .step, .user(.leavesApp),
        .close(window: 1),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A prompt behind another one comes up, although a push waits for the same moment.
  @Test func `World 9500068950 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 198225594), windows: .window(.screen(.stack, .screen())),
      events: [.app(.asks), .step, .app(.asks), .step, .user(.answers), .app(.pushes)])
    #expect(World.run(world).failure == nil)
  }

  /// A path is written again at the moment at which a swipe begins.
  @Test func `World 9700059058 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 740312829),
      windows: .window(.screen(.stack, .screen(), .screen(), .screen())),
      chains: .chain(.branch([])),
      events: [
        .app(.shufflesStack), .user(.beginsSwipeBack), .step, .user(.letsGo), .user(.callsDismiss),
        .step, .step, .step, .user(.swipesInVain),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A hidden tab presents a form, which is asked when the user drags down the tabs.
  @Test func `World 9500063201 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(),
      windows: .window(
        .screen(), .screen(.tabs, .screen(), .screen()),
        .screen(.compactSplit, .screen(.form), .screen(), id: 1)),
      .window(
        .screen(
          .tabs, .screen(.stack, .screen(.tabs, .screen()), .screen(), .screen()), .screen(),
          .screen())),
      events: [.app(.presents)])
    #expect(World.run(world).failure == nil)
  }

  /// What a guard begins in a navigation of the host's own shares no log-in with the navigations outside.
  @Test func `World 9700104359 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(),
      windows: .window(
        .screen(), .screen(.form, leaving: .init(number: 2, acts: [.navigates(.to(.chain(0)))]))),
      chains: .chain(
        .step(
          number: 4, factory: .builds(),
          interceptors: [.init(number: 5, waitsForUser: true, acts: [.waits()])])),
      events: [.navigate(.to(.chain(0))), .user(.beginsSwipeDown)])
    #expect(World.run(world).failure == nil)
  }

  /// An action has ended, and the commit with it goes on: what it has begun is inside.
  @Test func `World 9500050888 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(
          number: 3, factory: .builds(),
          interceptors: [.init(number: 4, acts: [.navigates(.to(.chain(0), router: 1))])])),
      .chain(
        .step(number: 9, factory: .builds(), actionActs: [.begins([.navigates(.to(.chain(0)))])])),
      routers: .init(),
      .init(
        window: 1, policy: .replace,
        interceptors: [.init(number: 11, acts: [.goes(.to(.chain(1), router: 1)), .waits()])]),
      events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A prompt is answered while two layers are presented above it: both are animated as the same layer.
  @Test func `World 12000023564 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 336181519),
      chains: .chain(
        .step(number: 2, factory: .builds()),
        .step(number: 6, look: .init(choice: .byContext), factory: .builds())),
      .chain(
        .step(number: 7, target: .picker, look: .init(choice: .byContext), factory: .builds())),
      events: [
        .navigate(.to(.chain(1))), .step, .step,
        .atOnce([.navigate(.to(.chain(0))), .amid(jobs: 1, .user(.leavesApp))]), .step,
        .user(.answers),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A drag of a held sheet, in which SwiftUI drops a prompt that cannot be seen.
  @Test func `World 12000152729 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 535181503),
      windows: .window(
        .screen(), .screen(.wizard, .screen(), leaving: .init(number: 1, answer: false))),
      events: [.app(.asks), .user(.beginsSwipeDown), .step, .user(.letsGo)])
    #expect(World.run(world).failure == nil)
  }

  /// An action has ended, and so has the commit: what it has begun is not inside.
  @Test func `World 12000167776 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(
          number: 10, look: .init(choice: .byContext), factory: .builds(),
          actionActs: [.begins([.navigates(.to(.chain(0)))])],
          interceptors: [
            .init(number: 11, waitsForUser: true, acts: [.navigates(.to(.chain(0), router: 1))])
          ])),
      routers: .init(), .init(window: 1), events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// The same inside a navigation that tells nothing.
  @Test func `World 12000159660 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen()), .window(.screen()),
      chains: .chain(
        .step(
          number: 3, factory: .builds(),
          interceptors: [.init(number: 4, acts: [.navigates(.to(.chain(0)))])]),
        .step(
          number: 5, look: .init(choice: .instance), factory: .builds(),
          actionActs: [.begins([.navigates(.to(.chain(0), router: 1))])])),
      routers: .init(isObserved: false), .init(window: 1), events: [.navigate(.to(.chain(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// A swipe begins as a path is written again that has become shorter: what is still shown is none of its screens.
  @Test func `World 14000181053 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 606_927_396),
      windows: .window(.screen(.stack, .screen(), .screen(), .screen())),
      events: [
        .navigate(.to(.back(4))), .user(.callsDismiss), .step, .step, .step,
        .user(.beginsSwipeBack),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// On a Mac or a watch: a split view that became wide in the middle of Back would not hear of its end.
  @Test func `World 66200002521 on SwiftUI`() {
    let world = WorldScript(
      .swiftUI(settings: 734_431_190),
      windows: .window(.screen(.compactSplit, .screen(), .screen())),
      events: [.user(.goesBack), .navigate(.to(.chain(0))), .app(.asks), .user(.turnsDevice)])
    #expect(World.run(world).failure == nil)
  }
}
