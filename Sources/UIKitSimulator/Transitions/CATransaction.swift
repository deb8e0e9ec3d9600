/// A group of animations with one end.
/// See 'The end of a transition in a stack' in Docs/UIKitRules.md.
///
/// On Apple's platforms it is QuartzCore's and bound to no actor; here it is bound to the main
/// actor, where all its use in this world is.
@MainActor
open class CATransaction {
  @MainActor
  final class Scope {
    var completion: (() -> Void)?
    private var running = 0
    private var isCommitted = false
    private let simulation: Simulation

    init(simulation: Simulation) { self.simulation = simulation }

    func enter() { running += 1 }

    func leave() {
      running -= 1
      if isCommitted { simulation.loop.schedule { self.completeIfDone() } }
    }

    func commit() {
      isCommitted = true
      simulation.loop.schedule { self.completeIfDone() }
    }

    private func completeIfDone() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  /// Opens a group. All animations begun until the matching `commit()` belong to it.
  open class func begin() {
    let simulation = Simulation.current
    simulation.transactions.append(Scope(simulation: simulation))
  }

  /// Closes the group opened last.
  open class func commit() {
    Simulation.current.transactions.popLast()?.commit()
  }

  /// What to call when all animations of the open group have ended, or at the next turn if there
  /// are none. It does not say whether they were cancelled.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Simulation.current.transactions.last?.completion = block
  }

  /// Has no effect: the simulator has no layers.
  open class func setDisableActions(_ flag: Bool) {}
}
