/// The screen with which UIKit itself shows a menu or a compact date picker, of a private class.
/// See 'A menu that is open is presented' in Docs/Maintainers/UIKitRules.md.
package final class SystemMenu: UIViewController {}

extension Simulation {
  /// The user opens a menu, or a compact date picker, in a screen.
  ///
  /// Only code, or a tap beside it that the test simulates with `dismiss`, ends it: what it offers is not simulated.
  public func openMenu(in screen: UIViewController) {
    perform { _ in
      let menu = SystemMenu()
      menu.modalPresentationStyle = .overFullScreen
      screen.present(menu, animated: true, completion: nil)
    }
  }
}
