import StorefrontApp
import SwitchbackMaps

/// The command line, parsed.
struct Arguments: Equatable {
  /// The command.
  enum Command: Equatable {
    case tour
    case open(String)
    case plan(String)
    case back(WayBack)
    case save
    case restore
    case map
    case links
    case explore
    case check
    case record([String])
    case replay(String)
    case standardInput
    case help
  }

  var command = Command.tour
  var options = Options()
}

/// The options: for the start of the app, its user, and the output.
package struct Options: Equatable {
  /// The links to open first, in order, so that the app is in the right place.
  var from: [String] = []
  package var isLoggedIn = false
  package var logsIn = true
  package var discardsChanges = false
  package var isForMembers = false
  var isJSON = false
  /// The file for the page of a recording.
  var page: String?
  /// The file for a recording.
  var recordingFile: String?
  /// The file to which each event is appended when it happens.
  var appendingFile: String?
  var format = DiagramFormat.text
  /// The maximum distance of an exploration from the start, in moves.
  var depth = 3

  /// A visitor who has not logged in, and does so when asked to.
  package static let visitor = Options()
}

/// An option of the command line.
enum Option: String, CaseIterable {
  case from, loggedIn = "logged-in", login, discard, members, depth, format, page, append, json

  /// The option as it is written.
  var name: String { "--\(rawValue)" }

  /// The name of its value, if it has one.
  var value: String? {
    switch self {
    case .from: "LINK"
    case .login: "now|refuse"
    case .depth: "N"
    case .page, .append: "FILE"
    case .format: DiagramFormat.allCases.map(\.rawValue).joined(separator: "|")
    case .loggedIn, .discard, .members, .json: nil
    }
  }

  var summary: String {
    switch self {
    case .from: "opens this link first; may be given several times"
    case .loggedIn: "starts with a customer who has logged in"
    case .login: "what the user does at a log-in screen (now)"
    case .discard: "agrees when a screen asks whether to discard input"
    case .members: "shows only a welcome until the user logs in"
    case .depth: "the maximum number of moves from the start (3)"
    case .format: "the format of the map (text)"
    case .page: "writes the recording as a page for a browser"
    case .append: "appends each event to a file, which the page follows if it is dropped there"
    case .json: "prints one JSON object for each result; with record: --json FILE"
    }
  }
}

/// The error of a wrong command line. The text contains the right usage.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
