import SimulatedWorld

/// Navigations among screens of which some have names that the app keeps secret.
package struct RedactionInput {
  enum Use {
    /// Pushes a new screen onto the stack on display, or shows the one of this name.
    case push(String)
    /// Presents a new screen.
    case present(String)
    /// Replaces all screens.
    case replace(String)
    /// Builds a screen that has a place already, so that the host refuses it.
    case pushTwice(String)
    /// Fails to build, with an error that carries the name.
    case fail(String)
    /// Looks for a screen that is not there.
    case find(String)
    /// Notes an action with texts, of which some are names.
    case note([String])
    /// Goes back, dismisses or selects a tab.
    case move(Int)
  }

  /// Part of each secret name, and of no other text.
  static let token = "Qz7"

  var first: [String] = []
  var uses: [Use] = []
}

extension RedactionInput: RandomInput {
  package static let requiredKinds = [
    "reached", "alreadyThere", "failed", "unresolved", "unbuilt", "blocked", "uncommitted",
    "change",
    "action", "secret",
  ]

  package init(seed: Int) {
    var random = RandomSource(seed: seed)
    let names = (0..<4).map { index in
      random.chance(50)
        ? random.element(of: ["Home", "Bag", "a", "stack", "#1", "reused", "Product(7)"])
        : random.hostileText(upTo: 2) + Self.token + "\(index)" + random.hostileText(upTo: 2)
    }
    // A screen with this in its name refuses to leave.
    let refusing = random.chance(30) ? "!" + names[0] : names[0]
    first = [random.element(of: names), refusing]
    for _ in 0..<random.number(1..<6) {
      let name = random.element(of: names)
      let use: Use =
        switch random.number(0..<12) {
        case 0...3: .push(name)
        case 4: .present(name)
        case 5: .replace(name)
        case 6: .pushTwice(name)
        case 7: .fail(name)
        case 8: .find(name)
        case 9: .note([name, "a text"])
        default: .move(random.number(0..<4))
        }
      uses.append(use)
    }
  }

  package var smaller: [RedactionInput] {
    uses.withoutOne.map { uses in
      var input = self
      input.uses = uses
      return input
    }
  }

  package var description: String {
    "first \(first)\n" + uses.map { "\($0)" }.joined(separator: "\n")
  }
}
