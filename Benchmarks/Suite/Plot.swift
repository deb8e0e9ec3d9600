import Foundation

/// Time over screens and over steps, floor and engine, on logarithmic scales: a straight line of the
/// floor's slope is linear growth.
@MainActor
struct Plot {
  let harness: Harness

  private struct Series {
    let title: String
    let axis: String
    let points: [(size: Int, row: Row)]
  }

  func svg() async throws -> String {
    let search = SearchCases(harness: harness)
    let chains = ChainCases(harness: harness)
    var screens: [(size: Int, row: Row)] = []
    for count in harness.isQuick ? [10, 100] : [10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000] {
      screens.append((count, try await search.absent(count)))
    }
    var steps: [(size: Int, row: Row)] = []
    for count in harness.isQuick ? [5, 50] : [5, 10, 30, 100, 300, 1_000, 3_000, 10_000] {
      steps.append((count, try await chains.absent(count, 1_000, goal: .none)))
    }
    return drawing([
      Series(title: "A search that finds nothing", axis: "screens", points: screens),
      Series(title: "A chain of absent steps, 1,000 screens", axis: "steps", points: steps),
    ])
  }

  private func drawing(_ series: [Series]) -> String {
    let panels = series.enumerated().map { index, series in
      "<g transform=\"translate(\(index * 400) 0)\">\(panel(series))</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 330" font-family="sans-serif" \
      font-size="11">
      <style>
      text { fill: #333 } .axis { stroke: #999 } .floor { stroke: #777; fill: none; stroke-width: 2 }
      .engine { stroke: #085; fill: none; stroke-width: 2 } .f { fill: #777 } .e { fill: #085 }
      @media (prefers-color-scheme: dark) {
        text { fill: #ddd } .floor { stroke: #aaa } .f { fill: #aaa }
        .engine { stroke: #0b7 } .e { fill: #0b7 }
      }
      </style>
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }

  private func panel(_ series: Series) -> String {
    let sizes = series.points.map { Double($0.size) }
    let times = series.points.flatMap { [$0.row.medianNanoseconds, $0.row.floorNanoseconds] }
    let lowSize = floor(log10(sizes.min() ?? 1))
    let highSize = ceil(log10(sizes.max() ?? 10))
    let lowTime = floor(log10(times.min() ?? 1))
    let highTime = ceil(log10(times.max() ?? 10))
    func x(_ size: Double) -> Double { 60 + 310 * (log10(size) - lowSize) / (highSize - lowSize) }
    func y(_ time: Double) -> Double { 270 - 220 * (log10(time) - lowTime) / (highTime - lowTime) }
    func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

    var parts = ["<text x=\"60\" y=\"30\" font-size=\"14\">\(series.title)</text>"]
    for power in Int(lowSize)...Int(highSize) {
      let position = text(x(pow(10, Double(power))))
      parts.append(
        "<line class=\"axis\" x1=\"\(position)\" y1=\"50\" x2=\"\(position)\" y2=\"270\" "
          + "opacity=\".3\"/><text x=\"\(position)\" y=\"286\" text-anchor=\"middle\">"
          + "\(inThousands(Int(pow(10, Double(power)))))</text>")
    }
    for power in Int(lowTime)...Int(highTime) {
      let position = text(y(pow(10, Double(power))))
      parts.append(
        "<line class=\"axis\" x1=\"60\" y1=\"\(position)\" x2=\"370\" y2=\"\(position)\" "
          + "opacity=\".3\"/><text x=\"54\" y=\"\(position)\" dy=\"4\" text-anchor=\"end\">"
          + "\(inWords(pow(10, Double(power))))</text>")
    }
    for (style, dot, time) in [
      ("floor", "f", { (row: Row) in row.floorNanoseconds }),
      ("engine", "e", { (row: Row) in row.medianNanoseconds }),
    ] {
      let points = series.points.map { (text(x(Double($0.size))), text(y(time($0.row)))) }
      parts.append(
        "<polyline class=\"\(style)\" points=\"\(points.map { "\($0),\($1)" }.joined(separator: " "))\"/>"
      )
      parts += points.map { "<circle class=\"\(dot)\" cx=\"\($0)\" cy=\"\($1)\" r=\"3\"/>" }
    }
    parts.append("<text x=\"215\" y=\"306\" text-anchor=\"middle\">\(series.axis)</text>")
    parts.append("<text class=\"e\" x=\"66\" y=\"62\">engine</text>")
    parts.append("<text class=\"f\" x=\"66\" y=\"76\">floor: written by hand</text>")
    return parts.joined(separator: "\n")
  }
}

/// A power of ten for people: `10,000`.
private func inThousands(_ value: Int) -> String {
  value < 1_000 ? "\(value)" : "\(value / 1_000),000"
}
