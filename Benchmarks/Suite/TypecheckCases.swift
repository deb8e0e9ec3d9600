import Foundation

/// How long the compiler takes over one configuration, beside the same navigation written by hand.
///
/// The compiler is run over a file of many configurations, and over the same file without them; the
/// difference is what they cost.
@MainActor
struct TypecheckCases {
  let isQuick: Bool

  private var count: Int { isQuick ? 20 : 200 }
  private var samples: Int { isQuick ? 1 : 5 }

  func rows() throws -> [Row] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("switchback-typecheck-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var times: [String: [Double]] = [:]
    for _ in 0..<samples {
      for (name, text) in [("empty", ""), ("hand", byHand), ("long", long), ("short", short)] {
        let repeated = (0..<(text.isEmpty ? 0 : count)).map {
          text.replacingOccurrences(of: "NUMBER", with: "\($0)")
        }
        let file = folder.appendingPathComponent("\(name).swift")
        try (prelude + repeated.joined(separator: "\n"))
          .write(to: file, atomically: true, encoding: .utf8)
        times[name, default: []].append(try typecheck(file))
      }
    }
    func each(_ name: String) -> [Double] {
      zip(times[name] ?? [], times["empty"] ?? []).map { ($0 - $1) / Double(count) }.sorted()
    }
    let floor = each("hand")
    return ["long", "short"].map { form in
      let engine = each(form)
      let median = engine[engine.count / 2]
      let floorMedian = max(1, floor[floor.count / 2])
      return Row(
        name: "typecheck", question: "What does the compiler take for one configuration, \(form)?",
        screens: 0, steps: 3, medianNanoseconds: median, floorNanoseconds: floorMedian,
        ratio: median / floorMedian,
        quartileNanoseconds: [engine[engine.count / 4], engine[engine.count * 3 / 4]],
        examined: nil, allocations: nil, floorAllocations: nil,
        goal: "≤ 2 ms (\(form) form)", isReached: median <= 2_000_000)
    }
  }

  private func typecheck(_ file: URL) throws -> Double {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .resolvingSymlinksInPath().appendingPathComponent("Modules")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
      file.path,
    ]
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let (seconds, attoseconds) = (clock.now - start).components
    guard process.terminationStatus == 0 else {
      throw WrongAnswer(description: "the compiler refused \(file.lastPathComponent)")
    }
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  private let prelude = """
    import Switchback
    import SwitchbackModel

    final class Product: ModelScreen, ContextChecking {
      let id: Int
      init(id: Int) { self.id = id; super.init() }
      func isTarget(for context: Int) -> Bool { id == context }
    }
    struct ProductFactory: Factory {
      func build(with context: Int) throws -> Product { Product(id: context) }
    }
    struct StackFactory<Context>: ContainerFactory {
      func build(with context: Context, integrating children: [any Screen]) throws -> ModelStack {
        ModelStack(children.compactMap { $0 as? ModelScreen })
      }
    }

    """

  private let long = """
    @MainActor func longNUMBER() -> DestinationStep<Product, Int> {
      StepAssembly(
        finder: ClassWithContextFinder(options: [.current, .visible]), factory: ProductFactory())
      .using(Push())
      .from(SingleContainerStep(finder: NilFinder(), factory: StackFactory()))
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    }
    """

  private let short = """
    @MainActor func shortNUMBER() -> DestinationStep<Product, Int> {
      StepAssembly(
        finder: .classWithContextFinder(options: [.current, .visible]), factory: ProductFactory())
      .using(.push())
      .from(SingleContainerStep(finder: .nil(), factory: StackFactory()))
      .using(.presentModally())
      .from(.current())
      .assemble()
    }
    """

  private let byHand = """
    @MainActor func handNUMBER(_ window: ModelWindow, _ id: Int) async throws {
      guard var top: any Screen = window.rootScreen else { return }
      while let next = top.presentedScreen { top = next }
      var path: [any Screen] = [top]
      while let screen = path.popLast() {
        if let product = screen as? Product, product.id == id { return }
        if let container = screen as? any ContainerScreen {
          path.append(contentsOf: container.visibleScreens)
        }
      }
      try await top.presentScreen(ModelStack(Product(id: id)), animated: true)
    }
    """
}
