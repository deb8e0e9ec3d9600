import Foundation
import Switchback
import SwitchbackModel
import SwitchbackTesting
import Testing

/// Explorations that come to an end before all trees are known: in the middle of a tree, too.
struct ExplorerEndTests {
  /// Counts how often something slow was done.
  private final class Counter {
    var count = 0
  }

  /// A clock that only goes on when a move says that it takes time.
  private final class HandClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
      var offset = Duration.zero

      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    // Time limits sleep on other threads.
    private let lock = NSLock()
    private var time = Instant()

    var now: Instant { lock.withLock { time } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) {
      lock.withLock { time = max(time, deadline) }
    }
  }

  private let clock = HandClock()

  private let pause = Duration.milliseconds(20)
  private let bound = Duration.milliseconds(100)

  /// As many moves as begin within the bound.
  private var affordable: Int { Int(bound / pause) + 1 }

  /// An app of one tree, in which a hundred moves take two seconds.
  private func slowApp(_ counter: Counter) -> Explorer {
    Explorer(bounds: Explorer.Bounds(time: bound), clock: clock) { [clock, pause] in
      let moves = (1...100).map { number in
        Explorer.Move.own("wait \(number)") {
          counter.count += 1
          try await clock.sleep(for: pause)
        }
      }
      return ExploredApp(window: ModelWindow(HomeScreen()), moves: moves)
    }
  }

  @Test func `The time is looked at before each move`() async throws {
    let counter = Counter()
    let exploration = try await slowApp(counter).explore()
    #expect(exploration.ending == .time(bound))
    #expect(exploration.treeCount == 0, "the only tree is not known yet")
    #expect((1...affordable).contains(counter.count))
  }

  /// An app that counts up, one tree after the other, and is wrong at 3. From the fourth move on each
  /// takes a pause.
  private func counting(
    _ counter: Counter, pause: Duration = .zero, bounds: Explorer.Bounds
  ) -> Explorer {
    Explorer(bounds: bounds, clock: clock) { [clock] in
      let total = Counter()
      return ExploredApp(
        window: ModelWindow(HomeScreen()),
        moves: [
          .own("count") {
            counter.count += 1
            total.count += 1
            if counter.count > 3 { try await clock.sleep(for: pause) }
          }
        ]
      )
      .keeping("count", get: { total.count }, set: { total.count = $0 })
      .checking("it is less than 3") { total.count < 3 }
    }
  }

  @Test func `The time is looked at before each move that a violation is drawn with`() async throws
  {
    let counter = Counter()
    let second = Duration.seconds(1)
    let exploration = try await counting(
      counter, pause: second * 30, bounds: Explorer.Bounds(time: second)
    ).explore()
    #expect(exploration.ending == .complete)
    #expect(counter.count == 4, "three moves find it, and the first one that draws it is slow")
    let violation = try #require(exploration.violations.first)
    #expect(violation.path == ["count", "count", "count"])
    #expect(
      "\(violation)".contains(
        """

        3. count
          not drawn: the time limit was reached

        As a test:
        """))
  }

  @Test func `A violation is drawn to its end while there is time`() async throws {
    let exploration = try await counting(Counter(), bounds: Explorer.Bounds()).explore()
    #expect(exploration.violations.first?.steps.last?.drawing?.hasSuffix("count: 3") == true)
  }

  @Test func `A place of which not every move was made is not one without a way back`() async throws
  {
    let second = Duration.seconds(1)
    let explorer = Explorer(bounds: Explorer.Bounds(time: second), clock: clock) { [clock] in
      let shop = Shop()
      return ExploredApp(
        window: shop.window, router: shop.router,
        moves: [
          .destination("product 42", shop.product, with: 42),
          .destination("login", shop.login),
          .own("wait", if: { shop.window.layers.count > 1 }) { try await clock.sleep(for: second) },
          .back(),
        ], userMoves: [])
    }
    let exploration = try await explorer.explore()
    #expect(exploration.ending == .time(second))
    #expect(exploration.violations.map(\.message) == [])
  }

  @Test(arguments: [0, 1])
  func `An exploration that is cancelled during its last move does not say that all is known`(
    afterPlan cancelled: Int
  ) async {
    @MainActor final class Holder { var task: Task<Exploration, any Error>? }
    let holder = Holder()
    let task = Task { @MainActor in
      let explorer = Explorer {
        let shop = Shop()
        let last = Explorer.Move.own("cancel") { holder.task?.cancel() }
        let bag = Explorer.Move.destination("bag", shop.bag)
        return ExploredApp(
          window: shop.window, router: shop.router, moves: cancelled == 0 ? [last] : [last, bag],
          userMoves: [])
      }
      return try await explorer.explore()
    }
    holder.task = task
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `Enough violations end it in the middle of a tree`() async throws {
    let counter = Counter()
    let explorer = Explorer(bounds: Explorer.Bounds(violations: 2)) {
      ExploredApp(
        window: ModelWindow(HomeScreen()),
        moves: (1...9).map { number in
          .own("fail \(number)") {
            counter.count += 1
            throw NoSuchProduct(id: number)
          }
        })
    }
    let exploration = try await explorer.explore()
    #expect(exploration.ending == .violations(2))
    // Two find the violations, two draw them, and two look whether a fresh app shows them.
    #expect(counter.count == 6)
  }
}
