import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// The explorer in a small shop, sound or with something wrong in it.
struct ExplorerTests {
  static func explorer(
    bounds: Explorer.Bounds = Explorer.Bounds(),
    _ change: @escaping @MainActor (ExploredApp, Shop) -> ExploredApp = { app, _ in app },
    adding more: @escaping @MainActor (Shop) -> [Explorer.Move] = { _ in [] }
  ) -> Explorer {
    Explorer(bounds: bounds) {
      let shop = Shop()
      let moves: [Explorer.Move] = [
        .destination("home", shop.home),
        .destination("product 42", shop.product, with: 42),
        .destination("bag", shop.bag),
        .destination("login", shop.login),
        .back(.previous),
      ]
      let app = ExploredApp(
        window: shop.window, router: shop.router, moves: moves + more(shop))
      return change(app, shop)
    }
  }

  /// The messages and the paths of what is wrong.
  private func violations(_ explorer: Explorer) async throws -> [String] {
    try await explorer.explore().violations.map {
      "\($0.message) [\($0.path.joined(separator: ", "))]"
    }
  }

  @Test func `A destination that cannot be built and falls back is no violation`() async throws {
    final class OrderScreen: ModelScreen {}
    let found = try await violations(
      Self.explorer {
        app, _ in
        app.checkingNavigations("The plan names what is built") { navigation in
          navigation.move != "order" || navigation.plan.builtTypes.isEmpty
        }
      } adding: { shop in
        let order = StepAssembly(
          finder: ClassFinder<OrderScreen, Void>(),
          factory: ClosureFactory<OrderScreen, Void> { throw NoSuchProduct(id: 1) }
        )
        .using(PresentModally()).from(GeneralStep.root()).assemble()
        return [.destination("order", order.otherwise { _ in shop.bag }, shows: "Bag")]
      })
    #expect(found == [])
  }

  @Test func `A destination of the app must end on a screen of that destination`() async throws {
    enum Tea: Destination, Equatable {
      case green, black
      var step: BoundStep { StepAssembly { TeaScreen() }.using(.presentModally()).from(.root()) }
    }
    final class TeaScreen: ModelScreen, DestinationScreen { var destination: Tea { .green } }
    for (tea, isRight) in [(Tea.green, true), (.black, false)] {
      let found = try await violations(Self.explorer(adding: { _ in [.destination("tea", tea)] }))
      #expect(found.isEmpty == isRight)
    }
  }

  @Test func `A sound app is known after a while`() async throws {
    let exploration = try await Self.explorer().explore()
    try exploration.expectNoViolations()
    #expect(exploration.isComplete)
    // With or without the product, in one of two tabs, with or without the login.
    #expect(exploration.treeCount == 8)
    #expect(exploration.checkCount == 8 * 4)
    #expect(
      "\(exploration)".split(separator: "\n").dropFirst().joined(separator: "\n")
        == "All trees are known.\nNo violation.")
    #expect(
      "\(exploration)".hasPrefix(
        "8 trees, up to 3 moves from the start; 32 checks of destinations, "))
  }

  @Test func `A destination that is refused is found, unless the reason is declared`() async throws
  {
    let more: @MainActor (Shop) -> [Explorer.Move] = {
      [.destination("product 100", $0.product, with: 100)]
    }
    #expect(
      try await violations(Self.explorer(adding: more)) == [
        "\"product 100\" is refused: There is no product 100. [product 100]"
      ])
    let allowing = Self.explorer(
      { app, _ in app.allowing(.throwing(NoSuchProduct.self)) }, adding: more)
    let exploration = try await allowing.explore()
    #expect(exploration.violations.isEmpty)
    #expect(exploration.refusals == ["NoSuchProduct": 8])
    #expect("\(exploration)".contains("\nRefused as declared: NoSuchProduct, 8 times.\n"))
  }

  @Test func `A screen that shows another context is found, with the shortest path`() async throws {
    let found = try await violations(
      Self.explorer(adding: { shop in
        // Whatever product is open is taken for the one that is wanted.
        let careless = StepAssembly(
          finder: ClassFinder<ProductScreen, Int>(), factory: ProductFactory()
        )
        .using(Push<ModelStack>()).from(shop.home.expectingContainer()).assemble()
        return [.destination("product 7", careless, with: 7)]
      }))
    #expect(
      found == [
        "\"product 7\" shows Product(42), and not a ProductScreen for 7. [product 42, product 7]"
      ])
  }

  @Test func `A name tells what is to be shown where the screen cannot`() async throws {
    let found = try await violations(
      Self.explorer(adding: { [.destination("bag or so", $0.home, shows: "Bag")] }))
    #expect(found == ["\"bag or so\" shows Home, and not Bag. [bag or so]"])
  }

  @Test func `A screen that is there twice is found, unless it may be`() async throws {
    let more: @MainActor (Shop) -> [Explorer.Move] = {
      [.destination("careless bag", $0.carelessBag)]
    }
    #expect(
      try await violations(Self.explorer(adding: more)) == [
        "Bag is there twice. If that is allowed, declare it with allowingSeveral(BagScreen.self). "
          + "[careless bag]"
      ])
    let allowing = Self.explorer({ app, _ in app.allowingSeveral(BagScreen.self) }, adding: more)
    #expect(try await violations(allowing).isEmpty)
  }

  @Test func `Two screens of a class are found where there may be one`() async throws {
    let found = try await violations(
      Self.explorer { app, _ in
        app.allowingOne(ProductScreen.self)
      } adding: { _ in
        let onTop = StepAssembly(finder: ClassWithContextFinder(), factory: ProductFactory())
          .using(PresentModally()).from(GeneralStep.current()).assemble()
        return [.destination("product 7", onTop, with: 7)]
      })
    #expect(
      found == ["There are 2 screens of type ProductScreen. [product 42, product 7]"])
  }

  @Test func `A destination that changes something each time is found, unless it is new each time`()
    async throws
  {
    let more = { @MainActor (isAlwaysNew: Bool) in
      { @MainActor (shop: Shop) -> [Explorer.Move] in
        let step = StepAssembly(finder: NilFinder(), factory: ClosureFactory { LoginScreen() })
          .using(PresentModally()).from(GeneralStep.current()).assemble()
        return [.destination("new login", step, isAlwaysNew: isAlwaysNew)]
      }
    }
    let bounds = Explorer.Bounds(depth: 1)
    // Also if the tree that it leads to is not visited.
    #expect(
      try await violations(
        Self.explorer(
          bounds: Explorer.Bounds(trees: 1),
          { app, _ in app.allowingSeveral(LoginScreen.self) }, adding: more(false)))
        == ["\"new login\" changes the screens again when it is repeated. [new login]"])
    #expect(
      try await violations(
        Self.explorer(
          bounds: bounds, { app, _ in app.allowingSeveral(LoginScreen.self) }, adding: more(false)))
        == ["\"new login\" changes the screens again when it is repeated. [new login]"])
    #expect(
      try await violations(
        Self.explorer(
          bounds: bounds, { app, _ in app.allowingSeveral(LoginScreen.self) }, adding: more(true)))
        == [])
  }

  @Test func `A place without a way back is found`() async throws {
    let lock: @MainActor (Shop) -> [Explorer.Move] = { shop in
      let step = StepAssembly { LockScreen() }.using(.presentModally()).from(.current())
      return [.destination("lock", step, refusedBy: .blocked(by: "Lock"))]
    }
    let locked = Self.explorer(
      { app, _ in app.home { $0.layers.count == 1 }.allowing(.blocked()) }, adding: lock)
    #expect(try await violations(locked).isEmpty)
    let nowhere = Self.explorer({ app, _ in app.home { _ in false } })
    #expect(try await violations(nowhere) == ["There is no way back from here. [bag]"])
    let rooted = Self.explorer(
      { app, _ in app.home { $0.root is ModelTabs && $0.layers.count == 1 } },
      adding: { _ in
        let step = StepAssembly(finder: ClassFinder(), factory: ClosureFactory { LockScreen() })
          .using(ReplaceRoot()).from(GeneralStep.root()).assemble()
        return [.destination("lock", step)]
      })
    #expect(
      try await violations(rooted).contains("There is no way back from here. [lock]"))
  }

  @Test func `A place without a way back is found though no declared way back leads anywhere`()
    async throws
  {
    let explorer = Explorer {
      let shop = Shop()
      return ExploredApp(
        window: shop.window, router: shop.router,
        moves: [.destination("product 42", shop.product, with: 42), .back(.dismissal)],
        userMoves: .selectTab)
    }
    #expect(try await violations(explorer) == ["There is no way back from here. [product 42]"])
    let replayed = await failure { try await explorer.replay("product 42") }
    #expect(replayed.hasPrefix("There is no way back from here."))
  }

  @Test(arguments: [UserMoves.all, .goBack, .swipeDown, .selectTab])
  func `A place from which the user does not come back is found again by its test`(
    moves: UserMoves
  ) async throws {
    let explorer = Explorer {
      let shop = Shop()
      let covered = StepAssembly {
        let screen = LockScreen()
        screen.modalStyle = .cover
        return screen
      }
      .using(.presentModally()).from(.current())
      return ExploredApp(
        window: shop.window, router: shop.router,
        moves: [
          .destination("product 42", shop.product, with: 42), .destination("login", shop.login),
          .destination("lock", covered, refusedBy: .blocked()),
        ],
        userMoves: moves
      )
      .allowing(.blocked())
    }
    let found = try await explorer.explore().violations
    let stuck: [[String]] =
      switch moves {
      case .all: [["lock"]]
      case .goBack: [["login"], ["lock"]]
      case .swipeDown: [["product 42"], ["lock"]]
      default: []
      }
    #expect(
      found.filter { $0.rule == .hasWayBack }.map(\.path) == Array(stuck.prefix(1)),
      "the nearest one counts for all")
    for path in [["product 42"], ["login"], ["lock"]] {
      let replayed = await failure { try await explorer.replay(path) }
      #expect(replayed.hasPrefix("There is no way back from here.") == stuck.contains(path))
    }
  }

  @Test func `The start is a way back to where the app began`() async throws {
    let explorer = Self.explorer({ app, _ in app.home { _ in false } })
    let found = try await explorer.explore().violations.map(\.path)
    #expect(!found.contains(["product 42"]))
    try await explorer.replay("product 42")
  }

  @Test func `What the app wants to hold in every tree is checked`() async throws {
    let found = try await violations(
      Self.explorer { app, shop in
        app.checking("the login is never above the bag") {
          (shop.window.root as? ModelTabs)?.selectedIndex == 0 || shop.window.layers.count == 1
        }
        .checking("nothing is thrown") {
          if shop.window.layers.count > 1 { throw NoSuchProduct(id: 1) }
          return true
        }
      })
    #expect(
      found == [
        "Not so: nothing is thrown. There is no product 1. [login]",
        "Not so: the login is never above the bag. [bag, login]",
      ])
  }

  @Test func `What the app wants to hold of every navigation is checked`() async throws {
    let found = try await violations(
      Self.explorer { app, _ in
        app.checkingNavigations("nothing takes a login away") { $0.plan.dismissed.isEmpty }
      })
    #expect(found.first == "Not so: nothing takes a login away. [login, home]")
    #expect(found.count == 3)
  }

  @Test func `An app may begin in a window without a root`() async throws {
    let home = StepAssembly { HomeScreen() }.using(.replaceRoot()).from(.root())
    let exploration = try await Explorer {
      ExploredApp(window: ModelWindow(), moves: [.destination("home", home)])
    }
    .explore()
    #expect(exploration.treeCount == 2)
    try exploration.expectNoViolations()
  }

  @Test func `Own moves are made where they are possible, and must succeed`() async throws {
    let explorer = Self.explorer { app, shop in
      app.keeping("logged in", get: { shop.isLoggedIn }, set: { shop.isLoggedIn = $0 })
    } adding: { shop in
      [
        .own("log in", if: { !shop.isLoggedIn && shop.window.layers.count > 1 }) {
          shop.isLoggedIn = true
          try await shop.router.navigateBack()
        }
      ]
    }
    let exploration = try await explorer.explore()
    try exploration.expectNoViolations()
    #expect(exploration.treeCount == 16)

    let failing = Self.explorer(adding: { _ in [.own("fail") { throw NoSuchProduct(id: 3) }] })
    #expect(try await violations(failing) == ["\"fail\" fails: There is no product 3. [fail]"])
  }

  @Test func `The destinations of a navigator are moves, and their screens have to be theirs`()
    async throws
  {
    enum Place: Equatable { case bag, counter(Int) }
    final class CounterScreen: ModelScreen, DestinationScreen {
      override var name: String { "Counter" }
      var destination: Place { .counter(1) }
    }
    let explorer = Explorer(bounds: Explorer.Bounds(depth: 0)) {
      let shop = Shop()
      let counter = StepAssembly { CounterScreen() }.using(.presentModally()).from(.current())
      let navigator = Navigator(router: shop.router) { (place: Place) in
        switch place {
        case .bag: BoundStep(shop.bag)
        case .counter: BoundStep(counter)
        }
      }
      return ExploredApp(
        window: shop.window,
        moves: .destinations([.bag, .counter(1), .counter(2)], of: navigator) + [.back()])
    }
    #expect(
      try await violations(explorer) == [
        "\"counter(2)\" shows Counter, and not the screen of counter(2). [counter(2)]"
      ])
  }

  @Test func `Bounds stop it, and it says so`() async throws {
    let near = try await Self.explorer(bounds: Explorer.Bounds(depth: 1)).explore()
    #expect(near.ending == .depth(1))
    #expect(near.progress.depth == 1)
    #expect("\(near)".contains("\nTrees more than 1 move away were not visited.\n"))
    let few = try await Self.explorer(bounds: Explorer.Bounds(trees: 3)).explore()
    #expect(few.ending == .trees(3))
    #expect(few.treeCount == 3)
    let short = try await Self.explorer(bounds: Explorer.Bounds(time: .zero)).explore()
    #expect(short.ending == .time(.zero))
    #expect(short.treeCount == 0)
    #expect(
      "\(short)".hasPrefix("0 trees, up to 0 moves from the start; 0 checks of destinations, "))
    let one = try await Self.explorer(bounds: Explorer.Bounds(depth: 1, trees: 1)).explore()
    #expect("\(one)".hasPrefix("1 tree, up to 0 moves from the start; 4 checks of destinations, "))
    #expect("\(one)".contains("\nThere is more than 1 tree.\n"))
    let first = try await Self.explorer(
      bounds: Explorer.Bounds(violations: 1),
      adding: { [.destination("careless bag", $0.carelessBag)] }
    ).explore()
    #expect(first.ending == .violations(1))
  }

  @Test func `Progress is told at the end at least`() async throws {
    var told: [Exploration.Progress] = []
    let exploration = try await Self.explorer().explore { told.append($0) }
    #expect(told.last == exploration.progress)
    #expect(told.last?.trees == 8)
  }

  @Test(arguments: ["bag", "the user goes back"])
  func `Names of moves must differ`(name: String) async {
    let text = await failure {
      try await Self.explorer(adding: { [.destination(name, $0.bag)] }).explore()
    }
    #expect(
      text == """
        Two moves are called "\(name)". Paths are made of names: give each move one of its own.
        """)
  }

  @Test func `A cancelled exploration ends`() async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.explorer().explore()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// A screen that never goes.
private final class LockScreen: ModelScreen, LeaveGuard {
  func confirmLeaving() -> Bool { false }
}
