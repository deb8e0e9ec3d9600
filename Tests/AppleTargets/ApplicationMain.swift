import UIKit

// UIKit has this in its overlay.
extension UIApplicationDelegate {
  public static func main() {}
}
