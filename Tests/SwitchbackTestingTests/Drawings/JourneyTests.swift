import SwitchbackModel
import SwitchbackTesting
import Testing

struct JourneyTests {
  @Test func `Two drawings side by side are read, and written again`() {
    let drawings = """
      window          →  window
      └─ tabs            └─ tabs
         ├─ Home            ├─ Home*
         └─ Bag*            └─ Bag
      """
    let journey = Journey("from the bag", drawings)
    #expect(journey.before == "window\n└─ tabs\n   ├─ Home\n   └─ Bag*")
    #expect(journey.after == "window\n└─ tabs\n   ├─ Home*\n   └─ Bag")
    #expect("\(journey)" == "from the bag")
    #expect(Journey("from the bag", journey.drawings) == journey)
    #expect("\(Journey(from: "a", to: "b"))" == "a  →  b")
  }

  @Test func `One drawing is before and after`() {
    let journey = Journey("window\n└─ Home")
    #expect(journey.before == journey.after)
    #expect(journey.drawings == "window\n└─ Home")
  }

  @Test(arguments: ["window  \n└─ Home\n", "window  →  window\n└─ Home    └─ Home \n"])
  func `The ends of the lines do not matter`(drawings: String) {
    for drawings in [drawings, drawings.replacing("\n", with: "\r\n")] {
      let journey = Journey(drawings)
      #expect(journey.before == "window\n└─ Home")
      #expect(journey.after == "window\n└─ Home")
    }
  }

  @Test func `Drawings of different heights leave nothing behind`() {
    let journey = Journey(
      """
      window          →  window
      └─ Home            └─ Home
      └─ modal Bag
      """)
    #expect(journey.before == "window\n└─ Home\n└─ modal Bag")
    #expect(journey.after == "window\n└─ Home")
    #expect(Journey(journey.drawings) == journey)
  }

  @Test(arguments: [
    (
      "window → window\n└─ Home*  └─ Bag*",
      #"The line "└─ Home*  └─ Bag*" crosses the column of the arrow in "window → window". "#
        + "Draw the arrow to the right of the whole first drawing, and the second drawing to the "
        + "right of the arrow., at JourneyTests.swift:1"
    ),
    (
      "window -> window\n└─ Home   └─ Bag",
      #"There is no arrow in "window -> window". Write → between the two drawings., "#
        + "at JourneyTests.swift:1"
    ),
  ])
  @MainActor
  func `A mistake in the drawings fails the test that uses them, and no other`(
    drawings: String, sentence: String
  ) async throws {
    let journey = Journey(drawings)
    let first = #expect(throws: NavigationTestFailure.self) {
      try NavigationTester(journey, line: 1)
    }
    #expect(first?.description == sentence)
    let tester = NavigationTester(ModelWindow(ModelScreen(name: "Home")))
    let second = await #expect(throws: NavigationTestFailure.self) {
      try await tester.expect(journey, to: GeneralStep.root(), line: 1)
    }
    #expect(second?.description == sentence)
  }
}
