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
  /// What ``open(_:)`` is expected to draw, where a test says it here.
  var picture = ""

  var testDescription: String { title }
}

extension Situation {
  /// Opens a link in an app of its own.
  ///
  /// - Returns: The tree before beside the tree after, or one tree if nothing changes, then the result.
  /// - Throws: What starting the app and getting into the situation throws.
  @MainActor
  func open(_ link: String) async throws -> String {
    let (before, after, result) = try await change(by: link)
    return beside(before, after) + "\n\n" + result
  }

  /// Opens a link in an app of its own.
  ///
  /// - Returns: The result, then the tree after, or nothing more if nothing changes.
  /// - Throws: What starting the app and getting into the situation throws.
  @MainActor
  func end(of link: String) async throws -> String {
    let (before, after, result) = try await change(by: link)
    return result + "\n\n" + (before == after ? "as before" : after)
  }

  @MainActor
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
