import Foundation

extension UIViewController {
  func loadedView() -> UIView {
    if let storedView { return storedView }
    loadView()
    if storedView == nil { storedView = UIView() }
    storedView?.controller = self
    viewDidLoad()
    return storedView ?? UIView()
  }

  func replaceView(_ view: UIView?) {
    storedView?.controller = nil
    storedView = view
    view?.controller = self
  }

  func loadViewFromNib() {
    replaceView(UIView())
    if let nibName, let build = simulation.nibs[nibName] { build(self) }
  }

  /// The name of the screen in UIKit's messages.
  var nameInLog: String {
    if let title { "<\(type(of: self)): \(title)>" } else { "<\(type(of: self))>" }
  }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = container
    while let current = ancestor {
      if let match = current as? Container { return match }
      ancestor = current.container
    }
    return nil
  }

  /// The outermost parent, or the screen itself.
  var outermost: UIViewController {
    var screen = self
    while let parent = screen.container { screen = parent }
    return screen
  }

  /// The transition that this screen or the nearest ancestor takes part in.
  var nearestTransition: ScreenTransition? {
    var screen: UIViewController? = self
    while let current = screen {
      let transition = current.transitionAmongChildren ?? current.ownTransition
      if let transition, transition.isAnimated, !transition.isFinished { return transition }
      screen = current.container
    }
    return nil
  }
}
