/// The single call to a navigation controller that turns one list of screens into another.
///
/// Subclasses override `pushViewController(_:animated:)` and the three ways to pop, to hide the tab
/// bar, to set the back button or to count visits. `setViewControllers(_:animated:)` bypasses these
/// overrides, so it is used only for changes that no other call can make.
/// See 'Subclasses override a push' in Docs/UIKitRules.md.
enum StackChange {
  case push(UIViewController)
  case pop
  case popToRoot
  case popTo(UIViewController)
  case set([UIViewController])

  @MainActor
  init(from old: [UIViewController], to new: [UIViewController]) {
    if new.count == old.count + 1, let last = new.last, new.starts(with: old, by: ===) {
      self = .push(last)
    } else if new.count < old.count, let last = new.last, old.starts(with: new, by: ===) {
      self = new.count == old.count - 1 ? .pop : new.count == 1 ? .popToRoot : .popTo(last)
    } else {
      self = .set(new)
    }
  }

  @MainActor
  func perform(in stack: UINavigationController, animated: Bool) {
    switch self {
    case .push(let screen): stack.pushViewController(screen, animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .popToRoot: stack.popToRootViewController(animated: animated)
    case .popTo(let screen): stack.popToViewController(screen, animated: animated)
    case .set(let screens): stack.setViewControllers(screens, animated: animated)
    }
  }
}
