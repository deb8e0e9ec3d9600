import Switchback
import SwitchbackModel
import Testing

@MainActor
struct ModelTreeBuilderTests {
  @Test func `A tree is written as nested braces`() {
    let isSignedIn = false
    let window = ModelWindow {
      ModelTabs(selected: 1) {
        ModelStack {
          HomeScreen()
          for id in 41...42 { ProductScreen(id) }
        }
        ModelStack {
          if isSignedIn { BagScreen() } else { LoginScreen() }
        }
        ModelSplit(isCollapsed: true) {
          HomeScreen()
          BagScreen()
        }
      }
      .presenting {
        ModelStack { LoginScreen().presenting { ModelScreen(name: "Terms") } }
      }
    }
    #expect(
      draw(window) == """
        window
        ├─ tabs
        │  ├─ stack
        │  │  ├─ Home
        │  │  ├─ Product(41)
        │  │  └─ Product(42)*
        │  ├─ stack*
        │  │  └─ Login*
        │  └─ split
        │     ├─ Home
        │     └─ Bag*
        ├─ modal stack
        │  └─ Login* ^
        └─ modal Terms
        """)
  }
}

/// A tree against the rules is a programming error, with the rule in the message.
@MainActor
struct MalformedTreeTests {
  @Test func `A container does not hold a screen twice`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let home = HomeScreen()
      _ = ModelStack(home, home)
    }
    expect("Home occurs twice in the screens for stack.", in: result)
  }

  @Test func `A window does not take an empty stack`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ModelWindow(ModelStack())
    }
    expect("stack cannot be shown: there is nothing in it.", in: result)
  }

  @Test func `A window has one root`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ModelWindow {
        HomeScreen()
        BagScreen()
      }
    }
    expect("A window has one root, and there are 2 in the braces.", in: result)
  }

  @Test func `A screen presents one screen`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      HomeScreen().presenting { LoginScreen() }.presenting { BagScreen() }
    }
    expect("Home already presents Login, and a layer presents one screen.", in: result)
  }

  @Test func `A screen does not present what it is in`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let home = HomeScreen()
      let stack = ModelStack(home)
      home.presenting { stack }
    }
    expect("stack would contain itself.", in: result)
  }

  @Test func `A screen does not present what is elsewhere`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let bag = BagScreen()
      let stack = ModelStack(bag)
      HomeScreen().presenting { bag }
      _ = stack
    }
    expect("Bag is already in stack, and a screen has one parent.", in: result)
  }

  @Test func `An app's own container shows only what is in it`() async {
    final class Broken: ModelContainer {
      override func visibleScreens(
        among screens: [any Screen], revealing screen: (any Screen)?
      ) -> [any Screen] {
        [HomeScreen()]
      }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Broken(BagScreen())
    }
    expect("of Broken must return some of the screens it was given.", in: result)
  }
}

@MainActor
struct ModelDrawingTests {
  @Test func `A drawing is read as it is printed`() throws {
    let cases: [String] = [
      "window",
      """
      window
      └─ Home
      """,
      """
      window
      ├─ tabs
      │  ├─ stack*
      │  │  ├─ Home
      │  │  └─ Product(42)*
      │  └─ stack
      │     └─ Bag*
      └─ modal stack
         └─ Login*
      """,
      """
      window
      ├─ split
      │  ├─ stack*
      │  │  └─ Home*
      │  └─ tabs*
      │     ├─ stack
      │     ├─ Bag
      │     └─ Product of the day* ^
      ├─ modal split
      │  ├─ Home*
      │  └─ Bag
      └─ modal Login (leaving)
      """,
      """
      window
      ├─ SideMenu
      │  ├─ Home
      │  ├─ tabs*
      │  │  └─ Bag* (leaving) ^
      │  └─ Login*
      └─ modal stack (leaving)
         └─ Login*
      """,
    ]
    for drawing in cases {
      #expect(draw(try ModelWindow(drawing: drawing)) == drawing)
    }
  }

  @Test func `Empty lines around a drawing and the ends of its lines do not matter`() throws {
    let drawing = "\n  \nwindow\n└─ stack  \n   └─ Home* \n\n"
    for drawing in [drawing, drawing.replacing("\n", with: "\r\n")] {
      let window = try ModelWindow(drawing: drawing)
      #expect(draw(window) == "window\n└─ stack\n   └─ Home*")
    }
  }

  @Test func `What was read behaves like what was built`() async throws {
    let window = try ModelWindow(
      drawing: """
        window
        ├─ SideMenu
        │  ├─ Home*
        │  └─ stack
        │     └─ Bag*
        └─ modal Login
        """)
    let menu = window.root as! ModelContainer
    try await menu.dismissPresentedScreen(animated: true)
    try await menu.makeVisible(menu.screens[1], animated: true)
    try await menu.setContainedScreens(menu.screens.reversed(), animated: true)
    #expect(
      draw(window) == """
        window
        └─ SideMenu
           ├─ stack*
           │  └─ Bag*
           └─ Home
        """)
  }

  @Test func `A screen that is made for two lines, or is somewhere else, is refused`() {
    let home = ModelScreen(name: "Home")
    let others = [
      "window\n└─ stack\n   ├─ Home\n   └─ Home*",
      "window\n└─ tabs\n   ├─ stack*\n   │  └─ Home*\n   └─ stack\n      └─ Home*",
      "window\n├─ Home\n└─ modal Home",
    ]
    let messages = [
      "line 3, column 7: The screen made for Home is that of another line, too. Make one for each line.",
      "line 4, column 10: Home is already in stack, and a screen has one parent. Take it out there first, "
        + "or use another screen.",
      "line 2, column 4: The screen made for Home is that of another line, too. Make one for each line.",
    ]
    for (drawing, message) in zip(others, messages) {
      let error = #expect(throws: ModelDrawingError.self) {
        try ModelWindow(drawing: drawing) { _ in home }
      }
      #expect(error?.description == message)
    }
    let window = ModelWindow(home)
    let error = #expect(throws: ModelDrawingError.self) {
      try ModelWindow(drawing: "window\n└─ Home") { _ in home }
    }
    #expect(
      error?.description
        == "line 2, column 4: Home is the root of a window. Give that window another root first, or "
        + "use another screen.")
    #expect(window.root === home)
  }

  @Test func `A malformed drawing is refused with the place and the reason`() {
    let cases: [(drawing: String, message: String)] = [
      ("", "line 1, column 1: A drawing begins with 'window'."),
      ("\nWindow\n└─ Home", "line 2, column 1: A drawing begins with 'window'."),
      ("window\nHome", "line 2, column 1: Expected '├─ ' or '└─ ' before the name of a screen."),
      ("window\n└─ ", "line 2, column 4: Expected the name of a screen."),
      (
        "window\n└─ modal Home",
        "line 2, column 4: The first layer is the root of the window and is not modal."
      ),
      (
        "window\n├─ Home\n└─ Login",
        "line 3, column 4: Only the first layer is the root of the window. Write 'modal Login'."
      ),
      (
        "window\n└─ Home*",
        "line 2, column 4: The root of a layer is always visible and has no star."
      ),
      ("window\n   └─ Home", "line 2, column 1: There is no screen above for this one to be in."),
      (
        "window\n└─ stack\n      └─ Home*",
        "line 3, column 4: There is no screen above for this one to be in."
      ),
      (
        "window\n└─ stack\n│  └─ Home*",
        "line 3, column 1: Expected '   ', to go with line 2."
      ),
      (
        "window\n└─ stack\n   ├─ Home*",
        "line 3, column 4: This branch has no further line. Use '└─ '."
      ),
      (
        "window\n├─ stack\n│  ├─ Home*\n└─ modal Login",
        "line 3, column 4: This branch has no further line. Use '└─ '."
      ),
      (
        "window\n└─ stack\n   └─ Home\n   └─ Bag*",
        "line 4, column 4: Line 3 ended this branch. Use '├─ ' there."
      ),
      (
        "window\n└─ stack\n   ├─ Home*\n   └─ Bag*",
        "line 3, column 7: A stack shows its last screen and no other."
      ),
      (
        "window\n└─ stack\n   └─ Home",
        "line 3, column 7: A stack shows its last screen. Mark it with a star."
      ),
      (
        "window\n└─ stack",
        "line 2, column 4: stack cannot be shown: there is nothing in it. Give it its screens first."
      ),
      (
        "window\n└─ tabs\n   └─ Home",
        "line 2, column 4: Tabs show one of their screens. Mark it with a star."
      ),
      (
        "window\n└─ tabs\n   ├─ Home*\n   └─ Bag*",
        "line 4, column 7: Tabs show one of their screens, and there is one already."
      ),
      (
        "window\n└─ split\n   ├─ Home\n   └─ Bag",
        "line 2, column 4: A split shows its last screens, or a single one."
      ),
      (
        "window\n└─ split\n   ├─ Home*\n   ├─ Bag*\n   ├─ Login*\n   └─ Help*",
        "line 6, column 7: A split has room for three screens."
      ),
      (
        "window\n└─ split\n   ├─ Home*\n   ├─ Bag*\n   └─ Login",
        "line 2, column 4: A split shows its last screens, or a single one."
      ),
      (
        "window\n└─ split\n   ├─ Home*\n   ├─ Bag\n   └─ Login*",
        "line 2, column 4: A split shows its last screens, or a single one."
      ),
      (
        "window\n├─ tabs\n│  ├─ Home* ^\n│  └─ Bag ^\n└─ modal Login",
        "line 4, column 7: Only one screen of a layer presents the next layer."
      ),
      (
        "window\n├─ tabs\n│  ├─ Home*\n│  └─ Bag ^\n└─ modal Login",
        "line 4, column 7: Only a screen on display presents the next layer."
      ),
      (
        "window\n└─ Home ^",
        "line 2, column 4: There is no layer above that this screen could present."
      ),
    ]
    for (drawing, message) in cases {
      let error = #expect(throws: ModelDrawingError.self) { try ModelWindow(drawing: drawing) }
      #expect(error?.description == message)
    }
  }
}
