import SwitchbackMaps

extension Destinations {
  /// All chains of the app as one picture.
  var map: ChainMap {
    ChainMap("Storefront") {
      ChainMap.Entry("home", home)
      ChainMap.Entry("catalogue", catalogue)
      ChainMap.Entry("category", category)
      ChainMap.Entry("product", product)
      ChainMap.Entry("gallery", gallery)
      ChainMap.Entry("bag", bag)
      ChainMap.Entry("checkout", checkout)
      ChainMap.Entry("account", account)
      ChainMap.Entry("orders", orders)
      ChainMap.Entry("order", order)
      ChainMap.Entry("login", login)
      ChainMap.Entry("forgotPassword", forgotPassword)
      ChainMap.Entry("settings", settings)
      ChainMap.Entry("settingsPage", settingsPage)
      ChainMap.Entry("help", help)
    }
  }
}

extension Storefront {
  /// All chains of the app as one picture.
  package var map: Diagram { destinations.map.diagram }
}
