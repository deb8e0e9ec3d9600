#if !canImport(UIKit)
import AllocationCounter
import SimulatedWorld
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// Navigations on UIKit's classes that are carried out, not animated, in trees as small as most apps' are.
///
/// An executor of their own runs the main actor's jobs, so that what is measured ends in the same turn of
/// the main loop each time. The simulator's turns are a part of the time, in the floor too.
@MainActor
struct UIKitNavigateCases {
  let harness: Harness

  /// So many screens, each pushed by a step of its own.
  func pushing(_ steps: Int, _ screens: Int) throws -> Row {
    let device = Device(screens: screens)
    let before = device.stack.viewControllers
    func new(_ number: Int) -> PushedController { PushedController(number) }
    let finder = ClassFinder<PushedController, Void>()
    var step = StepAssembly(finder: finder, factory: ClosureFactory { new(1) })
      .using(UINavigationController.push())
      .from(
        GeneralStep.custom(using: ClassFinder<UINavigationController, Void>(options: .visible)))
    for number in 2...steps {
      step = StepAssembly(finder: finder, factory: ClosureFactory { new(number) })
        .using(UINavigationController.push())
        .from(step.expectingContainer())
    }
    let destination = step.assemble()
    let router = WindowRouter(window: device.window)
    func restore() throws {
      try expect(device.stack.viewControllers.count == before.count + steps, "all pushed")
      device.stack.viewControllers = before
      device.simulation.loop.turnUntilIdle()
    }
    return try harness.compareSamples(
      "uikit-navigate", "What does it cost to push screens, in a small app?", screens: screens,
      steps: steps, goal: .none
    ) {
      try device.sample {
        let found = UIKitCases.loop(for: PushedController.self, from: device.tabs)
        try expect(found == nil, "nothing to be found")
        for number in 1...steps {
          device.stack.pushViewController(new(number), animated: false)
        }
      } after: {
        try restore()
      }
    } engine: {
      try device.sample {
        try await router.navigate(to: destination, animated: false)
      } after: {
        try restore()
      }
    }
  }

  /// The usual deep link: a product in a stack, presented, with an interceptor and a context task.
  func deepLink(_ screens: Int) throws -> Row {
    let device = Device(screens: screens)
    let step = StepAssembly(
      finder: ClassWithContextFinder(),
      factory: ClosureFactory { (id: Int) in PushedController(id) }
    )
    .adding(ClosureInterceptor { (id: Int) in try expect(id == 42, "the context") })
    .adding(ClosureContextTask { (screen: PushedController, _: Int) in screen.opened += 1 })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
    let router = WindowRouter(window: device.window)
    func restore() throws {
      try expect(device.tabs.presentedViewController is UINavigationController, "presented")
      device.tabs.dismiss(animated: false)
      device.simulation.loop.turnUntilIdle()
    }
    return try harness.compareSamples(
      "uikit-navigate", "What does the usual deep link cost, carried out?", screens: screens,
      steps: 3,
      goal: .none
    ) {
      try device.sample {
        let found = UIKitCases.loop(for: PushedController.self, from: device.tabs)
        try expect(found == nil, "nothing to be found")
        let product = PushedController(42)
        product.opened += 1
        let stack = UINavigationController(rootViewController: product)
        await withCheckedContinuation { continuation in
          device.tabs.present(stack, animated: false) { continuation.resume() }
        }
      } after: {
        try restore()
      }
    } engine: {
      try device.sample {
        try await router.navigate(to: step, with: 42, animated: false)
      } after: {
        try restore()
      }
    }
  }
}

/// Five tabs of stacks on display.
@MainActor
private struct Device {
  let simulation = Simulation()
  let tabs: UITabBarController
  let stack: UINavigationController
  let window: UIWindow

  init(screens: Int) {
    (tabs, stack, window) = simulation.perform { simulation in
      let tabs = UITabBarController()
      let leaves = max(2, screens - 3)
      let stacks = (0..<2).map { number in
        let stack = UINavigationController()
        stack.viewControllers = (0..<(leaves / 2 + (number < leaves % 2 ? 1 : 0)))
          .map { _ in LeafController() }
        return stack
      }
      tabs.viewControllers = stacks
      let window = simulation.makeWindow(root: tabs)
      simulation.loop.turnUntilIdle()
      return (tabs, stacks[0], window)
    }
  }

  /// Runs an operation while the loop turns, and measures it from its first line to its last.
  func sample(
    _ body: @escaping @MainActor () async throws -> Void, after: () throws -> Void
  ) throws -> Harness.Sample {
    let sample = WorldExecutor.run { executor -> Result<Harness.Sample, any Error> in
      var sample: Result<Harness.Sample, any Error>?
      Task { @MainActor in
        await simulation.scope {
          let clock = ContinuousClock()
          let turns = executor.turnCount + simulation.loop.turnCount
          let allocations = allocation_count()
          let start = clock.now
          do {
            try await body()
            let (seconds, attoseconds) = (clock.now - start).components
            let count = allocation_count() - allocations
            sample = .success(
              Harness.Sample(
                nanoseconds: Double(seconds) * 1e9 + Double(attoseconds) / 1e9,
                allocations: allocations < 0 ? nil : Int(count),
                turns: executor.turnCount + simulation.loop.turnCount - turns))
          } catch {
            sample = .failure(error)
          }
        }
      }
      _ = executor.runJobs()
      while true {
        if let sample { return sample }
        simulation.loop.turn()
        _ = executor.runJobs()
      }
    }
    try simulation.perform { _ in try after() }
    return try sample.get()
  }
}

/// A screen that is pushed, and knows which one it is.
private final class PushedController: UIViewController, ContextChecking {
  let number: Int
  var opened = 0

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: Int) -> Bool { number == context }
}
#endif
