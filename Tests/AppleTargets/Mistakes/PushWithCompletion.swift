// expect: extra argument 'completion' in call
import UIKit

@MainActor func mistake(_ stack: UINavigationController, _ screen: UIViewController) {
  stack.pushViewController(screen, animated: true, completion: {})  // error
}
