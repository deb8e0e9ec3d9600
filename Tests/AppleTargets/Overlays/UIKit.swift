// UIKit's Swift part, as far as it is used. Each was read on the page of Apple's documentation with its name.
@_exported import UIKit

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public var row: Int { 0 }
  public var section: Int { 0 }
}
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UISceneSessionActivationRequest {
  public var userActivity: NSUserActivity?
  public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {}
}
extension UIApplication {
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor @preconcurrency public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
extension UIViewController.Transition {
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public static func zoom(
    options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> UIViewController.Transition { fatalError() }
}

extension UIAction {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { fatalError() }
}

@available(tvOS, unavailable)
extension UISheetPresentationController {
  @MainActor @preconcurrency public var preferredCornerRadius: CGFloat? {
    get { nil }
    set {}
  }
}

extension UIBarButtonItem {
  public convenience init(title: String? = nil, primaryAction: UIAction? = nil) { fatalError() }
}
