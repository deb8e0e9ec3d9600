import Switchback
import SwitchbackModel

/// The chains to the screens of the log-in, in a stack that is presented above the current screen.
@MainActor
enum LoginSteps {
  static func login(
    _ session: Session, leave: @escaping @MainActor () async throws -> Void
  ) -> DestinationStep<LoginScreen, Void> {
    StepAssembly(
      finder: ClassFinder(),
      factory: ClosureFactory { LoginScreen(session: session, leave: leave) }
    )
    .using(Push())
    .from(.newModalStack)
    .assemble()
  }

  /// Continues in the stack of the login screen, and opens that screen first if necessary.
  static func forgotPassword(
    from login: DestinationStep<LoginScreen, Void>
  ) -> DestinationStep<ForgotPasswordScreen, String?> {
    StepAssembly(
      finder: .classFinder(),
      factory: ClosureFactory { (_: String?) in ForgotPasswordScreen() }
    )
    .adding(.settingContext())
    .using(Push<ModelStack>())
    .from(login.expectingContainer())
    .assemble()
  }
}
