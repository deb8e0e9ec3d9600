import SwiftUI
import SwitchbackSwiftUI

@MainActor
final class Session {
  static let shared = Session()
  var user: String?
}

final class LoginScreen: ModelScreen, ResultScreen {
  let results = Results<String>()
}

extension Chains {
  // In a sheet, above everything that the user sees.
  static let login = StepAssembly { LoginScreen() }
    .using(.presentModally())
    .from(.current())

  static let orders = StepAssembly { OrdersView() }
    .requiring(login, unless: { Session.shared.user != nil }) {
      Session.shared.user = $0
    }
    .using(.push())
    .from(home.stack())
}

extension LoginScreen: ViewScreen {
  var body: some View {
    Button("Log in as Ada") { [results] in results.give("Ada") }
  }
}
