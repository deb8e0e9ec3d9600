import Switchback
import SwitchbackUIKit

@MainActor
enum Chains {
  // Found on the stack. There is no way to build it.
  static let home = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory()
  )
  .from(.root())
  .assemble()

  // Found by its number, or built and pushed above the home screen.
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(),
    factory: ClosureFactory { id in ProductViewController(id: id) }
  )
  .using(UINavigationController.push())
  .from(home.expectingContainer())
  .assemble()

  static let account = StepAssembly(
    finder: ClassFinder(), factory: ClassFactory<AccountViewController, Void>()
  )
  .using(UINavigationController.push())
  .from(home.expectingContainer())
  .assemble()
}
