import Observation
import SwiftUISimulator
import SwitchbackSwiftUI
import Testing

@testable import SwiftUIShop

/// The code of the pages for apps that have had coordinators or stores in SwiftUI.
@MainActor
struct MovingHereTests {
  // snippet begin: coordinator
  /// Asks for a street.
  struct StreetView: ResultContent {
    typealias Result = String
  }

  /// Asks whether to pay. Its street is what the flow has gathered.
  struct PaymentView: ResultContent {
    typealias Result = Bool
    let street: String
  }

  /// A flow of two screens in one sheet.
  @MainActor
  struct Checkout {
    let router: WindowRouter

    static let street = StepAssembly { StreetView() }
      .using(.push())
      .from(.newStack())
    static let payment = StepAssembly { (street: String) in
      PaymentView(street: street)
    }
    .using(.push())
    .from(.visibleStack())

    /// Returns whether the user has paid.
    func run() async throws -> Bool {
      while let street = try await router.result(of: Self.street) {
        if let isPaid = try await router.result(of: Self.payment, with: street) {
          try await router.navigateBack(.dismissal)
          return isPaid
        }
        // Dragged down.
        if !(try router.plan(to: Self.street).changesNothing) { break }
      }
      return false
    }
  }
  // snippet end

  @Test(arguments: SwiftUISettings.each)
  func `A flow ends with a result, or when the user drags it down`(
    settings: SwiftUISettings
  ) async throws {
    let app = await SwiftUISimulation.startShop(settings)
    let home = app.drawing
    let checkout = Checkout(router: app.window.router)
    let paid = Task { try await checkout.run() }
    await app.untilIdle()
    (app.window.layers.last as? ModelStack)?.top?.give("Main Street")
    await app.untilIdle()
    // output: checkout
    #expect(
      app.drawing == """
        screen
        ├─ tabs (Home*, Bag)
        │  └─ stack
        │     └─ Home
        └─ sheet stack (back to Street)
           └─ Payment(Main Street)
        """)
    (app.window.layers.last as? ModelStack)?.top?.give(true)
    #expect(try await paid.value)
    await app.untilIdle()
    #expect(app.drawing == home)
    let abandoned = Task { try await checkout.run() }
    await app.untilIdle()
    try await app.swipeDown()
    #expect(try await !abandoned.value)
    #expect(app.drawing == home)
    let hesitant = Task { try await checkout.run() }
    for street in ["Main Street", "Side Street"] {
      await app.untilIdle()
      (app.window.layers.last as? ModelStack)?.top?.give(street)
      await app.untilIdle()
      #expect(app.drawing.contains("Payment(\(street))"))
      if street == "Main Street" { try await app.tapBack() }
    }
    try await app.swipeDown()
    #expect(try await !hesitant.value)
    #expect(app.drawing == home)
    #expect(app.complaints == [])
  }

  // snippet begin: store
  /// The model of a feature: here a class, in your app perhaps a store.
  @MainActor
  @Observable
  final class ReviewModel {
    let product: Int
    var text = ""
    init(product: Int) { self.product = product }
  }

  /// The view of the feature. The chain makes its model.
  struct ReviewView: ResultContent {
    typealias Result = String
    let model: ReviewModel
  }

  /// What was `state.destination = .review(…)`: wherever the user is.
  static let review = StepAssembly { (product: Int) in
    ReviewView(model: ReviewModel(product: product))
  }
  .using(.presentModally())
  .from(Chains.product)
  // snippet end

  @Test(arguments: SwiftUISettings.each)
  func
    `A model of a feature is made by its chain, and its result replaces a delegate`(
      settings: SwiftUISettings
    ) async throws
  {
    let app = await SwiftUISimulation.startShop(settings)
    let router = app.window.router
    // snippet begin: delegate
    let text = Task { try await router.result(of: Self.review, with: 42) }
    // snippet end
    await app.untilIdle()
    // output: review
    #expect(
      app.drawing == """
        screen
        ├─ tabs (Home*, Bag)
        │  └─ stack (back to Home)
        │     └─ Product(42)
        └─ sheet Review(42)
        """)
    let screen = app.window.layers.last as? ContentScreen<ReviewView>
    #expect(screen?.content.model.product == 42)
    screen?.give("Good")
    #expect(try await text.value == "Good")
    #expect(app.complaints == [])
  }
}
