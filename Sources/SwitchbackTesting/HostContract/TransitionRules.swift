import Switchback

extension HostContract {
  static let transitions = [
    Rule("A window is not settled until a layer has come or gone") { trial in
      let (home, login) = (trial.screen("Home"), trial.screen("Login"))
      let window = try await trial.show(home)
      try await trial.expect("the window not to be settled while Login is presented") {
        try await home.presentScreen(login, animated: true)
      } sometime: {
        !window.isSettled
      }
      try await trial.expect("the window not to be settled while Login is dismissed") {
        try await home.dismissPresentedScreen(animated: true)
      } sometime: {
        !window.isSettled
      }
    },
    Rule("A layer that is being dismissed says so, or is gone already") { trial in
      let (home, login) = (trial.screen("Home"), trial.screen("Login"))
      try await trial.show(home)
      try await home.presentScreen(login, animated: false)
      try await trial.expect("Login to be on its way out while it is dismissed") {
        try await home.dismissPresentedScreen(animated: true)
      } sometime: {
        login.isBeingDismissed || home.presentedScreen == nil
      }
    },
    Rule("A window is not settled until a stack has changed") { trial in
      let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
      let stack = try await trial.stack(home)
      let window = try await trial.show(stack)
      try await trial.expect("the window not to be settled while Bag is pushed") {
        try await stack.setContainedScreens([home, bag], animated: true)
      } sometime: {
        !window.isSettled
      }
      try await trial.expect("the window not to be settled while Bag is popped") {
        try await stack.makeVisible(home, animated: true)
      } sometime: {
        !window.isSettled
      }
    },
  ]
}
