/// A chain looked through from the destination back to the first screen that is there.
///
/// Nothing is built and nothing is changed. The links of the chain report here.
@MainActor
final class Resolution {
  enum Outcome {
    case found(any Screen, RouteTasks?)
    case build(any BuildingStep)
    case lookup(any LookupStep)
    case expecting
    case passed
    case chose(Int)
    /// What became of the step, once its screen has been let go.
    case noted(String, isFound: Bool)
  }

  struct Entry {
    let link: any StepDescribing
    var outcome: Outcome

    /// Whether the entry stands for a screen, and not only for what lies between two.
    var hasScreen: Bool {
      switch outcome {
      case .found, .build, .lookup: true
      case .expecting, .passed, .chose, .noted: false
      }
    }
  }

  let window: any ScreenWindow
  private(set) var hierarchy: Hierarchy
  let chain: any ChainReading
  /// The tasks for all screens of the route: those of chains, and those of the router.
  var routerTasks: RouteTasks?
  private(set) var entries: [Entry] = []
  private(set) var interceptors: [any PendingInterceptor] = []
  private(set) var anchor: (any Screen)?

  /// The step at which an error was thrown.
  var failing: (any StepDescribing)?

  /// The interceptors that have run already, and those that were met.
  private(set) var met = InterceptorIDs()
  /// Whether the chain that is being looked through was made for this resolution only.
  private var isMadeAnew = false
  /// How many closures have returned a chain to go on with.
  private var closuresFollowed = 0
  /// The chains of closures are not known to end. No app needs so many.
  private static let maximumClosures = 1_000

  init(of walk: any ChainWalking, in window: any ScreenWindow) {
    self.window = window
    hierarchy = Hierarchy.reused(for: window)
    chain = walk.reading
    entries.reserveCapacity(4)
  }

  /// Forgets what was seen, but for the interceptors that have run already, and looks at the window
  /// again.
  func begin(finished: InterceptorIDs) {
    met = finished
    entries.removeAll(keepingCapacity: true)
    interceptors = []
    anchor = nil
    failing = nil
    isMadeAnew = false
    closuresFollowed = 0
    // A finder of the app may have kept it.
    if !isKnownUniquelyReferenced(&hierarchy) { hierarchy = Hierarchy(of: window) }
    hierarchy.begin(at: window.rootScreen)
  }

  /// Says that the navigation is over, and nothing is read of the hierarchy any more.
  func end() {
    Hierarchy.reuse(&hierarchy)
  }

  /// Lets go of the screens that were seen. What became of the steps is kept as text.
  func letScreensGo() {
    for index in entries.indices {
      let entry = entries[index]
      entries[index].outcome = .noted(describe(entry), isFound: entry.isFound)
    }
    anchor = nil
    hierarchy.letScreensGo()
  }

  /// Looks the chain through.
  ///
  /// - Throws: What finders, transformers and `prepare` throw; ``UnanchoredError`` if the chain comes
  ///   to its end without a screen that is there.
  func resolve(_ walk: any ChainWalking) throws {
    var next: (any ChainWalking)? = walk
    while let walk = next { next = try walk.walk(in: self) }
    guard anchor != nil else {
      failing = entries.last?.link
      throw UnanchoredError()
    }
  }

  func add(_ step: some BuildingStep) {
    entries.append(Entry(link: step.link, outcome: .build(step)))
  }

  func add(_ step: some LookupStep) {
    entries.append(Entry(link: step.link, outcome: .lookup(step)))
  }

  func found(_ screen: any Screen, by link: any StepDescribing, tasks: RouteTasks?) {
    entries.append(Entry(link: link, outcome: .found(screen, tasks)))
    anchor = screen
  }

  func expectContainer(_ link: any StepDescribing) {
    entries.append(Entry(link: link, outcome: .expecting))
  }

  func pass(_ link: any StepDescribing) {
    entries.append(Entry(link: link, outcome: .passed))
  }

  func chose(case index: Int) {
    entries[entries.count - 1].outcome = .chose(index)
  }

  /// Says that the chain that follows was made for this resolution only.
  ///
  /// - Throws: ``EndlessChainError`` after too many of them. What is kept of the chain is its beginning.
  func chainIsMadeAnew() throws(EndlessChainError) {
    isMadeAnew = true
    closuresFollowed += 1
    if closuresFollowed < Self.maximumClosures { return }
    entries.removeSubrange(min(entries.count, 12)...)
    throw EndlessChainError(closures: closuresFollowed)
  }

  /// The identity of an interceptor, or `nil` if it has run or is already queued.
  func meet(_ place: AnyObject, key: AnyHashable?, type: Any.Type) -> InterceptorID? {
    let id = InterceptorID(
      place: place, key: key,
      unrecognizable: isMadeAnew && key == nil ? ObjectIdentifier(type) : nil)
    if met.contains(id) { return nil }
    met.insert(id)
    return id
  }

  /// Adds tasks for all screens of the route, before those of the router.
  func addToEachScreen(_ tasks: RouteTasks) {
    var tasks = tasks
    if let routerTasks { tasks.append(routerTasks) }
    routerTasks = tasks
  }

  func add(_ interceptor: any PendingInterceptor) {
    interceptors.append(interceptor)
  }
}

/// The closures of switches have returned so many chains, one behind the other, that the chain is taken
/// to have no end.
public struct EndlessChainError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many chains they have returned.
  public let closures: Int

  public var description: String {
    "The chain does not come to an end: closures of its switches have returned \(closures) chains, one "
      + "behind the other. Two of them may start from each other. Let one of them return nil, or a chain "
      + "that ends with GeneralStep.current() or GeneralStep.root()."
  }
}

/// The chain has come to its end, and no screen of it is there to start from.
struct UnanchoredError: Error, CustomStringConvertible {
  var description: String {
    "None of the chain's screens is there, so there is nothing to start from. End the chain with "
      + "GeneralStep.current() or GeneralStep.root(), which are always there."
  }
}
