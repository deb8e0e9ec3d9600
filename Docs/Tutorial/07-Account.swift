import SwitchbackUIKit

@MainActor
enum Chains {
  static let home = GeneralStep.existing(HomeViewController.self)

  static let product = StepAssembly { (id: Int) in ProductViewController(id) }
    .using(.push())
    .from(home.stack())

  static let login = StepAssembly(LoginViewController.self)
    .using(.presentModally())
    .from(.current())

  static let account = StepAssembly(AccountViewController.self)
    .requiring(login, unless: { Session.shared.user != nil }) {
      Session.shared.user = $0
    }
    .using(.push())
    .from(home.stack())
}
