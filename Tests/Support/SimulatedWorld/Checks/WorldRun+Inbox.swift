import Switchback

/// What an inbox gets.
struct InboxItem {
  let number: Int
  let trip: TripScript
  let end: InboxItemEnd
}

/// Looks into the inbox when an item is freed, as code of the app's may.
final class InboxItemEnd: Sendable {
  private let look: @MainActor @Sendable () -> Void

  init(_ look: @escaping @MainActor @Sendable () -> Void) { self.look = look }

  deinit { MainActor.assumeIsolated { look() } }
}

extension WorldScript {
  /// What the inbox keeps while it is closed follows from the number of chains.
  var keeping: Inbox<InboxItem>.Keeping {
    switch chains.count % 4 {
    case 0: .inOrder(limit: 0)
    case 2: .latest
    case 3: .inOrder(limit: 2)
    default: .inOrder()
    }
  }
}

// An inbox opens one thing after the other.
extension WorldRun {
  func receive(_ trip: TripScript) {
    guard let inbox else { return }
    let isIdle = isInboxOpen && !isOpening && received.isEmpty
    let count = openedCount
    itemCount += 1
    received.append(itemCount)
    let end = InboxItemEnd { [weak inbox] in _ = inbox?.waiting.count }
    inbox.receive(InboxItem(number: itemCount, trip: trip, end: end))
    if isIdle, openedCount == count {
      fail(.inboxInOrder, "it is open and idle, and item \(itemCount) is not opened")
    }
    dropOldest()
  }

  private func dropOldest() {
    let limit =
      switch script.keeping {
      case .latest: 1
      case .inOrder(let limit): limit
      }
    received.removeFirst(max(0, received.count - limit))
  }

  func openInbox() {
    isInboxOpen = true
    openingCount += 1
    inbox?.open { [unowned self] item in try await open(item) }
    _ = Task { @MainActor [unowned self] in
      idlerCount += 1
      await inbox?.waitUntilIdle()
      idlerCount -= 1
      if isOpening { fail(.inboxInOrder, "it is idle, and opens something") }
    }
  }

  func closeInbox() {
    inbox?.close()
    isInboxOpen = false
    // Mostly, the app forgets what waits.
    guard itemCount % 3 != 1, let dropped = inbox?.drop() else { return }
    if dropped.map(\.number) != received {
      fail(.inboxInOrder, "\(dropped.map(\.number)) are dropped, and not \(received)")
    }
    received = []
  }

  private func open(_ item: InboxItem) async throws(NavigationError) {
    note("the inbox opens \(item.number)")
    if !isInboxOpen { fail(.inboxInOrder, "item \(item.number) is opened by a closed inbox") }
    if isOpening { fail(.inboxInOrder, "item \(item.number) is opened beside another one") }
    if received.first != item.number {
      fail(.inboxInOrder, "item \(item.number) is opened, and not \(received.first ?? 0)")
    }
    received.removeAll { $0 == item.number }
    isOpening = true
    openedCount += 1
    let opening = openingCount
    // It returns immediately: the item would wait for itself.
    await inbox?.waitUntilIdle()
    if let record = record(for: item.trip, isAwaited: false) {
      let task: Task<Void, any Error> = startNow { [unowned self] in await navigate(record) }
      if !record.isOver { record.cancel = { task.cancel() } }
      _ = try? await task.value
    }
    isOpening = false
    // Each third one is kept once more, as if its window were gone.
    guard item.number % 3 == 1, putBack != item.number, inbox != nil, !isUserGone else { return }
    coverage.note("item put back")
    putBack = item.number
    if opening == openingCount { isInboxOpen = false }
    received.insert(item.number, at: 0)
    dropOldest()
    throw .windowGone
  }

  /// At rest an open inbox that opens nothing has nothing left to open.
  func checkInbox() {
    guard let inbox else { return }
    if inbox.isOpen != isInboxOpen {
      fail(.inboxInOrder, "it says that it is \(inbox.isOpen ? "open" : "closed")")
    }
    if inbox.waiting.map(\.number) != received {
      fail(.inboxInOrder, "\(inbox.waiting.map(\.number)) wait in it, and not \(received)")
    }
    if !isOpening, idlerCount > 0 {
      fail(.inboxInOrder, "it is idle, and does not say so to \(idlerCount)")
    }
    if isInboxOpen, !isOpening, let first = received.first {
      fail(.inboxInOrder, "item \(first) is not opened")
    }
  }
}
