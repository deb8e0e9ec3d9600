import Switchback
import SwitchbackUIKit

// snippet begin: coordination
/// The navigation interface of view models.
@MainActor
protocol Coordination: AnyObject {
  /// Pushes a screen or, in the first position, shows it as the only one in
  /// the stack.
  func show(view: AppView, firstPosition: Bool)

  /// Goes back from the screen that the user sees.
  func popFromCurrentController()
}
// snippet end

extension Coordination {
  /// Shows a screen above the one that the user sees.
  func show(view: AppView) { show(view: view, firstPosition: false) }
}

// snippet begin: coordinator
/// The one coordinator of the app.
@MainActor
final class Coordinator: Coordination {
  private let router: any Router
  private let assemblies: RootAssembly

  init(router: any Router, assemblies: RootAssembly) {
    self.router = router
    self.assemblies = assemblies
  }

  func show(view: AppView, firstPosition: Bool) {
    router.go(to: firstPosition ? first(view) : pushed(view))
  }

  func popFromCurrentController() {
    router.goBack()
  }

  private func pushed(_ view: AppView) -> BoundStep {
    screen(view) { _ in true }.using(UINavigationController.push()).from(stack)
      .assemble()
  }

  private func first(_ view: AppView) -> BoundStep {
    screen(view) { $0.navigationController?.viewControllers.first === $0 }
      .using(UINavigationController.pushAsRoot())
      .from(stack)
      .assemble()
  }

  /// Finds a screen that is in its place, or builds a new one.
  private func screen(
    _ view: AppView,
    where isInPlace: @escaping @MainActor (AppViewController) -> Bool
  ) -> SingleStep<
    ClosureFinder<any Screen, Void>, ClosureFactory<any Screen, Void>
  > {
    SingleStep(
      finder: ClosureFinder("\(view)") { _, hierarchy in
        try hierarchy.first(AppViewController.self) {
          $0.appView == view && isInPlace($0)
        }
      },
      factory: ClosureFactory { [self] in
        assemblies.assembly(for: view, coordinator: self).build()
      })
  }

  /// The stack that the user sees.
  private var stack: DestinationStep<UINavigationController, Void> {
    GeneralStep.custom(using: ClassFinder(options: .currentVisible))
  }
}
// snippet end
