import SimulatedWorld
import Testing

struct PastedWorldTests {
  @MainActor static let world = World.run(seed: 1).script
  static let source = ""
}
