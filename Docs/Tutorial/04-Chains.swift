import SwitchbackUIKit

@MainActor
enum Chains {
  // Found on the stack. There is no way to build it.
  static let home = GeneralStep.existing(HomeViewController.self)

  // Found by its number, or built and pushed above the home screen.
  static let product = StepAssembly { (id: Int) in ProductViewController(id) }
    .using(.push())
    .from(home.stack())

  static let account = StepAssembly(AccountViewController.self)
    .using(.push())
    .from(home.stack())
}
