import Foundation

/// The changes and what noticed them, for people.
struct Table {
  let judges: Judges

  var text: String {
    get throws {
      let chosen = judges.chosen
      let state = judges.state
      var lines = ["| change | before → after | worlds | tests |", "|---|---|---|---|"]
      var counts: [String: (all: Int, worlds: Int, both: Int, survived: Int)] = [:]
      for change in chosen {
        let worlds = change.equivalence.map { "the same: \($0)" } ?? state.worlds[change.number]
        let tests = state.tests[change.number]
        let cells = [
          "\(change.number). \(change.place)", "\(change.before) → \(change.after)", worlds ?? "",
          tests ?? "",
        ]
        let escaped = cells.map { $0.prefix(160).replacingOccurrences(of: "|", with: "\\|") }
        lines.append("| \(escaped.joined(separator: " | ")) |")
        guard let worlds, change.equivalence == nil else { continue }
        let byWorlds = !worlds.hasPrefix("survived")
        let byTests = tests.map { $0 != "survived" } ?? false
        let module = change.file.split(separator: "/")[1]
        for name in [String(module), "all"] {
          counts[name, default: (0, 0, 0, 0)].all += 1
          if byWorlds { counts[name]?.worlds += 1 }
          if byWorlds || byTests { counts[name]?.both += 1 }
          if !byWorlds, tests == "survived" { counts[name]?.survived += 1 }
        }
      }
      lines += ["", "| module | changes | by worlds | by worlds or tests | survived both |"]
      lines.append("|---|---|---|---|---|")
      for (module, count) in counts.sorted(by: { $0.key < $1.key }) {
        func share(_ part: Int) -> String { "\(part) (\(part * 100 / max(1, count.all)) %)" }
        lines.append(
          "| \(module) | \(count.all) | \(share(count.worlds)) | \(share(count.both)) "
            + "| \(count.survived) |")
      }
      let stretches = Set(judges.copy.changes.map(\.stretch)).count
      lines += [
        "",
        "\(stretches) stretches of code; \(chosen.count) changes compile and are reached; "
          + "\(chosen.count { $0.equivalence != nil }) of them cannot be told apart; "
          + "\(state.uncompiled.count) of \(judges.copy.changes.count) candidates do not compile.",
      ]
      return lines.joined(separator: "\n")
    }
  }
}
