import Switchback

extension HostContract {
  static let roots =
    [true, false].flatMap(roots(animated:)) + [
      Rule("A screen that is shown somewhere does not become the root") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let window = try await trial.show(try await trial.stack(home, bag))
        try await trial.expectRefusal("making a contained screen the root") {
          try await window.setRootScreen(bag, animated: false)
        }
      }
    ]

  private static func roots(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("The root can be replaced, and its modals go with it, \(how)") { trial in
        let (home, login, new) = (trial.screen("Home"), trial.screen("Login"), trial.screen("New"))
        let window = try await trial.show(home)
        try await home.presentScreen(login, animated: false)
        try await window.setRootScreen(new, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [new], "the layers")
        let bag = trial.screen("Bag")
        try await new.presentScreen(bag, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [new, bag], "the layers")
      },
      Rule("A root that was replaced can be shown again, \(how)") { trial in
        let (home, new) = (trial.screen("Home"), trial.screen("New"))
        let window = try await trial.show(home)
        try await window.setRootScreen(new, animated: animated)
        try await new.presentScreen(home, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [new, home], "the layers")
        try await new.dismissPresentedScreen(animated: animated)
        try await window.setRootScreen(home, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [home], "the layers")
      },
    ]
  }

  static let navigating = [true, false].flatMap(navigating(animated:))

  private static func navigating(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("A navigation presents a container with its children, once, \(how)") { trial in
        let (home, product) = (trial.screen("Home"), trial.screen("Product"))
        let modal = try await trial.stack(product)
        let window = try await trial.show(home)
        let router = WindowRouter(window: window)
        let step = StepAssembly(
          finder: InstanceFinder<any Screen, Void>(modal),
          factory: ClosureFactory<any Screen, Void> { modal }
        )
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        try await router.navigate(to: step, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [home, modal], "the layers")
        let again = try await router.navigate(to: step, animated: animated)
        try trial.expect(again.isAlreadyThere, "the second navigation to change nothing")
      },
      Rule("A navigation comes back to a hidden screen under two modals, \(how)") { trial in
        try trial.needModals(2)
        let (home, product) = (trial.screen("Home"), trial.screen("Product"))
        let (stack, bag) = (try await trial.stack(home, product), trial.screen("Bag"))
        let tabs = try await trial.tabs(bag, stack)
        let window = try await trial.show(tabs)
        let login = trial.screen("Login")
        try await bag.presentScreen(login, animated: false)
        try await login.presentScreen(trial.screen("Help"), animated: false)
        let step = GeneralStep.custom(using: InstanceFinder<any Screen, Void>(home))
        try await WindowRouter(window: window).navigate(to: step, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [tabs], "the layers")
        try trial.expect(tabs.visibleScreens, are: [stack], "the visible tab")
        try trial.expect(stack.containedScreens, are: [home], "the stack's screens")
      },
      Rule("A navigation replaces the root from above a modal, \(how)") { trial in
        let (home, new) = (trial.screen("Home"), trial.screen("New"))
        let window = try await trial.show(home)
        try await home.presentScreen(trial.screen("Login"), animated: false)
        let step = StepAssembly(
          finder: InstanceFinder<any Screen, Void>(new),
          factory: ClosureFactory<any Screen, Void> { new }
        )
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
        try await WindowRouter(window: window).navigate(to: step, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [new], "the layers")
      },
    ]
  }
}
