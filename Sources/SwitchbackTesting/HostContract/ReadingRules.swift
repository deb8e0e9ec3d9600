import Switchback

extension HostContract {
  static let reading = [
    Rule("A window reports its root, which has neither a parent nor a presenter") { trial in
      let home = trial.screen("Home")
      let window = try await trial.show(home)
      try trial.expect(window.rootScreen === home, "the root to be Home")
      try trial.expect(home.parentScreen == nil, "Home to have no parent")
      try trial.expect(home.presentingScreen == nil, "Home to have no presenter")
      try trial.expect(home.presentedScreen == nil, "Home to present nothing")
      try trial.expect(!home.isBeingDismissed, "Home not to be on its way out")
    },
    Rule("What a container contains has it as parent") { trial in
      let (first, second) = (trial.screen("First"), trial.screen("Second"))
      let stack = try await trial.stack(first, second)
      try await trial.show(stack)
      try trial.expect(stack.containedScreens, are: [first, second], "the contained screens")
      for screen in stack.containedScreens {
        try trial.expect(screen.parentScreen === stack, "the stack to be the parent")
      }
    },
    Rule("Containers nest, and each screen has one parent") { trial in
      let home = trial.screen("Home")
      let stack = try await trial.stack(home)
      let tabs = try await trial.tabs(stack, trial.screen("Bag"))
      try await trial.show(tabs)
      try trial.expect(home.parentScreen === stack, "the stack to be Home's parent")
      try trial.expect(stack.parentScreen === tabs, "the tabs to be the stack's parent")
      try trial.expect(tabs.parentScreen == nil, "the tabs to have no parent")
    },
    Rule("Visible screens are some of the contained ones") { trial in
      let stack = try await trial.stack(trial.screen("First"), trial.screen("Second"))
      let tabs = try await trial.tabs(stack, trial.screen("Bag"))
      try await trial.show(tabs)
      for container in [stack, tabs] as [any ContainerScreen] {
        let isSubset = container.visibleScreens.allSatisfy { visible in
          container.containedScreens.contains { $0 === visible }
        }
        try trial.expect(isSubset, "the visible screens to be contained")
        try trial.expect(!container.visibleScreens.isEmpty, "something to be visible")
      }
    },
    Rule("A window at rest says so, and waiting for it returns") { trial in
      let window = try await trial.show(trial.screen("Home"))
      try trial.expect(window.isSettled, "the window to be settled")
      await window.settle()
    },
  ]
}
