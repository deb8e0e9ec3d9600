import Switchback
import SwitchbackModel

func guarded(_ id: Int) -> GuardedThing { GuardedThing(id) }

func thingStep(
  _ points: FaultPoints
) -> StepAssembly<Thing, PointFinder<Thing>, PointFactory<Thing>> {
  StepAssembly(finder: PointFinder(points), factory: PointFactory(points) { Thing($0) })
    .adding(PointTask<Thing>(points: points))
}

func stackStep(
  _ points: FaultPoints
) -> StepAssembly<ModelStack, PointFinder<ModelStack>, PointContainerFactory<ModelStack>> {
  StepAssembly(
    finder: PointFinder(points), factory: PointContainerFactory(points) { ModelStack($0) }
  )
  .adding(PointTask<ModelStack>(points: points))
}

func pushing(_ points: FaultPoints) -> PointContainerAction<Push<ModelStack>> {
  PointContainerAction(points: points, base: Push())
}

func presenting(_ points: FaultPoints) -> PointAction<PresentModally> {
  PointAction(points: points, base: PresentModally())
}

/// A thing that is there, found by its number.
func foundStep(_ points: FaultPoints, id: Int) -> DestinationStep<Thing, Int> {
  StepAssembly(
    finder: PointFinder(points) { _, hierarchy in
      try hierarchy.first(Thing.self, where: { $0.id == id })
    },
    factory: NilFactory()
  )
  .adding(PointTask<Thing>(points: points))
  .from(.current())
}

/// A container that is there, found by its class.
func thereStep<T: ModelContainer>(
  _ type: T.Type, _ points: FaultPoints
) -> DestinationStep<T, Int> {
  GeneralStep.custom(using: PointFinder(points) { _, hierarchy in try hierarchy.first(type) })
}
