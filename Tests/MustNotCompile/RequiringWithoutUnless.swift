// expect: Say when the screen need not be asked: .requiring(login, unless: { isLoggedIn }) { … }, or { false } for each time.
import Switchback
import SwitchbackModel

private final class SignIn: ModelScreen, ResultScreen {
  let results = Results<String>()
}

@MainActor private let signIn = StepAssembly { SignIn() }.using(.presentModally()).from(.current())

@MainActor private var user = ""

@MainActor private let fixture = StepAssembly { BagScreen() }
  .requiring(signIn) { user = $0 }  // error
  .using(.push())
  .from(.visibleStack())
