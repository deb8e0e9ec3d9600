import Switchback

/// The end of a move.
enum MoveEnd<Value> {
  case success(Value)
  case failure(any Error)
  /// The move has not ended. Carries the reason, if that is known.
  case waiting(for: String?)
}

/// A move that was made, with the user's answers meanwhile.
struct MadeMove<Value> {
  let end: MoveEnd<Value>
  /// The answers that were given, in order.
  var answers: [String] = []
  /// The alternatives to the answers given: those before, and the other one.
  var others: [[String]] = []
}

extension RestorableApp {
  /// Performs a move to its end, while the user gives answers.
  ///
  /// A move that does not come to its end may still change the screens at any time: the app is then
  /// of no further use.
  ///
  /// - Parameter wanted: The answers to give, in order. Later ones are the first possible answers.
  /// - Throws: The errors of ``goesOn``.
  func run<Value>(
    answers wanted: [String] = [], limit: Duration,
    _ work: @escaping @MainActor () async throws -> Value,
    goesOn: () throws -> Void
  ) async throws -> MadeMove<Value> {
    let result = Awaited<Value>()
    beginMove()
    let task = Task { @MainActor in
      do {
        result.end = .success(try await work())
      } catch {
        result.end = .failure(error)
      }
    }
    defer { task.cancel() }
    var made = MadeMove<Value>(end: .waiting(for: nil))
    let clock = ContinuousClock()
    var began = clock.now
    var rounds = 0
    while result.end == nil {
      do {
        try goesOn()
      } catch {
        isSpoilt = true
        throw error
      }
      if let answer = nextAnswer(wanted, &made, rounds) {
        made.answers.append(answer.name)
        do {
          try await answer.perform()
        } catch {
          isSpoilt = true
          result.end = .failure(AnswerFailure(description: "\(error)"))
        }
        (began, rounds) = (clock.now, 0)
        continue
      }
      if rounds >= Self.patience, clock.now - began >= limit {
        isSpoilt = true
        return MadeMove(end: .waiting(for: waitsFor), answers: made.answers, others: made.others)
      }
      rounds += 1
      if rounds < Self.patience {
        await Task.yield()
      } else {
        try? await clock.sleep(for: .milliseconds(1))
      }
    }
    return MadeMove(
      end: result.end ?? .waiting(for: nil), answers: made.answers, others: made.others)
  }

  /// The number of turns of other code after which a move counts as waiting.
  private static var patience: Int { 200 }

  /// The user's next answer, if the navigation waits for one.
  private func nextAnswer<Value>(
    _ wanted: [String], _ made: inout MadeMove<Value>, _ rounds: Int
  ) -> ExploredApp.Answer? {
    // Routers other than the usual one do not report that they wait, and none that an answer lets it go on.
    guard rounds >= Self.patience || isObserved && made.answers.isEmpty,
      waitsFor != nil || !isObserved
    else { return nil }
    let possible = app.answers.filter { !made.answers.contains($0.name) && $0.isPossible() }
    let index = made.answers.count
    if index < wanted.count { return possible.first { $0.name == wanted[index] } }
    made.others += possible.dropFirst().map { made.answers + [$0.name] }
    return possible.first
  }
}

/// The error of an answer, which is none of the move's.
private struct AnswerFailure: Error, CustomStringConvertible {
  let description: String
}

@MainActor
private final class Awaited<Value> {
  var end: MoveEnd<Value>?
}
