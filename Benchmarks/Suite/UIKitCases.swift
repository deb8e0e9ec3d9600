#if canImport(UIKit)
/// The rows are about the simulator of UIKit, which is not there beside UIKit itself.
struct UIKitCases {
  static func rows(
    _ harness: Harness, _ options: Options, _ measure: Suite.Measure
  ) async throws {}
}
#else
import Switchback
import SwitchbackUIKit
import UIKitSimulator

/// The same searches through UIKit's conformances, which hand their arrays on converted.
@MainActor
struct UIKitCases {
  let harness: Harness

  static func rows(
    _ harness: Harness, _ options: Options, _ measure: Suite.Measure
  ) async throws {
    let uikit = UIKitCases(harness: harness)
    let large = options.isQuick ? 1_000 : 10_000
    for count in [100, 1_000, large] where count != 1_000 || large != 1_000 {
      try await measure("uikit-absent") { try await uikit.absent(count) }
    }
    try await measure("uikit-wide") { try await uikit.wide(options.isQuick ? 500 : 5_000) }
    try await measure("uikit-narrow") { try await uikit.narrow(large) }
    for count in options.isQuick ? [100, 1_000] : [400, 4_000] {
      try await measure("uikit-deep") { try await uikit.deep(count) }
    }
    try await measure("uikit-modals") { try await uikit.modals(12) }
    try await measure("uikit-switch") { try await uikit.switching(50, 1_000) }
    try await measure("uikit-deep-link") { try await uikit.deepLink(100) }
    for steps in [5, 100, 500] {
      try await measure("uikit-chain") { try await uikit.chain(steps, 1_000) }
    }
    for (steps, screens) in [(2, 8), (4, 30), (6, 60)] {
      try await measure("uikit-navigate") {
        try UIKitNavigateCases(harness: harness).pushing(steps, screens)
      }
    }
    for screens in [8, 60, 1_000] {
      try await measure("uikit-navigate") {
        try UIKitNavigateCases(harness: harness).deepLink(screens)
      }
    }
    try await measure("uikit-visible") { try await uikit.visible(large) }
  }

  func absent(_ count: Int) async throws -> Row {
    let each = max(1, (count - 6) / 5)
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<5).map { _ in stack(of: each) }
    return try await search(
      "uikit-absent", "What does a search cost that finds nothing, in five tabs of UIKit's?", tabs,
      goal: 1.5)
  }

  func wide(_ count: Int) async throws -> Row {
    try await search(
      "uikit-wide", "The same in one navigation controller?", stack(of: count),
      goal: 1.3)
  }

  func narrow(_ count: Int) async throws -> Row {
    func container(of count: Int) -> UIViewController {
      let tabs = UITabBarController()
      let rest = count - 4
      tabs.viewControllers =
        count < 7
        ? (0..<max(1, count - 1)).map { _ in LeafController() }
        : [
          LeafController(), container(of: rest / 2), LeafController(),
          container(of: rest - rest / 2), LeafController(),
        ]
      return tabs
    }
    return try await search(
      "uikit-narrow", "The same in tab bar controllers of at most five?", container(of: count),
      goal: 2)
  }

  /// Each tab bar controller shows the next one.
  func deep(_ count: Int) async throws -> Row {
    var root: UIViewController = LeafController()
    for _ in 0..<count / 2 {
      let tabs = UITabBarController()
      tabs.viewControllers = [root, LeafController()]
      root = tabs
    }
    return try await search(
      "uikit-deep", "The same in tab bar controllers nested in one another?", root, goal: 2)
  }

  /// A search upwards from the window's root.
  func modals(_ count: Int) async throws -> Row {
    let root = LeafController()
    let window = Simulation.current.makeWindow(root: root)
    var top: UIViewController = root
    for _ in 0..<count {
      let modal = stack(of: 3)
      top.present(modal, animated: false, completion: nil)
      await Simulation.current.untilIdle()
      top = modal
    }
    let hierarchy = Hierarchy(of: window)
    _ = try hierarchy.first(AbsentController.self, .everywhere, from: .root)
    try expect(
      hierarchy.examinedCount == 4 * count + 1, "\(hierarchy.examinedCount) screens examined")
    return try await harness.compare(
      "uikit-modals", "How many screens does a search upwards from the root look at?",
      screens: 4 * count + 1, steps: 0, goal: .none, examined: hierarchy.examinedCount
    ) {
      var layer: UIViewController? = root
      while let below = layer {
        try expect(Self.loop(for: AbsentController.self, from: below) == nil, "nothing to be found")
        layer = below.presentedViewController
      }
    } engine: {
      let found = try Hierarchy(of: window).first(AbsentController.self, .everywhere, from: .root)
      try expect(found == nil, "nothing to be found")
    }
  }

  func switching(_ cases: Int, _ screens: Int) async throws -> Row {
    let (tabs, router) = tabs(of: screens)
    var assembly = SwitchAssembly<AbsentController, Void>()
    for _ in 0..<cases {
      assembly = assembly.addCase(expecting: ClassFinder<AbsentController, Void>())
    }
    let fallback = StepAssembly(
      finder: NilFinder<AbsentController, Void>(), factory: ClosureFactory { AbsentController() }
    )
    .using(PresentModally()).from(GeneralStep.current()).assemble()
    let step = assembly.assemble(default: fallback)
    return try await harness.compare(
      "uikit-switch", "What does a switch cost of which no case is there?", screens: screens,
      steps: cases, goal: .none
    ) {
      try expect(Self.loop(for: AbsentController.self, from: tabs) == nil, "nothing to be found")
    } engine: {
      try expect(try router.plan(to: step).builtTypes.count == 1, "the default")
    }
  }

  /// Planned only: see `UIKitNavigateCases` for the rest.
  func deepLink(_ screens: Int) async throws -> Row {
    let (tabs, router) = tabs(of: screens)
    let step = StepAssembly(
      finder: ClassFinder<AbsentController, Int>(),
      factory: ClosureFactory { (_: Int) in AbsentController() }
    )
    .adding(ClosureInterceptor { (id: Int) in try expect(id == 42, "the context") })
    .adding(ClosureContextTask { (_: AbsentController, _: Int) in })
    .using(UINavigationController.push())
    .from(NavigationControllerStep())
    .using(GeneralAction.presentModally())
    .from(GeneralStep.current())
    .assemble()
    return try await harness.compare(
      "uikit-deep-link", "What does it cost to plan the usual deep link?", screens: screens,
      steps: 3, goal: .none
    ) {
      try expect(Self.loop(for: AbsentController.self, from: tabs) == nil, "nothing to be found")
    } engine: {
      try expect(
        try router.plan(to: step, with: 42).builtTypes.count == 2, "a stack with a product")
    }
  }

  private func tabs(of screens: Int) -> (UITabBarController, WindowRouter) {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<5).map { _ in stack(of: screens / 5) }
    return (tabs, WindowRouter(window: Simulation.current.makeWindow(root: tabs)))
  }

  /// Beside a search for one that is absent from the same screens: what is visible is found without
  /// looking at the others.
  func visible(_ count: Int) async throws -> Row {
    let wanted = WantedController()
    let stack = UINavigationController()
    stack.viewControllers = (1..<count).map { _ in LeafController() } + [wanted]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    return try await harness.compare(
      "uikit-visible", "What does it cost to find what the user sees?", screens: count, steps: 0,
      goal: .ratio(1)
    ) {
      try expect(Self.loop(for: AbsentController.self, from: tabs) == nil, "nothing to be found")
    } engine: {
      let found = try Hierarchy(root: tabs).first(WantedController.self)
      try expect(found === wanted, "what the user sees")
    }
  }

  /// Looked through and planned, without building: see `UIKitNavigateCases` for that.
  func chain(_ steps: Int, _ screens: Int) async throws -> Row {
    let (tabs, router) = tabs(of: screens)
    let finder = ClassFinder<AbsentController, Void>()
    let factory = ClosureFactory { AbsentController() }
    var step = StepAssembly(finder: finder, factory: factory)
      .using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    for _ in 1..<steps {
      step = StepAssembly(finder: finder, factory: factory)
        .using(UINavigationController.push())
        .from(step.expectingContainer())
    }
    return try await harness.compare(
      "uikit-chain", "What does it cost to plan a chain of which no step is there?",
      screens: screens, steps: steps, goal: .none
    ) {
      try expect(Self.loop(for: AbsentController.self, from: tabs) == nil, "nothing to be found")
    } engine: {
      try expect(try router.plan(to: step).anchor is UINavigationController, "the stack")
    }
  }

  private func stack(of count: Int) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = (0..<count).map { _ in LeafController() }
    return stack
  }

  private func search(
    _ name: String, _ question: String, _ root: UIViewController, goal: Double
  ) async throws -> Row {
    let hierarchy = Hierarchy(root: root)
    _ = try hierarchy.first(AbsentController.self)
    let count = hierarchy.examinedCount
    return try await harness.compare(
      name, question, screens: count, steps: 0, goal: .ratio(goal), examined: count
    ) {
      try expect(Self.loop(for: AbsentController.self, from: root) == nil, "nothing to be found")
    } engine: {
      let found = try Hierarchy(root: root).first(AbsentController.self)
      try expect(found == nil, "nothing to be found")
    }
  }

  /// Written by hand for UIKit: `children`, one class check a screen.
  static func loop<Target: UIViewController>(
    for type: Target.Type, from root: UIViewController
  ) -> Target? {
    var stack = [root]
    while let controller = stack.popLast() {
      if let target = controller as? Target { return target }
      stack.append(contentsOf: controller.children)
    }
    return nil
  }
}

final class LeafController: UIViewController {}
private final class AbsentController: UIViewController {}
final class WantedController: UIViewController {}
#endif
