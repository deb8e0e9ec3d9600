// expect: 'inspector' is only available in
import UIKit

@MainActor func mistake(_ split: UISplitViewController) {
  split.show(.inspector)  // error
}
