/// A group of animations with a common end.
/// See 'The end of a transition in a stack' in Docs/Maintainers/UIKitRules.md.
///
/// On Apple's platforms it belongs to QuartzCore, without an actor; here it is isolated to the main
/// actor, where the simulator uses it.
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

  /// Opens a group. It collects all animations begun until the matching `commit()`.
  open class func begin() {
    let simulation = Simulation.current
    simulation.transactions.append(Scope(simulation: simulation))
  }

  /// Closes the group opened last.
  open class func commit() {
    Simulation.current.transactions.popLast()?.commit()
  }

  /// Sets a closure to call when all animations of the open group have ended, or at the next turn
  /// if there are none. UIKit does not report whether they were cancelled.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Simulation.current.transactions.last?.completion = block
  }
}
