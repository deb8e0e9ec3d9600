/// Everything in a world that waits for something, in the order in which it began.
@MainActor
final class WaitList {
  struct Wait {
    let number: Int
    let place: CodePlace
    let record: NavigationRecord?
    /// Whether it has to end together with its navigation, which waits for the code.
    let endsEarly: Bool
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
    if !heedsCancellation {
      return await withCheckedContinuation { continuation in
        add(
          Wait(
            number: number, place: place, record: record, endsEarly: false,
            continuation: continuation))
      }
    }
    let endsEarly = !Whereabouts.isBegun
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: false) }
        add(
          Wait(
            number: number, place: place, record: record, endsEarly: endsEarly,
            continuation: continuation))
      }
    } onCancel: {
      // NB: cancelled by code of this world, so on its thread.
      MainActor.assumeIsolated { self.end(number) }
    }
  }

  private func add(_ wait: Wait) {
    waits.append(wait)
  }

  private func end(_ number: Int) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    waits.remove(at: index).continuation.resume(returning: false)
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
