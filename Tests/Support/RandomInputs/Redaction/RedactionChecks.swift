import Foundation
import SwitchbackInspector
import SwitchbackModel

private final class SecretScreen: ModelScreen, LeaveGuard {
  func confirmLeaving() -> Bool { !name.hasPrefix("!") }
}

/// An error of the app that carries a name.
private struct NoScreen: Error, CustomStringConvertible {
  let name: String

  var description: String { "There is no \(name)" }
}

extension RedactionInput {
  @MainActor
  package func failure(noting coverage: inout InputCoverage) async -> String? {
    var leaked: String?
    let mark = NavigationRecorder.redacted
    let redacting = NavigationRecorder { kind, text in
      guard text.contains(Self.token) else { return text }
      switch kind {
      // Only these: the names in sentences have to be redacted already.
      case .screenName, .context, .destination, .json: return mark
      case .sentence:
        leaked = leaked ?? text
        return text
      }
    }
    let plain = NavigationRecorder()
    await use(recorder: redacting)
    await use(recorder: plain)
    if let leaked { return "a name in a sentence: \(leaked)" }
    guard let redactedData = try? redacting.recording.json(),
      let plainData = try? plain.recording.json(),
      let redacted = JSON(String(decoding: redactedData, as: UTF8.self))
        .flatMap(RecordingReference.init(value:)),
      let whole = JSON(String(decoding: plainData, as: UTF8.self))
        .flatMap(RecordingReference.init(value:))
    else { return "not written: \(redacting.recording)" }
    if String(decoding: redactedData, as: UTF8.self).contains(Self.token) {
      return "a name is in the recording: \(String(decoding: redactedData, as: UTF8.self))"
    }
    for event in redacting.recording.events {
      if let navigation = event.navigation {
        coverage.note(navigation.outcome.rawValue)
        coverage.note(navigation.failure ?? "no failure")
      } else {
        coverage.note("\(event.kind)".hasPrefix("action") ? "action" : "change")
      }
    }
    coverage.note("secret", if: String(decoding: plainData, as: UTF8.self).contains(Self.token))
    let reference = RedactionReference(secrets: secrets, redacted: mark)
    let expected = reference.reduced(whole)
    for (event, other) in zip(reference.reduced(redacted), expected) where event != other {
      return "another event: \(event)\nnot \(other)"
    }
    return redacted.events.count == expected.count ? nil : "other events: \(redacted.events.count)"
  }

  private var secrets: Set<String> {
    var names = Set(first)
    for use in uses {
      switch use {
      case .push(let name), .present(let name), .replace(let name), .pushTwice(let name),
        .fail(let name), .find(let name):
        names.insert(name)
      case .note(let texts): names.formUnion(texts)
      case .move: break
      }
    }
    return names.filter { $0.contains(Self.token) }
  }

  /// Does everything in a new window.
  @MainActor
  private func use(recorder: NavigationRecorder) async {
    let window = ModelWindow(
      ModelTabs(first.map { ModelStack([SecretScreen(name: $0)]) }, selected: 0))
    let router = recorder.recording(WindowRouter(window: window))
    let placed = ModelStack([SecretScreen(name: first[1])])
    for use in uses {
      switch use {
      case .note(let texts): recorder.note(texts, in: window)
      case .move(let number): move(number, in: window)
      default: if let route = route(use, placed) { _ = try? await router.navigate(to: route) }
      }
    }
    recorder.noteChanges(in: window)
  }

  /// - Parameter placed: A stack outside of the window, whose screen has its place there.
  @MainActor
  private func route(_ use: Use, _ placed: ModelStack) -> DestinationStep<ModelScreen, Void>? {
    let nowhere = NilFinder<ModelScreen, Void>()
    switch use {
    case .push(let name):
      let factory = ClosureFactory { SecretScreen(name: name) as ModelScreen }
      return StepAssembly(finder: finder(name), factory: factory)
        .using(Push<ModelStack>()).from(visibleStack).assemble()
    case .present(let name):
      let factory = ClosureFactory { SecretScreen(name: name) as ModelScreen }
      return StepAssembly(finder: finder(name), factory: factory)
        .using(.presentModally()).from(.current()).assemble()
    case .replace(let name):
      let factory = ClosureFactory { ModelStack([SecretScreen(name: name)]) as ModelScreen }
      return StepAssembly(finder: nowhere, factory: factory)
        .using(.replaceRoot()).from(.root()).assemble()
    case .pushTwice:
      let factory = ClosureFactory { placed.top ?? ModelScreen() }
      return StepAssembly(finder: nowhere, factory: factory)
        .using(Push<ModelStack>()).from(visibleStack).assemble()
    case .fail(let name):
      let factory = ClosureFactory { () throws -> ModelScreen in throw NoScreen(name: name) }
      return StepAssembly(finder: nowhere, factory: factory)
        .using(Push<ModelStack>()).from(visibleStack).assemble()
    case .find(let name):
      return SingleStep(finder: finder(name + "?"), factory: NilFactory()).from(.root()).assemble()
    case .note, .move: return nil
    }
  }

  @MainActor
  private var visibleStack: DestinationStep<ModelStack, Void> {
    SingleStep(finder: ClassFinder<ModelStack, Void>(options: .allVisible), factory: NilFactory())
      .from(.root()).assemble()
  }

  @MainActor
  private func finder(_ name: String) -> ClosureFinder<ModelScreen, Void> {
    ClosureFinder("a screen by its name") { _, hierarchy in
      try hierarchy.first(ModelScreen.self, .everywhere) { $0.name == name }
    }
  }

  /// What a user does, if it can be done.
  @MainActor
  private func move(_ number: Int, in window: ModelWindow) {
    guard let top = window.layers.last else { return }
    if number == 0 { return ((try? top.swipeDown()) ?? ()) }
    let tabs = window.root as? ModelTabs
    if number < 3 { return ((try? tabs?.select(number - 1)) ?? ()) }
    _ = try? (tabs?.selected as? ModelStack)?.pop()
  }
}
