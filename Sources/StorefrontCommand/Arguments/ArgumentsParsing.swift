import StorefrontApp
import SwitchbackLinks
import SwitchbackMaps

extension Arguments {
  /// Reads a command line, without the name of the program.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var used: [Option] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        command = .help
        return
      case "--":
        words += rest
        rest.removeAll()
      case _ where argument.hasPrefix("-") && argument != "-":
        let option = try options.read(
          argument, rest: &rest, isRecording: words.first == "record")
        if option != .from, used.contains(option) {
          throw UsageError("\(option.name) is given twice, and only --from may be.")
        }
        used.append(option)
      default:
        words.append(argument)
      }
    }
    let allowed = try readCommand(words)
    if let option = used.first(where: { !allowed.contains($0) }) {
      throw UsageError(
        "\(option.name) cannot be used here: this command takes \(choice(allowed.map(\.name))).")
    }
  }

  /// Reads the command and its link.
  ///
  /// - Returns: The options that the command accepts.
  private mutating func readCommand(_ words: [String]) throws(UsageError) -> [Option] {
    guard let name = words.first else { return [.json] }
    let operands = Array(words.dropFirst())
    var allowed = Option.allCases.filter { ![.depth, .format, .page, .append].contains($0) }
    var count = 0
    switch name {
    case "open", "plan":
      guard let link = operands.first else {
        throw UsageError("Which link? Write: storefront \(name) store://product/42")
      }
      command = name == "open" ? .open(link) : .plan(link)
      count = 1
    case "back":
      command = .back(try operands.first.map(Self.wayBack) ?? .previous)
      count = 1
    case "tour":
      allowed = [.page, .json]
    case "record":
      guard !operands.isEmpty else {
        throw UsageError("Which links? Write: storefront record store://product/42 --page bug.html")
      }
      guard
        [options.page, options.recordingFile, options.appendingFile].contains(where: { $0 != nil })
      else {
        throw UsageError("Where to? Give record a file: --page FILE, --json FILE or --append FILE.")
      }
      command = .record(operands)
      count = operands.count
      allowed = [.page, .json, .append, .loggedIn, .login, .discard, .members]
    case "replay":
      guard let file = operands.first else {
        throw UsageError("Which recording? Write: storefront replay FILE")
      }
      command = .replay(file)
      count = 1
      allowed = [.loggedIn, .login, .discard, .members]
    case "save":
      command = .save
      allowed.removeAll { $0 == .json }
    case "restore":
      command = .restore
    case "links":
      command = .links
      allowed = [.json]
    case "map":
      command = .map
      allowed = [.members, .format]
    case "explore":
      command = .explore
      allowed = [.depth, .loggedIn, .login, .discard, .members, .json]
    case "check":
      command = .check
      allowed = [.json]
    case "-":
      command = .standardInput
      allowed.append(.append)
    case "help":
      command = .help
      allowed = []
    default:
      throw UsageError(
        name.contains("://")
          ? "To open a link, write: storefront open \(name.printable())"
          : "There is no command \"\(name.printable())\". "
            + suggestion(for: name, among: Self.commands, "commands"))
    }
    if operands.count > count {
      let extra = operands[count].printable()
      throw UsageError(
        "Unexpected \"\(extra)\": \(name) takes \(Self.operand(of: name) ?? "no arguments").")
    }
    return allowed
  }

  private static let commands = [
    "open", "plan", "back", "save", "restore", "links", "map", "explore", "check", "tour", "record",
    "replay", "-", "help",
  ]

  private static func operand(of command: String) -> String? {
    switch command {
    case "open", "plan": "one link"
    case "back": "one way"
    case "replay": "one file"
    default: nil
    }
  }

  private static func wayBack(_ word: String) throws(UsageError) -> WayBack {
    guard let way = WayBack(rawValue: word) else {
      throw UsageError(
        "There is no way back \"\(word.printable())\". "
          + suggestion(for: word, among: WayBack.allCases.map(\.rawValue), "ways back"))
    }
    return way
  }
}

extension Options {
  /// Reads one option, and its value from the words that follow.
  fileprivate mutating func read(
    _ argument: String, rest: inout ArraySlice<String>, isRecording: Bool
  ) throws(UsageError) -> Option {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option.allCases.first(where: { $0.name == parts[0] }) else {
      throw UsageError(
        "There is no option \(String(parts[0]).printable()). "
          + suggestion(for: String(parts[0]), among: Option.allCases.map(\.name), "options"))
    }
    var value: String?
    if parts.count == 2 { value = String(parts[1]) }
    if let kind = option == .json && isRecording ? "FILE" : option.value {
      value = value ?? rest.popFirst()
      if value == nil { throw UsageError("\(option.name) needs a value: \(option.name) \(kind)") }
    } else if value != nil {
      throw UsageError("\(option.name) takes no value.")
    }
    switch (option, value) {
    case (.from, let link?): from.append(link)
    case (.login, "now"?): logsIn = true
    case (.login, "refuse"?): logsIn = false
    case (.login, let other?):
      throw UsageError("--login \(other.printable()) is neither --login now nor --login refuse.")
    case (.loggedIn, _): isLoggedIn = true
    case (.discard, _): discardsChanges = true
    case (.members, _): isForMembers = true
    case (.depth, let text?):
      guard let number = Int(text), number >= 0 else {
        throw UsageError("--depth \(text.printable()) is not a number of moves, such as --depth 3.")
      }
      depth = number
    case (.format, let text?):
      guard let format = DiagramFormat(rawValue: text) else {
        throw UsageError(
          "--format \(text.printable()) is not a format. The formats are "
            + "\(choice(DiagramFormat.allCases.map(\.rawValue))).")
      }
      self.format = format
    case (.page, let file?): page = file
    case (.append, let file?): appendingFile = file
    case (.json, let file?): recordingFile = file
    case (.json, nil): isJSON = true
    case (.from, nil), (.login, nil), (.depth, nil), (.format, nil), (.page, nil), (.append, nil):
      break
    }
    return option
  }
}

/// A suggestion for an unknown word: the most similar name, and all names.
private func suggestion(for word: String, among names: [String], _ kind: String) -> String {
  let list = "The \(kind) are \(choice(names))."
  let nearest = names.map { (name: $0, typos: editDistance(Array(word.prefix(40)), Array($0))) }.min
  {
    $0.typos < $1.typos
  }
  // At most a third of the letters may differ, or one letter of a short name.
  guard let nearest, nearest.typos <= max(1, nearest.name.count / 3), nearest.name.count > 1 else {
    return list
  }
  return "Did you mean \(nearest.name)? " + list
}

/// Names as a list: `a`, `a and b`, `a, b and c`.
private func choice(_ names: [String]) -> String {
  guard names.count > 1, let last = names.last else { return names.first ?? "none" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
