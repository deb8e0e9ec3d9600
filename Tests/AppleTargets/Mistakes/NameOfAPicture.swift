// expect: value of type 'UIImage' has no member 'name'
import UIKit

@MainActor func mistake(_ picture: UIImage) -> String {
  picture.name  // error
}
