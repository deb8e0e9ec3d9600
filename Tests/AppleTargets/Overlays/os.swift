// A stand-in for type checking: the system's log and signposts, as far as they are used. Read on the pages
// of Apple's documentation for OSLogInterpolation, OSLogPrivacy and OSSignposter.
public struct OSLogPrivacy {
  public static var `public`: OSLogPrivacy { .init() }
  public static var `private`: OSLogPrivacy { .init() }
  public static var auto: OSLogPrivacy { .init() }
}
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
  ) {}
}
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func notice(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
}
public struct OSSignpostID: Sendable {}
public final class OSSignpostIntervalState: Sendable {}
public struct OSSignposter: Sendable {
  public init(subsystem: String, category: String) {}
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
  public func beginInterval(_ name: StaticString, id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
}
