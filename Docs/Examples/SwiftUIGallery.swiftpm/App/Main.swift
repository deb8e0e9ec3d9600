import SwiftUI

/// Starts the app. The tests of the gallery link it without a main function.
@main
enum Main {
  @MainActor
  static func main() { GalleryApp.main() }
}
