import Foundation
import Observation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

/// The start of an app: its scene's makings, links, and what was saved.
@Suite(.serialized)
struct LaunchTests {
  private typealias Place = LaunchPlace

  private let both = "screen\n├─ stack (back to Home)\n│  └─ Product\n└─ sheet Login"

  @Test(arguments: SwiftUISettings.each)
  func `A link at the start, and one later`(_ settings: SwiftUISettings) async {
    let app = await launchedApp(settings, opening: "shop://product")
    #expect(app.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
    await app.open("shop://login")
    #expect(app.drawing == both)
    #expect(app.complaints == [])
  }

  @Test(arguments: SwiftUISettings.each)
  func `What was on screen is there again after the next start`(
    _ settings: SwiftUISettings
  ) async {
    var windows = 0
    var reports: [RestorationReport<Place>] = []
    let first = await launchedApp(settings) { windows += 1 }
      .restoring(Place.self, version: "1") { reports.append($0) }
    await first.open("shop://product")
    await first.open("shop://login")
    let second = await first.relaunch()
    #expect(windows == 2)
    #expect(second.window !== first.window)
    #expect(second.drawing == both)
    #expect(second.complaints == [])
    // Once more, from what has been restored.
    await second.dismiss()
    let third = await second.relaunch()
    #expect(third.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
    #expect(reports.map(\.isComplete) == [true, true])
  }

  @Test func `What is restored is waited for, even if the loop seems to be idle before`() async {
    let first = await launchedApp().restoring(Place.self, version: "1")
    await first.open("shop://product")
    await first.open("shop://login")
    await first.goToBackground()
    let second = await SwiftUISimulation(
      first.made.making, first.settings, nil, opening: nil, restoring: first.saved,
      on: HastyLoop(isHasty: true))
    #expect(second.drawing == both)
  }

  @Test(arguments: HeldPlace.allCases)
  fileprivate func `A restoration that waits for the user does not hold the start up`(
    _ place: HeldPlace
  ) async throws {
    HeldPlace.answers = nil
    let first = await SwiftUISimulation { ModelWindow(ModelStack(LaunchScreen())) }
      .restoring(HeldPlace.self, version: "1")
    try await first.window.router.navigate(to: place)
    HeldPlace.answers = AsyncStream.makeStream()
    let second = await first.relaunch()
    #expect(second.drawing == "screen\n└─ stack\n   └─ Home")
    HeldPlace.answers?.continuation.finish()
    await second.untilIdle()
    #expect(second.drawing == "screen\n├─ stack\n│  └─ Home\n└─ sheet Login")
  }

  @Test(arguments: SwiftUISettings.LifeCycle.allCases)
  func `Screens are saved in a life cycle of SwiftUI's, also if the app quits without a word`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async {
    let first = await launchedApp(SwiftUISettings(lifeCycle)).restoring(Place.self, version: "1")
    await first.open("shop://product")
    let second = await first.relaunch()
    let isSaved = lifeCycle == .swiftUI || lifeCycle == .withoutUIKit
    #expect(
      second.drawing.hasSuffix(isSaved ? "Product" : "Home"), "\(second.drawing)")
  }

  @Test(arguments: SwiftUISettings.LifeCycle.allCases)
  func `An app that is not at rest goes to the background, and starts again`(
    _ lifeCycle: SwiftUISettings.LifeCycle
  ) async throws {
    let first = await launchedApp(SwiftUISettings(lifeCycle)).restoring(Place.self, version: "1")
    try await first.window.router.navigate(to: Place.product)
    await first.goToBackground()
    let second = await first.relaunch()
    let isSaved = lifeCycle == .swiftUI || lifeCycle == .withoutUIKit
    #expect(
      second.drawing.hasSuffix(isSaved ? "Product" : "Home"), "\(second.drawing)")
  }

  @Test func `What could not be restored is not there at a later start`() async throws {
    let product = "screen\n└─ stack (back to Home)\n   └─ Product"
    for lifeCycle in [SwiftUISettings.LifeCycle.swiftUI, .withoutUIKit] {
      OfferPlace.isOver = false
      let first = await SwiftUISimulation(SwiftUISettings(lifeCycle)) {
        ModelWindow(ModelStack(LaunchScreen()))
      }.restoring(OfferPlace.self, version: "1")
      try await first.window.router.navigate(to: OfferPlace.product)
      try await first.window.router.navigate(to: OfferPlace.offer)
      #expect(first.drawing == both)
      OfferPlace.isOver = true
      let second = await first.relaunch()
      #expect(second.drawing == product)
      OfferPlace.isOver = false
      let third = await second.relaunch()
      #expect(third.drawing == product, "\(lifeCycle)")
    }
  }

  @Test func `A screen that a navigation meets is saved with its destination`() async throws {
    let first = await launchedApp(.onMac).restoring(Place.self, version: "1")
    let stack = try #require(first.window.root as? ModelStack)
    try await stack.setContainedScreens(stack.containedScreens + [Product()], animated: true)
    await first.untilIdle()
    // Changes nothing on screen.
    try await first.window.router.navigate(to: Place.product)
    let second = await first.relaunch()
    #expect(second.drawing == "screen\n└─ stack (back to Home)\n   └─ Product")
  }

  @Test func `A screen is saved again when it says another destination`() async throws {
    let first = await SwiftUISimulation(.onMac) {
      ModelWindow(ModelStack(ChangingScreen()))
    }.restoring(Place.self, version: "1")
    let screen = try #require((first.window.root as? ModelStack)?.containedScreens.first)
    try #require(screen as? ChangingScreen).destination = .product
    let second = await first.relaunch()
    #expect(second.drawing == "screen\n└─ stack (back to Changing)\n   └─ Product")
  }

  @Test func `An app asks in its own way when a held sheet is dragged`() async throws {
    var attempts: [String] = []
    let app = await SwiftUISimulation {
      ModelWindow(ModelScreen(name: "Home"))
    } onDismissalAttempt: { layer, _ in
      attempts.append(layer.name)
    }
    try await app.window.root?.presentScreen(Draft(), animated: true)
    try await app.swipeDown()
    #expect(attempts == ["Draft"])
    #expect(app.drawing == "screen\n├─ Home\n└─ sheet Draft")
  }
}

extension SwiftUISettings {
  fileprivate static var onMac: SwiftUISettings { SwiftUISettings(.withoutUIKit) }

  fileprivate init(_ lifeCycle: LifeCycle) {
    self.init()
    self.lifeCycle = lifeCycle
  }
}

/// A product, and an offer that is over at times.
private enum OfferPlace: Hashable, Codable, Destination {
  case product, offer

  @MainActor static var isOver = false

  @MainActor var step: BoundStep {
    switch self {
    case .product: BoundStep(productOnStack)
    case .offer:
      BoundStep(
        StepAssembly(
          finder: ClassFinder<Login, Void>(),
          factory: ClosureFactory {
            if Self.isOver { throw CancellationError() }
            return Login()
          }
        )
        .using(.presentModally()).from(.current()))
    }
  }
}

/// Log-ins whose code waits for the user.
private enum HeldPlace: Hashable, Codable, CaseIterable, Destination {
  case afterQuestion, afterInterceptor, slow

  /// What the user answers; `nil` if the code does not wait.
  @MainActor static var answers:
    (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)?

  @MainActor private static func wait() async {
    guard let answers else { return }
    for await _ in answers.stream {}
  }

  @MainActor var step: BoundStep {
    let login = StepAssembly(
      finder: ClassFinder<Login, Void>(),
      factory: ClosureFactory {
        if self == .slow { await Self.wait() }
        return Login()
      }
    )
    .adding(
      ClosureInterceptor<Void>(waitsForUser: self == .afterQuestion) { _ in
        if self != .slow { await Self.wait() }
      }
    )
    return BoundStep(login.using(.presentModally()).from(.current()))
  }
}

@Observable
private final class ChangingScreen: ModelScreen, DestinationScreen {
  override var name: String { "Changing" }
  var destination = LaunchPlace.home
}
