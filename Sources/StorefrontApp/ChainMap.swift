import SwitchbackMaps

extension Destinations {
  /// All chains of the app as one picture.
  var map: ChainMap {
    ChainMap("Storefront") {
      Named("home", home)
      Named("catalogue", catalogue)
      Named("category", category)
      Named("product", product)
      Named("gallery", gallery)
      Named("bag", bag)
      Named("checkout", checkout)
      Named("account", account)
      Named("orders", orders)
      Named("order", order)
      Named("login", login)
      Named("forgotPassword", forgotPassword)
      Named("settings", settings)
      Named("settingsPage", settingsPage)
      Named("help", help)
    }
  }
}

extension Storefront {
  /// All chains of the app as one picture.
  package var map: Diagram { destinations.map.diagram }
}
