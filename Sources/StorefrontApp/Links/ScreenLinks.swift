import Switchback

// The destination of each screen. The app saves a screen as its destination.

extension HomeScreen: DestinationScreen { var destination: ShopLink { .home } }

extension CatalogueScreen: DestinationScreen { var destination: ShopLink { .catalogue } }

extension CategoryScreen: DestinationScreen {
  var destination: ShopLink { .category(Listing(category, sort: sort)) }
}

extension ProductScreen: DestinationScreen { var destination: ShopLink { .product(product.id) } }

extension GalleryScreen: DestinationScreen { var destination: ShopLink { .gallery(photo) } }

extension BagScreen: DestinationScreen { var destination: ShopLink { .bag } }

extension CheckoutScreen: DestinationScreen {
  package var destination: ShopLink { .checkout(CheckoutForm(voucher: voucher)) }
}

extension AccountScreen: DestinationScreen { var destination: ShopLink { .account } }

extension OrdersScreen: DestinationScreen { var destination: ShopLink { .orders } }

extension OrderScreen: DestinationScreen { var destination: ShopLink { .order(number) } }

extension LoginScreen: DestinationScreen { package var destination: ShopLink { .login } }

extension ForgotPasswordScreen: DestinationScreen {
  var destination: ShopLink { .forgotPassword(email: address) }
}

extension SettingsScreen: DestinationScreen { var destination: ShopLink { .settings } }

extension SettingsPageScreen: DestinationScreen {
  var destination: ShopLink { .settingsPage(page) }
}

extension HelpScreen: DestinationScreen { package var destination: ShopLink { .help(topic) } }
