/// Everything that can happen in a world, once. A world chooses from this table, and `--coverage` prints it.
///
/// The contracts say what it has to contain: `Screen`, `ContainerScreen`, `ScreenWindow`, the toolkits'
/// callbacks, and the public interface.
package struct EventEntry: Sendable {
  /// When something can happen at all.
  enum Need: Sendable {
    case nothing
    /// Code of the app's waits, or the host moves something.
    case wait, movement
    /// A guard that is asked waits.
    case askedScreen
    /// A finger holds a screen, or none does.
    case heldScreen, freeScreens
    /// There is a way back right after a navigation.
    case wayBack
    case severalWindows
    /// A screen on display is waited for.
    case awaitedResult
  }

  package let name: String
  package let toolkits: Set<WorldToolkit>
  /// How often it is chosen, beside the others that can happen.
  package let weight: Int
  let need: Need
  let make: @Sendable (inout WorldMaker, Situation) -> WorldEvent
  /// Under this name the choices are counted.
  package let key: String

  init(
    _ name: String, on toolkits: Set<WorldToolkit> = [.model, .uiKit, .swiftUI], weight: Int,
    if need: Need = .nothing,
    _ make: @escaping @Sendable (inout WorldMaker, Situation) -> WorldEvent
  ) {
    self.name = name
    self.toolkits = toolkits
    self.weight = weight
    self.need = need
    self.make = make
    key = "event \(name)"
  }
}

/// What the choice of an event depends on.
struct Situation {
  let toolkit: WorldToolkit
  let window: Int
  let windowCount: Int
  let waitCount: Int
  let isAsking: Bool
  let isMoving: Bool
  let isHeld: Bool
  let routerWithWayBack: Int?
  let isResultAwaited: Bool

  func meets(_ need: EventEntry.Need) -> Bool {
    switch need {
    case .nothing: true
    case .wait: waitCount > 0
    case .movement: isMoving
    case .askedScreen: isAsking
    case .heldScreen: isHeld
    case .freeScreens: !isHeld
    case .wayBack: routerWithWayBack != nil
    case .severalWindows: windowCount > 1
    case .awaitedResult: isResultAwaited
    }
  }
}

extension EventEntry {
  /// The events of a toolkit.
  package static func all(on toolkit: WorldToolkit) -> [EventEntry] {
    switch toolkit {
    case .model: ofModel
    case .uiKit: ofUIKit
    case .swiftUI: ofSwiftUI
    }
  }

  private static let ofModel = all.filter { $0.toolkits.contains(.model) }
  private static let ofUIKit = all.filter { $0.toolkits.contains(.uiKit) }
  private static let ofSwiftUI = all.filter { $0.toolkits.contains(.swiftUI) }

  private static let all = navigations + waits + doings + faults + others

  private static let navigations = [
    EventEntry("navigation", weight: 154) { maker, _ in .navigate(maker.trip(), isGo: false) },
    EventEntry("navigation by go", weight: 66) { maker, _ in .navigate(maker.trip(), isGo: true) },
    EventEntry("navigation with a fault", weight: 60) { maker, now in
      .atOnce([maker.fault(now), .navigate(maker.trip(), isGo: false)])
    },
    // What undoes a commit may fail, too.
    EventEntry("navigation with two faults", weight: 30) { maker, now in
      .atOnce([maker.fault(now), maker.fault(now), .navigate(maker.trip(), isGo: false)])
    },
    // The app presents something in the middle of a commit that fails.
    EventEntry("presentation amid a commit that fails", weight: 20) { maker, now in
      .atOnce([
        maker.fault(now), .navigate(maker.trip(), isGo: false),
        .amid(jobs: maker.random.number(0..<40), .app(.presents, window: now.window)),
      ])
    },
    EventEntry("disturbance amid a commit that fails", weight: 20) { maker, now in
      .atOnce([
        maker.fault(now), .navigate(maker.trip(), isGo: false),
        .amid(jobs: maker.random.number(0..<40), maker.disturbance(now)),
      ])
    },
    // More than a queue has room for without growing.
    EventEntry("crowd of navigations", weight: 1) { maker, _ in
      .crowd(maker.trip(), count: maker.random.number(33..<45))
    },
    EventEntry("way back", weight: 350, if: .wayBack) { _, now in
      .navigate(
        TripScript(router: now.routerWithWayBack ?? 0, goal: .whereICameFrom, isAnimated: false),
        isGo: false)
    },
    EventEntry("plan", weight: 40) { maker, _ in .plan(maker.trip()) },
    EventEntry("plan while something moves", weight: 190, if: .movement) { maker, _ in
      .plan(maker.trip())
    },
    // The app keeps screens, the user begins to dismiss them, and before that has ended the app plans.
    EventEntry("plan while kept screens leave", weight: 40) { maker, now in
      var events = (0..<4).map { WorldEvent.keep($0, window: now.window) }
      events.append(.user(.dismisses, window: now.window))
      for _ in 0..<2 { events.append(.plan(maker.trip())) }
      return .atOnce(events)
    },
    EventEntry("cancellation", weight: 70) { maker, _ in .cancel(maker.random.number(0..<8)) },
  ]

  /// What waits goes on, or nothing would come of it; and before it does, others get in between.
  private static let waits = [
    EventEntry("wait ends", weight: 380, if: .wait) { maker, now in
      .resume(maker.random.number(0..<now.waitCount), fails: false)
    },
    EventEntry("wait fails", weight: 50, if: .wait) { maker, now in
      .resume(maker.random.number(0..<now.waitCount), fails: true)
    },
    EventEntry("disturbance during a wait", weight: 250, if: .wait) { $0.disturbance($1) },
    EventEntry("disturbance at the end of a wait", weight: 190, if: .wait) { maker, now in
      let wait = maker.random.number(0..<now.waitCount)
      return .atOnce([
        .resume(wait, fails: maker.random.chance(12)), maker.disturbance(now),
      ])
    },
    EventEntry("turn of the host", weight: 30) { _, _ in .step },
    EventEntry("turn of a host that moves", weight: 670, if: .movement) { _, _ in .step },
    EventEntry("disturbance at a turn of the host", weight: 210, if: .movement) { maker, now in
      .atOnce([.step, maker.disturbance(now)])
    },
    // As long as a transition by itself is waited for, twice.
    EventEntry("rest of a finger", on: [.uiKit, .swiftUI], weight: 10, if: .heldScreen) { _, _ in
      .rest(turns: 1_400)
    },
    // What is presented there is hidden, and shown again at once, amid the change or after it.
    EventEntry("change taken back", weight: 30) { maker, now in
      let acts: [WorldEvent] = [
        .app(.showsTab, window: now.window), .app(.turnsSplit, window: now.window),
        .user(.hidesColumns, window: now.window), .user(.turnsDevice, window: now.window),
      ]
      let act = maker.random.element(of: now.toolkit == .swiftUI ? acts : Array(acts.prefix(2)))
      let turns = Array(repeating: WorldEvent.step, count: maker.random.number(0..<20))
      return .atOnce([act] + turns + [act])
    },
    EventEntry("time", weight: 90) { maker, _ in .pass(seconds: maker.random.number(1..<25)) },
    // At any suspension, and not only where all stands still.
    EventEntry("cancellation amid jobs", weight: 40) { maker, _ in
      let event = WorldEvent.cancel(maker.random.number(0..<8))
      return maker.amid(event, of: .navigate(maker.trip(), isGo: maker.random.chance(50)))
    },
    EventEntry("cancellation amid the end of a wait", weight: 60, if: .wait) { maker, now in
      let event = WorldEvent.cancel(maker.random.number(0..<8))
      return maker.amid(event, of: .resume(maker.random.number(0..<now.waitCount), fails: false))
    },
    EventEntry("disturbance amid jobs", weight: 40) { maker, now in
      let event = maker.disturbance(now)
      return maker.amid(event, of: .navigate(maker.trip(), isGo: maker.random.chance(50)))
    },
    EventEntry("disturbance amid the end of a wait", weight: 60, if: .wait) { maker, now in
      let event = maker.disturbance(now)
      return maker.amid(event, of: .resume(maker.random.number(0..<now.waitCount), fails: false))
    },
    EventEntry("end of a window amid jobs", weight: 12, if: .severalWindows) { maker, now in
      maker.amid(
        .close(window: now.window), of: .navigate(maker.trip(), isGo: maker.random.chance(50)))
    },
    EventEntry("end of a window amid the end of a wait", weight: 15, if: .wait) { maker, now in
      maker.amid(
        .close(window: now.window),
        of: .resume(maker.random.number(0..<now.waitCount), fails: false))
    },
  ]

  /// What the user and the app do without the router.
  private static let doings =
    UserAct.allCases.map { act in
      EventEntry(act.rawValue, on: act.toolkits, weight: act.weight, if: act.need) { _, now in
        .user(act, window: now.window)
      }
    }
    + AppAct.allCases.map { act in
      EventEntry(act.rawValue, on: act.toolkits, weight: act == .asks ? 40 : 15) { _, now in
        .app(act, window: now.window)
      }
    }

  private static let faults = WorldEvent.Fault.allCases.map { fault in
    EventEntry(fault.rawValue, on: fault.toolkits, weight: 16) { maker, now in
      .fault(fault, number: maker.random.number(0..<3), window: now.window)
    }
  }

  private static let others = [
    EventEntry("condition", weight: 30) { maker, _ in .toggle(flag: maker.random.number(0..<4)) },
    EventEntry("keeping of a screen", weight: 20) { maker, now in
      .keep(maker.random.number(0..<8), window: now.window)
    },
    EventEntry("result", weight: 250, if: .awaitedResult) { maker, _ in
      .give(maker.random.number(0..<4))
    },
    EventEntry("result unasked", weight: 20) { maker, _ in
      .giveUnasked(maker.random.number(0..<4))
    },
    EventEntry("results one after the other", weight: 10) { maker, _ in
      .atOnce((0..<3).map { _ in .giveUnasked(maker.random.number(0..<4)) })
    },
    EventEntry("holding of a screen", weight: 15) { maker, _ in
      .hold(maker.random.number(0..<8))
    },
    EventEntry("item of the inbox", weight: 20) { maker, _ in .receive(maker.trip()) },
    EventEntry("items of the inbox one after the other", weight: 10) { maker, _ in
      .atOnce((0..<4).map { _ in .receive(maker.trip()) })
    },
    EventEntry("opening of the inbox", weight: 15) { _, _ in .openInbox },
    EventEntry("closing of the inbox", weight: 5) { _, _ in .closeInbox },
    EventEntry("end of a window whose picker is held", weight: 40, if: .awaitedResult) { maker, _ in
      .atOnce([
        .hold(maker.random.number(0..<2)), .close(window: maker.random.number(0..<2)),
      ])
    },
    EventEntry("saving of screens", weight: 8) { _, now in .save(window: now.window) },
    EventEntry("restoration", weight: 8) { maker, _ in
      .restore(router: maker.random.number(0..<3), isOtherVersion: maker.random.chance(10))
    },
    EventEntry("change while a screen is asked", weight: 80, if: .askedScreen) { maker, now in
      .app(maker.random.element(of: [.pushes, .presents, .showsTab]), window: now.window)
    },
    EventEntry("end of what is asked", weight: 80, if: .askedScreen) { _, now in
      .app(.replacesRoot, window: now.window)
    },
    EventEntry("restoration of what is there", weight: 2) { maker, now in
      .atOnce([.save(window: now.window), .restore(router: maker.random.number(0..<3))])
    },
    EventEntry("restoration of what the user leaves", weight: 12) { maker, now in
      .atOnce([
        .save(window: now.window), .user(.goesBack, window: now.window),
        .restore(router: maker.random.number(0..<3)),
      ])
    },
    EventEntry("end of a window", weight: 10, if: .severalWindows) { _, now in
      .close(window: now.window)
    },
  ]
}

extension UserAct {
  fileprivate var toolkits: Set<WorldToolkit> {
    switch self {
    case .goesBack, .dismisses, .selectsTab: [.model, .uiKit, .swiftUI]
    case .turnsPage: [.model]
    case .swipesInVain, .beginsSwipeBack, .beginsSwipeDown, .letsGo, .letsGoTooEarly, .leavesApp,
      .returnsToApp:
      [.uiKit, .swiftUI]
    case .turnsDevice: [.model, .swiftUI]
    case .callsDismiss, .hidesColumns, .tapsSidebar, .tapsOutside, .answers, .answersAlert:
      [.swiftUI]
    }
  }

  fileprivate var weight: Int {
    switch self {
    case .goesBack, .dismisses, .selectsTab: 45
    case .turnsPage: 30
    case .swipesInVain, .beginsSwipeBack, .beginsSwipeDown: 25
    case .letsGo, .letsGoTooEarly: 120
    case .leavesApp: 10
    case .returnsToApp: 40
    case .callsDismiss: 30
    case .turnsDevice, .hidesColumns, .tapsSidebar: 20
    case .tapsOutside: 60
    case .answers, .answersAlert: 60
    }
  }

  fileprivate var need: EventEntry.Need {
    switch self {
    case .beginsSwipeBack, .beginsSwipeDown: .freeScreens
    case .letsGo, .letsGoTooEarly: .heldScreen
    default: .nothing
    }
  }
}

extension AppAct {
  fileprivate var toolkits: Set<WorldToolkit> {
    switch self {
    case .setsStack: [.uiKit]
    case .asks, .showsAlert: [.swiftUI]
    default: [.model, .uiKit, .swiftUI]
    }
  }
}

extension WorldEvent.Fault {
  fileprivate var toolkits: Set<WorldToolkit> {
    switch self {
    case .refused, .changedButThrown: [.model, .swiftUI]
    case .dropped: [.model, .uiKit, .swiftUI]
    case .forgottenPresentation, .forgottenDismissal: [.swiftUI]
    }
  }
}

/// What code of the app's does in callbacks, once.
struct ActEntry: Sendable {
  let weight: Int
  let make: @Sendable (inout WorldMaker) -> ActScript

  static let all = [
    ActEntry(weight: 50) { _ in .fails },
    ActEntry(weight: 225) { _ in .waits(heedsCancellation: true) },
    ActEntry(weight: 475) { _ in .waits(heedsCancellation: false) },
    ActEntry(weight: 150) { .navigates($0.trip()) },
    ActEntry(weight: 100) { .goes($0.trip()) },
    ActEntry(weight: 100) { .interferes($0.appAct()) },
    ActEntry(weight: 30) { .begins([.navigates($0.trip())]) },
    ActEntry(weight: 50) { maker in
      .begins([
        .waits(heedsCancellation: maker.random.chance(50)), .navigates(maker.trip()),
      ])
    },
  ]
}

extension WorldMaker {
  mutating func fault(_ now: Situation) -> WorldEvent {
    let faults = WorldEvent.Fault.allCases.filter { $0.toolkits.contains(now.toolkit) }
    return .fault(
      random.element(of: faults), number: random.number(0..<3), window: now.window)
  }

  mutating func appAct() -> AppAct {
    random.element(of: AppAct.allCases.filter { $0.toolkits.contains(toolkit) })
  }

  /// Something that the user or the app does without the router.
  mutating func disturbance(_ now: Situation) -> WorldEvent {
    let acts = UserAct.allCases.filter {
      $0.toolkits.contains(now.toolkit) && now.meets($0.need)
    }
    return random.chance(50)
      ? .user(random.element(of: acts), window: now.window)
      : .app(appAct(), window: now.window)
  }

  /// An event in between the jobs that another one sets going.
  mutating func amid(_ event: WorldEvent, of first: WorldEvent) -> WorldEvent {
    .atOnce([first, .amid(jobs: random.number(0..<40), event)])
  }

  /// One of several by their weights.
  mutating func weighted<Entry>(_ entries: [Entry], by weight: (Entry) -> Int) -> Entry? {
    let sum = entries.reduce(0) { $0 + weight($1) }
    if sum == 0 { return nil }
    var rest = random.number(0..<sum)
    for entry in entries {
      rest -= weight(entry)
      if rest < 0 { return entry }
    }
    return nil
  }
}
