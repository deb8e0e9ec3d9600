import Dispatch
import MainActorJobs
import RandomInputs
import SimulatedWorld

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// Runs worlds: `swift run -c release worlds 20000`, or inputs: `worlds 20000 --links`. See CONTRIBUTING.md.

/// What to do, from the command line.
struct Options {
  var first = 0
  var count = 1_000
  /// Runs as many worlds as fit into this time, instead of a number of them.
  var time: Duration?
  /// Only plans, along each chain of a world.
  var onlyPlans = false
  /// Prints everything that happens.
  var keepsLog = false
  /// Shrinks the world that fails, and prints a test of it.
  var shrinks = false
  var toolkit = WorldToolkit.model
  /// Tries inputs of a kind instead of worlds.
  var inputs: InputKind?
  /// Says what has happened, and fails if something never has.
  var checksCoverage = false

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed":
        first = rest.popFirst().flatMap { Int($0) } ?? 0
        count = 1
        shrinks = true
      case "--from": first = rest.popFirst().flatMap { Int($0) } ?? 0
      case "--seconds": time = rest.popFirst().flatMap { Int($0) }.map { .seconds($0) }
      case "--plans": onlyPlans = true
      case "--log": keepsLog = true
      case "--no-shrinking": shrinks = false
      case "--shrink": shrinks = true
      case "--uikit": toolkit = .uiKit
      case "--swiftui": toolkit = .swiftUI
      case "--coverage": checksCoverage = true
      default:
        if argument.hasPrefix("--"), let kind = InputKind(rawValue: String(argument.dropFirst(2))) {
          inputs = kind
          continue
        }
        guard let number = Int(argument) else {
          print(
            """
            worlds [COUNT | --seconds TIME] [--from SEED] [--plans] [--uikit | --swiftui] [--coverage]
              [--shrink]
            worlds --seed SEED [--log] [--uikit | --swiftui] [--no-shrinking]
            worlds [COUNT | --seconds TIME | --seed SEED] [--from SEED] [--coverage]
              --\(InputKind.allCases.map(\.rawValue).joined(separator: " | --"))
            """)
          exit(64)
        }
        count = number
      }
    }
  }
}

/// Runs the worlds and returns the status to exit with.
@MainActor
func run(_ options: Options) -> Int32 {
  var coverage = Coverage()
  let clock = ContinuousClock()
  let begin = clock.now
  var seed = options.first
  func isEnough() -> Bool {
    if let time = options.time { return clock.now - begin >= time }
    return seed == options.first + options.count
  }
  while !isEnough() {
    defer { seed += 1 }
    print_if_killed(seed, 60)
    let outcome =
      options.onlyPlans
      ? World.plan(seed: seed, on: options.toolkit)
      : World.run(seed: seed, on: options.toolkit, keepsLog: options.keepsLog)
    coverage.add(outcome.coverage)
    if options.keepsLog {
      print("world \(seed)\n\(outcome.log.joined(separator: "\n"))")
    }
    guard let failure = outcome.failure else { continue }
    print("world \(seed): \(failure)")
    if options.shrinks {
      print_if_killed(seed, 600)
      print(World.report(on: outcome, seed: seed))
    }
    print("after \(seed - options.first + 1) worlds")
    return 1
  }
  if options.keepsLog { return 0 }
  if options.checksCoverage {
    if !options.onlyPlans { print(coverage.table(of: options.toolkit)) }
    print(coverage.lines.joined(separator: "\n"))
    let missing = coverage.missing(
      of: options.onlyPlans
        ? Coverage.requiredPlans : Coverage.requiredKinds(on: options.toolkit))
    if !missing.isEmpty {
      print("These never occurred: \(missing.joined(separator: ", "))")
      return 1
    }
  }
  print("\(speed(of: seed - options.first, since: begin)): nothing is wrong")
  return 0
}

/// Tries the inputs of a kind and returns the status to exit with.
@MainActor
func tryInputs(_ kind: InputKind, _ options: Options) async -> Int32 {
  var coverage = InputCoverage()
  let begin = ContinuousClock.now
  var seed = options.first
  while options.time.map({ ContinuousClock.now - begin < $0 })
    ?? (seed < options.first + options.count)
  {
    print_if_killed(seed, 60)
    if let failure = await kind.failure(seed: seed, noting: &coverage) {
      print("input \(seed): \(failure)\nafter \(seed - options.first + 1) inputs")
      return 1
    }
    seed += 1
  }
  print("\(speed(of: seed - options.first, since: begin)): nothing is wrong")
  guard options.checksCoverage else { return 0 }
  print(coverage.lines.joined(separator: "\n"))
  let missing = coverage.missing(of: kind.requiredKinds)
  if !missing.isEmpty { print("These never occurred: \(missing.joined(separator: ", "))") }
  return missing.isEmpty ? 0 : 1
}

func speed(of count: Int, since begin: ContinuousClock.Instant) -> String {
  let seconds = (ContinuousClock.now - begin) / .seconds(1)
  return "\(count), \(Int(Double(count) / seconds)) a second"
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
guard let kind = options.inputs else { exit(run(options)) }
Task { @MainActor in exit(await tryInputs(kind, options)) }
dispatchMain()
