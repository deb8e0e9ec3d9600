import SwitchbackSwiftUI

@MainActor
enum Chains {
  // The home screen is always there.
  static let home = GeneralStep.existing(HomeView.self)

  // A new product is pushed onto the stack of the home screen.
  static let product = StepAssembly { (id: Int) in ProductView(id: id) }
    .using(.push())
    .from(home.stack())
}
