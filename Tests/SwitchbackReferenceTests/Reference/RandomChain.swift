import SimulatedWorld
import Switchback

/// Makes up chains.
@MainActor
struct RandomChain {
  private var random: RandomSource
  private let screens: [any Screen]
  private let isPortable: Bool
  private var count = 0

  /// - Parameters:
  ///   - screens: Where searches may begin.
  ///   - isPortable: Whether no container is pushed, as not every host does that.
  static func parts(
    _ random: inout RandomSource, _ screens: [any Screen], isPortable: Bool = false
  ) -> [TrialPart] {
    var chain = RandomChain(random: random, screens: screens, isPortable: isPortable)
    let parts = chain.parts(upTo: chain.random.number(0..<8), isBranch: false)
    random = chain.random
    return parts
  }

  private init(random: RandomSource, screens: [any Screen], isPortable: Bool) {
    self.random = random
    self.screens = screens
    self.isPortable = isPortable
  }

  private mutating func parts(upTo length: Int, isBranch: Bool) -> [TrialPart] {
    var parts: [TrialPart] = []
    var wanted: TrialStep.Target?
    while parts.count < length || wanted != nil {
      if wanted == nil, random.chance(12) {
        count += 1
        parts.append(
          .transformer(number: count, toText: random.chance(50), fails: random.chance(4)))
      } else if wanted == nil, random.chance(isBranch ? 4 : 12) {
        parts.append(branch())
        return parts
      } else {
        let next = step(standingFor: wanted)
        parts.append(.step(next))
        wanted = nil
        guard case .builds = next.factory else { continue }
        switch next.action {
        case .push: wanted = .stack
        case .addTab: wanted = .tabs
        default: break
        }
      }
    }
    parts.append(.start(start()))
    return parts
  }

  private mutating func step(standingFor wanted: TrialStep.Target?) -> TrialStep {
    count += 1
    let number = count
    var step = TrialStep(
      number: number, target: wanted ?? random.element(of: TrialStep.Target.allCases),
      look: look(finds: random.chance(25)), factory: .builds(refuses: random.chance(2)),
      action: random.element(
        of: [.present, .present, .push, .push, .addTab, .pushExpecting, .addTabExpecting]))
    if random.chance(6) { step.action = .replaceRoot }
    if isPortable, step.target.isContainer, step.action.container == .stack {
      step.action = .present
    }
    if random.chance(20) {
      step.factory = random.chance(70) ? .none : .insists(look(finds: random.chance(50)))
    }
    if random.chance(15) { step.interceptorRefuses = random.chance(10) }
    return step
  }

  private mutating func start() -> TrialStart {
    switch random.number(0..<10) {
    case 0..<5: .current
    case 5..<7: .root
    default: .custom(look(finds: true))
    }
  }

  private mutating func look(finds: Bool) -> TrialLook {
    count += 1
    var options = SearchOptions(rawValue: UInt8(random.number(0..<64)))
    if random.chance(60) {
      options = random.element(of: [.everywhere, .allVisible, .currentVisible, .currentLayer])
    }
    let given = screens.isEmpty ? nil : random.element(of: screens)
    let (start, name): (StartingPoint, String) =
      switch random.number(0..<10) {
      case 0..<7: (.topmost, "topmost")
      case 7: (.root, "root")
      default: (.screen { given }, given.map { naiveName(of: $0) } ?? "no screen")
      }
    let choice: TrialLook.Choice =
      random.chance(1) ? .fails : !finds ? .never : random.chance(30) ? .byClass : .byContext
    return TrialLook(
      number: count, choice: choice, options: options, start: start, startName: name)
  }

  private mutating func branch() -> TrialPart {
    var cases: [TrialCase] = []
    for _ in 0..<random.number(0..<4) {
      let inner = { (chain: inout RandomChain) in
        chain.parts(upTo: chain.random.number(0..<3), isBranch: true)
      }
      switch random.number(0..<5) {
      case 0: cases.append(.expecting(look(finds: random.chance(50))))
      case 1: cases.append(.found(look(finds: random.chance(70)), inner(&self)))
      case 2: cases.append(.condition(random.chance(30), inner(&self)))
      case 3: cases.append(.evenContext(inner(&self)))
      default: cases.append(.closure(random.chance(30), inner(&self)))
      }
    }
    let fallback = random.chance(80) ? parts(upTo: random.number(0..<3), isBranch: true) : nil
    return .branch(cases, fallback: fallback)
  }
}
