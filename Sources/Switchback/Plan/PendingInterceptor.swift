/// An interceptor of one navigation, prepared.
@MainActor
protocol PendingInterceptor {
  var id: InterceptorID { get }
  /// The step it belongs to, unless it is the router's.
  var link: (any StepDescribing)? { get }
  var name: String { get }
  var waitsForUser: Bool { get }
  var timeLimit: Duration? { get }
  func perform() async throws
}

struct PreparedInterceptor<I: RoutingInterceptor>: PendingInterceptor {
  let id: InterceptorID
  let link: (any StepDescribing)?
  let interceptor: I
  let context: I.Context

  var name: String { interceptorName(I.self) }
  var waitsForUser: Bool { interceptor.waitsForUser }
  var timeLimit: Duration? { interceptor.timeLimit }

  func perform() async throws {
    try await interceptor.perform(with: context)
  }
}

/// What makes two interceptors the same one, so that each runs once.
///
/// In most chains that is the place where it was added. A switch case that makes its chain anew each
/// time would make a new place each time too; there it is the case, the type of the interceptor and
/// its number among those of the chain.
struct InterceptorID: Hashable {
  let origin: ObjectIdentifier
  var type: ObjectIdentifier?
  var number = 0
}
