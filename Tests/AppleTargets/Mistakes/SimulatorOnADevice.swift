// expect: cannot find 'Simulation' in scope
import SwitchbackUIKit
import UIKit

@MainActor func mistake() -> Any {
  Simulation.current  // error
}
