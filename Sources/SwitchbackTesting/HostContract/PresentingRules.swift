import Switchback

extension HostContract {
  static let presenting =
    [true, false].flatMap(presenting(animated:)) + [
      Rule("A layer that presents something presents nothing else") { trial in
        let home = trial.screen("Home")
        try await trial.show(home)
        try await home.presentScreen(trial.screen("Login"), animated: false)
        let bag = trial.screen("Bag")
        try await trial.expectRefusal("presenting a second screen") {
          try await home.presentScreen(bag, animated: false)
        }
      },
      Rule("A screen that is shown somewhere is not presented") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let stack = try await trial.stack(home, bag)
        try await trial.show(stack)
        try await trial.expectRefusal("presenting a contained screen") {
          try await bag.presentScreen(home, animated: false)
        }
        try await trial.expectRefusal("presenting the root") {
          try await bag.presentScreen(stack, animated: false)
        }
      },
      Rule("A screen that is in no window presents nothing") { trial in
        try await trial.show(trial.screen("Home"))
        let (lone, login) = (trial.screen("Lone"), trial.screen("Login"))
        try await trial.expectRefusal("presenting from a screen in no window") {
          try await lone.presentScreen(login, animated: false)
        }
        try trial.expect(lone.presentedScreen == nil, "Lone to present nothing")
        try trial.expect(login.presentingScreen == nil, "Login to have no presenter")
      },
      Rule("A refused screen can be presented elsewhere") { trial in
        try trial.needModals(2)
        let home = trial.screen("Home")
        let window = try await trial.show(home)
        let (login, bag) = (trial.screen("Login"), trial.screen("Bag"))
        try await home.presentScreen(login, animated: false)
        try await trial.expectRefusal("presenting a second screen") {
          try await home.presentScreen(bag, animated: false)
        }
        try await login.presentScreen(bag, animated: false)
        try trial.expect(
          try Hierarchy(of: window).layers, are: [home, login, bag], "the layers")
      },
    ]

  private static func presenting(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("What presents and what is presented know each other, \(how)") { trial in
        let (home, login) = (trial.screen("Home"), trial.screen("Login"))
        let window = try await trial.show(home)
        try await home.presentScreen(login, animated: animated)
        try trial.expect(home.presentedScreen === login, "Home to present Login")
        try trial.expect(login.presentingScreen === home, "Login to be presented by Home")
        try trial.expect(login.parentScreen == nil, "Login to have no parent")
        try trial.expect(try Hierarchy(of: window).layers, are: [home, login], "the layers")
      },
      Rule("One screen of a layer presents: not its children, nor those around it, \(how)") {
        trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let stack = try await trial.stack(home)
        let tabs = try await trial.tabs(stack, bag)
        try await trial.show(tabs)
        let login = trial.screen("Login")
        let modal = try await trial.stack(login)
        try await home.presentScreen(modal, animated: animated)
        let layer: [any Screen] = [tabs, stack, home, bag]
        let presenters = layer.filter { $0.presentedScreen != nil }
        try trial.expect(presenters.count == 1, "one screen to present")
        try trial.expect(
          modal.presentingScreen === presenters.first, "the modal to know who presents it")
        try trial.expect(login.presentingScreen == nil, "only the root of a layer to be presented")
        try trial.expect(login.presentedScreen == nil, "Login to present nothing")
      },
      Rule("When presenting has returned, the screen can be used at once, \(how)") { trial in
        try trial.needModals(2)
        let home = trial.screen("Home")
        let window = try await trial.show(home)
        let login = trial.screen("Login")
        let modal = try await trial.stack(login)
        try await home.presentScreen(modal, animated: animated)
        let help = trial.screen("Help")
        try await modal.setContainedScreens([login, help], animated: animated)
        let bag = trial.screen("Bag")
        try await help.presentScreen(bag, animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [home, modal, bag], "the layers")
        try trial.expect(modal.containedScreens, are: [login, help], "the modal's screens")
      },
    ]
  }

  static let dismissing =
    [true, false].flatMap(dismissing(animated:)) + [
      Rule("A screen that presents nothing dismisses nothing") { trial in
        let (home, login) = (trial.screen("Home"), trial.screen("Login"))
        try await trial.show(home)
        try await home.presentScreen(login, animated: false)
        try await trial.expectRefusal("dismissing from the topmost layer") {
          try await login.dismissPresentedScreen(animated: false)
        }
      }
    ]

  private static func dismissing(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("Dismissing takes away all layers above, \(how)") { trial in
        try trial.needModals(3)
        let (home, login) = (trial.screen("Home"), trial.screen("Login"))
        let (bag, help) = (trial.screen("Bag"), trial.screen("Help"))
        let window = try await trial.show(home)
        try await home.presentScreen(login, animated: false)
        try await login.presentScreen(bag, animated: false)
        try await bag.presentScreen(help, animated: false)
        try await login.dismissPresentedScreen(animated: animated)
        try trial.expect(try Hierarchy(of: window).layers, are: [home, login], "the layers")
        try trial.expect(login.presentedScreen == nil, "Login to present nothing")
        try trial.expect(bag.presentingScreen == nil, "Bag to have no presenter")
        try trial.expect(!bag.isBeingDismissed, "Bag to have gone")
      },
      Rule("After a dismissal the same layer presents again, \(how)") { trial in
        let (home, login) = (trial.screen("Home"), trial.screen("Login"))
        let window = try await trial.show(home)
        for _ in 1...2 {
          try await home.presentScreen(login, animated: animated)
          try trial.expect(try Hierarchy(of: window).layers, are: [home, login], "the layers")
          try await home.dismissPresentedScreen(animated: animated)
          try trial.expect(try Hierarchy(of: window).layers, are: [home], "the layers")
        }
      },
    ]
  }
}
