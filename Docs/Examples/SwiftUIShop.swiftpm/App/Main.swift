import SwiftUI

/// Starts the app. The tests of the shop link it without a main function.
@main
enum Main {
  @MainActor
  static func main() { ShopApp.main() }
}
