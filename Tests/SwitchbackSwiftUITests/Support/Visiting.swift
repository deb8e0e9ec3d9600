#if !canImport(UIKit)
import SwiftUISimulator
import Switchback
import SwitchbackSwiftUI
import Testing
import UIKitSimulator

final class Product: ModelScreen {
  override var name: String { "Product" }
}

final class Login: ModelScreen {
  override var name: String { "Login" }
}

/// A screen that wants to be asked before it goes.
final class Draft: ModelScreen, LeaveGuard {
  override var name: String { "Draft" }

  func confirmLeaving() -> Bool { true }
}

/// A window on display, at rest. In the end the screen shows what the model says, and SwiftUI had nothing to
/// complain of.
func visit(
  _ drawing: String, _ settings: SwiftUISettings = SwiftUISettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @MainActor (SwiftUISimulation) async throws -> Void
) async throws {
  try await Simulation.run { _ in
    let window = try ModelWindow(drawing: drawing) { name in
      switch name {
      case "Draft": Draft()
      case "Login": Login()
      case "Product": Product()
      default: nil
      }
    }
    window.recordsChanges = true
    let simulation = await SwiftUISimulation.show(
      window, settings: settings, on: Simulation.current.loop)
    try await body(simulation)
    await simulation.untilIdle()
    #expect(simulation.discrepancy == nil, "\(settings)", sourceLocation: sourceLocation)
    #expect(simulation.warnings == [], "\(settings)", sourceLocation: sourceLocation)
  }
}

extension SwiftUISimulation {
  var router: WindowRouter { WindowRouter(window: window) }

  /// What has changed, in words.
  var changes: [String] { window.changes.map(\.description) }

  /// Does something in a later turn.
  func after(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
    Simulation.current.loop.schedule(after: turns, work)
  }

  /// The user drags the topmost sheet down or, where there is no finger, taps a button in it.
  func closeSheet() async throws {
    if settings.hasUIKit { try await swipeDown() } else { await dismiss() }
  }

  func screen<Target: ModelScreen>(_ type: Target.Type) throws -> Target {
    try #require(try Hierarchy(of: window).first(type, .everywhere, from: .root))
  }
}

/// A screen that is built whether there is one already or not.
func anew<Target: ModelScreen>(
  _ build: @escaping @MainActor () -> Target
) -> StepAssembly<Target, NilFinder<Target, Void>, ClosureFactory<Target, Void>> {
  StepAssembly(finder: NilFinder(), factory: ClosureFactory { build() })
}

/// A product, pushed onto the visible stack.
var productOnStack: DestinationStep<Product, Void> {
  StepAssembly(
    finder: ClassFinder<Product, Void>(options: .currentVisible),
    factory: ClosureFactory { Product() }
  )
  .using(.push())
  .from(
    SingleStep(finder: ClassFinder<ModelStack, Void>(options: .currentVisible), factory: .nil())
  )
  .from(.current()).assemble()
}

/// A login, presented from wherever the user is.
var presentedLogin: DestinationStep<Login, Void> {
  StepAssembly(
    finder: ClassFinder<Login, Void>(options: .currentVisible),
    factory: ClosureFactory { Login() }
  )
  .using(.presentModally()).from(.current()).assemble()
}

/// A product in a new stack, presented as a cover.
var productInCover: DestinationStep<Product, Void> {
  StepAssembly(finder: NilFinder<Product, Void>(), factory: ClosureFactory { Product() })
    .using(.push()).from(.stack())
    .using(.presentModally(as: .cover)).from(.current()).assemble()
}
#endif
