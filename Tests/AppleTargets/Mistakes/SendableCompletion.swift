// expect: mutation of captured var 'isDone' in concurrently-executing code
import UIKit

@MainActor func mistake(_ view: UIView) -> Bool {
  var isDone = false
  UIView.transition(with: view, duration: 0.3, options: [], animations: {}) { _ in
    isDone = true  // error
  }
  return isDone
}
