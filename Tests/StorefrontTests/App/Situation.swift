import StorefrontApp
import Switchback
import Testing

/// Where the user is when a link arrives, and what the user does then.
struct Situation: Sendable, CustomTestStringConvertible {
  var title: String
  /// The links opened before, after a cold start.
  var from: [String] = []
  var isLoggedIn = false
  var logsIn = true
  var discardsChanges = false
  var isForMembers = false
  /// What ``open(_:)`` is expected to return, where a test says it here.
  var picture = ""

  var testDescription: String { title }
}

extension Situation {
  /// Opens a link in an app of its own.
  ///
  /// - Returns: The result, then the tree after, or nothing more if nothing changes.
  /// - Throws: What starting the app and getting into the situation throws.
  func end(of link: String) async throws -> String {
    let (before, after, result) = try await change(by: link)
    return result + "\n\n" + (before == after ? "as before" : after)
  }

  /// Opens a link in an app of its own.
  ///
  /// - Returns: What ``end(of:)`` returns, without the tabs that are not selected and show their first
  ///   screen. They are the same everywhere, and ``LinkTests`` has them.
  /// - Throws: What starting the app and getting into the situation throws.
  func open(_ link: String) async throws -> String {
    try await end(of: link).replacing(
      /\n[│ ]*[├└]─ stack\n[│ ]*└─ (?:Home|Catalogue|Bag|Account)\*(?=\n|$)/, with: "")
  }

  private func change(
    by link: String
  ) async throws -> (before: String, after: String, result: String) {
    let app = try await Storefront(
      session: Session(isLoggedIn: isLoggedIn),
      person: ScriptedPerson(logsIn: logsIn, discardsChanges: discardsChanges),
      isForMembers: isForMembers)
    for link in from { try await app.open(link) }
    let before = app.window.drawing
    _ = try? app.plan(link)
    let result = app.window.drawing == before ? await app.result(of: link) : "the plan did it"
    return (before, app.window.drawing, result)
  }
}

extension Storefront {
  fileprivate func result(of link: String) async -> String {
    do {
      return try await open(link).description
    } catch let error as NavigationError {
      // Without the chain, which the tests of the engine look at.
      return "\(error)".replacing("\n" + (error.trace?.description ?? ""), with: "")
    } catch {
      return "\(error)"
    }
  }
}
