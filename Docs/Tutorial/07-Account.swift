import Switchback
import SwitchbackUIKit

@MainActor
enum Chains {
  static func account(_ router: any Router) -> DestinationStep<AccountViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: ClassFactory<AccountViewController, Void>())
      .adding(LogIn(router: router))
      .using(UINavigationController.push())
      .from(Chains.home.expectingContainer())
      .assemble()
  }
}
