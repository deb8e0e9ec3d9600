import Foundation
import StorefrontApp
import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Counts what the recorder keeps.

/// What a recorder keeps of navigations and of what happens between them.
struct RecorderTests {
  @Test func `A navigation is recorded from the request to its end`() async throws {
    let recorder = NavigationRecorder(app: "Storefront 1")
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    let event = try #require(recorder.recording.events.last)
    let navigation = try #require(event.navigation)
    #expect(navigation.link == "store://product/42")
    #expect(navigation.title == ".product(42)")
    #expect(navigation.json == #"{"product":{"_0":42}}"#)
    #expect(navigation.outcome == .reached)
    #expect(navigation.destination == "ProductScreen")
    #expect(
      navigation.summary
        == "Product(42) is on screen; reused Catalogue; built Category(shoes by name), Product(42)")
    #expect(navigation.plan.map(\.text).first == "build CategoryScreen, ProductScreen")
    #expect(navigation.chain.first?.fate == .built)
    #expect(navigation.chain.first?.screen == navigation.built.last)
    #expect(navigation.durations.map(\.stage).contains(.build))
    #expect(event.after.drawing == app.window.drawing)
  }

  @Test func `The plan is the one that was carried out, though a guard has changed the screens`()
    async throws
  {
    let form = Form(name: "Form")
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home"), form))
    try await form.presentScreen(ModelScreen(name: "Note"), animated: false)
    let recorder = NavigationRecorder()
    try await recorder.recording(window.router).navigateBack(.start, animated: false)
    #expect(window.drawing == "window\n└─ stack\n   └─ Home*")
    let navigation = try #require(recorder.recording.events.last?.navigation)
    #expect(
      navigation.plan.map(\.text) == ["ask Form whether it may go", "show Home in stack"])
  }

  @Test func `A navigation that falls back is recorded once, with the reason`() async throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder()
    let missing = StepAssembly(existing: Form.self)
      .adding(ClosureInterceptor { (_: Void) in })
      .from(.current())
      .otherwise(
        StepAssembly { Notice() }.using(.presentModally()).from(.current()))
    try await recorder.recording(window.router).navigate(to: missing)
    #expect(recorder.recording.events.count == 1)
    let navigation = try #require(recorder.recording.events.last?.navigation)
    #expect(navigation.title == "Form")
    #expect(navigation.outcome == .reached)
    #expect(navigation.error?.contains("Form") == true)
    #expect(navigation.interceptors.count == 1)
    #expect(navigation.plan.map(\.text).first == "build Notice")
    #expect(navigation.planAfterInterceptors == nil)
    #expect(navigation.chain.map(\.fate) == [.built, .found])
  }

  private final class Notice: ModelScreen {}

  /// Puts away what it presents when it is asked.
  private final class Form: ModelScreen, LeaveGuard {
    func confirmLeaving() async -> Bool {
      try? await dismissPresentedScreen(animated: false)
      return true
    }
  }

  @Test func `A screen has the same number throughout, also when the user moves about`()
    async throws
  {
    let recorder = NavigationRecorder()
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    let tabs = try #require(app.window.root as? ModelTabs)
    try tabs.select(0)
    try await app.open("store://product/42")
    let events = recorder.recording.events
    #expect(events.count == 3)
    guard case .change(let change) = events[1].kind else {
      Issue.record("The second event is \(events[1].kind).")
      return
    }
    #expect(change.title == "Selected the tab of Home")
    #expect(change.moves?.count == 1)
    let product = { (tree: Int) in
      events[tree].after.nodes.first { $0.name == "Product(42)" }?.id
    }
    #expect(product(0) != nil)
    #expect(product(0) == product(2))
  }

  @Test func `Nothing in a recorder or a recording keeps a screen alive`() async throws {
    let recorder = NavigationRecorder()
    weak var screen: (any Screen)?
    weak var window: ModelWindow?
    do {
      let app = try await Storefront(recorder: recorder)
      try await app.open("store://product/42/gallery")
      let outcome = try await app.open("store://help/sizes")
      screen = outcome.destination
      window = app.window
      #expect(screen != nil)
    }
    // The command that logs in or opens may end one turn later.
    for _ in 0..<10 where screen != nil || window != nil { await Task.yield() }
    #expect(recorder.recording.events.count == 2)
    #expect(screen == nil)
    #expect(window == nil)
  }

  @Test func `Nothing is kept of the screens of windows that are gone`() {
    let recorder = NavigationRecorder()
    let kept = ModelWindow(ModelScreen(name: "Home"))
    for _ in 0..<3 { recorder.noteChanges(in: ModelWindow(ModelScreen(name: "Home"))) }
    recorder.noteChanges(in: kept)
    #expect(recorder.windows.filter { !$0.tree.nodes.isEmpty }.count == 1)
    #expect(recorder.recording.windows.count == 4)
  }

  @Test func `A new screen at the place of one that was freed gets a new number`() {
    var numbers = ScreenNumbers()
    var seen: Set<Int> = []
    for _ in 0..<1_000 { seen.insert(numbers.number(of: ModelScreen(name: "A"))) }
    #expect(seen.count == 1_000)
    let kept = ModelScreen(name: "B")
    #expect(numbers.number(of: kept) == numbers.number(of: kept))
  }

  @Test(arguments: [(5, 4_000_000), (500, 20_000)])
  func `Only the newest events are kept, and the others are counted`(
    events: Int, bytes: Int
  ) async throws {
    let limits = NavigationRecorder.Limits(events: events, bytes: bytes)
    let recorder = NavigationRecorder(limits: limits)
    let app = try await Storefront(recorder: recorder)
    for id in [42, 7, 12, 23, 31, 42, 7, 12] { try await app.open("store://product/\(id)") }
    let recording = recorder.recording
    #expect(recording.events.count <= events)
    #expect(recording.events.reduce(0) { $0 + $1.size } <= bytes)
    #expect(recording.events.last?.navigation?.link == "store://product/12")
    #expect(recording.events.last?.number == recording.droppedCount + recording.events.count)
    #expect(recording.droppedCount > 0)
  }

  @Test func `The size of an event has room for all its texts`() throws {
    let long = String(repeating: "x", count: 10_000)
    var navigation = RecordedNavigation(
      destination: long, title: long, link: long, json: long, type: long, context: long,
      policy: "queue", isAnimated: true)
    (navigation.summary, navigation.error) = (long, long)
    let question = RecordedNavigation.Question(name: long, seconds: 0, agreed: true)
    (navigation.interceptors, navigation.guards) = ([question], [question])
    navigation.plan = [.init(text: long, screens: [])]
    navigation.planAfterInterceptors = navigation.plan
    navigation.chain = [
      .init(
        target: long, fate: .built, words: long, finder: long, factory: long, action: long,
        interceptors: [long])
    ]
    let action = RecordedAction(type: long, text: long, json: long)
    for (kind, json) in [
      (RecordedEvent.Kind.navigation(navigation), try JSONWriter.bytes(of: navigation)),
      (.action(action), try JSONWriter.bytes(of: action)),
    ] {
      let event = RecordedEvent(
        number: 1, window: 0, time: 0, kind: kind, before: WindowTree(), after: WindowTree())
      #expect(event.size >= json.count)
    }
  }

  @Test func `A link belongs to the navigation that opens it, however late that begins`()
    async throws
  {
    let recorder = NavigationRecorder()
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let router = recorder.recording(WindowRouter(window: window))
    let late = ["one", "two"].map { link in
      // Each task has a stream of its own: on a busy machine, either of them may wait first.
      let (restored, restoration) = AsyncStream.makeStream(of: Void.self)
      let task = NavigationRecorder.opening(link) {
        Task {
          for await _ in restored { break }
          _ = try await router.navigate(to: GeneralStep.current())
          return try await router.navigate(to: GeneralStep.current())
        }
      }
      return (restoration, task)
    }
    try await router.navigate(to: GeneralStep.current())
    for (restoration, task) in late {
      restoration.yield()
      _ = try await task.value
    }
    #expect(
      recorder.recording.events.map { $0.navigation?.link } == [nil, "one", nil, "two", nil])
  }

  @Test func `Navigations inside another one say so, and several windows are told apart`()
    async throws
  {
    let recorder = NavigationRecorder()
    let one = try await Storefront(recorder: recorder)
    let two = try await Storefront(recorder: recorder)
    try await one.open("store://orders/1001")
    try await two.open("store://bag")
    let recording = recorder.recording
    #expect(recording.windows == ["main", "window 2"])
    let navigations = recording.events.compactMap { event in
      event.navigation.map { (event.number, event.window, $0) }
    }
    let orders = try #require(navigations.first { $0.2.link == "store://orders/1001" })
    let login = try #require(navigations.first { $0.2.destination == "LoginScreen" })
    #expect(login.2.outer == orders.0)
    #expect(orders.2.interceptors.map(\.name) == ["LoginInterceptor"])
    #expect(orders.2.interceptors.first?.agreed == true)
    #expect(navigations.last?.1 == 1)
  }
}
