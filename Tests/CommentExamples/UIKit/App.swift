// What the examples of documentation comments name: an app of UIKit's view controllers.
@_exported import Foundation
@_exported import Switchback
@_exported import SwitchbackUIKit
@_exported import Testing

#if canImport(UIKitSimulator)
@_exported import UIKitSimulator
#endif

func placeholder<Value>() -> Value { fatalError("Examples do not run.") }

class ExampleClass: UIViewController {}

class HomeViewController: UIViewController {}
class BagViewController: UIViewController {}
class LoginViewController: UIViewController {}
class BrandedNavigationController: UINavigationController {}
class ProductScreen: UIViewController { let id = 0 }
class ProductViewController: UIViewController, ContextChecking {
  func isTarget(for context: Int) -> Bool { true }
}
struct BagFactory: Factory { func build(with context: Any?) -> BagViewController { placeholder() } }
struct FoldersFactory: Factory {
  func build(with context: Void) -> HomeViewController { placeholder() }
}
struct MessageFactory: Factory {
  func build(with context: Void) -> HomeViewController { placeholder() }
}
struct ProductFactory: Factory {
  func build(with context: Int) -> ProductViewController { placeholder() }
}
struct Themed { let content: Int }
struct Product { typealias ID = Int }
struct ProductView { let id: Int }

@MainActor enum Chains {
  static let product: DestinationStep<ProductViewController, Int> = placeholder()
}
@MainActor var loginScreen: LoginViewController { placeholder() }

@MainActor final class List { func cell(for id: Int) -> UIView? { nil } }
@MainActor var list: List? { nil }
@MainActor var button: UIView { placeholder() }
@MainActor var blur: any UIViewControllerTransitioningDelegate { placeholder() }
@MainActor var window: UIWindow { placeholder() }
@MainActor var simulation: Simulation { placeholder() }
@MainActor var outcome: Outcome { placeholder() }
struct Outcome { let destination: UIViewController }

@MainActor var controllerStep:
  StepAssembly<
    HomeViewController, ClassFinder<HomeViewController, Void>,
    ClassFactory<HomeViewController, Void>
  >
{ placeholder() }
@MainActor var controllerStepInt:
  StepAssembly<
    ProductViewController, ClassFinder<ProductViewController, Int>, ProductFactory
  >
{ placeholder() }
@MainActor var controllerStepAny:
  StepAssembly<
    HomeViewController, ClassFinder<HomeViewController, Any?>,
    ClassFactory<HomeViewController, Any?>
  >
{ placeholder() }
