import Switchback

/// What chains depend on besides the screens.
@MainActor
struct AppState {
  let host: HostScript
  /// The conditions of switches.
  let flags: [Bool]
  /// One of the screens that the app has kept, if it is there.
  let kept: @MainActor (Int) -> (any Screen)?
}

/// Where a navigation goes, as far as that follows from the screens alone.
enum Heading {
  case chain(Int, context: Int)
  case back(BackWay)
}

/// What a navigation would find, as the rules say it: back from the destination to the first screen
/// that is there.
@MainActor
struct ReferenceResolution {
  enum Passed {
    case toBuild(StepScript)
    case toLookUp(StepScript)
  }

  struct Failure: Error {
    let reason: String
    /// Whether another hierarchy could let the chain be resolved: interceptors run first then.
    var dependsOnHierarchy = false
    /// The number of the step that is wrong, if it is one.
    var step: Int?
  }

  /// What identifies an interceptor.
  struct Identity: Hashable {
    let number: Int
    let isKey: Bool

    init(_ script: InterceptorScript) {
      number = script.key ?? script.number
      isKey = script.key != nil
    }
  }

  struct Interceptor {
    let script: InterceptorScript
    /// Whether the chain it is in is made anew each time, so that only a key identifies it.
    let isAnew: Bool
    var identity: Identity { Identity(script) }
    var isIdentified: Bool { !isAnew || script.key != nil }
  }

  private(set) var interceptors: [Interceptor] = []
  private(set) var anchor: (any Screen)?
  /// Whether the chain begins with the root of a window that has none yet.
  private(set) var startsEmpty = false
  /// The step that was found, if it is one.
  private(set) var found: StepScript?
  /// Nearest to the destination first.
  private(set) var passed: [Passed] = []
  private(set) var failure: Failure?
  /// What was looked at in vain for each of the steps that were passed; `nil` where that is not certain.
  private(set) var absences: [(target: TargetScript, search: NaiveSearch)?] = []

  private var lookedAt: NaiveSearch?
  private let window: any ScreenWindow
  let app: AppState

  init(
    _ chain: ChainScript, context: Int, router: RouterScript, in window: any ScreenWindow,
    _ app: AppState
  ) {
    self.init(router, window, app) { try $0.resolve(chain.parts[...], context, isAnew: false) }
  }

  init(
    back way: BackWay, router: RouterScript, in window: any ScreenWindow, _ app: AppState
  ) {
    self.init(router, window, app) {
      $0.anchor = try naiveWayBack(way, in: window)
      if $0.anchor == nil { throw Failure(reason: "nothing behind") }
    }
  }

  private init(
    _ router: RouterScript, _ window: any ScreenWindow, _ app: AppState,
    _ resolve: (inout Self) throws -> Void
  ) {
    self.window = window
    self.app = app
    do {
      for interceptor in router.interceptors { try add(interceptor, isAnew: false) }
      for task in router.tasks where task.refusesToPrepare {
        throw Failure(reason: "router task \(task.number)")
      }
      try resolve(&self)
      if anchor == nil, !startsEmpty {
        throw Failure(reason: "no anchor", dependsOnHierarchy: true)
      }
    } catch let error as Failure {
      failure = error
    } catch {
      failure = Failure(reason: "\(error)")
    }
  }

  private mutating func add(_ interceptor: InterceptorScript, isAnew: Bool) throws {
    if interceptor.refusesToPrepare {
      throw Failure(reason: "interceptor \(interceptor.number)")
    }
    interceptors.append(Interceptor(script: interceptor, isAnew: isAnew))
  }

  private mutating func resolve(
    _ parts: ArraySlice<PartScript>, _ context: Int, isAnew: Bool
  ) throws {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    switch part {
    case .start(.current):
      guard let top = try naiveLayers(of: window).last else {
        throw Failure(reason: "no root", dependsOnHierarchy: true)
      }
      anchor = top
    case .start(.root):
      anchor = window.rootScreen
      startsEmpty = anchor == nil
    case .start(.custom(let look)):
      anchor = try find(look, .any, context)
    case .step(let step):
      if try Failure.of(step, { try resolve(step, context, isAnew: isAnew) }) { return }
      try resolve(rest, context, isAnew: isAnew)
    case .transformer(let number, _, let fails):
      if fails { throw Failure(reason: "transformer \(number)") }
      try resolve(rest, context + 1, isAnew: isAnew)
    case .branch(let cases, let otherwise):
      for candidate in cases {
        if try follow(candidate, context, isAnew: isAnew) { return }
      }
      guard let otherwise else { throw Failure(reason: "no case", dependsOnHierarchy: true) }
      try resolve(otherwise[...], context, isAnew: isAnew)
    }
  }

  private mutating func resolve(
    _ step: StepScript, _ context: Int, isAnew: Bool
  ) throws -> Bool {
    var screen = try find(step.look, step.target, context)
    let absence = lookedAt.map { (step.target, $0) }
    if screen == nil, case .insists(let look) = step.factory {
      screen = try find(look, step.target, context)
    }
    if screen == nil, case .builds(true, _, _) = step.factory {
      throw Failure(reason: "factory \(step.number)")
    }
    for interceptor in step.interceptors { try add(interceptor, isAnew: isAnew) }
    for task in step.tasks where task.refusesToPrepare {
      throw Failure(reason: "task \(task.number)")
    }
    if let screen {
      anchor = screen
      found = step
      return true
    }
    absences.append(absence)
    switch step.factory {
    case .builds, .buildsFull: passed.append(.toBuild(step))
    case .none, .insists: passed.append(.toLookUp(step))
    }
    return false
  }

  /// Whether the case applies.
  private mutating func follow(
    _ candidate: CaseScript, _ context: Int, isAnew: Bool
  ) throws -> Bool {
    switch candidate {
    case .expecting(let look):
      anchor = try find(look, .any, context)
      return anchor != nil
    case .found(let look, let parts):
      if try find(look, .page, context) == nil { return false }
      try resolve(parts[...], context, isAnew: isAnew)
    case .flag(let flag, let parts):
      if !app.flags[flag % app.flags.count] { return false }
      try resolve(parts[...], context, isAnew: isAnew)
    case .evenContext(let parts):
      if context % 2 != 0 { return false }
      try resolve(parts[...], context, isAnew: isAnew)
    case .closure(let flag, let isMadeAnew, let parts):
      if !app.flags[flag % app.flags.count] { return false }
      try resolve(parts[...], context, isAnew: isAnew || isMadeAnew)
    }
    return true
  }

  private mutating func find(
    _ look: LookScript, _ target: TargetScript, _ context: Int
  ) throws -> (any Screen)? {
    lookedAt = nil
    switch look.choice {
    case .never: return nil
    case .fails: throw Failure(reason: "finder")
    case .kept:
      guard let kept = app.kept(context), target.includes(mark(of: kept).kind) else { return nil }
      return kept
    case .byClass, .byContext, .byClassWithContext, .instance, .closure: break
    }
    let kept = look.choice == .instance ? app.kept(context) : nil
    if look.choice == .instance, kept == nil { return nil }
    let start = look.fromKept ? app.kept(Int(look.options)) : nil
    let search = NaiveSearch(
      look.searchOptions,
      from: look.fromKept ? .screen { start } : look.fromRoot ? .root : .topmost, in: window)
    for screen in search.offered {
      if let kept, kept !== screen { continue }
      let mark = mark(of: screen)
      if !target.includes(mark.kind) { continue }
      if kept != nil || look.choice == .byClass || mark.id == context % 4 { return screen }
    }
    if let error = search.error { throw error }
    if look.choice != .instance { lookedAt = search }
    return nil
  }
}

extension ReferenceResolution.Failure {
  /// Notes the step in what it fails with.
  static func of<Value>(_ step: StepScript, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch var failure as Self {
      failure.step = failure.step ?? step.number
      throw failure
    }
  }
}

extension TargetScript {
  func includes(_ kind: ScreenKind) -> Bool {
    switch self {
    case .any: true
    case .page: kind == .page || kind == .card || kind == .form || kind == .picker
    case .card: kind == .card
    case .form: kind == .form
    case .picker: kind == .picker
    case .stack: kind == .stack || kind == .wizard
    case .tabs: kind == .tabs
    case .split: kind == .split || kind == .compactSplit || kind == .columns
    case .pager: kind == .pager
    case .pages: kind == .pages
    }
  }

  /// What a factory of this target builds.
  func kind(on host: HostScript, id: Int) -> ScreenKind {
    let kind: ScreenKind =
      switch self {
      case .any, .page: .page
      case .card: .card
      case .form: .form
      case .picker: .picker
      case .stack: .stack
      case .tabs: .tabs
      case .split: .split
      case .pager: .pager
      case .pages: .pages
      }
    return host.kind(kind, id: id)
  }

  var isContainer: Bool {
    switch self {
    case .any, .page, .card, .form, .picker: false
    case .stack, .tabs, .split, .pager, .pages: true
    }
  }
}

extension ActionScript {
  /// The type of container that the action works on, if it works on one.
  var container: TargetScript? {
    switch self {
    case .present, .replaceRoot: nil
    case .push, .pushAsRoot, .pushReplacingLast, .pushBelowTop, .pushExpecting,
      .pushReplacingLastExpecting:
      .stack
    case .addTab, .addFirstTab, .replaceFirstTab, .addTabExpecting: .tabs
    case .setPrimary, .setSecondary, .pushInSecondary, .showInPrimary, .showInSecondary: .split
    case .addPage: .pager
    case .setPage: .pages
    }
  }

  /// Whether the action works on something inside that container.
  var reachesInside: Bool {
    self == .pushInSecondary || self == .showInPrimary || self == .showInSecondary
  }

  var expectsContainer: Bool {
    self == .pushExpecting || self == .pushReplacingLastExpecting || self == .addTabExpecting
  }
}
