import Switchback
import SwitchbackUIKit

nonisolated enum ShopDestination: Hashable {
  case product(Int)
  case account
}
