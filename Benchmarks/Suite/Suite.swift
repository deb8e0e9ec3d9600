/// All cases, in the order of the table.
@MainActor
struct Suite {
  /// Adds a row if the case is wanted.
  typealias Measure =
    @MainActor (
      _ name: String, _ row: @MainActor () async throws -> Row
    ) async throws -> Void

  let options: Options

  func run() async throws -> [Row] {
    let harness = Harness(
      isQuick: options.isQuick, samples: options.samples ?? (options.isQuick ? 5 : 31))
    let search = SearchCases(harness: harness)
    let chains = ChainCases(harness: harness)
    let large = options.isQuick ? 1_000 : 10_000
    let huge = options.isQuick ? 1_000 : 100_000
    var rows: [Row] = []

    func measure(_ name: String, _ row: @MainActor () async throws -> Row) async throws {
      if options.wants(name) { rows.append(try await row()) }
    }

    for count in [10, 60, 100, 1_000, large] where count != large || count == 10_000 {
      try await measure("search-absent") { try await search.absent(count) }
    }
    try await measure("search-narrow") { try await search.narrow(large) }
    try await measure("search-wide") { try await search.wide(options.isQuick ? 500 : 5_000) }
    try await measure("search-tabs") { try await search.tabs(large) }
    try await measure("search-modals") { try await search.modals(12) }
    try await measure("search-modals") { try await search.modals(100) }
    try await measure("search-topmost") { try await search.modals(12, from: .topmost) }
    try await measure("search-deep") { try await search.deep(huge) }
    for steps in [5, 100, 500] {
      try await measure("chain-absent") {
        try await chains.absent(steps, 1_000, goal: .floorAndSteps(1_000))
      }
    }
    if !options.isQuick {
      try await measure("chain-absent") {
        try await chains.absent(500, 10_000, goal: .nanoseconds(1_000_000))
      }
    }
    try await measure("chain-visible") { try await search.visible(large) }
    try await measure("switch-absent") {
      try await chains.switching(50, goal: .nanoseconds(100_000))
    }
    try await measure("switch-absent") { try await chains.switching(1_000, goal: .none) }
    for count in [1_000, 10_000] {
      try await measure("switch-cases") { try await chains.addingCases(count) }
      try await measure("first-children") { try await chains.addingChildren(count) }
    }
    for count in [100, 1_000] {
      try await measure("plan-text") { try await chains.planText(count) }
    }
    // The model host itself looks for each new layer's place through all layers: with more of them, that
    // would be measured.
    for count in [50, 500] {
      try await measure("modals") { try await chains.modals(count) }
    }
    for count in options.isQuick ? [100, 1_000] : [1_000, 64_000] {
      try await measure("queue") { try await chains.queue(count) }
    }
    try await measure("deep-link") { try await chains.deepLink(100) }
    try await measure("deep-link-plain") {
      try await chains.deepLink(100, isIntercepted: false)
    }
    for steps in [10, 1_000, huge] where steps != huge || huge > 1_000 {
      try await measure("machinery") { try await chains.machinery(steps) }
    }
    try await UIKitCases.rows(harness, options, measure)
    try await SwiftUICases.rows(harness, options, measure)
    for count in [10, options.isQuick ? 100 : 1_000] {
      try await measure("links") { try await LinkCases(harness: harness).matching(count) }
    }
    for count in [10, 100, 1_000] {
      try await measure("recorder") { try await RecorderCases(harness: harness).push(count) }
    }
    try await measure("page") {
      try await RecorderCases(harness: harness).page(options.isQuick ? 100 : 10_000)
    }
    try await measure("explore") {
      try await ExploreCases(harness: harness).storefront(depth: 1, goal: .none)
    }
    if !options.isQuick {
      // By hand it takes seconds.
      let few = Harness(isQuick: false, samples: min(harness.samples, 5))
      try await measure("explore") {
        try await ExploreCases(harness: few).storefront(depth: 3, goal: .perStep(50_000))
      }
    }
    try await measure("worlds") {
      try await WorldCases(harness: Harness(isQuick: options.isQuick, samples: 5))
        .worlds(options.isQuick ? 10 : 200, goal: .perSecond(1_000))
    }
    if options.wants("typecheck") {
      rows += try TypecheckCases(isQuick: options.isQuick).rows()
    }
    return rows
  }
}

private let head = [
  "case", "screens", "steps", "median", "quartiles", "floor", "ratio", "allocations", "turns",
  "goal", "",
]

private func cells(_ row: Row) -> [String] {
  [
    row.name, "\(row.screens)", "\(row.steps)", inWords(row.medianNanoseconds),
    row.quartileNanoseconds.map(inWords).joined(separator: " – "), inWords(row.floorNanoseconds),
    rounded(row.ratio),
    row.allocations.map { "\($0) (\(row.floorAllocations ?? 0))" } ?? "",
    row.turns.map { "\($0) (\(row.floorTurns ?? 0))" } ?? "", row.goal,
    row.goal.isEmpty ? "" : row.isReached ? "✓" : "✗",
  ]
}

/// The rows for a document.
func markdown(_ rows: [Row]) -> String {
  ([head, head.map { _ in "---" }] + rows.map(cells))
    .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}

/// The rows for people.
func table(_ rows: [Row]) -> String {
  let lines = [head] + rows.map(cells)
  let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  return lines.map { line in
    line.enumerated().map { column, text in
      let padding = String(repeating: " ", count: widths[column] - text.count)
      return (1...8).contains(column) ? padding + text : text + padding
    }
    .joined(separator: "  ")
  }
  .joined(separator: "\n")
}
