// expect: does not override any method from its superclass
import UIKit

final class Mistake: UINavigationController {
  override func pushViewController(_ screen: UIViewController) {}  // error
}
