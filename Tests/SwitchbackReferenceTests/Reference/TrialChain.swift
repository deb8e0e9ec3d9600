import Switchback

/// What a random chain is made of, destination first: written down so that both the engine's chain
/// and the naive resolution can be made from it.
indirect enum TrialPart {
  case step(TrialStep)
  case transformer(number: Int, toText: Bool, fails: Bool)
  case branch([TrialCase], fallback: [TrialPart]?)
  case start(TrialStart)
}

enum TrialStart {
  case current, root
  case custom(TrialLook)
}

struct TrialStep {
  enum Target: CaseIterable { case any, screen, product, stack, tabs }
  enum Factory {
    case builds(refuses: Bool)
    case none
    case insists(TrialLook)
  }
  enum Action {
    case present, replaceRoot
    /// Into the stack, or the tabs, that the next step stands for.
    case push, addTab
    /// Into those that are expected around the next step's screen.
    case pushExpecting, addTabExpecting
  }

  let number: Int
  var target: Target
  var look: TrialLook
  var factory: Factory
  var action: Action
  var interceptorRefuses: Bool?
}

/// What a finder looks for, and where.
struct TrialLook {
  enum Choice { case byClass, byContext, never, fails }

  let number: Int
  var choice: Choice
  var options: SearchOptions
  var start: StartingPoint
  var startName: String
}

enum TrialCase {
  case expecting(TrialLook)
  case found(TrialLook, [TrialPart])
  case condition(Bool, [TrialPart])
  case evenContext([TrialPart])
  case closure(Bool, [TrialPart])
}

/// Something in a chain refuses.
struct TrialError: Error, Equatable, CustomStringConvertible {
  let description: String
}

/// What the parts of a chain were asked, in order.
@MainActor
final class TrialLog {
  var lines: [String] = []
}

/// A context: a number, in one of two types.
protocol TrialContext: Sendable {
  init(number: Int)
  var number: Int { get }
}

extension Int: TrialContext {
  init(number: Int) { self = number }
  var number: Int { self }
}

extension String: TrialContext {
  init(number: Int) { self = String(repeating: "i", count: number) }
  var number: Int { count }
}

extension TrialStep.Target {
  var isContainer: Bool { self == .stack || self == .tabs }

  func matches(_ screen: any Screen) -> Bool {
    switch self {
    case .any: true
    case .screen: screen is LooseScreen
    case .product: screen is LooseProduct
    case .stack: screen is LooseStack
    case .tabs: screen is LooseTabs
    }
  }

  /// The type's name in plans and errors.
  var name: String {
    switch self {
    case .any: "any screen"
    case .screen: "LooseScreen"
    case .product: "LooseProduct"
    case .stack: "LooseStack"
    case .tabs: "LooseTabs"
    }
  }
}

extension TrialStep.Action {
  /// The container that the action works on, if it wants one.
  var container: TrialStep.Target? {
    switch self {
    case .present, .replaceRoot: nil
    case .push, .pushExpecting: .stack
    case .addTab, .addTabExpecting: .tabs
    }
  }

  var name: String {
    switch self {
    case .present: "PresentModally"
    case .replaceRoot: "ReplaceRoot"
    case .push, .pushExpecting: "Push"
    case .addTab, .addTabExpecting: "AddTab"
    }
  }

  var expectsContainer: Bool {
    switch self {
    case .pushExpecting, .addTabExpecting: true
    case .present, .replaceRoot, .push, .addTab: false
    }
  }
}

extension TrialLook: CustomStringConvertible {
  var description: String { "look\(number)(\(choice): \(options); \(startName))" }
}

extension TrialPart: CustomStringConvertible {
  var description: String {
    switch self {
    case .step(let step):
      let refusal = step.interceptorRefuses.map { ", intercepted, refuses \($0)" } ?? ""
      return "step\(step.number) \(step.target) \(step.look) \(step.factory) \(step.action)"
        + refusal
    case .transformer(let number, let toText, let fails):
      return "transformer\(number) toText \(toText) fails \(fails)"
    case .branch(let cases, let fallback): return "switch \(cases) otherwise \(fallback ?? [])"
    case .start(let start): return "start \(start)"
    }
  }
}
