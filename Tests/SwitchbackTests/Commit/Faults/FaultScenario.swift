import Switchback
import SwitchbackModel
import Testing

/// A navigation as apps have them, with a point at everything that can fail.
nonisolated struct FaultScenario: CustomTestStringConvertible, Sendable {
  let name: String
  let before: String
  let after: String
  /// The screens, where the drawing does not say of which class they are.
  var root: (@MainActor @Sendable () -> ModelScreen)?
  let chain: @MainActor @Sendable (FaultPoints) -> DestinationStep<Thing, Int>

  var testDescription: String { name }

  static let all = [
    pushInOtherTab, dismissAndPush, presentStack, replaceRootUnderModals, tabsWithScreens, addTab,
    secondary, pushInSecondary, loginFirst, cases, deepInside, ownAction, alreadyThere,
  ]
}

nonisolated extension FaultScenario {
  static let pushInOtherTab = FaultScenario(
    name: "push in another tab",
    before: """
      window
      └─ tabs
         ├─ stack*
         │  └─ Thing(1)*
         └─ stack
            ├─ Thing(2)
            └─ Guarded(3)*
      """,
    after: """
      window
      └─ tabs
         ├─ stack
         │  └─ Thing(1)*
         └─ stack*
            ├─ Thing(2)
            └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points))
        .from(foundStep(points, id: 2).expectingContainer())
    })

  static let dismissAndPush = FaultScenario(
    name: "dismiss two modals and push",
    before: """
      window
      ├─ stack
      │  └─ Thing(1)*
      ├─ modal stack
      │  └─ Guarded(2)* ^
      └─ modal Guarded(3)
      """,
    after: """
      window
      └─ stack
         ├─ Thing(1)
         └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points))
        .from(foundStep(points, id: 1).expectingContainer())
    })

  static let presentStack = FaultScenario(
    name: "present a stack of two",
    before: """
      window
      └─ stack
         └─ Thing(1)*
      """,
    after: """
      window
      ├─ stack
      │  └─ Thing(1)*
      └─ modal stack
         ├─ Thing(7)
         └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points))
        .from(
          thingStep(points).using(pushing(points)).from(stackStep(points))
            .using(presenting(points)).from(.current()).expectingContainer())
    })

  static let replaceRootUnderModals = FaultScenario(
    name: "replace the root under modals",
    before: """
      window
      ├─ tabs
      │  └─ Guarded(1)*
      └─ modal stack
         ├─ Thing(2)
         └─ Guarded(3)*
      """,
    after: """
      window
      └─ stack
         └─ Thing(7)*
      """,
    chain: { points in
      thingStep(points).using(pushing(points)).from(stackStep(points))
        .using(PointAction(points: points, base: ReplaceRoot())).from(.root())
    })

  static let tabsWithScreens = FaultScenario(
    name: "new tabs with screens, one of them the destination",
    before: """
      window
      └─ Thing(1)
      """,
    after: """
      window
      └─ tabs
         ├─ Thing(107)
         └─ stack*
            └─ Thing(7)*
      """,
    chain: { points in
      let inner = CompleteFactoryAssembly(
        factory: PointContainerFactory(points) { ModelStack($0) }
      )
      .with(PointFactory(points) { Thing($0) }, using: pushing(points))
      .assemble()
      let tabs = CompleteFactoryAssembly(factory: PointContainerFactory(points) { ModelTabs($0) })
        .with(
          PointFactory(points) { Thing($0) }.adapting(using: PointTransformer(points: points))
            .adding(PointTask<Thing>(points: points)),
          using: PointContainerAction(points: points, base: AddTab())
        )
        .with(inner, using: PointContainerAction(points: points, base: AddTab()))
        .assemble()
      return StepAssembly(
        finder: ClassWithContextFinder<Thing, Int>(), factory: NilFactory()
      )
      .adding(PointTask<Thing>(points: points))
      .from(
        StepAssembly(finder: PointFinder<ModelTabs>(points), factory: tabs)
          .using(PointAction(points: points, base: ReplaceRoot())).from(.root()))
    })
}
