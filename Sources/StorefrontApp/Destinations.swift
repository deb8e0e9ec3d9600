import Switchback
import SwitchbackModel

/// All destinations of the app, each with its chain. Almost all of them start from the tabs.
@MainActor
struct Destinations {
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
    let openTabs = StepAssembly { Self.makeTabs() }

    // After the log-in, a shop for members shows its tabs; any other continues where it was.
    login = StepAssembly {
      LoginScreen(session: session) {
        if isForMembers {
          try await router.navigate(to: openTabs.using(.replaceRoot()).from(.root()))
        } else {
          try await router.navigateBack(.dismissal)
        }
      }
    }
    .using(.push())
    .from(.newStack())

    // Continues in the stack of the login screen, and opens that screen first if necessary.
    forgotPassword = StepAssembly { (_: String?) in ForgotPasswordScreen() }
      .adding(.settingContext())
      .using(.push())
      .from(login.stack())

    let logIn = LoginInterceptor(session: session, person: person, router: router, login: login)

    // The window's root. If the app shows another one, new tabs replace it.
    let tabs = (isForMembers ? openTabs.adding(logIn) : openTabs).using(.replaceRoot())
      .from(.root())

    // The first screens of the tabs come with them.
    home = StepAssembly(existing: HomeScreen.self).from(tabs)
    catalogue = StepAssembly(existing: CatalogueScreen.self).from(tabs)
    bag = StepAssembly(existing: BagScreen.self).from(tabs)

    // Visitors log in first, also for all chains that continue from here.
    account = StepAssembly(existing: AccountScreen.self).adding(logIn).from(tabs)

    category = StepAssembly { (listing: Listing) in CategoryScreen(listing) }
      .adding(.settingContext())
      .using(.push())
      .from(catalogue.stack())

    // Above its category. If it is open already, in any tab or under a modal screen, the router
    // goes back to it.
    product = StepAssembly(ProductScreen.self)
      .using(.push())
      .from(category.stack().adapting { id in Listing(try shop.product(id).category) })

    gallery = StepAssembly { (photo: Photo) in GalleryScreen(photo) }
      .adding(ShowPhoto(shop: shop))
      .using(.presentModally())
      .from(product.adapting { photo in photo.product })

    checkout = StepAssembly { (_: CheckoutForm) in CheckoutScreen(for: person) }
      .adding(logIn)
      .adding(.settingContext())
      .using(.push())
      .from(StackStep())
      .using(.presentModally())
      .from(bag)

    orders = StepAssembly { OrdersScreen() }
      .using(.push())
      .from(account.stack())

    order = StepAssembly(OrderScreen.self)
      .using(.push())
      .from(orders.stack().adapting { number in try shop.checkOrder(number) })

    // The settings are a split view above the current screen, with a page beside the list.
    let split = StepAssembly {
      ModelSplit(
        primary: SettingsScreen(), secondary: ModelStack(SettingsPageScreen(context: .general)))
    }
    .using(.presentModally())
    .from(.current())

    settings = StepAssembly(existing: SettingsScreen.self).from(split)

    settingsPage = StepAssembly(SettingsPageScreen.self)
      .using(.push())
      .from(StackStep())
      .using(.setSecondary())
      .from(split)

    help = StepAssembly(HelpScreen.self, .currentVisible)
      .using(.push())
      .from(.visibleStack(or: .newStack()))
  }

  static func makeTabs() -> ModelTabs {
    ModelTabs(
      ModelStack(HomeScreen()), ModelStack(CatalogueScreen()), ModelStack(BagScreen()),
      ModelStack(AccountScreen()))
  }
}
