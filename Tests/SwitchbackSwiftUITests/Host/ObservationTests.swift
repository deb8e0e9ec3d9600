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

/// An object that holds the screen of which it is the coordinator.
private final class Coordinator: Equatable {
  let screen: Coordinated

  init(_ screen: Coordinated) { self.screen = screen }

  static func == (some: Coordinator, other: Coordinator) -> Bool { some === other }
}

private struct Wrapped: Equatable {
  var coordinators: [Coordinator]
}

private final class Coordinated: ModelScreen {
  weak var coordinator: Coordinator?
  var wrapped: Wrapped?
}

/// A class whose changes SwiftUI does not see.
@Suite(.serialized)
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

  @Test(arguments: [false, true])
  func `The search for a forgotten @Observable holds no object of the app's`(
    _ isWrapped: Bool
  ) async throws {
    let app = await SwiftUISimulation { ModelWindow(ModelStack(ModelScreen(name: "Home"))) }
    weak var screen: Coordinated?
    weak var coordinator: Coordinator?
    do {
      let pushed = Coordinated()
      let held = Coordinator(pushed)
      if isWrapped {
        pushed.wrapped = Wrapped(coordinators: [held])
      } else {
        pushed.coordinator = held
      }
      (screen, coordinator) = (pushed, held)
      let stack = try #require(app.window.root as? ModelStack)
      try await stack.setContainedScreens(stack.screens + [pushed], animated: true)
      await app.untilIdle()
      pushed.wrapped = nil
      #expect(coordinator != nil)
      withExtendedLifetime(held) {}
    }
    try await app.tapBack()
    await app.untilIdle()
    #expect(screen == nil)
    #expect(coordinator == nil)
  }
}
#endif
