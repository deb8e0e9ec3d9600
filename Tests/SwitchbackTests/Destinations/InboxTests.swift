import SwitchbackModel
import Testing

// NB: `@testable`, to count the items around a task, which only cost memory and time.
@testable import Switchback

struct InboxTests {
  private let log = Log()

  private func open(_ inbox: Inbox<String>) {
    let log = log
    inbox.open { log.note($0) }
  }

  @Test func `What comes early is opened in order when the inbox is`() async {
    let inbox = Inbox<String>()
    inbox.receive("first")
    inbox.receive("second")
    #expect(inbox.waiting == ["first", "second"])
    #expect(!inbox.isOpen)
    open(inbox)
    await inbox.waitUntilIdle()
    #expect(log.take() == ["first", "second"])
    #expect(inbox.waiting == [])
  }

  @Test func `What a window that is gone has not shown waits again, before all others`() async {
    let inbox = Inbox<Int>(keeping: .inOrder(limit: 2))
    inbox.open { [log] number in
      log.note("\(number)")
      throw number == 1 ? NavigationError.cancelled : .windowGone
    }
    for number in 1...3 { inbox.receive(number) }
    await inbox.waitUntilIdle()
    // The first was in vain.
    #expect(log.take() == ["1", "2"])
    #expect(inbox.waiting == [2, 3])
    #expect(!inbox.isOpen)
  }

  @Test func `An inbox that is opened anew meanwhile opens again what it has got back`() async {
    let inbox = Inbox<Int>()
    let gate = Gate()
    inbox.open { _ in
      await gate.pass()
      throw NavigationError.windowGone
    }
    inbox.receive(1)
    await gate.reached()
    inbox.open { [log] in log.note("\($0)") }
    inbox.receive(2)
    gate.open()
    await inbox.waitUntilIdle()
    #expect(log.take() == ["1", "2"])
    #expect(inbox.isOpen)
  }

  @Test func `Only the latest is kept, if that is wanted`() async {
    let inbox = Inbox<String>(keeping: .latest)
    inbox.receive("first")
    inbox.receive("second")
    open(inbox)
    await inbox.waitUntilIdle()
    #expect(log.take() == ["second"])
  }

  @Test func `Of more than the limit, the oldest are dropped`() {
    let inbox = Inbox<Int>(keeping: .inOrder(limit: 2))
    for number in 1...5 { inbox.receive(number) }
    #expect(inbox.waiting == [4, 5])
  }

  @Test func `What is freed with a dropped item may use the inbox`() {
    let inbox = Inbox<Token>(keeping: .latest)
    let log = log
    inbox.receive(Token { log.note("dropped, \(inbox.waiting.count) waits") })
    inbox.receive(Token { inbox.receive(Token()) })
    #expect(log.take() == ["dropped, 1 waits"])
    inbox.receive(Token())
    #expect(inbox.waiting.count == 1)
  }

  @Test func `An open inbox that keeps nothing opens what comes`() async {
    let inbox = Inbox<String>(keeping: .inOrder(limit: 0))
    inbox.receive("early")
    open(inbox)
    inbox.receive("now")
    await inbox.waitUntilIdle()
    #expect(log.take() == ["now"])
  }

  @Test(arguments: [true, false])
  func `What comes while nothing is being opened is not dropped for the next one`(
    isAtOnce: Bool
  ) async {
    for keeping in [Inbox<String>.Keeping.latest, .inOrder(limit: 1)] {
      let inbox = Inbox<String>(keeping: keeping)
      open(inbox)
      TaskStart.$isAtOnce.withValue(isAtOnce) {
        inbox.receive("first")
        inbox.receive("second")
      }
      await inbox.waitUntilIdle()
      #expect(log.take() == ["first", "second"])
    }
  }

  @Test func `What waits can be dropped`() async {
    let inbox = Inbox<String>()
    inbox.receive("unwanted")
    #expect(inbox.drop() == ["unwanted"])
    open(inbox)
    await inbox.waitUntilIdle()
    #expect(log.take() == [])
  }

  @Test func `One is opened after the other`() async {
    let inbox = Inbox<String>()
    let gate = Gate()
    let log = log
    inbox.open { item in
      log.note("\(item) begins")
      await gate.pass()
      log.note("\(item) ends")
    }
    inbox.receive("first")
    inbox.receive("second")
    await gate.reached()
    #expect(log.take() == ["first begins"])
    gate.open()
    await inbox.waitUntilIdle()
    #expect(log.take() == ["first ends", "second begins", "second ends"])
  }

  @Test func `Closed, it lets the next one wait, as when the user logs out`() async {
    let inbox = Inbox<String>()
    open(inbox)
    inbox.close()
    inbox.receive("later")
    await inbox.waitUntilIdle()
    #expect(log.take() == [])
    open(inbox)
    await inbox.waitUntilIdle()
    #expect(log.take() == ["later"])
  }

  @Test func `A hundred thousand that wait are opened without a deep stack`() async {
    let inbox = Inbox<Int>(keeping: .inOrder(limit: .max))
    for number in 0..<100_000 { inbox.receive(number) }
    var sum = 0
    inbox.open { sum += $0 }
    await inbox.waitUntilIdle()
    #expect(sum == 4_999_950_000)
  }

  @Test func `One that is being opened and waits for the others does not wait for itself`() async {
    let inbox = Inbox<String>()
    let log = log
    inbox.open { item in
      await inbox.waitUntilIdle()
      await withTaskGroup { $0.addTask { await inbox.waitUntilIdle() } }
      log.note(item)
    }
    inbox.receive("first")
    inbox.receive("second")
    await inbox.waitUntilIdle()
    #expect(log.take() == ["first", "second"])
  }

  @Test func `Two inboxes that open each other's items do not wait for each other`() async {
    let (links, messages) = (Inbox<String>(), Inbox<String>())
    let log = log
    messages.open { item in
      await links.waitUntilIdle()
      log.note(item)
    }
    links.open { item in
      messages.receive("message of \(item)")
      await messages.waitUntilIdle()
      log.note(item)
    }
    links.receive("link")
    await links.waitUntilIdle()
    #expect(log.take() == ["message of link", "link"])
  }

  @Test func `What a handler starts and leaves behind waits once the item is opened`() async {
    let inbox = Inbox<String>()
    let (log, gate, second) = (log, Gate(), Gate())
    var left: Task<Void, Never>?
    inbox.open { item in
      log.note(item)
      guard item == "first" else { return await second.pass() }
      left = Task {
        await gate.pass()
        await inbox.waitUntilIdle()
        log.note("idle")
      }
    }
    inbox.receive("first")
    inbox.receive("second")
    await second.reached()
    gate.open()
    await settle()
    #expect(log.take() == ["first", "second"])
    second.open()
    await left?.value
    #expect(log.take() == ["idle"])
  }

  @Test func `An item that the task of an earlier one receives is not opened inside that one`()
    async
  {
    let inbox = Inbox<Int>()
    var around: [Int] = []
    inbox.open { number in
      around.append(Opening.around.count)
      if number < 100 { Task { inbox.receive(number + 1) } }
    }
    inbox.receive(1)
    for _ in 0..<1_000 where around.count < 100 { await settle() }
    #expect(around == Array(repeating: 1, count: 100))
  }

  @Test func `A limit below zero is refused with a message`() async {
    let inbox = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Inbox<Int>(keeping: .inOrder(limit: -1))
    }
    expect("An inbox cannot keep -1 items. Give it a limit of 0 or more.", in: inbox)
    let trail = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Trail(limit: -1)
    }
    expect("A trail cannot remember -1 navigations. Give it a limit of 0 or more.", in: trail)
    let restoration = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = ModelWindow(HomeScreen())
      let navigator = Navigator<Int>(router: window.router) { _ in BoundStep.root() }
      let saved = SavedScreens<Int>(version: "1", destinations: [])
      _ = await navigator.restore(saved, in: window, version: "1", limit: -1)
    }
    expect(
      "A restoration cannot open -1 destinations. Give it a limit of 0 or more.", in: restoration)
  }

  private func expect(_ message: String, in result: ExitTest.Result?) {
    // A release build stops without printing the message.
    #if DEBUG
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message))
    #endif
  }
}
