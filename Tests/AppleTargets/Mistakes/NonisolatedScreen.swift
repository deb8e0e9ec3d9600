// expect: main actor-isolated property 'title' can not be referenced from a nonisolated context
import UIKit

nonisolated func mistake(_ screen: UIViewController) -> String? {
  screen.title  // error
}
