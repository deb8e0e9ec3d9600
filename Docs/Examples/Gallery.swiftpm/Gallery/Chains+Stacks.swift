import SwitchbackUIKit

extension Chains {
  // AStackThatIsThereOrNew
  static let settings = StepAssembly(
    SettingsViewController.self, .currentVisible
  )
  .using(.push())
  .from(.visibleStack(or: .newStack()))

  // LogInThenCarryOn
  static let login = StepAssembly(LoginViewController.self)
    .using(.push())
    .from(.newStack())
  static let orders = StepAssembly(OrdersViewController.self)
    .requiring(login, unless: { Gallery.shared.user != nil }) {
      Gallery.shared.user = $0
    }
    .using(.push())
    .from(cookbook.stack())

  // AScreenAfterAnother
  static let forgotPassword = StepAssembly(ForgotPasswordViewController.self)
    .using(.push())
    .from(login.stack())

  // BackToANamedScreen
  static let basket = StepAssembly(BasketViewController.self)
    .using(.push())
    .from(.newStack())
  static let address = StepAssembly(AddressViewController.self)
    .using(.push())
    .from(basket.stack())
  static let checkout = StepAssembly(CheckoutViewController.self)
    .using(.push())
    .from(address.stack())

  // ReplaceTheTop
  static let order = StepAssembly(OrderViewController.self)
    .using(.pushReplacingLast())
    .from(checkout.stack())

  // AnActionOfYourOwn
  static let receipt = StepAssembly(ReceiptViewController.self)
    .using(PushKeepingTwo<UINavigationController>())
    .from(checkout.stack())

  // GoBackAndReturnAValue
  static let colour = StepAssembly(ColourViewController.self)
    .using(.push())
    .from(cookbook.stack())

  // ContextsAlongAChain
  static let section = StepAssembly { (name: String) in
    SectionViewController(name)
  }
  .using(.push())
  .from(cookbook.stack())
  static let article = StepAssembly { (article: Article) in
    ArticleViewController(article)
  }
  .using(.push())
  .from(section.adapting { (article: Article) in article.section }.stack())

  // StateThroughAWizard
  static let name = StepAssembly { (_: Draft) in NameViewController() }
    .adding(.settingContext())
    .using(.push())
    .from(.newStack())
  static let city = StepAssembly { (_: Draft) in CityViewController() }
    .adding(.settingContext())
    .using(.push())
    .from(name.stack())
  static let confirm = StepAssembly { (_: Draft) in ConfirmViewController() }
    .adding(.settingContext())
    .using(.push())
    .from(city.stack())

  // ABVariants
  static let offer = StepAssembly(OfferViewController.self)
    .using(.push())
    .from(
      SwitchAssembly {
        SwitchCase(when: { Gallery.shared.opensInStack }, from: cookbook.stack())
      }
      .assemble(default: .newStack())
    )

  // ASubclassOfYourOwn
  static let profileStack = StepAssembly(
    finder: ScreenFinder(),
    factory: NavigationControllerFactory<ProfileStack, Void> { ProfileStack() }
  )
  .using(.presentModally())
  .from(.current())
  static let profile = StepAssembly(ProfileViewController.self)
    .using(ProfileStack.push())
    .from(profileStack)
}

final class ProfileStack: UINavigationController {}
final class MuseumStack: UINavigationController {}

/// Pushes a screen, and keeps no more than two below it.
struct PushKeepingTwo<Source: StackContainer>: ContainerAction {
  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) {
    children = children.suffix(2) + [screen]
  }
}
