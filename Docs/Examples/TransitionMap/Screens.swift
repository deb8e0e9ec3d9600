import SwitchbackModel

// snippet begin
/// A screen that reports its events, and knows no other screen.
public class CityAppScreen: ModelScreen {
  weak var app: CityApp?

  public func routing(with transition: CityTransition) {
    app?.start(transition, from: self)
  }
}
// snippet end

/// The list of all cities, which is the first screen.
public final class CityListScreen: CityAppScreen {}

/// A search for a city, over everything else.
public final class CitySearchScreen: CityAppScreen {}

/// A city with its public transport.
public final class CityScreen: CityAppScreen {
  let city: City

  init(_ city: City) {
    self.city = city
    super.init()
  }

  override public var name: String { "City(\(city.name))" }
}

/// A line of the public transport.
public class TransportScreen: CityAppScreen {
  let transport: Transport

  init(_ transport: Transport) {
    self.transport = transport
    super.init()
  }

  override public var name: String { "Transport(\(transport.name))" }
}

/// A ferry: a transport on which a ticket is bought on board.
public final class FerryScreen: TransportScreen {}

/// A ticket, over everything else.
public final class TicketScreen: CityAppScreen {}

/// An error, over everything else.
public final class AlertScreen: ModelScreen {
  init(_ message: String) { super.init(name: "Alert(\(message))") }
}
