import Switchback
import SwitchbackModel

/// The chains to all screens that transitions lead to.
@MainActor
struct CitySteps {
  // snippet begin
  /// A city, on top of the stack that the user sees.
  let city = StepAssembly(
    finder: .nil(), factory: ClosureFactory { (city: City) in CityScreen(city) }
  )
  .using(Push<ModelStack>())
  .from(GeneralStep.custom(using: ClassFinder(options: .currentVisible)))
  .assemble()

  /// A city, alone in the first stack, whatever is above that.
  let cityAlone = StepAssembly(
    finder: .nil(), factory: ClosureFactory { (city: City) in CityScreen(city) }
  )
  .using(PushAsRoot<ModelStack>())
  .from(GeneralStep.custom(using: ClassFinder(from: .root)))
  .assemble()

  /// The search, over everything else.
  let search = StepAssembly(
    finder: .classFinder(),
    factory: ClosureFactory { (_: Void) in CitySearchScreen() }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()
  // snippet end

  /// A line, on top of the stack that the user sees.
  let transport = StepAssembly(
    finder: .nil(),
    factory: ClosureFactory { (transport: Transport) in
      transport.name == "Ferry"
        ? FerryScreen(transport) : TransportScreen(transport)
    }
  )
  .using(Push<ModelStack>())
  .from(GeneralStep.custom(using: ClassFinder(options: .currentVisible)))
  .assemble()

  /// A ticket, over everything else.
  let ticket = StepAssembly(
    finder: .nil(), factory: ClosureFactory { (_: Transport) in TicketScreen() }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()
}
