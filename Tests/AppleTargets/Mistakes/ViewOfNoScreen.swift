// expect: does not conform to protocol 'ViewScreen'
import SwiftUI
import SwitchbackSwiftUI

final class WrongScreen: ModelScreen, ViewScreen {  // error
  typealias Body = String
  var body: String { "no view" }
}
