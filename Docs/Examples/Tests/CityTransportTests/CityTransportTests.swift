import Switchback
import SwitchbackMaps
import SwitchbackModel
import SwitchbackTesting
import Testing

@testable import CityTransport

// NB: `@testable`, because the screens of an app are made by its own code only.

/// The example app, as its user drives it: screens say what happened, and the tree is compared.
@MainActor
struct CityTransportTests {
  private let app: CityApp
  private let berlin = City(name: "Berlin")
  private let paris = City(name: "Paris")

  init() throws {
    app = try CityApp()
  }

  /// Something happens on the screen that the user sees.
  private func happens(_ transition: CityTransition) async throws {
    let screens = [ClassFinder<CityAppScreen, Void>(options: .currentVisible)]
    let hierarchy = Hierarchy(of: app.window)
    let screen = try #require(try screens[0].findScreen(with: (), in: hierarchy))
    screen.routing(with: transition)
    _ = try await app.transition?.value
  }

  @Test func `A city is pushed, its lines on top of it, and taken away again`()
    async throws
  {
    try await happens(.selectedCity(berlin))
    try await happens(.selectedCityTransport(Transport(name: "U2")))
    #expect(
      app.window.drawing == """
        window
        └─ stack
           ├─ CityList
           ├─ City(Berlin)
           └─ Transport(U2)*
        """)
    try await happens(.close)
    #expect(app.window.drawing.hasSuffix("└─ City(Berlin)*"))
    try await happens(.selectedCityTransport(Transport(name: "S1")))
    try await happens(.home)
    #expect(app.window.drawing == "window\n└─ stack\n   └─ CityList*")
  }

  @Test func `A city found in the search replaces the stack`() async throws {
    try await happens(.addCity)
    #expect(
      app.window.drawing == """
        window
        ├─ stack
        │  └─ CityList*
        └─ modal CitySearch
        """)
    try await happens(.selectedCity(paris))
    #expect(app.window.drawing == "window\n└─ stack\n   └─ City(Paris)*")
  }

  @Test func `The search and the ticket are dismissed`() async throws {
    try await happens(.addCity)
    try await happens(.close)
    #expect(app.window.layers.count == 1)
    try await happens(.selectedCity(berlin))
    try await happens(.selectedCityTransport(Transport(name: "U2")))
    try await happens(.buyTicket(Transport(name: "U2")))
    #expect(app.window.layers.count == 2)
    try await happens(.close)
    #expect(app.window.drawing.hasSuffix("└─ Transport(U2)*"))
  }

  @Test func `Alerts and toasts are shown from anywhere`() async throws {
    try await happens(.saved("Berlin"))
    #expect(app.toasts == ["Saved Berlin"])
    try await happens(.failed("No network"))
    #expect(app.window.drawing.hasSuffix("└─ modal Alert(No network)"))
  }

  @Test func `On a ferry tickets are sold on board`() async throws {
    try await happens(.selectedCity(berlin))
    try await happens(.selectedCityTransport(Transport(name: "Ferry")))
    try await happens(.buyTicket(Transport(name: "Ferry")))
    #expect(app.toasts == ["Tickets for Ferry are sold on board"])
    try await happens(.close)
    #expect(app.window.drawing.hasSuffix("└─ City(Berlin)*"))
  }

  @Test func `What is not in the map is refused`() async throws {
    let error = await #expect(throws: TransitionNotAllowed.self) {
      try await happens(.home)
    }
    // output: refused
    #expect(
      error?.description == """
        CityList may not start home. It may start: selectedCity, addCity, saved, failed. List the \
        transition in From(CityListScreen.self).
        """)
  }
}

/// What the page about the example shows.
@MainActor
struct TransitionMapPageTests {
  @Test func `The page shows the tree and the map as text`() async throws {
    let app = try CityApp()
    let list = try #require(app.window.layers.first as? ModelStack)
    let screen = try #require(list.screens.first as? CityAppScreen)
    screen.routing(with: .selectedCity(City(name: "Berlin")))
    _ = try await app.transition?.value
    // output: tree
    #expect(
      app.window.drawing == """
        window
        └─ stack
           ├─ CityList
           └─ City(Berlin)*
        """)
    let map = try #require(app.diagram).rendered(as: .text)
    // output: map
    #expect(
      map == """
        City transport

        CityListScreen
          addCity → CitySearchScreen (present)
          selectedCity → CityScreen (push)
        CityScreen
          close ↩ back
          selectedCityTransport → TransportScreen (push)
        CitySearchScreen
          close ↩ dismissal
          selectedCity → CityScreen (replace the stack)
        FerryScreen · like TransportScreen
          buyTicket · toast
        TicketScreen
          close ⇢ TransportScreen (back)
        TransportScreen
          buyTicket → TicketScreen (present)
          close ↩ back
          home ↩ pop to root
        anywhere (start)
          failed · alert
          saved · toast
        """ + "\n")
  }

  @Test func `The picture is the one that the map draws`() throws {
    let picture = try #require(try CityApp().diagram).rendered(as: .svg)
    try expectCommitted(picture, in: "../../../TransitionMap.svg")
  }
}
