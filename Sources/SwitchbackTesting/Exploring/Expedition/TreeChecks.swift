import Switchback
import SwitchbackModel

extension Expedition {
  /// Checks a tree that is seen for the first time.
  ///
  /// - Returns: Whether the tree is sound. An unsound tree is not visited: the trees behind it
  ///   would be unsound, too.
  @discardableResult
  func checkTree(_ tree: Int, in world: RestorableApp) -> Bool {
    var isSound = true
    for (rule, text) in tooMany(in: world) {
      isSound = false
      note(rule, text, at: tree)
    }
    for invariant in world.app.invariants {
      guard let text = broken(invariant.sentence, { try invariant.holds() }) else { continue }
      isSound = false
      note(.own(invariant.sentence), text, at: tree)
    }
    return isSound
  }

  /// The message for a broken invariant of the app, or `nil` if it holds.
  func broken(_ sentence: String, _ holds: () throws -> Bool) -> String? {
    do {
      return try holds() ? nil : "Not so: \(sentence)."
    } catch {
      return "Not so: \(sentence). \(error)"
    }
  }

  /// The screens that occur more often than they may, a sentence each.
  private func tooMany(in world: RestorableApp) -> [(Exploration.Violation.Rule, String)] {
    let app = world.app
    var screens: [String: [any Screen]] = [:]
    var classes: [ScreenType: Int] = [:]
    for screen in SavedTree(of: world.window).screens where !(screen is any ContainerScreen) {
      screens[name(of: screen), default: []].append(screen)
      for single in app.single where ScreenType(type(of: screen)).isKind(of: single) {
        classes[single, default: 0] += 1
      }
    }
    let names = screens.mapValues { screens in
      screens.filter { screen in
        !app.repeated.contains { ScreenType(type(of: screen)).isKind(of: $0) }
      }
    }
    let times = { (count: Int) in count == 2 ? "twice" : "\(count) times" }
    return names.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
      .map { name, screens in
        let types = Set(screens.map { "\(type(of: $0)).self" }).sorted()
          .joined(separator: ", ")
        return (
          .isThereOnce(name),
          "\(name) is there \(times(screens.count)). If that is allowed, declare it with "
            + "allowingSeveral(\(types))."
        )
      }
      + classes.filter { $0.value > 1 }.sorted { $0.key.name < $1.key.name }
      .map {
        (.isOnlyOne(ofType: $0.key.name), "There are \($0.value) screens of type \($0.key).")
      }
  }
}
