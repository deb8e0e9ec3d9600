import Switchback
import SwitchbackModel

/// The points of a navigation at which something can go wrong: every call of the app's own code and
/// every operation of the host, numbered in the order in which a navigation comes to them.
final class FaultPoints {
  /// How a navigation can end because of a fault at a point.
  enum Stage: Equatable { case unresolved, blocked, intercepted, unbuilt, uncommitted }

  enum Fault {
    case none
    /// The code at the point throws, or a guard refuses.
    case fails(at: Int)
    /// The navigation's task is cancelled while the code at the point runs.
    case cancels(at: Int)
  }

  struct Point {
    let name: String
    let stage: Stage
    let isInCommit: Bool
  }

  private(set) var points: [Point] = []
  /// Everything that was built.
  private(set) var built: [Weak] = []
  /// The window as the last interceptor has left it, if one has changed it.
  private(set) var census: Census?
  /// Whether the navigation has begun to change what is on screen.
  private(set) var isInCommit = false

  let fault: Fault
  let window: ModelWindow
  var cancel: (() -> Void)?

  private var isPlanning = true
  /// How many calls of the app's own code have not returned.
  private var running = 0
  private(set) var isInInterceptor = false

  init(_ fault: Fault, in window: ModelWindow) {
    self.fault = fault
    self.window = window
    // The host's operations are points too. (The fault itself never occurs.)
    // NB: a factory that was cancelled may still fill its container when the run is over.
    window.faults.fail { [weak self] change in
      if let self, !isInInterceptor {
        _ = reach("host: \(change)", isInCommit ? .uncommitted : .unbuilt)
      }
      return false
    }
  }

  /// Notes where the navigation is.
  func observe(_ event: NavigationEvent) {
    switch event.kind {
    case .committing: isInCommit = true
    case .resolved: isPlanning = false
    // The chain is looked through once more afterwards.
    case .asking, .intercepting: isPlanning = true
    default: break
    }
  }

  /// Comes to a point. Whether the code there is to fail.
  private func reach(_ name: String, _ stage: Stage) -> Bool {
    points.append(Point(name: name, stage: stage, isInCommit: isInCommit))
    switch fault {
    case .none: return false
    case .fails(let number): return number == points.count
    case .cancels(let number):
      if number == points.count { cancel?() }
      return false
    }
  }

  func pass(_ name: String, _ stage: Stage) throws {
    if reach(name, stage) { throw FaultError(point: name) }
  }

  /// Comes to a point in code that is called while planning, again while building, and perhaps once more before
  /// the operation.
  func passWhilePlanningOrBuilding(_ name: String) throws {
    try pass(name, isInCommit ? .uncommitted : isPlanning ? .unresolved : .unbuilt)
  }

  func asks(_ name: String) -> Bool {
    !reach(name, .blocked)
  }

  func build<T: ModelScreen>(_ screen: T) throws -> T {
    built.append(Weak(screen: screen))
    // Containers that are in no window yet report their operations too.
    screen.faults = window.faults
    try pass("factory: \(screen.name)", .unbuilt)
    return screen
  }

  /// Runs code of the app that waits.
  func wait<Value>(_ code: () async throws -> Value) async rethrows -> Value {
    running += 1
    defer { running -= 1 }
    await Task.yield()
    return try await code()
  }

  /// Waits until code that a navigation has given up on has returned after all.
  func codeReturns() async {
    while running > 0 { await Task.yield() }
    await Task.yield()
  }

  func intercept(_ name: String, _ work: () async throws -> Void) async throws {
    try await wait { try await interceptNow(name, work) }
  }

  private func interceptNow(_ name: String, _ work: () async throws -> Void) async throws {
    isInInterceptor = true
    defer { isInInterceptor = false }
    try pass(name, .intercepted)
    try await work()
    census = Census(of: window)
  }

  struct Weak {
    weak var screen: (any Screen)?
  }
}

struct FaultError: Error, Equatable {
  let point: String
}

struct PointFinder<Target>: Finder {
  let points: FaultPoints
  let find: @MainActor (Int, Hierarchy) throws -> Target?

  /// Finds nothing, unless told how.
  init(
    _ points: FaultPoints,
    find: @escaping @MainActor (Int, Hierarchy) throws -> Target? = { _, _ in nil }
  ) {
    self.points = points
    self.find = find
  }

  func findScreen(with context: Int, in hierarchy: Hierarchy) throws -> Target? {
    try points.passWhilePlanningOrBuilding("finder of \(Target.self)")
    return try find(context, hierarchy)
  }
}

struct PointFactory<Target: ModelScreen>: Factory {
  let points: FaultPoints
  let make: @MainActor (Int) -> Target

  init(_ points: FaultPoints, make: @escaping @MainActor (Int) -> Target) {
    self.points = points
    self.make = make
  }

  func prepare(with context: Int) throws {
    try points.pass("prepare factory of \(Target.self)", .unresolved)
  }

  func build(with context: Int) async throws -> Target {
    try await points.wait { try points.build(make(context)) }
  }
}

struct PointContainerFactory<Target: ModelContainer>: ContainerFactory {
  let points: FaultPoints
  let make: @MainActor ([ModelScreen]) -> Target

  init(_ points: FaultPoints, make: @escaping @MainActor ([ModelScreen]) -> Target) {
    self.points = points
    self.make = make
  }

  func prepare(with context: Int) throws {
    try points.pass("prepare factory of \(Target.self)", .unresolved)
  }

  func build(with context: Int, integrating children: [any Screen]) async throws -> Target {
    try await points.wait { try points.build(make(children.compactMap { $0 as? ModelScreen })) }
  }
}

struct PointTask<Target: ModelScreen>: ContextTask {
  let points: FaultPoints

  func prepare(with context: Int) throws {
    try points.pass("prepare task on \(Target.self)", .unresolved)
  }

  func perform(on screen: Target, with context: Int) async throws {
    try await points.wait { try points.pass("task on \(screen.name)", .unbuilt) }
  }
}

struct PointInterceptor: RoutingInterceptor {
  let points: FaultPoints
  var waitsForUser = false
  var work: @MainActor () async throws -> Void = {}

  func prepare(with context: Int) throws {
    try points.pass("prepare interceptor", .unresolved)
  }

  func perform(with context: Int) async throws {
    try await points.intercept("interceptor", work)
  }
}

struct PointTransformer: ContextTransformer {
  let points: FaultPoints

  func transform(_ context: Int) throws -> Int {
    try points.passWhilePlanningOrBuilding("transformer")
    return context + 100
  }
}

/// An action with points around another one.
struct PointAction<Base: Action>: Action {
  typealias Source = Base.Source

  let points: FaultPoints
  let base: Base

  var opensLayer: Bool { base.opensLayer }

  func screensTakenAway(
    from source: Source, in window: any ScreenWindow
  ) throws -> [any Screen] {
    try points.passWhilePlanningOrBuilding("\(Base.self) plans")
    return try base.screensTakenAway(from: source, in: window)
  }

  func perform(
    with screen: any Screen, on source: Source, in window: any ScreenWindow, animated: Bool
  ) async throws {
    try points.pass("before \(Base.self)", .uncommitted)
    try await base.perform(with: screen, on: source, in: window, animated: animated)
    try points.pass("after \(Base.self)", .uncommitted)
  }
}

/// A container action with points around another one.
struct PointContainerAction<Base: ContainerAction>: ContainerAction {
  typealias Source = Base.Source

  let points: FaultPoints
  let base: Base

  var reachesInside: Bool { base.reachesInside }

  func container(in source: Source) throws -> any ContainerScreen {
    try points.passWhilePlanningOrBuilding("container of \(Base.self)")
    return try base.container(in: source)
  }

  func embed(_ screen: ChildScreen, in children: inout [ChildScreen]) throws {
    try points.passWhilePlanningOrBuilding("embed by \(Base.self)")
    try base.embed(screen, in: &children)
  }
}

/// A screen that is asked before it goes.
final class GuardedThing: ModelScreen, LeaveGuard {
  let id: Int
  weak var points: FaultPoints?

  init(_ id: Int) {
    self.id = id
    super.init()
  }

  override var name: String { "Guarded(\(id))" }

  func confirmLeaving() async -> Bool {
    guard points?.asks("guard \(id)") ?? true else { return false }
    await Task.yield()
    return points?.asks("question of guard \(id)") ?? true
  }
}
