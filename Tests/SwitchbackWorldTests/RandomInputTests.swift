import RandomInputs
import SimulatedWorld
import Testing

/// Inputs of what has no screens, each checked against a naive reference: see `worlds --links`.
struct RandomInputTests {
  @Test(arguments: InputKind.allCases)
  func `Random inputs are treated as a naive reference says`(kind: InputKind) async {
    var coverage = InputCoverage()
    let failure = await RandomCases.firstFailure(kind.usualCount) { seed in
      await kind.failure(seed: seed, noting: &coverage)
    }
    #expect(failure == nil)
    if !RandomCases.isReplay { #expect(coverage.missing(of: kind.requiredKinds).isEmpty) }
  }
}
