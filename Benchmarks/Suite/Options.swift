/// The command line of the benchmarks.
struct Options {
  var isJSON = false
  var isQuick = false
  var isGate = false
  var isMarkdown = false
  var plot: String?
  var only: String?
  var samples: Int?

  static let usage = """
    usage: Benchmarks [--quick] [--json | --markdown] [--gate] [--plot FILE] [--only NAME] [--samples N]
      --quick      small sizes, few samples: checks the answers
      --json       an array of objects
      --markdown   a table for a document
      --plot FILE  time over screens and over steps, as SVG, instead of the cases
      --gate       exit with 1 if an order of growth is lost or a count too high
      --only NAME  only the cases whose name begins with NAME
      --samples N  so many samples of each case, for profilers
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--markdown": isMarkdown = true
      case "--quick": isQuick = true
      case "--plot":
        guard let file = rest.popFirst() else { return nil }
        plot = file
      case "--gate": isGate = true
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      case "--samples":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        samples = count
      default: return nil
      }
    }
  }

  func wants(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) } ?? true
  }
}
