import Switchback
import UIKitSimulator

// As `SwitchbackUIKit` does, which would bring another host's short forms into the other files.
extension UIWindow: @retroactive ScreenWindow {
  public var rootScreen: (any Screen)? { nil }
  public func setRootScreen(_ screen: any Screen, animated: Bool) async throws {}
}
