import Foundation
import Switchback
import Testing

/// Chains nested as deep as a program can build them are freed where a stack is small: that of a
/// thread other than the main one.
struct ReleaseTests {
  private typealias Step = DestinationStep<any Screen, Int>

  /// Holds something until another thread lets go of it.
  private nonisolated final class Holder: @unchecked Sendable {
    var value: Any?

    init(_ value: Any) { self.value = value }
  }

  /// Frees something on a thread with a stack of 512 KB.
  private func free(_ value: consuming Any) async {
    let holder = Holder(value)
    await withCheckedContinuation { continuation in
      let thread = Thread {
        holder.value = nil
        continuation.resume()
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }

  /// Wraps a chain many times. `last` is freed when the outermost is.
  private func nested(
    _ count: Int, around last: Witness? = nil, _ wrap: @MainActor (Step, Int) -> Step
  ) -> Step {
    let start = GeneralStep.root().adapting { [last] (number: Int) in _ = last }
    var step = BoundStep(start, with: 0).adapting { (_: Int) in }
    for number in 0..<count { step = wrap(step, number) }
    return step
  }

  private final class Witness {}

  private static let adapting: @MainActor (Step, Int) -> Step = { step, _ in
    step.adapting { (number: Int) in number }
  }
  private static let bound: @MainActor (Step, Int) -> Step = { step, number in
    BoundStep(step, with: number).adapting { (_: Int) in }
  }
  private static let fallback: @MainActor (Step, Int) -> Step = { step, _ in
    SwitchAssembly().assemble(default: step)
  }
  private static let conditional: @MainActor (Step, Int) -> Step = { step, _ in
    SwitchAssembly().addCase(when: { true }, from: step).assemble()
  }
  private static let onContext: @MainActor (Step, Int) -> Step = { step, _ in
    SwitchAssembly().addCase(when: { $0 > 0 }, from: step).assemble()
  }
  private static let found: @MainActor (Step, Int) -> Step = { step, _ in
    SwitchAssembly().addCase(when: NilFinder<any Screen, Int>(), from: step).assemble()
  }
  private static let expecting: @MainActor (Step, Int) -> Step = { step, _ in
    step.expectingContainer((any Screen).self)
  }

  private static let kinds = [
    adapting, bound, fallback, conditional, onContext, found, expecting,
  ]

  @Test(arguments: 0..<7)
  func `A chain of one kind of joint`(kind: Int) async {
    await free(nested(100_000, Self.kinds[kind]))
  }

  @Test func `A chain of all kinds of joints, one in the other`() async {
    await free(
      nested(100_000) { step, number in Self.kinds[number % Self.kinds.count](step, number) })
  }

  @Test func `A chain of which another one holds a part is freed up to there, and the rest later`()
    async
  {
    var witness: Witness? = Witness()
    weak let watched = witness
    var part: Step? = nested(1_000, around: witness) { step, number in
      Self.kinds[number % Self.kinds.count](step, number)
    }
    witness = nil
    if let shared = part {
      await free(Self.conditional(Self.bound(shared, 1), 2))
    }
    #expect(watched != nil)
    part = nil
    #expect(watched == nil)
  }

  @Test func `A switch of which every case leads to a deep chain of its own`() async {
    let deep = (0..<10).map { _ in nested(10_000, Self.bound) }
    let both = deep.reduce(SwitchAssembly<any Screen, Int>()) { assembly, step in
      assembly.addCase(when: { true }, from: Self.conditional(step, 0))
    }
    await free(both.assemble(default: deep[0]))
  }
}
