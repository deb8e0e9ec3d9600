/// A queue for links and messages that arrive before the app can open them: at a cold start, or while no
/// user is logged in.
///
///     let inbox = Inbox<ShopDestination>()
///     inbox.receive(.product(42))            // from the scene delegate, at any time
///     …
///     inbox.open { destination in            // when the first screen is there
///       _ = try await navigator.navigate(to: destination)
///     }
///
/// From then on, the inbox opens new items immediately: one after another, in order of arrival. What a window has not
/// shown when it closes waits again.
@MainActor
public final class Inbox<Item> {
  /// The items to keep while they wait.
  public enum Keeping: Equatable, Sendable {
    /// All of them, in order. Beyond the limit, which is 0 or more, the oldest are dropped.
    case inOrder(limit: Int = 100)
    /// The latest. Earlier items are dropped: it would cover their screens at once.
    case latest
  }

  private let keeping: Keeping
  private var handler: (@MainActor (Item) async throws -> Void)?
  /// Counts the handlers.
  private var handlerCount = 0
  private var opening: Opening?
  private var idlers: [Answer<Void>] = []

  /// The items that wait, oldest first.
  public private(set) var waiting: [Item] = []

  /// Creates a closed inbox.
  ///
  /// - Precondition: A limit is 0 or more.
  public init(keeping: Keeping = .inOrder()) {
    if case .inOrder(let limit) = keeping {
      precondition(
        limit >= 0, "An inbox cannot keep \(limit) items. Give it a limit of 0 or more.")
    }
    self.keeping = keeping
  }

  /// Whether the inbox opens items as they arrive.
  public var isOpen: Bool { handler != nil }

  /// Receives an item: opens it immediately if the inbox is open and is not opening another, or
  /// else later.
  public func receive(_ item: Item) {
    waiting.append(item)
    openNext()
    // What is being opened does not wait.
    dropOldest()
  }

  private func dropOldest() {
    let limit = if case .inOrder(let limit) = keeping { limit } else { 1 }
    let old = waiting
    waiting.removeFirst(max(0, old.count - limit))
    // NB: freed only now, as what is freed with it may use the inbox.
    withExtendedLifetime(old) {}
  }

  /// Opens the waiting items, and from now on the new ones.
  ///
  /// - Parameter handler: Opens an item. If it throws ``NavigationError/windowGone``, the item waits again, before all
  ///   others, and the inbox closes, unless it was opened anew meanwhile. With another error, the item was in vain.
  public func open(_ handler: @escaping @MainActor (Item) async throws -> Void) {
    close()
    self.handler = handler
    handlerCount += 1
    openNext()
  }

  /// Lets items wait again. An item that is being opened is still opened.
  public func close() {
    // NB: taken out, as what is freed with it may use the inbox.
    _ = handler.take()
  }

  /// Closes the inbox, as the window in which it opens its items is gone.
  ///
  /// - Returns: Lets the inbox go on without the item that is being opened, if its code has still not ended.
  package func leave() -> @MainActor () -> Void {
    close()
    return { [weak self, opening] in
      guard let self, let opening, opening === self.opening else { return }
      endOpening()
      openNext()
    }
  }

  /// The last object that has opened the inbox, for hosts whose windows share one.
  package weak var opener: AnyObject?

  /// Forgets the items that wait.
  ///
  /// - Returns: The dropped items.
  @discardableResult
  public func drop() -> [Item] {
    defer { waiting = [] }
    return waiting
  }

  /// Waits until no item is being opened, and none is waiting that could be.
  ///
  /// If the handler that opens an item calls this, or code that the handler waits for, it returns
  /// immediately: the item would wait for itself.
  public func waitUntilIdle() async {
    while let opening, !Opening.around.contains(where: { $0 === opening }) {
      let answer = Answer<Void>()
      idlers.append(answer)
      try? await answer.value()
      if Task.isCancelled { return }
    }
  }

  private func openNext() {
    guard opening == nil, let first = takeNext() else { return }
    let current = Opening(handlerCount)
    opening = current
    // Taken out before the task starts, which may be later.
    _ = startNow { [self] in
      var (current, open) = (current, first)
      while true {
        // A task that an earlier item has begun, and that lives on, is no longer inside that item.
        let around = Opening.around.filter { !$0.isOver } + [current]
        let lost = await Opening.$around.withValue(around, operation: open)
        current.isOver = true
        if let lost {
          if current.handlerCount == handlerCount { close() }
          waiting.insert(lost, at: 0)
          dropOldest()
        }
        // Abandoned, others may be open already.
        guard opening === current else { return openNext() }
        guard let next = takeNext() else { return endOpening() }
        (current, open) = (Opening(handlerCount), next)
        opening = current
      }
    }
  }

  private func endOpening() {
    opening = nil
    for idler in idlers { idler.finish(.success(())) }
    idlers = []
  }

  /// Takes the first waiting item out.
  ///
  /// - Returns: What opens it, and returns it if its window is gone; `nil` if none waits or the inbox is closed.
  private func takeNext() -> (@MainActor () async -> Item?)? {
    guard let handler, !waiting.isEmpty else { return nil }
    let item = waiting.removeFirst()
    return {
      do { try await handler(item) } catch NavigationError.windowGone { return item } catch {}
      return nil
    }
  }
}

/// An item that is being opened.
@MainActor
final class Opening {
  /// The number of the handler that opens it.
  let handlerCount: Int
  var isOver = false

  /// The items within whose handlers the current task runs.
  @TaskLocal static var around: [Opening] = []

  init(_ handlerCount: Int) { self.handlerCount = handlerCount }
}
