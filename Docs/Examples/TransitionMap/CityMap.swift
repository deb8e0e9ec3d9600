import Switchback
import SwitchbackMaps

extension CityApp {
  // snippet begin: map
  typealias Map = TransitionMap<CityTransition>

  /// The transitions that each screen may start, and their destinations.
  func makeMap() throws -> Map {
    let steps = CitySteps()
    return try Map("City transport") {
      Map.From(CityListScreen.self) {
        Map.On("selectedCity", to: steps.city) {
          if case .selectedCity(let city) = $0 { city } else { nil }
        }
        Map.On(.addCity, to: steps.search)
      }
      Map.From(CitySearchScreen.self) {
        Map.On("selectedCity", to: steps.cityAlone) {
          if case .selectedCity(let city) = $0 { city } else { nil }
        }
        Map.On(.close, back: .dismissal)
      }
      Map.From(CityScreen.self) {
        Map.On("selectedCityTransport", to: steps.transport) {
          if case .selectedCityTransport(let transport) = $0 {
            transport
          } else {
            nil
          }
        }
        Map.On(.close, back: .previous)
      }
      Map.From(TransportScreen.self) {
        Map.On("buyTicket", to: steps.ticket) {
          if case .buyTicket(let transport) = $0 { transport } else { nil }
        }
        Map.On(.close, back: .previous)
        Map.On(.home, back: .popToRoot)
      }
      Map.From(FerryScreen.self) {
        Map.On("buyTicket", showing: "toast") {
          if case .buyTicket(let transport) = $0 { transport } else { nil }
        } perform: { [weak self] transport, _ in
          self?.toasts.append("Tickets for \(transport.name) are sold on board")
        }
      }
      Map.From(TicketScreen.self) {
        Map.On(.close, back: .screen(TransportScreen.self))
      }
      Map.From.anywhere {
        Map.On("saved", showing: "toast") {
          if case .saved(let what) = $0 { what } else { nil }
        } perform: { [weak self] what, _ in
          self?.toasts.append("Saved \(what)")
        }
        Map.On("failed", showing: "alert") {
          if case .failed(let message) = $0 { message } else { nil }
        } perform: { message, screen in
          try await screen.presentScreen(AlertScreen(message), animated: true)
        }
      }
    }
  }
  // snippet end
}
