import Switchback
import SwitchbackModel

/// A screen that needs nothing to be made.
protocol PlainScreen: ModelScreen {
  init()
}

extension HomeScreen: PlainScreen {}
extension AccountScreen: PlainScreen {}
extension BagScreen: PlainScreen {}
extension LoginScreen: PlainScreen {}
extension ForgotPasswordScreen: PlainScreen {}
extension DraftScreen: PlainScreen {}
extension PickerScreen: PlainScreen {}

/// Makes a screen of a class, whatever the context.
struct ScreenFactory<Target: PlainScreen, Context>: Factory {
  func build(with context: Context) -> Target { Target() }
}

struct ProductFactory: Factory {
  func build(with context: Int) -> ProductScreen { ProductScreen(context) }
}
