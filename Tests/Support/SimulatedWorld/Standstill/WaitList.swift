/// Everything in a world that waits for something, in the order in which it began.
@MainActor
final class WaitList {
  struct Wait {
    let number: Int
    let place: CodePlace
    let record: NavigationRecord?
    /// Whether it has to end together with its navigation, which waits for the code.
    let endsEarly: Bool
    /// Whether it is a task that the code has begun and does not wait for.
    let isBegun: Bool
    /// Whether its task has been cancelled, and it goes on.
    var isGivenUp = false
    let continuation: CheckedContinuation<Bool, Never>
  }

  private(set) var waits: [Wait] = []
  private var last = 0

  /// Waits until the world lets it continue.
  ///
  /// - Returns: Whether it should succeed.
  func wait(
    at place: CodePlace, heedsCancellation: Bool, noting note: (Int) -> Void
  ) async -> Bool {
    last += 1
    let number = last
    note(number)
    let record = Whereabouts.record
    let isBegun = Whereabouts.isBegun
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if heedsCancellation, Task.isCancelled { return continuation.resume(returning: false) }
        waits.append(
          Wait(
            number: number, place: place, record: record, endsEarly: heedsCancellation && !isBegun,
            isBegun: isBegun, isGivenUp: Task.isCancelled, continuation: continuation))
      }
    } onCancel: {
      // NB: cancelled by code of this world, so on its thread.
      MainActor.assumeIsolated { self.cancel(number, ends: heedsCancellation) }
    }
  }

  private func cancel(_ number: Int, ends: Bool) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    waits[index].isGivenUp = true
    if ends { waits.remove(at: index).continuation.resume(returning: false) }
  }

  /// Lets one of the waits go on.
  func resume(_ index: Int, succeeding: Bool) -> Wait {
    let wait = waits.remove(at: index)
    wait.continuation.resume(returning: succeeding)
    return wait
  }
}

/// A place in the app's code that the engine calls.
struct CodePlace: Hashable, CustomStringConvertible {
  // NB: numbers, as places are keys of dictionaries, and names would be hashed letter by letter.
  enum Kind: Int, CaseIterable {
    case interceptor, factory, task, postTask, action, guardedScreen, finder, app

    var name: String { self == .guardedScreen ? "guard" : "\(self)" }
  }

  /// What code of the app's does at its place.
  enum Deed: Int, CaseIterable {
    case runs, fails, waits, navigates, goes, interferes, begins
  }

  let kind: Kind
  let number: Int

  var description: String { "\(kind.name) \(number)" }
}
