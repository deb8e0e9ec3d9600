extension UIViewController {
  /// Hands the screen to the nearest ancestor that shows screens in its own way.
  func showInContainer(_ screen: UIViewController, sender: Any?) {
    var ancestor = container
    while let current = ancestor {
      // A collapsed split view has no place to show a screen in: it forwards to its primary.
      let isCollapsed = (current as? UISplitViewController)?.isCollapsed ?? false
      if current is UINavigationController || current is UISplitViewController, !isCollapsed {
        current.show(screen, sender: sender)
        return
      }
      ancestor = current.container
    }
    present(screen, animated: simulation.areAnimationsEnabled, completion: nil)
  }

  func showDetailInContainer(_ screen: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(screen, sender: sender)
    } else {
      present(screen, animated: simulation.areAnimationsEnabled, completion: nil)
    }
  }
}
