import Foundation
import StorefrontApp
import Switchback
import SwitchbackMaps
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Counts what the recorder keeps.

/// What a recorder keeps of navigations and of what happens between them.
@MainActor
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

  @Test func `What is redacted is nowhere in the recording`() async throws {
    let recorder = NavigationRecorder { _, text in
      text.replacing("SPRING", with: NavigationRecorder.redacted)
    }
    let app = try await Storefront(session: Session(isLoggedIn: true), recorder: recorder)
    try await app.open("store://checkout?voucher=SPRING")
    _ = try? await app.open("store://home")
    let recording = recorder.recording
    let json = String(decoding: try recording.json(), as: UTF8.self)
    #expect(!json.contains("SPRING"))
    #expect(!recording.page().contains("SPRING"))
    #expect(json.contains("Checkout"))
    #expect(recording.events.last?.navigation?.failure == "blocked")
    #expect(recording.events.compactMap(\.navigation).first?.json == nil)
  }

  @Test func `A name that is redacted as a name is redacted in sentences, too`() async throws {
    let recorder = NavigationRecorder { kind, text in
      if case .screenName = kind, text.hasPrefix("Category") { return "Category(▒▒▒)" }
      return text
    }
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    let json = String(decoding: try recorder.recording.json(), as: UTF8.self)
    #expect(!json.contains("shoes by name"))
  }

  @Test func `A screen that was never in the window is redacted in the sentences of errors`()
    async throws
  {
    let secret = ModelScreen(name: "Patient(Kim Doe)")
    let stack = SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory())
    let page = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(), factory: ClosureFactory { secret })
    let elsewhere = StepAssembly(
      finder: ClosureFinder<ModelScreen, Void> { _, _ in secret },
      factory: ClosureFactory { secret })
    let other = ModelStack(secret)
    for step in [
      // The engine says that a finder has found a screen of no window.
      elsewhere.using(.push()).from(stack).from(.root()).assemble(),
      // The host says that a new screen is in another container.
      page.using(.push()).from(stack).from(.root()).assemble(),
    ] {
      let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
      let recorder = Self.namelessRecorder()
      let error = await #expect(throws: NavigationError.self) {
        try await recorder.recording(WindowRouter(window: window)).navigate(to: step)
      }
      // The app's own console has the name.
      #expect("\(try #require(error))".contains("Kim Doe"), "\(error.debugDescription)")
      try Self.expectNoName(in: recorder.recording)
    }
    #expect(other.containedScreens.count == 1)
  }

  @Test func `A screen that a search could not look into is redacted in the chain of an error`()
    async throws
  {
    let window = DrawerWindow()
    let step = SingleStep(
      finder: ClassFinder<ModelTabs, Void>(), factory: FinderFactory(NilFinder<ModelTabs, Void>())
    )
    .from(.root()).assemble()
    let recorder = Self.namelessRecorder()
    let error = await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigate(to: step)
    }
    let words = "; nothing inside Patient(Kim Doe) was looked at"
    #expect("\(try #require(error))".contains(words))
    try Self.expectNoName(in: recorder.recording)
    let chain = try #require(recorder.recording.events.last?.navigation).chain
    #expect(chain[0].words.contains("; nothing inside ▒▒▒ was looked at"), "\(chain[0].words)")
  }

  @Test func `A screen is redacted in the error of a guard that goes back itself`() async throws {
    let form = AskedTwice(name: "Patient(Kim Doe)")
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home"), form))
    let recorder = Self.namelessRecorder()
    form.router = recorder.recording(window.router)
    try await window.router.navigateBack(.start, animated: false)
    #expect(recorder.recording.events.last?.navigation?.failure == "deadlock")
    try Self.expectNoName(in: recorder.recording)
  }

  private final class AskedTwice: ModelScreen, LeaveGuard {
    var router = WindowRouter()

    func confirmLeaving() async -> Bool {
      _ = try? await router.navigateBack(.start, animated: false)
      return true
    }
  }

  @Test(
    arguments: [
      (NoFile(patient: "Kim Doe"), "NoFile"),
      (WardError.full(of: "Kim Doe", beds: 3), "WardError.full"),
      // It carries nothing that could be the user's.
      (WardError.closed, "The ward is closed"),
    ] as [(any Error, String)])
  func `An error of the app is recorded as its type, if it carries values`(
    _ thrown: any Error, _ recorded: String
  ) async throws {
    let step = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { () throws -> ModelScreen in throw thrown }
    )
    .using(.presentModally()).from(GeneralStep.current()).assemble()
    let window = ModelWindow(ModelScreen(name: "Patient(Kim Doe)"))
    let recorder = Self.namelessRecorder()
    let error = await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigate(to: step)
    }
    // The app's own console has the sentence.
    #expect(try #require(error).message.contains("\(thrown)."))
    try Self.expectNoName(in: recorder.recording)
    #expect(
      recorder.recording.events.last?.navigation?.error
        == "ModelScreen could not be prepared: \(recorded). Nothing has changed.")
  }

  @Test func `The changes that were not undone are counted, as their sentences contain names`()
    async throws
  {
    let step = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(),
      factory: ClosureFactory { ModelScreen(name: "Patient(Kim Doe)") }
    )
    .using(PushElsewhereAndFail()).from(.current()).assemble()
    let window = ModelWindow(
      ModelTabs(ModelScreen(name: "Home"), ModelStack(ModelScreen(name: "Bag"))))
    let recorder = Self.namelessRecorder()
    let error = await #expect(throws: NavigationError.self) {
      try await recorder.recording(WindowRouter(window: window)).navigate(to: step)
    }
    #expect(try #require(error).message.contains("Patient(Kim Doe) is still on screen"))
    try Self.expectNoName(in: recorder.recording)
    #expect(
      recorder.recording.events.last?.navigation?.error
        == "The screens could not be changed: The ward is closed. Not undone: 1 change.")
  }

  @Test func `A name is redacted in an action, whether it was seen before or not`() async throws {
    for isSeen in [true, false] {
      let name = "Patient(Kim Doe)"
      let window = ModelWindow(ModelStack(ModelScreen(name: isSeen ? name : "Home")))
      let recorder = Self.namelessRecorder()
      recorder.note(Opening(screen: name, reason: 7), in: window)
      recorder.note([name], in: window)
      recorder.note(["nothing"], in: window)
      try Self.expectNoName(in: recorder.recording)
      let actions = recorder.recording.events.compactMap { event in
        if case .action(let action) = event.kind { action } else { nil }
      }
      #expect(actions.first?.text == #"{"reason":7,"screen":"▒▒▒"}"#)
      #expect(actions.first?.json == nil)
      #expect(actions.last?.json == #"["nothing"]"#)
    }
  }

  @Test func `A name is redacted in an action, also if it is a key`() throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = Self.namelessRecorder()
    recorder.note(["Patient(Kim Doe)": 7], in: window)
    recorder.note(["Patient(Kim Doe)": 1, "Patient(Lee Roe)": 2, "▒▒▒ 2": 3], in: window)
    try Self.expectNoName(in: recorder.recording)
    #expect(
      Self.actions(of: recorder).map(\.text) == [
        #"{"▒▒▒":7}"#, #"{"▒▒▒":1,"▒▒▒ 2":2,"▒▒▒ 2 2":3}"#,
      ])
    #expect(Self.actions(of: recorder).allSatisfy { $0.json == nil })
  }

  @Test(
    arguments: [
      // JSON has no infinity.
      (Visit(patient: "Kim Doe", hours: .infinity), "Visit", nil),
      // The JSON has no patient.
      (Visit(patient: "Kim Doe", hours: 2.5), #"{"hours":2.5}"#, #"{"hours":2.5}"#),
    ])
  func `An action's description is recorded if the closure has received every word of it`(
    _ visit: Visit, _ text: String, _ json: String?
  ) throws {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = Self.namelessRecorder()
    recorder.note(visit, in: window)
    try Self.expectNoName(in: recorder.recording)
    #expect(Self.actions(of: recorder).map(\.text) == [text])
    #expect(Self.actions(of: recorder).map(\.json) == [json])
  }

  @Test func `Each text of a recording has been redacted`() async throws {
    let recorder = NavigationRecorder { _, text in "§" + text }
    let app = try await Storefront(recorder: recorder)
    try await app.open("store://product/42")
    try (app.window.root as? ModelTabs)?.select(0)
    recorder.note(["reason": "late"], in: app.window)
    _ = try? await app.open("store://orders/1001")
    var texts: [(key: String, text: String)] = []
    func collect(_ value: Any, _ key: String) {
      switch value {
      case let text as String: texts.append((key, text))
      case let values as [Any]: for value in values { collect(value, key) }
      case let values as [String: Any]: for (key, value) in values { collect(value, key) }
      default: break
      }
    }
    collect(try JSONSerialization.jsonObject(with: try recorder.recording.json()), "")
    // The words of the library.
    let fixed = ["app", "device", "windows", "outcome", "failure", "policy", "stage", "fate"]
    let stored = texts.filter { !fixed.contains($0.key) && !$0.text.isEmpty }
    #expect(stored.filter { $0.text.first != "§" }.map { "\($0.key): \($0.text)" } == [])
    #expect(Set(["texts", "type", "words", "title"]).isSubset(of: texts.map(\.key)))
  }

  @Test func `An action keeps its JSON if nothing in it is redacted`() {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder { _, text in text }
    let book = Book(isNew: true, isbn: "3", lines: ["line10": 1, "line2": 2])
    recorder.note(book, in: window)
    #expect(Self.actions(of: recorder).map(\.json) == [recorder.json(of: book)])
    #expect(Self.actions(of: recorder).map(\.text) == ["\(book)"])
  }

  @Test func `The names of properties and cases are no names of screens`() {
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let recorder = NavigationRecorder { kind, text in
      if case .screenName = kind { NavigationRecorder.redacted } else { text }
    }
    recorder.note(Fault.broken(number: 7), in: window)
    recorder.note(Opening(screen: "Home", reason: 7), in: window)
    #expect(
      Self.actions(of: recorder).map(\.json) == [#"{"broken":{"number":7}}"#, nil])
    #expect(
      Self.actions(of: recorder).map(\.text) == [
        "broken(number: 7)", #"{"reason":7,"screen":"▒▒▒"}"#,
      ])
  }

  @Test func `A name that is a word of every sentence is redacted only where it is a name`()
    async throws
  {
    let window = ModelWindow(ModelStack(ModelScreen(name: "a")))
    let recorder = NavigationRecorder { kind, text in
      if case .screenName = kind, text == "a" { NavigationRecorder.redacted } else { text }
    }
    let step = StepAssembly(
      finder: NilFinder<ModelScreen, Void>(), factory: ClosureFactory { ModelScreen(name: "Bag") }
    )
    .using(.presentModally()).from(GeneralStep.current()).assemble()
    try await recorder.recording(WindowRouter(window: window)).navigate(to: step)
    let navigation = try #require(recorder.recording.events.first?.navigation)
    #expect(navigation.plan.map(\.text).first == "build ModelScreen")
    #expect(navigation.summary.hasPrefix("Bag is on screen; reused "))
    #expect(recorder.recording.events.first?.before.drawing.contains("▒▒▒*") == true)
  }

  @Test func `The time of a navigation does not grow with the names that were redacted before`()
    async throws
  {
    let recorder = NavigationRecorder(limits: .init(events: 5, bytes: 1_000_000)) { kind, text in
      if case .screenName = kind { return NavigationRecorder.redacted } else { return text }
    }
    let stack = ModelStack(ModelScreen(name: "Home"))
    let window = ModelWindow(stack)
    let router = recorder.recording(WindowRouter(window: window))
    var times: [Duration] = []
    for number in 0..<1_200 {
      let step = StepAssembly(
        finder: NilFinder<ModelScreen, Void>(),
        factory: ClosureFactory { ModelScreen(name: "Product(\(number))") }
      )
      .using(.pushReplacingLast())
      .from(SingleStep(finder: ClassFinder<ModelStack, Void>(), factory: NilFactory()))
      .from(.root()).assemble()
      times.append(try await ContinuousClock().measure { try await router.navigate(to: step) })
    }
    let median = { (part: ArraySlice<Duration>) in part.sorted()[part.count / 2] }
    #expect(median(times[1_000...]) < median(times[100..<300]) * 2.5)
  }

  private struct Opening: Encodable {
    let screen: String
    let reason: Int
  }

  struct Visit: Encodable {
    let patient: String
    let hours: Double

    private enum CodingKeys: CodingKey { case hours }
  }

  private struct Book: Encodable {
    let isNew: Bool
    let isbn: String
    let lines: [String: Int]
  }

  private enum Fault: Encodable { case broken(number: Int) }

  private final class DrawerWindow: ScreenWindow {
    let rootScreen: (any Screen)? = Drawer()

    func setRootScreen(_ screen: any Screen, animated: Bool) {}
  }

  /// A screen with others inside it that it does not report.
  private final class Drawer: NamedScreen {
    let screenName = "Patient(Kim Doe)"
    let unsearchedContent: UnsearchedContent? = .notAContainer
    let parentScreen: (any Screen)? = nil
    let presentedScreen: (any Screen)? = nil
    let presentingScreen: (any Screen)? = nil
    let isBeingDismissed = false

    func presentScreen(_ screen: any Screen, animated: Bool) {}
    func dismissPresentedScreen(animated: Bool) {}
  }

  private struct NoFile: Error, CustomStringConvertible {
    let patient: String

    var description: String { "There is no file of \(patient)" }
  }

  private enum WardError: Error, CustomStringConvertible {
    case closed
    case full(of: String, beds: Int)

    var description: String {
      switch self {
      case .closed: "The ward is closed"
      case .full(let patient, let beds): "\(patient) has one of the \(beds) beds"
      }
    }
  }

  private struct PushElsewhereAndFail: Action {
    func screensTakenAway(from source: any Screen, in window: any ScreenWindow) -> [any Screen] {
      []
    }

    func perform(
      with screen: any Screen, on source: any Screen, in window: any ScreenWindow, animated: Bool
    ) async throws {
      let tabs = try #require(window.rootScreen as? ModelTabs)
      let hidden = try #require(tabs.screens.last as? ModelStack)
      try await hidden.setContainedScreens(hidden.containedScreens + [screen], animated: false)
      throw WardError.closed
    }
  }

  /// Redacts names of patients, where they are given as names.
  private static func namelessRecorder() -> NavigationRecorder {
    NavigationRecorder { kind, text in
      guard case .screenName = kind, text.hasPrefix("Patient(") else { return text }
      return NavigationRecorder.redacted
    }
  }

  private static func actions(of recorder: NavigationRecorder) -> [RecordedAction] {
    recorder.recording.events.compactMap { event in
      if case .action(let action) = event.kind { action } else { nil }
    }
  }

  private static func expectNoName(in recording: Recording) throws {
    let json = String(decoding: try recording.json(), as: UTF8.self)
    #expect(!json.contains("Kim Doe"), "\(json)")
    #expect(!recording.page().contains("Kim Doe"))
  }

  @Test func `A link belongs to the navigation that opens it, however late that begins`()
    async throws
  {
    let recorder = NavigationRecorder()
    let window = ModelWindow(ModelStack(ModelScreen(name: "Home")))
    let router = recorder.recording(WindowRouter(window: window))
    let (restored, restoration) = AsyncStream.makeStream(of: Void.self)
    let late = ["one", "two"].map { link in
      NavigationRecorder.opening(link) {
        Task {
          for await _ in restored { break }
          _ = try await router.navigate(to: GeneralStep.current())
          return try await router.navigate(to: GeneralStep.current())
        }
      }
    }
    try await router.navigate(to: GeneralStep.current())
    for task in late {
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
