/// A city, and a line of its public transport.
public struct City: Hashable, Sendable { public let name: String }
public struct Transport: Hashable, Sendable { public let name: String }

// snippet begin
/// The events on the screens of the app. The map decides where each
/// of them leads.
public enum CityTransition: Equatable, Sendable {
  case selectedCity(City)
  case selectedCityTransport(Transport)
  case addCity
  case buyTicket(Transport)
  case saved(String)
  case failed(String)
  case close
  case home
}
// snippet end
