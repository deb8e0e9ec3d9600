extension UIView {
  /// The controller whose view is this one or contains it.
  var nearestController: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// The outermost controllers whose views are this one or in it.
  var topControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.topControllers)
  }

  /// Moves the view as an app does: the controllers in it appear or disappear with it.
  func move(to container: UIView?, at index: Int) {
    guard container !== superview || container != nil else { return }
    guard container.map(accepts(into:)) ?? true else { return }
    let newWindow = (container as? UIWindow) ?? container?.window
    let moved = window === newWindow ? [] : topControllers.filter(\.appearsWithItsView)
    let leaving = window == nil ? [] : moved
    let entering = newWindow == nil ? [] : moved
    for controller in leaving { controller.beginAppearance(false, animated: false) }
    for controller in entering {
      if let newWindow { controller.prepareToAppear(in: newWindow) }
      controller.beginAppearance(true, animated: false)
    }
    attach(to: container, at: index)
    for controller in leaving where controller.appearance == .disappearing {
      controller.endAppearance()
    }
    for controller in entering {
      controller.announceIsAppearing(animated: false)
      simulation.loop.schedule {
        if controller.appearance == .appearing { controller.endAppearance() }
      }
    }
  }

  /// Whether the parents of the controllers whose views move agree with the view tree.
  private func accepts(into container: UIView) -> Bool {
    guard let owner = container.nearestController else { return true }
    for child in topControllers {
      if let parent = child.parent, parent !== owner, child !== owner {
        child.reportWrongParent(actual: owner, requested: parent)
        return false
      }
    }
    return true
  }
}
