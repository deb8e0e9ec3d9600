import SwitchbackSwiftUI

/// Where one can go in the shop.
@MainActor
enum Destinations {
  // snippet begin: destinations
  /// A product, in the stack that the user sees or, without one, in a sheet.
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductScreen, Int>(),
    factory: ClosureFactory { (id: Int) in ProductScreen(id: id) }
  )
  .using(.push())
  .from(
    SwitchAssembly {
      SwitchCase(expecting: ClassFinder<ModelStack, Int>(options: .visible))
    }
    .assemble(default: newStack)
  )
  .assemble()
  // snippet end

  // snippet begin: modals
  /// The log-in, which covers everything.
  static let login = StepAssembly(
    finder: ClassFinder<LoginScreen, Void>(),
    factory: ClosureFactory { LoginScreen() }
  )
  .using(.presentModally(as: .cover))
  .from(.current())
  .assemble()

  /// Where to send it.
  static let address = StepAssembly(
    finder: ClassFinder<AddressScreen, Void>(),
    factory: ClosureFactory { AddressScreen() }
  )
  .using(.presentModally())
  .from(.current())
  .assemble()
  // snippet end

  /// The first screen, and the bag: they are always there.
  static let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Void>())
  static let bag = GeneralStep.custom(using: ClassFinder<BagScreen, Void>())

  private static let newStack = ChainAssembly()
    .from(
      SingleContainerStep(
        finder: NilFinder<ModelStack, Int>(), factory: StackFactory())
    )
    .using(.presentModally())
    .from(.current())
    .assemble()

  // snippet begin: window
  /// The shop as it begins.
  static func makeWindow() -> ModelWindow {
    ModelWindow(ModelTabs(ModelStack(HomeScreen()), ModelStack(BagScreen())))
  }
  // snippet end
}
