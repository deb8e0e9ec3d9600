import Switchback
import SwitchbackMaps

extension CityApp {
  // snippet begin: map
  /// Which screen may start what, and where it leads.
  func makeMap() throws -> TransitionMap<CityTransition> {
    let steps = CitySteps()
    return try TransitionMap("City transport") {
      From(CityListScreen.self) {
        On("selectedCity", to: steps.city) {
          if case .selectedCity(let city) = $0 { city } else { nil }
        }
        On(.addCity, to: steps.search)
      }
      From(CitySearchScreen.self) {
        On("selectedCity", to: steps.cityAlone) {
          if case .selectedCity(let city) = $0 { city } else { nil }
        }
        On(.close, back: .dismissal)
      }
      From(CityScreen.self) {
        On("selectedCityTransport", to: steps.transport) {
          if case .selectedCityTransport(let transport) = $0 { transport } else { nil }
        }
        On(.close, back: .previous)
      }
      From(TransportScreen.self) {
        On("buyTicket", to: steps.ticket) {
          if case .buyTicket(let transport) = $0 { transport } else { nil }
        }
        On(.close, back: .previous)
        On(.home, back: .popToRoot)
      }
      From(FerryScreen.self) {
        On("buyTicket", showing: "toast") {
          if case .buyTicket(let transport) = $0 { transport } else { nil }
        } perform: { [weak self] transport, _ in
          self?.toasts.append("Tickets for \(transport.name) are sold on board")
        }
      }
      From(TicketScreen.self) {
        On(.close, back: .screen(TransportScreen.self))
      }
      FromAnywhere {
        On("saved", showing: "toast") {
          if case .saved(let what) = $0 { what } else { nil }
        } perform: { [weak self] what, _ in
          self?.toasts.append("Saved \(what)")
        }
        On("failed", showing: "alert") {
          if case .failed(let message) = $0 { message } else { nil }
        } perform: { message, screen in
          try await screen.presentScreen(AlertScreen(message), animated: true)
        }
      }
    }
  }
  // snippet end
}
