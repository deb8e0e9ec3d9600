// A stand-in for type checking: the system's log and signposts, as far as they are used.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public typealias StringInterpolation = DefaultStringInterpolation
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: DefaultStringInterpolation) {}
}
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func notice(_ message: OSLogMessage) {}
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
