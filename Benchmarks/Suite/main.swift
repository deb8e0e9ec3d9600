import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
do {
  if let plot = options.plot {
    let svg = try await Plot(harness: Harness(isQuick: options.isQuick, samples: 9)).svg()
    try svg.write(toFile: plot, atomically: true, encoding: .utf8)
    exit(0)
  }
  let rows = try await Suite(options: options).run()
  if options.isJSON {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(rows), as: UTF8.self))
  } else {
    print(options.isMarkdown ? markdown(rows) : table(rows))
  }
  if options.isGate {
    let violations = try await Gate().violations(in: rows, options)
    for violation in violations {
      FileHandle.standardError.write(Data("gate: \(violation.sentence)\n".utf8))
    }
    if !violations.isEmpty { exit(1) }
  }
} catch {
  FileHandle.standardError.write(Data("benchmark failed: \(error)\n".utf8))
  exit(1)
}
