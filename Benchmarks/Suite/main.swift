import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(2)
}
do {
  let rows = try await Suite(options: options).run()
  if options.isJSON {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(rows), as: UTF8.self))
  } else {
    print(table(rows))
  }
  if options.isGate {
    let violations = Gate().violations(in: rows)
    for violation in violations {
      FileHandle.standardError.write(Data("gate: \(violation)\n".utf8))
    }
    if !violations.isEmpty { exit(1) }
  }
} catch {
  FileHandle.standardError.write(Data("benchmark failed: \(error)\n".utf8))
  exit(1)
}
