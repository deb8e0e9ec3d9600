import Switchback
import Testing

@MainActor
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
    await inbox.becomesIdle()
    #expect(log.take() == ["first", "second"])
    #expect(inbox.waiting == [])
  }

  @Test func `What comes later is opened at once`() async {
    let inbox = Inbox<String>()
    open(inbox)
    inbox.receive("now")
    await inbox.becomesIdle()
    #expect(log.take() == ["now"])
  }

  @Test func `Only the latest is kept, if that is wanted`() async {
    let inbox = Inbox<String>(keeping: .latest)
    inbox.receive("first")
    inbox.receive("second")
    open(inbox)
    await inbox.becomesIdle()
    #expect(log.take() == ["second"])
  }

  @Test func `Of more than the limit, the oldest are dropped`() {
    let inbox = Inbox<Int>(keeping: .inOrder(limit: 2))
    for number in 1...5 { inbox.receive(number) }
    #expect(inbox.waiting == [4, 5])
  }

  @Test func `What waits can be dropped`() async {
    let inbox = Inbox<String>()
    inbox.receive("unwanted")
    #expect(inbox.drop() == ["unwanted"])
    open(inbox)
    await inbox.becomesIdle()
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
    await inbox.becomesIdle()
    #expect(log.take() == ["first ends", "second begins", "second ends"])
  }

  @Test func `Closed, it lets the next one wait, as when the user logs out`() async {
    let inbox = Inbox<String>()
    open(inbox)
    inbox.close()
    inbox.receive("later")
    await inbox.becomesIdle()
    #expect(log.take() == [])
    open(inbox)
    await inbox.becomesIdle()
    #expect(log.take() == ["later"])
  }

  @Test func `A hundred thousand that wait are opened without a deep stack`() async {
    let inbox = Inbox<Int>(keeping: .inOrder(limit: .max))
    for number in 0..<100_000 { inbox.receive(number) }
    var sum = 0
    inbox.open { sum += $0 }
    await inbox.becomesIdle()
    #expect(sum == 4_999_950_000)
  }
}
