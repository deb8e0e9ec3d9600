// expect: expression is 'async' but is not marked with 'await'
import UIKit

@MainActor func mistake(_ home: UIViewController, _ sheet: UIViewController) async {
  home.present(sheet, animated: true)  // error
}
