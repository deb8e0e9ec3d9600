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
}
