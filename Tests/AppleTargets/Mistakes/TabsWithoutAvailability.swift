// expect: 'tabs' is only available in
import UIKit

@MainActor func mistake(_ tabs: UITabBarController) -> Int {
  tabs.tabs.count  // error
}
