import Switchback

extension HostContract {
  static let stacks =
    [true, false].flatMap(stacks(animated:)) + [
      Rule("A stack that is shown nowhere can be filled") { trial in
        let (first, second) = (trial.screen("First"), trial.screen("Second"))
        let stack = try await trial.stack()
        try await stack.setContainedScreens([first, second], animated: false)
        try trial.expect(stack.containedScreens, are: [first, second], "the contained screens")
        try trial.expect(stack.visibleScreens, are: [second], "the visible screens")
      },
      Rule("A container shows only what it contains") { trial in
        let stack = try await trial.stack(trial.screen("Home"))
        try await trial.show(stack)
        let stranger = trial.screen("Stranger")
        try await trial.expectRefusal("showing what is not contained") {
          try await stack.makeVisible(stranger, animated: false)
        }
      },
      Rule("A container takes no screen twice, and none from another container") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let (first, second) = (try await trial.stack(home), try await trial.stack(bag))
        try await trial.show(try await trial.tabs(first, second))
        try await trial.expectRefusal("containing a screen twice") {
          try await first.setContainedScreens([home, home], animated: false)
        }
        try await trial.expectRefusal("containing a screen of another container") {
          try await first.setContainedScreens([home, bag], animated: false)
        }
      },
    ]

  private static func stacks(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("The last screen of a stack is the visible one, \(how)") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let stack = try await trial.stack(home)
        try await trial.show(stack)
        try await stack.setContainedScreens([home, bag], animated: animated)
        try trial.expect(stack.containedScreens, are: [home, bag], "the contained screens")
        try trial.expect(stack.visibleScreens, are: [bag], "the visible screens")
        try trial.expect(bag.parentScreen === stack, "the stack to be Bag's parent")
      },
      Rule("Making a screen of a stack visible takes away what lies on top, \(how)") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let (help, login) = (trial.screen("Help"), trial.screen("Login"))
        let stack = try await trial.stack(home, bag, help, login)
        try await trial.show(stack)
        try await stack.makeVisible(bag, animated: animated)
        try trial.expect(stack.containedScreens, are: [home, bag], "the contained screens")
        try trial.expect(stack.visibleScreens, are: [bag], "the visible screens")
        try trial.expect(login.parentScreen == nil, "Login to have no parent any more")
        try trial.expect(help.parentScreen == nil, "Help to have no parent any more")
      },
      Rule("A stack can be replaced as a whole, and changed again at once, \(how)") { trial in
        let (home, bag) = (trial.screen("Home"), trial.screen("Bag"))
        let (help, login) = (trial.screen("Help"), trial.screen("Login"))
        let stack = try await trial.stack(home, bag)
        try await trial.show(stack)
        try await stack.setContainedScreens([help, home, login], animated: animated)
        try trial.expect(stack.containedScreens, are: [help, home, login], "the screens")
        try trial.expect(bag.parentScreen == nil, "Bag to have no parent any more")
        try await stack.setContainedScreens([bag], animated: animated)
        try trial.expect(stack.containedScreens, are: [bag], "the screens")
        try await stack.setContainedScreens([bag, home], animated: animated)
        try trial.expect(stack.containedScreens, are: [bag, home], "the screens")
      },
    ]
  }

  static let tabs = [true, false].flatMap(tabs(animated:))

  private static func tabs(animated: Bool) -> [Rule] {
    let how = animated ? "animated" : "without animation"
    return [
      Rule("One tab is visible, and the others keep what they hold, \(how)") { trial in
        let (home, product) = (trial.screen("Home"), trial.screen("Product"))
        let (stack, bag) = (try await trial.stack(home, product), trial.screen("Bag"))
        let tabs = try await trial.tabs(stack, bag)
        try await trial.show(tabs)
        try trial.expect(tabs.visibleScreens, are: [stack], "the visible tab")
        try await tabs.makeVisible(bag, animated: animated)
        try trial.expect(tabs.visibleScreens, are: [bag], "the visible tab")
        try trial.expect(stack.containedScreens, are: [home, product], "the stack's screens")
        try await tabs.makeVisible(stack, animated: animated)
        try trial.expect(tabs.visibleScreens, are: [stack], "the visible tab")
        try trial.expect(stack.visibleScreens, are: [product], "the stack's visible screen")
      },
      Rule("The visible tab stays so when tabs come and go, \(how)") { trial in
        let (home, bag, help) = (trial.screen("Home"), trial.screen("Bag"), trial.screen("Help"))
        let tabs = try await trial.tabs(home, bag)
        try await trial.show(tabs)
        try await tabs.makeVisible(bag, animated: animated)
        try await tabs.setContainedScreens([help, home, bag], animated: animated)
        try trial.expect(tabs.containedScreens, are: [help, home, bag], "the tabs")
        try trial.expect(tabs.visibleScreens, are: [bag], "the visible tab")
        try await tabs.setContainedScreens([help, bag], animated: animated)
        try trial.expect(tabs.visibleScreens, are: [bag], "the visible tab")
        try trial.expect(home.parentScreen == nil, "Home to have no parent any more")
      },
      Rule("A stack in a tab that is not visible can be changed, \(how)") { trial in
        let (home, bag, help) = (trial.screen("Home"), trial.screen("Bag"), trial.screen("Help"))
        let stack = try await trial.stack(bag)
        let tabs = try await trial.tabs(home, stack)
        try await trial.show(tabs)
        try await stack.setContainedScreens([bag, help], animated: animated)
        try trial.expect(stack.containedScreens, are: [bag, help], "the stack's screens")
        try trial.expect(tabs.visibleScreens, are: [home], "the visible tab")
        try await tabs.makeVisible(stack, animated: animated)
        try trial.expect(stack.visibleScreens, are: [help], "the stack's visible screen")
      },
    ]
  }

  static let splits = [
    Rule("A split view with room shows both sides, the primary first") { trial in
      let (folders, message) = (trial.screen("Folders"), trial.screen("Message"))
      let split = try await trial.split(folders, message)
      try await trial.show(split)
      try trial.expect(split.containedScreens, are: [folders, message], "the sides")
      try trial.expect(split.visibleScreens, are: [folders, message], "the visible sides")
      try trial.expect(message.parentScreen === split, "the split view to be the parent")
    },
    Rule("The secondary side of a split view can be replaced") { trial in
      let (folders, message) = (trial.screen("Folders"), trial.screen("Message"))
      let split = try await trial.split(folders, message)
      try await trial.show(split)
      let other = trial.screen("Other")
      try await split.setContainedScreens([folders, other], animated: false)
      try trial.expect(split.containedScreens, are: [folders, other], "the sides")
      try trial.expect(message.parentScreen == nil, "the old one to have no parent any more")
    },
  ]
}
