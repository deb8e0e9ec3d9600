import Switchback
import SwitchbackUIKit

extension UIModalPresentationStyle {
  // There are no sheets on a television.
  #if os(tvOS)
  static let shopSheet = UIModalPresentationStyle.fullScreen
  static let shopPage = UIModalPresentationStyle.fullScreen
  #else
  static let shopSheet = UIModalPresentationStyle.formSheet
  static let shopPage = UIModalPresentationStyle.pageSheet
  #endif
}

extension Action where Self == PresentModally {
  /// A sheet that rests at half the height, and at all of it.
  #if os(tvOS)
  static var shopFilter: Self { .presentModally(style: .fullScreen) }
  #else
  static var shopFilter: Self {
    .sheet(detents: [.medium(), .large()], prefersGrabberVisible: true)
  }
  #endif
}
