import SwitchbackModel
import Testing

@testable import Switchback  // Measures this part alone, as all others take longer.

struct NavigationQueueTests {
  /// The time in which so many navigations, which wait for one log-in, run it one after another.
  private func time(of count: Int) throws -> Duration {
    let window = ModelWindow(HomeScreen())
    let home = StepAssembly(existing: HomeScreen.self)
      .adding(.intercept(waitsForUser: true) { (_: Void) in }).from(.root())
    let request = Navigation.Request(
      to: BoundStep(home), tasks: nil, timeLimit: nil, clock: ContinuousClock(), animated: false)
    let resolution = request.resolution(in: window, finished: [])
    _ = try request.plan(resolution)
    let logIn = resolution.interceptors[0]
    let navigations = (0..<count).map { _ in Navigation(request, in: window) }
    let queue = NavigationQueue(of: window)
    queue.pause(navigations[0], running: logIn)
    for navigation in navigations {
      navigation.state = .intercepting(Navigation.Interception(resolution: resolution))
      if navigation !== navigations[0] {
        navigation.work.wait = queue.follow(navigation, in: logIn)
      }
    }
    let duration = ContinuousClock().measure {
      for navigation in navigations { queue.unpause(navigation, in: logIn, .success(())) }
    }
    #expect(navigations.dropFirst().allSatisfy { $0.work.wait?.isFinished == true })
    return duration
  }

  @Test func `Eight times as many links that wait for one log-in take about eight times as long`()
    throws
  {
    var shortest: [Int: Duration] = [:]
    var factor = Double.infinity
    // The machine may be busy. What is quadratic takes 64 times as long.
    for _ in 0..<20 where factor >= 30 {
      for count in [500, 4_000] {
        shortest[count] = try min(time(of: count), shortest[count] ?? .seconds(60))
      }
      factor = shortest[4_000]! / shortest[500]!
    }
    #expect(factor < 30)
  }
}
