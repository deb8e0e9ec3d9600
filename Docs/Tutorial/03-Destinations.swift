import Switchback
import SwitchbackUIKit

enum ShopDestination: Hashable {
  case product(Int)
  case account
}
