import SwitchbackUIKit

extension UIModalPresentationStyle {
  // A television has no sheets.
  #if os(tvOS)
  static let shopSheet = UIModalPresentationStyle.fullScreen
  static let shopPage = UIModalPresentationStyle.fullScreen
  #else
  static let shopSheet = UIModalPresentationStyle.formSheet
  static let shopPage = UIModalPresentationStyle.pageSheet
  #endif
}

extension Action where Self == PresentModally {
  /// A sheet with two detents: half the height, and all of it.
  #if os(tvOS)
  static var shopFilter: Self { .presentModally(style: .fullScreen) }
  #else
  static var shopFilter: Self {
    .sheet(detents: [.medium(), .large()], prefersGrabberVisible: true)
  }
  #endif
}
