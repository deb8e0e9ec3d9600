import Foundation
import SimulatedWorld
import Testing

/// Worlds that have failed once, as they were printed. Each is fixed by now.
@MainActor
struct PastedWorldTests {
  @Test func `World 112`() {
    let world = WorldScript(
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 5,
                factory: .insists(LookScript(options: 21)),
                interceptors: [
                  InterceptorScript(
                    number: 6,
                    waitsForUser: true,
                    acts: [.goes(TripScript(goal: .chain(0, context: 0)))])
                ])),
            .step(
              StepScript(
                number: 7,
                target: .form,
                look: LookScript(choice: .byContext, options: 45),
                factory: .builds(acts: [.navigates(TripScript(goal: .chain(0, context: 3)))]))),
            .step(
              StepScript(
                number: 9,
                factory: .builds(acts: [.waits(heedsCancellation: true)]),
                interceptors: [
                  InterceptorScript(
                    number: 10,
                    waitsForUser: true,
                    acts: [.waits(heedsCancellation: true)])
                ])),
            .start(.custom(LookScript(choice: .byContext, options: 3))),
          ])
      ],
      routers: [RouterScript()],
      events: [
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
        .resume(0, fails: false),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
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
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 2,
                look: LookScript(choice: .instance, options: 48),
                factory: .builds(),
                interceptors: [
                  InterceptorScript(
                    number: 3,
                    timeLimit: 1,
                    acts: [
                      .navigates(TripScript(router: 2, goal: .chain(0, context: 0))),
                      .waits(heedsCancellation: false),
                    ])
                ])),
            .step(
              StepScript(
                number: 8,
                factory: .builds(),
                interceptors: [
                  InterceptorScript(
                    number: 9,
                    timeLimit: 11,
                    acts: [.waits(heedsCancellation: true)])
                ])),
            .start(.current),
          ])
      ],
      routers: [
        RouterScript(),
        RouterScript(),
        RouterScript(
          interceptors: [
            InterceptorScript(
              number: 10,
              waitsForUser: true,
              acts: [
                .navigates(TripScript(goal: .chain(0, context: 0))),
                .goes(TripScript(goal: .chain(0, context: 0))),
              ])
          ]),
      ],
      events: [.navigate(TripScript(goal: .chain(0, context: 0)), isGo: false)])
    #expect(World.run(world).failure == nil)
  }

  /// The time of an interceptor ends while a navigation inside it, in another window, is in a task that
  /// begins one more.
  @Test func `World 70029439`() {
    let world = WorldScript(
      host: .uiKit(settings: 0),
      windows: [WindowScript(layers: [TreeScript()]), WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 4,
                factory: .builds(),
                interceptors: [
                  InterceptorScript(
                    number: 5,
                    acts: [
                      .waits(heedsCancellation: true),
                      .navigates(TripScript(goal: .chain(0, context: 0))),
                    ])
                ])),
            .start(.current),
          ])
      ],
      routers: [
        RouterScript(
          tasks: [
            TaskScript(
              number: 9,
              acts: [
                .navigates(TripScript(router: 1, goal: .chain(0, context: 0))),
                .goes(TripScript(goal: .chain(0, context: 0))),
              ])
          ]),
        RouterScript(
          window: 1,
          timeLimit: 2,
          interceptors: [InterceptorScript(number: 10, acts: [.waits(heedsCancellation: true)])]),
      ],
      events: [.navigate(TripScript(goal: .chain(0, context: 0)), isGo: false)])
    #expect(World.run(world).failure == nil)
  }

  /// A split view in a hidden tab collapses as it is shown, and puts a guard above the destination.
  @Test func `World 83008387`() {
    let world = WorldScript(
      host: .uiKit(settings: 16166),
      windows: [
        WindowScript(
          layers: [
            TreeScript(
              kind: .tabs,
              children: [
                TreeScript(id: 3),
                TreeScript(
                  kind: .compactSplit,
                  children: [
                    TreeScript(kind: .stack, children: [TreeScript()]),
                    TreeScript(kind: .form),
                  ]),
              ])
          ])
      ],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 3,
                look: LookScript(choice: .byContext, options: 29),
                factory: .builds())),
            .start(.current),
          ])
      ],
      routers: [RouterScript()],
      events: [.navigate(TripScript(goal: .chain(0, context: 0)), isGo: false)])
    #expect(World.run(world).failure == nil)
  }

  /// An interceptor runs a second time while the navigation that its first run has begun goes on.
  @Test func `World 95043402`() {
    let world = WorldScript(
      host: .uiKit(settings: 0),
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .branch(
              [
                .closure(
                  flag: 3,
                  isMadeAnew: true,
                  [
                    .step(
                      StepScript(
                        number: 8,
                        factory: .builds(),
                        interceptors: [
                          InterceptorScript(
                            number: 9,
                            waitsForUser: true,
                            acts: [
                              .waits(heedsCancellation: true),
                              .goes(TripScript(goal: .chain(0, context: 0))),
                            ])
                        ])),
                    .start(.current),
                  ])
              ],
              otherwise: nil)
          ])
      ],
      routers: [RouterScript(policy: .reject)],
      events: [.navigate(TripScript(goal: .chain(0, context: 0)), isGo: false)])
    #expect(World.run(world).failure == nil)
  }

  /// SwiftUI has forgotten to take a layer away, and never settles again: the wait for it has a limit.
  @Test func `World 448`() {
    let world = WorldScript(
      host: .swiftUI(settings: 0),
      windows: [
        WindowScript(layers: [TreeScript(), TreeScript(), TreeScript()]),
        WindowScript(layers: [TreeScript(kind: .stack, children: [TreeScript(), TreeScript()])]),
      ],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 5,
                factory: .builds(),
                interceptors: [
                  InterceptorScript(number: 6, acts: [.waits(heedsCancellation: true)])
                ])),
            .start(.current),
          ])
      ],
      routers: [RouterScript(window: 1)],
      events: [
        .user(.leavesApp, window: 1),
        .atOnce(
          [
            .fault(.forgottenDismissal, number: 0, window: 1),
            .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
          ]),
        .app(.presents, window: 1),
        .app(.pushes, window: 1),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// The host itself navigates when the user tries to drag down a sheet that is held.
  @Test func `World 817`() {
    let world = WorldScript(
      host: .swiftUI(settings: 0),
      windows: [WindowScript(layers: [TreeScript(), TreeScript(kind: .form)])],
      chains: [ChainScript(parts: [.start(.current)])],
      routers: [RouterScript(policy: .reject)],
      events: [
        .user(.beginsSwipeDown, window: 0),
        .user(.letsGoTooEarly, window: 0),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A navigation waits for one of the host’s own, whose guard waits.
  @Test func `World 1932`() {
    let world = WorldScript(
      host: .swiftUI(settings: 0),
      windows: [
        WindowScript(
          layers: [
            TreeScript(),
            TreeScript(
              kind: .form,
              leaving: GuardScript(number: 2, acts: [.waits(heedsCancellation: true)])),
          ])
      ],
      chains: [ChainScript(parts: [.start(.current)])],
      routers: [RouterScript()],
      events: [
        .user(.beginsSwipeDown, window: 0),
        .user(.letsGoTooEarly, window: 0),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A task that a post-routing task has begun is still inside the interceptor around its navigation.
  @Test func `World 10960`() {
    let world = WorldScript(
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 4,
                factory: .builds(),
                action: .pushReplacingLast,
                interceptors: [
                  InterceptorScript(
                    number: 5,
                    acts: [
                      .navigates(TripScript(goal: .chain(0, context: 0))),
                      .waits(heedsCancellation: true),
                    ])
                ])),
            .step(
              StepScript(
                number: 6,
                target: .stack,
                look: LookScript(choice: .kept, options: 29),
                factory: .builds(),
                postTasks: [
                  TaskScript(
                    number: 7,
                    acts: [.begins([.navigates(TripScript(goal: .chain(0, context: 0)))])])
                ])),
            .start(.current),
          ])
      ],
      routers: [RouterScript()],
      events: [.navigate(TripScript(goal: .chain(0, context: 0)), isGo: false)])
    #expect(World.run(world).failure == nil)
  }

  /// A prompt that waits behind another one can be taken away.
  @Test func `World 1936 on SwiftUI`() {
    let world = WorldScript(
      host: .swiftUI(settings: 332_070_099),
      windows: [WindowScript(layers: [TreeScript()])],
      chains: [
        ChainScript(
          parts: [
            .step(
              StepScript(
                number: 1, target: .picker, look: LookScript(choice: .byContext, options: 29),
                factory: .builds())),
            .start(.current),
          ])
      ],
      routers: [RouterScript()],
      events: [
        .fault(.changedButThrown, number: 1, window: 0),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
        .navigate(TripScript(goal: .chain(0, context: 0)), isGo: false),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A stack that the background empties in the middle of a pop shows its first screen.
  @Test func `World 429 on SwiftUI`() {
    let world = WorldScript(
      host: .swiftUI(settings: 1_015_996_544),
      windows: [
        WindowScript(
          layers: [
            TreeScript(
              kind: .tabs,
              children: [
                TreeScript(kind: .stack, children: [TreeScript(), TreeScript(), TreeScript()]),
                TreeScript(),
              ])
          ])
      ],
      chains: [ChainScript(parts: [.start(.current)])],
      routers: [RouterScript()],
      events: [
        .navigate(TripScript(goal: .back(4)), isGo: false),
        .user(.goesBack, window: 0),
        .user(.selectsTab, window: 0),
        .user(.leavesApp, window: 0),
      ])
    #expect(World.run(world).failure == nil)
  }
}
