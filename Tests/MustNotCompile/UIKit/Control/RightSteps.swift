import SwitchbackUIKit
import UIKitSimulator

// Each stands beside a mistake in the folder above, and has to compile.

@MainActor private let plain = StepAssembly(HomeViewController.self)
  .using(.push())
  .from(.visibleStack())

/// The class of the screen decides on the context, also if the chain behind it has none.
@MainActor private let category = StepAssembly(CategoryViewController.self)
  .using(.push())
  .from(home.stack())

@MainActor private let categories: [DestinationStep<CategoryViewController, String>] = [
  category,
  StepAssembly(CategoryViewController.self).using(.push()).from(.visibleStack()),
  StepAssembly(CategoryViewController.self, .currentVisible).using(.presentModally()).from(home),
  StepAssembly(CategoryViewController.self).using(.presentModally()).from(.current()),
  StepAssembly(CategoryViewController.self)
    .using(.addTab())
    .from(.existing(UITabBarController.self)),
  StepAssembly(CategoryViewController.self).using(.replaceRoot()).from(.root()),
]

@MainActor private let adapted = StepAssembly { (number: Int) in NumberViewController(number) }
  .using(.presentModally())
  .from(category.adapting { (number: Int) in "\(number)" })

/// A class may inherit UIKit's initialiser, and be configured.
@MainActor private let configured = StepAssembly(
  finder: ScreenFinder(),
  factory: ClassFactory<CategoryViewController, String> { screen, title in screen.title = title }
)
.using(.push())
.from(.visibleStack())

@MainActor private let detail = StepAssembly { (number: Int) in NumberViewController(number) }
  .using(.setSecondary())
  .from(category.adapting { (number: Int) in "\(number)" }.expectingContainer())

@MainActor private let list = StepAssembly(HomeViewController.self)
  .using(.setPrimary())
  .from(home.expectingContainer())

@MainActor private let inDetail = StepAssembly(HomeViewController.self)
  .using(.pushInSecondary())
  .from(home.expectingContainer())

@MainActor private func open(with router: WindowRouter) async throws {
  try await router.navigate(to: category("Books"))
  try await router.navigate(
    to: StepAssembly(HomeViewController.self).using(.push()).from(.visibleStack()))
}
