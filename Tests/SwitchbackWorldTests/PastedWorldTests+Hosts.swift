import SimulatedWorld
import Testing

// Worlds of the two toolkits.
extension PastedWorldTests {
  /// A pop in a tab that is let go of goes on until its screen is on display.
  @Test func `World 74001007395`() {
    let world = WorldScript(
      .uiKit(settings: 15212),
      windows: .window(
        .screen(.tabs, .screen(.stack, .screen(), .screen()), .screen(), selected: 1)),
      events: [.user(.selectsTab), .navigate(.to(.back(0)))])
    #expect(World.run(world).failure == nil)
  }

  /// So does a dismissal in it.
  @Test func `World 74001767110`() {
    let world = WorldScript(
      .uiKit(settings: 13397), windows: .window(.screen(.tabs, .screen(.picker), .screen())),
      chains: .chain(
        .step(
          number: 4, target: .picker, look: .init(choice: .byClass, options: 29),
          factory: .builds(), tasks: [.init(number: 5, acts: [.waits()])])),
      events: [
        .navigate(.to(.chain(0))), .app(.presentsInTab), .navigate(.to(.chain(0))),
        .step, .step, .step, .step, .step, .user(.selectsTab), .resume(0), .resume(0),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A destination leads to its screen before the code goes on that waits for it.
  @Test func `World 74002027763`() {
    let world = WorldScript(
      .swiftUI(), chains: .chain(), .chain(.step(number: 5, target: .form)),
      .chain(.step(number: 8, look: .init(choice: .instance), factory: .builds())),
      events: [
        .app(.asks), .save(), .navigate(.to(.chain(2), isBound: true), isGo: true), .restore(),
      ])
    #expect(World.run(world).failure == nil)
  }

  /// A window that was empty keeps the root that the user has found there.
  @Test func `World 74002112780`() {
    let world = WorldScript(
      .swiftUI(settings: 255_141_212), windows: .window(),
      chains: .chain(
        .step(number: 6, factory: .builds()),
        .step(number: 10, look: .init(choice: .instance), factory: .builds(), action: .replaceRoot),
        .start(.root)),
      events: [.navigate(.to(.chain(0))), .step, .atOnce([.step, .user(.callsDismiss)])])
    #expect(World.run(world).failure == nil)
  }

  /// Without UIKit, nothing tells of a Back that has begun before the commit.
  @Test func `World 74002157669`() {
    let world = WorldScript(
      .swiftUI(settings: 618_787_165),
      windows: .window(.screen(.tabs, .screen(.compactSplit, .screen(), .screen()))),
      chains: .chain(
        .step(number: 2, target: .stack, factory: .builds()),
        .step(number: 5, factory: .builds(acts: [.waits()]), action: .replaceRoot)),
      events: [.navigate(.to(.chain(0))), .user(.goesBack), .resume(0)])
    #expect(World.run(world).failure == nil)
  }

  /// Columns that are shown again show what they present.
  @Test func `World 74002280344`() {
    let world = WorldScript(
      .swiftUI(), windows: .window(.screen(.split, .screen())),
      chains: .chain(
        .step(number: 6, look: .init(choice: .byContext), factory: .builds()),
        .step(number: 8, look: .init(choice: .byClass, options: 29), factory: .builds())),
      events: [
        .navigate(.to(.chain(0))), .navigate(.to(.chain(0))),
        .atOnce([.fault(.dropped), .navigate(.to(.chain(0)))]), .user(.hidesColumns),
        .fault(.changedButThrown),
      ])
    #expect(World.run(world).failure == nil)
  }
}
