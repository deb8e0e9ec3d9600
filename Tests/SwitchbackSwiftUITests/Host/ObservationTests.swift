#if !canImport(UIKit)
import Observation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

private final class Counter: ModelScreen {
  var count = 0
  let id = 7
}

@Observable
private final class Observed: ModelScreen {
  var count = 0
}

@Observable
private class Base: ModelScreen {
  var count = 0
}

private final class Derived: Base {
  var other = ""
}

/// A class whose changes SwiftUI does not see.
@MainActor
struct ObservationTests {
  private let next = StepAssembly(
    finder: ClassFinder<Product, Void>(), factory: ClosureFactory { Product() }
  )
  .using(.push()).from(GeneralStep.existing(ModelStack.self))

  private func warnings<Target: ModelScreen>(
    _ screen: Target, _ change: (Target) -> Void
  ) async throws -> [String] {
    let app = await SwiftUISimulation { ModelWindow(ModelStack(screen)) }
    change(screen)
    try await app.window.router.navigate(to: next)
    try await app.tapBack()
    return app.complaints
  }

  @Test func `A forgotten @Observable is found, by the variable that changes`() async throws {
    let expected =
      "count of Counter has changed, and SwiftUI does not know: mark the class @Observable."
    #expect(try await warnings(Counter()) { $0.count = 1 } == [expected])
    #expect(try await warnings(Counter()) { _ in } == [])
    #expect(try await warnings(Observed()) { $0.count = 1 } == [])
    #expect(try await warnings(Derived()) { $0.count = 1 } == [])
    let derived = try await warnings(Derived()) { $0.other = "x" }
    #expect(derived.count == 1 && derived[0].hasPrefix("other of Derived"))
  }
}
#endif
