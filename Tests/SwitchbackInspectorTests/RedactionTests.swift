import Foundation
import StorefrontApp
import Switchback
import SwitchbackModel
import Testing

@testable import SwitchbackInspector  // Compares with the JSON that a recorder writes.

/// What a recorder's closure keeps out of a recording.
struct RedactionTests {
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

  @Test(
    arguments: [
      ("x://s?q=voucher%20abc&p=a%2Fb", "x://s?q=voucher ▒▒▒&p=a/b"),
      ("x://s?a=%FF&q=voucher%20abc%", "x://s?a=%FF&q=voucher ▒▒▒%"),
      ("x://caf%C3%A9?q=a%20voucher", nil),
    ])
  func `A link is redacted as a person reads it, and stored as it came if nothing in it is`(
    _ link: String, _ stored: String?
  ) async throws {
    let recorder = NavigationRecorder { _, text in
      text.replacing(/voucher \w+/, with: "voucher \(NavigationRecorder.redacted)")
    }
    let window = ModelWindow(ModelScreen(name: "Home"))
    let router = recorder.recording(WindowRouter(window: window))
    _ = try await NavigationRecorder.opening(link) { router.go(to: GeneralStep.root()) }.value
    #expect(recorder.recording.events.map(\.navigation?.link) == [stored ?? link])
  }

  @Test(arguments: [#"Kim "K" Doe"#, #"Kim\Doe"#, "Kim\nDoe", "Kim\tDoe", "Kim\u{1}Doe"])
  func `A text that is escaped in code and in JSON is redacted in a destination`(
    _ name: String
  ) async throws {
    let recorder = NavigationRecorder { _, text in
      text.replacing(name, with: NavigationRecorder.redacted)
    }
    let window = ModelWindow(ModelScreen(name: "Home"))
    let router = recorder.recording(WindowRouter(window: window))
    let navigator = Navigator<Page>(router: router) { _ in BoundStep(GeneralStep.root()) }
    try await navigator.navigate(to: .file(of: name))
    try await navigator.navigate(to: .file(of: #"a "b" \n"#))
    let navigations = recorder.recording.events.compactMap(\.navigation)
    #expect(navigations.map(\.title) == [#".file(of: "▒▒▒")"#, #".file(of: "a \"b\" \\n")"#])
    #expect(navigations.map(\.json) == [nil, #"{"file":{"of":"a \"b\" \\n"}}"#])
    #expect(!"\(recorder.recording.events)".contains("Doe"))
  }

  @Test func `So it is in a destination of which something else is redacted as well`() async throws
  {
    let recorder = NavigationRecorder { _, text in
      text.replacing(#"Kim "K" Doe"#, with: "Somebody").replacing("voucher 7", with: "a voucher")
    }
    let window = ModelWindow(ModelScreen(name: "Home"))
    let router = recorder.recording(WindowRouter(window: window))
    let navigator = Navigator<Page>(router: router) { _ in BoundStep(GeneralStep.root()) }
    try await navigator.navigate(to: .file(of: #"Kim "K" Doe, voucher 7"#))
    #expect(!"\(recorder.recording.events)".contains("Doe"))
  }

  private enum Page: Encodable { case file(of: String) }

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
    let recorder = NavigationRecorder(app: "Shop", device: "Kim's iPhone") { _, text in "§" + text }
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
    let fixed = ["windows", "outcome", "failure", "policy", "stage", "fate"]
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
}
