import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

struct TransitionMapTests {
  private typealias Map = TransitionMap<Transition>

  private let calls = Calls()

  @Test func `A failure that no code waits for is reported`() async throws {
    let map = try Map { Map.From(ListScreen.self) { Map.On(.close, back: .dismissal) } }
    let list = ListScreen()
    let window = ModelWindow(list)
    var reported: [String] = []
    let router = WindowRouter(window: window).reportingFailures { reported.append("\($0)") }
    _ = try? await map.go(.close, from: list, with: router).value
    #expect(reported.count == 1)
    _ = try? await map.go(.search, from: list, with: router).value
    #expect(reported.count == 2)
  }

  private func makeMap() throws -> Map {
    try Map("List") { [calls] in
      Map.From(ListScreen.self, in: "Lists") {
        Map.On("selected", to: Steps.detail, payload)
        Map.On(.search, to: Steps.search)
      }
      Map.From(FavouritesScreen.self, in: "Lists") {
        Map.On("selected", to: Steps.alone, payload)
      }
      Map.From(SearchScreen.self) {
        Map.On("selected", to: Steps.alone, payload)
        Map.On(.close, back: .dismissal)
      }
      Map.From(DetailScreen.self) {
        Map.On(.close, back: .previous)
        Map.On(.home, back: .screen(ListScreen.self))
      }
      Map.From.anywhere {
        Map.On("saved", showing: "toast") {
          if case .saved(let what) = $0 { what } else { nil }
        } perform: { what, screen in
          calls.list.append("\(what) on \((screen as? ModelScreen)?.name ?? "?")")
        }
      }
    }
  }

  @Test func `A transition leads where the map says for the screen it starts from`() async throws {
    let map = try makeMap()
    let list = ListScreen()
    let window = ModelWindow(ModelStack(list))
    let router = WindowRouter(window: window)
    try await map.perform(.selected(1), from: list, with: router)
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ List
           └─ Detail(1)*
        """)

    let outcome = try await map.perform(.search, from: list, with: router)
    let search = try #require(outcome.destination as? SearchScreen)
    try await map.perform(.selected(2), from: search, with: router)
    #expect(window.drawing == "window\n└─ stack\n   └─ Detail(2)*")
  }

  @Test func `A transition that a subclass lists itself is not that of its superclass`() throws {
    let map = try Map {
      Map.From(ListScreen.self) { Map.On("selected", to: Steps.detail, payload) }
      Map.From(FavouritesScreen.self) {
        Map.On("selected", to: Steps.alone) { payload($0).flatMap { $0 > 1 ? $0 : nil } }
      }
    }
    #expect(map.allows(.selected(1), from: ListScreen()))
    #expect(map.allows(.selected(2), from: FavouritesScreen()))
    #expect(!map.allows(.selected(1), from: FavouritesScreen()))
  }

  @Test func `A transition can lead back, by one screen or to one of a class`() async throws {
    let map = try makeMap()
    let detail = DetailScreen(2)
    let window = ModelWindow(ModelStack(ListScreen(), DetailScreen(1), detail))
    let router = WindowRouter(window: window)
    try await map.perform(.close, from: detail, with: router)
    #expect(window.drawing.contains("Detail(1)*"))
    try await map.perform(.home, from: DetailScreen(3), with: router)
    #expect(window.drawing.hasSuffix("└─ List*"))
  }

  @Test func `A transition that leads to no screen runs its closure`() async throws {
    let list = ListScreen()
    let window = ModelWindow(list)
    let router = WindowRouter(window: window)
    let outcome = try await makeMap().perform(.saved("city"), from: list, with: router)
    #expect(calls.list == ["city on List"])
    #expect(outcome.isAlreadyThere)
    #expect(outcome.destination === list)
  }

  @Test func `A subclass may start what its superclass may, and its own comes first`() async throws
  {
    let map = try makeMap()
    let favourites = FavouritesScreen()
    let window = ModelWindow(ModelStack(ListScreen(), favourites))
    let router = WindowRouter(window: window)
    #expect(map.transitions(from: favourites) == ["selected", "search", "saved"])
    try await map.perform(.selected(7), from: favourites, with: router)
    #expect(window.drawing == "window\n└─ stack\n   └─ Detail(7)*")
    try await map.perform(.search, from: favourites, with: router)
    #expect(window.layers.count == 2)
  }

  @Test func `A transition that its closure does not take is refused with other advice`() throws {
    let map = try Map {
      Map.From(ListScreen.self) {
        Map.On("selected", to: Steps.detail) {
          if case .selected(let id) = $0, id > 0 { id } else { nil }
        }
      }
    }
    let list = ListScreen()
    let error = #expect(throws: TransitionNotAllowed.self) {
      try map.plan(.selected(0), from: list, with: WindowRouter(window: ModelWindow(list)))
    }
    #expect(
      "\(try #require(error))" == """
        List may not start selected. It may start: selected. The closure of On("selected") returns \
        nothing for this one: let it return the payload.
        """)
  }

  @Test func `A transition that is not in the map for a screen is refused`() async throws {
    let map = try makeMap()
    let detail = DetailScreen(5)
    let window = ModelWindow(ModelStack(ListScreen(), detail))
    let before = window.drawing
    let error = await #expect(throws: TransitionNotAllowed.self) {
      try await map.perform(.selected(1), from: detail, with: WindowRouter(window: window))
    }
    #expect(
      "\(try #require(error))" == """
        Detail(5) may not start selected. It may start: close, home, saved. List the transition in \
        From(DetailScreen.self).
        """)
    #expect(window.drawing == before)
    #expect(!map.allows(.selected(1), from: detail))
    #expect(map.allows(.close, from: detail))
  }

  @Test func `The error about a transition that is no enum has none of its values`() async throws {
    struct LogIn { let password: String }
    let map = try TransitionMap<LogIn> {
      TransitionMap<LogIn>.From(ListScreen.self) {
        TransitionMap<LogIn>.On("log in", back: .dismissal) { $0.password == "1" }
      }
    }
    let list = ListScreen()
    let error = await #expect(throws: TransitionNotAllowed.self) {
      try await map.perform(
        LogIn(password: "2"), from: list, with: ModelWindow(list).router)
    }
    #expect(error?.transition == "LogIn")
  }

  @Test func `A plan says what a transition would do`() throws {
    let map = try makeMap()
    let list = ListScreen()
    let window = ModelWindow(ModelStack(list))
    let router = WindowRouter(window: window)
    let plan = try #require(try map.plan(.selected(1), from: list, with: router))
    #expect(
      "\(plan)".hasSuffix("1. build DetailScreen\n2. change stack to List, DetailScreen, animated"))
    #expect(try map.plan(.saved(""), from: list, with: router) == nil)
    #expect(throws: TransitionNotAllowed.self) {
      try map.plan(.home, from: list, with: router)
    }
    #expect(window.changeCount == 0)
  }

  @Test func `What a navigation or a closure throws is passed on`() async throws {
    struct Refusal: Error {}
    let map = try Map {
      Map.From(ListScreen.self) {
        Map.On(.home) { _ in throw Refusal() }
        Map.On(.close, back: .dismissal)
      }
    }
    let list = ListScreen()
    let window = ModelWindow(list)
    let router = WindowRouter(window: window)
    await #expect(throws: Refusal.self) {
      try await map.perform(.home, from: list, with: router)
    }
    await #expect(throws: NavigationError.self) {
      try await map.perform(.close, from: list, with: router)
    }
    await #expect(throws: TransitionNotAllowed.self) {
      try await map.go(.search, from: list, with: router).value
    }
  }

  @Test func `Two transitions are carried out in the order in which they were started`()
    async throws
  {
    let map = try makeMap()
    let list = ListScreen()
    let window = ModelWindow(ModelStack(list))
    let router = WindowRouter(window: window)
    map.go(.selected(1), from: list, with: router)
    _ = try await map.go(.selected(2), from: list, with: router).value
    #expect(
      window.drawing == """
        window
        └─ stack
           ├─ List
           ├─ Detail(1)
           └─ Detail(2)*
        """)
  }

  @Test func `An empty map and an empty section are refused`() {
    #expect(throws: TransitionMapError.empty) { try Map {} }
    let error = #expect(throws: TransitionMapError.self) {
      try Map { Map.From(ListScreen.self) {} }
    }
    #expect(
      error?.description
        == "There is no transition in From(ListScreen). Add a transition, or remove it.")
  }

  @Test func `Two transitions of one name from a screen are refused, and both are named`() {
    let error = #expect(throws: TransitionMapError.self) {
      try Map {
        Map.From(ListScreen.self) { Map.On("selected", to: Steps.detail, payload) }
        Map.From(SearchScreen.self) { Map.On("selected", to: Steps.detail, payload) }
        Map.From(ListScreen.self) { Map.On("selected", to: Steps.alone, payload) }
      }
    }
    #expect(
      error?.description == """
        Two transitions from ListScreen have the same name. Remove or rename one of them.
        - selected → DetailScreen (push)
        - selected → DetailScreen (replace the stack)
        """)
  }

  @Test func `A map can be put together from lists, conditions and loops`() throws {
    let isBeta = true
    let sections = [Map.From(SearchScreen.self) { Map.On(.close, back: .dismissal) }]
    let map = try Map {
      for section in sections { section }
      if isBeta { Map.From(ListScreen.self) { Map.On(.search, to: Steps.search) } }
    }
    #expect(map.transitions(from: SearchScreen()) == ["close"])
    #expect(map.transitions(from: ListScreen()) == ["search"])
    #expect(map.transitions(from: DetailScreen(1)) == [])
  }

  @Test func `A map is drawn with screens, transitions and how screens are shown`() throws {
    let expected = """
      List

      DetailScreen
        close ↩ back
        home ⇢ ListScreen (back)
      SearchScreen
        close ↩ dismissal
        selected → DetailScreen (replace the stack)
      anywhere (start)
        saved · toast

      # Lists
      FavouritesScreen · like ListScreen
        selected → DetailScreen (replace the stack)
      ListScreen
        search → SearchScreen (present)
        selected → DetailScreen (push)

      """
    #expect(try makeMap().diagram.rendered(as: .text) == expected)
  }
}
