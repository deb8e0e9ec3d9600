extension World {
  /// What there is to say of a world that has failed: what is wrong, the smallest world in which it
  /// is, as it went, and a test of it to paste.
  package static func report(on outcome: WorldOutcome, seed: Int) -> String {
    guard let failure = outcome.failure else { return "Nothing is wrong in world \(seed)." }
    let smallest = shrunk(outcome.script)
    let log = run(smallest, keepsLog: true).log.joined(separator: "\n")
    return """
      World \(seed): \(failure)

      The smallest world found in which this is wrong:

      \(log)

      \(test(of: smallest, seed: seed))
      """
  }

  /// A test of a world, as source.
  package static func test(of script: WorldScript, seed: Int) -> String {
    var lines = ["let world = WorldScript("]
    var parts: [String] = []
    if script.host != HostScript.model(isAnimated: false) {
      parts.append("  host: \(swiftSource(script.host))")
    }
    parts.append("  windows: \(list(script.windows))")
    parts.append("  chains: \(list(script.chains))")
    parts.append("  routers: \(list(script.routers))")
    parts.append("  events: \(list(script.events))")
    lines.append(parts.joined(separator: ",\n") + ")")
    return """
      @Test @MainActor func `World \(seed)`() {
        \(lines.joined(separator: "\n  "))
        #expect(World.run(world).failure == nil)
      }
      """
  }

  private static func list(_ values: [Any]) -> String {
    if values.isEmpty { return "[]" }
    return "[\n" + values.map { "      \(swiftSource($0))," }.joined(separator: "\n") + "\n    ]"
  }
}
