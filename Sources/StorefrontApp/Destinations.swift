import Switchback
import SwitchbackModel

/// All destinations of the app, each with its chain.
///
/// This file shows which chain starts from which; each feature defines its own chains.
@MainActor
struct Destinations {
  let tabs: DestinationStep<ModelTabs, Void>
  let home: DestinationStep<HomeScreen, Void>
  let catalogue: DestinationStep<CatalogueScreen, Void>
  let category: DestinationStep<CategoryScreen, Listing>
  let product: DestinationStep<ProductScreen, Product.ID>
  let gallery: DestinationStep<GalleryScreen, Photo>
  let bag: DestinationStep<BagScreen, Void>
  let checkout: DestinationStep<CheckoutScreen, CheckoutForm>
  let account: DestinationStep<AccountScreen, Void>
  let orders: DestinationStep<OrdersScreen, Void>
  let order: DestinationStep<OrderScreen, Int>
  let login: DestinationStep<LoginScreen, Void>
  let forgotPassword: DestinationStep<ForgotPasswordScreen, String?>
  let settings: DestinationStep<SettingsScreen, Void>
  let settingsPage: DestinationStep<SettingsPageScreen, SettingsPage>
  let help: DestinationStep<HelpScreen, HelpTopic>

  init(
    _ shop: Shop, _ session: Session, _ person: any Person, _ router: WindowRouter,
    isForMembers: Bool
  ) {
    // After the log-in, a shop for members shows its tabs; any other continues where it was. This
    // chain must not ask for a log-in again.
    let open = TabSteps.tabs()
    login = LoginSteps.login(session) {
      if isForMembers {
        try await router.navigate(to: open)
      } else {
        try await router.navigateBack(.dismissal)
      }
    }
    forgotPassword = LoginSteps.forgotPassword(from: login)
    let member = LoginInterceptor(
      session: session, person: person, router: router, login: login)

    tabs = isForMembers ? TabSteps.tabs(for: member) : open
    home = TabSteps.tab(HomeScreen.self, in: tabs)
    catalogue = TabSteps.tab(CatalogueScreen.self, in: tabs)
    category = CatalogueSteps.category(from: catalogue)
    product = ProductSteps.product(of: shop, from: category)
    gallery = ProductSteps.gallery(of: shop, from: product)
    bag = TabSteps.tab(BagScreen.self, in: tabs)
    checkout = CheckoutSteps.checkout(for: person, loggingIn: member, from: bag)
    account = AccountSteps.account(loggingIn: member, in: tabs)
    orders = AccountSteps.orders(from: account)
    order = AccountSteps.order(of: shop, from: orders)

    let split = SettingsSteps.split()
    settings = SettingsSteps.settings(in: split)
    settingsPage = SettingsSteps.page(in: split)
    help = HelpSteps.help()
  }
}
