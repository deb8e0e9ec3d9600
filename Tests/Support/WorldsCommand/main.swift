import MainActorJobs
import SimulatedWorld

var first = 0
var count = 1_000
var keepsLog = false
var shrinks = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--seed": first = arguments.popFirst().flatMap { Int($0) } ?? 0; count = 1
  case "--from": first = arguments.popFirst().flatMap { Int($0) } ?? 0
  case "--shrink": shrinks = true
  case "--log": keepsLog = true
  default: count = Int(argument) ?? count
  }
}
var coverage = Coverage()
let clock = ContinuousClock()
let begin = clock.now
var done = 0
for seed in first..<first + count {
  print_if_killed(seed, 20)
  let outcome = World.run(seed: seed, keepsLog: keepsLog)
  coverage.add(outcome.coverage)
  done += 1
  if keepsLog { for line in outcome.log {
    print(line.replacing("SimulatedWorld.", with: ""))
  } }
  if let failure = outcome.failure {
    print("world \(seed): \(failure)")
    if shrinks {
      print_if_killed(seed, 600)
      print(World.report(on: outcome, seed: seed).replacing("SimulatedWorld.", with: ""))
    }
    break
  }
}
print(coverage.lines.joined(separator: "\n"))
print("\(done) worlds in \(clock.now - begin)")
