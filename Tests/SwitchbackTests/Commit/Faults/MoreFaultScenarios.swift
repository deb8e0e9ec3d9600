import Switchback
import SwitchbackModel

nonisolated extension FaultScenario {
  static let addTab = FaultScenario(
    name: "a tab in the place of another one",
    before: """
      window
      ├─ tabs
      │  ├─ Thing(1)*
      │  └─ stack
      │     └─ Guarded(2)*
      └─ modal Guarded(3)
      """,
    after: """
      window
      └─ tabs
         ├─ Thing(1)
         └─ stack*
            └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points)).from(stackStep(points))
        .using(PointContainerAction(points: points, base: AddTab(at: 1, replacing: true)))
        .from(thereStep(ModelTabs.self, points))
    })

  static let secondary = FaultScenario(
    name: "the secondary side of a split view",
    before: """
      window
      └─ split
         ├─ Thing(1)*
         └─ Guarded(2)*
      """,
    after: """
      window
      └─ split
         ├─ Thing(1)*
         └─ stack*
            └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points)).from(stackStep(points))
        .using(PointContainerAction(points: points, base: SetSecondary()))
        .from(thereStep(ModelSplit.self, points))
    })

  static let pushInSecondary = FaultScenario(
    name: "push into a split view that is built",
    before: """
      window
      └─ Thing(1)
      """,
    after: """
      window
      ├─ Thing(1)
      └─ modal split
         ├─ Thing(7)*
         └─ stack*
            ├─ Thing(7)
            └─ Thing(7)*
      """,
    chain: { points in
      let stack = CompleteFactoryAssembly(factory: PointContainerFactory(points) { ModelStack($0) })
        .with(PointFactory(points) { Thing($0) }, using: pushing(points))
        .assemble()
      let split = CompleteFactoryAssembly(factory: PointContainerFactory(points) { ModelSplit($0) })
        .with(PointFactory(points) { Thing($0) }, using: SetPrimary())
        .with(stack, using: PointContainerAction(points: points, base: SetSecondary()))
        .assemble()
      return thingStep(points)
        .using(PointContainerAction(points: points, base: PushInSecondary<ModelSplit>()))
        .from(StepAssembly(finder: PointFinder<ModelSplit>(points), factory: split))
        .using(presenting(points)).from(.current())
    })

  static let loginFirst = FaultScenario(
    name: "log in, which replaces the root, then show a product",
    before: """
      window
      └─ Thing(1)
      """,
    after: """
      window
      ├─ stack
      │  ├─ Thing(2)
      │  └─ Thing(7)* ^
      └─ modal Thing(7)
      """,
    chain: { points in
      thingStep(points)
        .adding(
          PointInterceptor(points: points, waitsForUser: true) { [weak points] in
            guard let window = points?.window, window.root is Thing else { return }
            try await window.setRootScreen(ModelStack(Thing(2)), animated: false)
          }
        )
        .using(presenting(points))
        .from(
          thingStep(points).adding(PointInterceptor(points: points))
            .using(PointContainerAction(points: points, base: Push<ModelStack>()))
            .from(
              SwitchAssembly<ModelStack, Int>()
                .addCase(expecting: PointFinder(points) { _, all in try all.first() })
                .assemble(
                  default: stackStep(points).using(presenting(points)).from(.current()))))
    })

  static let cases = FaultScenario(
    name: "a switch behind a change of context",
    before: """
      window
      └─ tabs
         ├─ Thing(1)*
         └─ stack
            └─ Thing(2)*
      """,
    after: """
      window
      └─ tabs
         ├─ Thing(1)
         └─ stack*
            ├─ Thing(2)
            └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points))
        .from(
          SwitchAssembly<ModelStack, Int>()
            .addCase(expecting: PointFinder(points))
            .addCase(when: PointFinder<Thing>(points), from: thereStep(ModelStack.self, points))
            .addCase { context in
              try points.pass("case", .unresolved)
              return context == 107 ? thereStep(ModelStack.self, points) : nil
            }
            .assemble()
            .adapting(using: PointTransformer(points: points)))
    })

  static let deepInside = FaultScenario(
    name: "show a place deep inside a covered layer, then build upon it",
    before: """
      window
      ├─ Thing(0)
      ├─ modal tabs
      │  ├─ Guarded(1)*
      │  └─ split
      │     ├─ stack
      │     │  ├─ Thing(2)
      │     │  ├─ Guarded(3)
      │     │  └─ Guarded(4)*
      │     └─ Thing(5)*
      └─ modal Guarded(6)
      """,
    after: """
      window
      ├─ Thing(0)
      ├─ modal tabs
      │  ├─ Guarded(1)
      │  └─ split*
      │     ├─ stack*
      │     │  ├─ Thing(2)
      │     │  └─ Thing(7)* ^
      │     └─ Thing(5)
      └─ modal Thing(7)
      """,
    chain: { points in
      thingStep(points).using(presenting(points))
        .from(
          thingStep(points).using(pushing(points))
            .from(foundStep(points, id: 2).expectingContainer()))
    })

  static let ownAction = FaultScenario(
    name: "an action of the app's own that changes two things",
    before: """
      window
      └─ pager
         ├─ Thing(1)*
         └─ Guarded(2)*
      """,
    after: """
      window
      ├─ pager
      │  └─ Thing(1)*
      └─ modal Thing(7)
      """,
    root: { Pager([Thing(1), guarded(2)]) },
    chain: { points in
      thingStep(points).using(PointAction(points: points, base: ClearAndPresent()))
        .from(thereStep(Pager.self, points))
    })

  static let alreadyThere = FaultScenario(
    name: "already there",
    before: """
      window
      └─ stack
         └─ Thing(7)*
      """,
    after: """
      window
      └─ stack
         └─ Thing(7)*
      """,
    chain: { points in
      StepAssembly(
        finder: PointFinder(points) { _, all in try all.first(Thing.self) },
        factory: PointFactory(points) { Thing($0) }
      )
      .adding(PointTask<Thing>(points: points))
      .adding(PointInterceptor(points: points))
      .using(presenting(points)).from(.current())
    })
}

/// Leaves only the first screen of a pager and presents another one on it.
private struct ClearAndPresent: Action {
  var opensLayer: Bool { true }

  func screensTakenAway(from source: Pager, in window: any ScreenWindow) -> [any Screen] {
    Array(source.containedScreens.dropFirst())
  }

  func perform(
    with screen: any Screen, on source: Pager, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try await source.setContainedScreens(Array(source.containedScreens.prefix(1)), animated: false)
    try await source.presentScreen(screen, animated: animated)
  }
}
