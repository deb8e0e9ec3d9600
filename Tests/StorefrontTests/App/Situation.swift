import StorefrontApp
import Switchback
import Testing

/// A link opened in a situation, and what becomes of the screens.
struct Situation: Sendable, CustomTestStringConvertible {
  var title: String
  /// The links opened before, after a cold start.
  var from: [String] = []
  var isLoggedIn = false
  var logsIn = true
  var discardsChanges = false
  var isForMembers = false
  /// The tree before beside the tree after, or one tree if nothing changes, then the result.
  let picture: String

  var testDescription: String { title }
}

extension Situation {
  /// Opens a link in an app of its own and draws what becomes of the screens.
  ///
  /// - Throws: What starting the app and getting into the situation throws.
  @MainActor
  func open(_ link: String) async throws -> String {
    let app = try await Storefront(
      session: Session(isLoggedIn: isLoggedIn),
      person: ScriptedPerson(logsIn: logsIn, discardsChanges: discardsChanges),
      isForMembers: isForMembers)
    for link in from { try await app.open(link) }
    let before = app.window.drawing
    _ = try? app.plan(link)
    let result = app.window.drawing == before ? await app.result(of: link) : "the plan did it"
    return beside(before, app.window.drawing) + "\n\n" + result
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

/// Two drawings side by side, or one of them if they are the same.
private func beside(_ before: String, _ after: String) -> String {
  if before == after { return before }
  let left = before.split(separator: "\n")
  let right = after.split(separator: "\n")
  let width = (left.map(\.count).max() ?? 0) + 3
  return (0..<max(left.count, right.count)).map { index in
    let start = index < left.count ? left[index] : ""
    guard index < right.count else { return String(start) }
    return start + String(repeating: " ", count: width - start.count) + right[index]
  }.joined(separator: "\n")
}
