import StorefrontApp
import SwitchbackLinks

/// The command `storefront`.
@MainActor
public enum StorefrontCommand {
  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the name of the program.
  ///   - console: The input and output.
  /// - Returns: The exit status: 0 for success, 1 if a link was not opened or a check found a
  ///   fault, 2 for wrong usage.
  public static func run(_ arguments: [String], with console: Console) async -> Int32 {
    do throws(UsageError) {
      let arguments = try Arguments(arguments)
      return await run(arguments, with: console)
    } catch {
      console.complain("\(error)\nFor all commands and options: storefront help")
      return 2
    }
  }

  private static func run(_ arguments: Arguments, with console: Console) async -> Int32 {
    do {
      switch arguments.command {
      case .help:
        console.print(Arguments.help.wrapped(to: console.width))
        return 0
      case .links:
        try await listLinks(isJSON: arguments.options.isJSON, console)
        return 0
      case .tour:
        return try await play(Tour.stops, arguments.options, console)
      case .open(let link):
        return try await visit(arguments.options, console) { await $0.reportOpening(link) }
      case .plan(let link):
        return try await visit(arguments.options, console) { $0.reportPlan(link) }
      case .back(let way):
        return try await visit(arguments.options, console) { await $0.reportGoingBack(way) }
      case .save:
        return try await save(arguments.options, console)
      case .restore:
        return try await restore(arguments.options, console)
      case .map:
        let map = try await Storefront(arguments.options).map
        console.printLines(map.rendered(as: arguments.options.format))
        return 0
      case .explore:
        return try await explore(arguments.options, console)
      case .check:
        return try await check(isJSON: arguments.options.isJSON, console)
      case .record(let links):
        return try await record(links, arguments.options, console)
      case .replay(let file):
        return try await replay(file, arguments.options, console)
      case .standardInput:
        return try await openLines(arguments.options, console)
      }
    } catch {
      console.complain("\(error)")
      return 1
    }
  }

  private static let linkHint = "\nTo see all links there are: storefront links"

  private static func listLinks(isJSON: Bool, _ console: Console) async throws {
    let patterns = try await Storefront(Options()).linkPatterns
    let width = patterns.map(\.description.count).max() ?? 0
    for pattern in patterns {
      let summary = pattern.summary ?? ""
      console.print(
        isJSON
          ? jsonLine(["link": pattern.description, "summary": summary])
          : (pattern.description.padded(to: width + 3) + console.styled(summary, .faint))
            .wrapped(to: console.width))
    }
  }

  /// Opens the links to start from, then runs the command.
  private static func visit(
    _ options: Options, _ console: Console, _ look: (Storefront) async -> Report
  ) async throws -> Int32 {
    let app = try await Storefront(options)
    guard await start(app, options, console) else { return 1 }
    let report = await look(app)
    if options.isJSON {
      console.print(report.json)
    } else {
      console.print(
        report.text(for: console, withResult: report.outcome != .failed)
          .wrapped(to: console.width))
      if let error = report.error {
        console.complain(
          "\n\(error)\(report.isUnreadable ? linkHint : "")".wrapped(to: console.width))
      }
    }
    return report.outcome == .failed ? 1 : 0
  }

  /// Opens the links to start from.
  ///
  /// - Returns: Whether all of them were opened.
  static func start(
    _ app: Storefront, _ options: Options, _ console: Console
  ) async -> Bool {
    for link in options.from {
      let report = await app.reportOpening(link)
      guard report.outcome == .failed else { continue }
      if options.isJSON { console.print(report.json) }
      console.complain("Cannot start from \(link.printable()): \(report.summary)")
      return false
    }
    return true
  }
}
