/// An interceptor of one navigation, prepared.
@MainActor
protocol PendingInterceptor {
  var id: InterceptorID { get }
  /// The step it belongs to, unless it is the router's.
  var link: (any StepDescribing)? { get }
  var name: String { get }
  var waitsForUser: Bool { get }
  var timeLimit: Duration? { get }
  /// The context that the interceptor itself receives, behind all its adapters.
  var ownContext: Any { get }
  func perform() async throws
}

extension PendingInterceptor {
  /// Whether the answer of another navigation's interceptor also applies to this one: the app has
  /// given both the same key, or the other one has refused the same context.
  func shares(_ result: Result<Void, any Error>, of other: any PendingInterceptor) -> Bool {
    guard id == other.id else { return false }
    if id.key != nil { return true }
    if case .success = result { return false }
    let (context, otherContext) = (ownContext, other.ownContext)
    if context is Void && otherContext is Void { return true }
    guard let context = context as? AnyHashable, let otherContext = otherContext as? AnyHashable
    else { return false }
    return context == otherContext
  }
}

struct PreparedInterceptor<I: RoutingInterceptor>: PendingInterceptor {
  let id: InterceptorID
  let link: (any StepDescribing)?
  let interceptor: I
  let context: I.Context

  var name: String { interceptorName(I.self) }
  var waitsForUser: Bool { interceptor.waitsForUser }
  var timeLimit: Duration? { interceptor.timeLimit }

  var ownContext: Any {
    (interceptor as? any InterceptorWrapper)?.ownContext(behind: context) ?? context
  }

  func perform() async throws {
    try await interceptor.perform(with: context)
  }
}

/// The identity of an interceptor: its key or, without one, its place in a chain.
struct InterceptorID: Hashable {
  /// Retained, so that no other place gets the same identity.
  private let place: AnyObject
  /// The key that the app gave.
  let key: AnyHashable?
  /// The type of an interceptor that cannot be recognised: it has no key, and its chain is made anew
  /// for each resolution.
  let unrecognizable: ObjectIdentifier?

  init(place: AnyObject, key: AnyHashable?, unrecognizable: ObjectIdentifier?) {
    self.place = place
    self.key = key
    self.unrecognizable = unrecognizable
  }

  static func == (one: InterceptorID, other: InterceptorID) -> Bool {
    if let key = one.key { return key == other.key }
    return other.key == nil && one.place === other.place
  }

  func hash(into hasher: inout Hasher) {
    if let key {
      hasher.combine(key)
    } else {
      hasher.combine(ObjectIdentifier(place))
    }
  }
}

/// The interceptors that a navigation has met. A few are compared one by one, many are looked up.
struct InterceptorIDs {
  private(set) var ids: [InterceptorID] = []
  private var table: Set<InterceptorID>?

  init(_ ids: [InterceptorID] = []) {
    for id in ids { insert(id) }
  }

  func contains(_ id: InterceptorID) -> Bool {
    table?.contains(id) ?? ids.contains(id)
  }

  mutating func insert(_ id: InterceptorID) {
    ids.append(id)
    if table != nil {
      table?.insert(id)
    } else if ids.count > 16 {
      table = Set(ids)
    }
  }
}

/// The interceptors that a resolution meets.
@MainActor
struct MetInterceptors {
  /// The interceptors that have run, and all that were met since.
  private(set) var ids: InterceptorIDs
  /// The interceptors that are to run, in order.
  var pending: [any PendingInterceptor] = []
  /// Whether the current chain was made for this resolution only.
  var areMadeAnew = false

  init(_ finished: InterceptorIDs = InterceptorIDs()) {
    ids = finished
  }

  /// The identity of an interceptor, or `nil` if it has run or was met before.
  mutating func meet(_ place: AnyObject, key: AnyHashable?, type: Any.Type) -> InterceptorID? {
    let id = InterceptorID(
      place: place, key: key,
      unrecognizable: areMadeAnew && key == nil ? ObjectIdentifier(type) : nil)
    if ids.contains(id) { return nil }
    ids.insert(id)
    return id
  }
}

/// An interceptor without a key, in a chain that is made anew each time, was about to run a third
/// time.
public struct UnrecognizedInterceptorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the interceptor.
  public let interceptor: String

  public var description: String {
    "\(interceptor) has run twice and was about to run again: a closure case makes its chain anew "
      + "each time, so the router cannot recognise it. Give it a key, as in "
      + ".adding(interceptor.keyed(\"log in\")), or make the chain once, outside the closure."
  }
}
