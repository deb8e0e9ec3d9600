// expect: must be unwrapped
import UIKit

@MainActor func mistake(_ tabs: UITabBarController) -> Int {
  tabs.viewControllers.count  // error
}
