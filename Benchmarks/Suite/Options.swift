/// The command line of the benchmarks.
struct Options {
  var isJSON = false
  var isQuick = false
  var isGate = false
  var only: String?

  static let usage = """
    usage: Benchmarks [--quick] [--json] [--gate] [--only NAME]
      --quick      small sizes, few samples: checks the answers
      --json       an array of objects
      --gate       exit with 1 if an order of growth is lost or a count too high
      --only NAME  only the cases whose name begins with NAME
    """

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--gate": isGate = true
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      default: return nil
      }
    }
  }

  func wants(_ name: String) -> Bool {
    only.map { name.hasPrefix($0) } ?? true
  }
}
