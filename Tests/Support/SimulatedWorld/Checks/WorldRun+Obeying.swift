import Switchback
import SwitchbackModel

/// What has to come of an act of the user's or the app's, if nothing else is begun before it has ended.
struct Wish {
  enum Outcome {
    /// The layers have these roots.
    case layers([Int])
    /// The last of these layers has gone.
    case fewerLayers([Int])
    /// A container has these screens, or shows this one.
    case contents([Int], of: Int)
    case visible(Int, in: Int)
    /// The window is no longer like this.
    case otherThan(WindowLine)
    /// The host asks the screens of a layer.
    case asking(count: Int)
  }

  let act: String
  let window: Int
  let outcome: Outcome
  /// How much had been begun by then, and how many operations had failed.
  let doings: Int
  let faultCount: Int
}

/// A layer that the user drags down, and has not let go of.
struct Drag {
  let layers: [Int]
  let hasGuard: Bool
  let doings: Int
}

/// What the user has left in a stack while a navigation changed the window.
struct UsersStack {
  let number: Int
  let contents: [Int]
  let doings: Int
}

// What the user and the app do while nothing else goes on.
extension WorldRun {
  /// Whether nothing goes on, so that a toolkit can do what it is asked for next.
  func isAlone(in window: Host.Window) -> Bool {
    if host.isMoving || host.isHeld || host.isInBackground || isAtOnce { return false }
    guard foreignTasks == 0, Whereabouts.record == nil, window.isSettled,
      unfinished.allSatisfy(\.isAwaitingResult)
    else { return false }
    // A toolkit that has forgotten something may show anything.
    return faultCount == 0
  }

  private var faultCount: Int {
    windows.compactMap(\.self).reduce(0) { $0 + host.faultsThatHappened(in: $1) }
  }

  func isWished(_ act: String, in window: Host.Window, _ outcome: Wish.Outcome) {
    guard let number = windows.firstIndex(where: { $0 === window }) else { return }
    wish = Wish(
      act: act, window: number, outcome: outcome, doings: doings, faultCount: faultCount)
  }

  /// What has to come of an act of the user's in a window, if that is certain.
  func wish(for act: UserAct, in window: Host.Window) -> Wish.Outcome? {
    let drag = drag
    self.drag = nil
    if act == .letsGo, let drag, drag.doings == doings {
      if !drag.hasGuard { return .fewerLayers(drag.layers) }
      return host.asksWhenDragged ? .asking(count: ownNavigationCount) : nil
    }
    guard isAlone(in: window), let layers = try? naiveLayers(of: window) else { return nil }
    switch act {
    case .beginsSwipeDown:
      let hasGuard = layers.last.map { screens(in: $0).contains { $0 is any LeaveGuard } } ?? false
      self.drag = Drag(layers: numbers(layers), hasGuard: hasGuard, doings: doings + 1)
      return nil
    case .goesBack: return .otherThan(ReferenceWindow(of: window).line)
    case .dismisses: return .fewerLayers(numbers(layers))
    case .turnsDevice: return .layers(numbers(layers))
    default: return nil
    }
  }

  /// The user can do what nothing prevents.
  func checkThatItIsDone(_ act: UserAct, _ wish: Wish.Outcome?, in window: Host.Window) {
    guard host.hasPlainGestures, act == .dismisses, case .fewerLayers(let layers)? = wish,
      layers.count > 1
    else { return }
    fail(.isObeyed, "the user cannot dismiss #\(layers.last ?? 0)\n\(window.drawing)")
  }

  /// The innermost stack on display that has a screen to go back to, if that can be shown for certain.
  func stackToGoBackIn(_ window: Host.Window) -> String? {
    guard let top = try? naiveLayers(of: window).last,
      let stack = visible(in: top).last(where: {
        ($0 as? any StackContainer)?.containedScreens.count ?? 0 > 1
      }) as? any StackContainer
    else { return nil }
    return stack.containedScreens.contains { container($0) != nil } ? nil : mark(of: stack).name
  }

  /// At rest the last act has had its effect.
  func checkWish() {
    guard let wish else { return }
    self.wish = nil
    guard wish.doings == doings, wish.faultCount == faultCount, !host.isHeld,
      let window = windows[wish.window]
    else { return }
    coverage.note("act alone")
    if let text = missing(wish.outcome, in: window) {
      fail(.isObeyed, "\(wish.act), and \(text)\n\(window.drawing)")
    }
  }

  private func missing(_ outcome: Wish.Outcome, in window: Host.Window) -> String? {
    func container(_ number: Int) -> (any ContainerScreen)? {
      screens(of: window).first { mark(of: $0).number == number } as? any ContainerScreen
    }
    switch outcome {
    case .layers(let wanted):
      let now = numbers((try? naiveLayers(of: window)) ?? [])
      return now == wanted ? nil : "the layers are \(now), not \(wanted)"
    case .fewerLayers(let before):
      let now = numbers((try? naiveLayers(of: window)) ?? [])
      // A layer that a hidden screen has presented may come up instead.
      return before.last.map(now.contains) == true
        ? "the layers are \(now), and were \(before)" : nil
    case .contents(let wanted, let number):
      guard let container = container(number) else { return "its container has gone" }
      let now = numbers(container.containedScreens)
      return now == wanted ? nil : "\(mark(of: container).name) has \(now), not \(wanted)"
    case .visible(let wanted, let number):
      guard let container = container(number) else { return "its container has gone" }
      let now = numbers(container.visibleScreens)
      return now.contains(wanted)
        ? nil : "\(mark(of: container).name) shows \(now), not \(wanted)"
    case .otherThan(let line):
      return ReferenceWindow(of: window).line == line ? "all is as before" : nil
    case .asking(let count):
      return ownNavigationCount > count ? nil : "no screen is asked"
    }
  }

  func numbers(_ screens: [any Screen]) -> [Int] { screens.map { mark(of: $0).number } }

  /// When all has ended, the user and the app do something once more, one after the other.
  func actAlone() {
    if failure != nil || hasFaults { return }
    let acts: [AppAct] = [
      .pushes, .presents, .showsTab, .dismisses, .turnsSplit, .shufflesStack, .dropsTab,
      .replacesRoot, .presentsInTab, .usesTwice,
    ]
    for index in windows.indices {
      let choice = census.last + index
      var comeBack = comingBack(index)
      for number in [choice, choice / acts.count] {
        if failure != nil { return }
        interfere(acts[number % acts.count], in: index, isAwaited: false)
        rest()
        finishMoving()
        switch number % 3 {
        case 0: user(.goesBack, in: index, choice: choice)
        case 1: user(.dismisses, in: index, choice: choice)
        default:
          user(.beginsSwipeDown, in: index, choice: choice)
          user(.letsGo, in: index, choice: choice)
        }
        rest()
        finishMoving()
      }
      comeBack?()
      comeBack = nil
      repeatAll(index)
      misuse(index)
      searchInCycle(index)
      failAlone(index, choice)
    }
  }

  /// A container that gets what it has changes nothing, and does so at once.
  private func repeatAll(_ index: Int) {
    guard let window = window(index), failure == nil, foreignTasks == 0, !host.isMoving,
      !host.rearrangesOnDisplay
    else { return }
    let line = ReferenceWindow(of: window).line
    let all = screens(of: window).filter { !($0 is Host.Pager) }
    // Not of all, as each takes its time.
    for container in all.compactMap({ $0 as? any ContainerScreen }).suffix(3) {
      var isOver = false
      _ = Whereabouts.$isForeign.withValue(true) {
        Task { @MainActor in
          try await container.setContainedScreens(container.containedScreens, animated: true)
          isOver = true
        }
      }
      _ = executor.runJobs()
      if isOver, !host.isMoving, ReferenceWindow(of: window).line == line { continue }
      return fail(
        .isObeyed, "\(mark(of: container).name) gets what it has, and changes\n\(window.drawing)")
    }
  }

  /// An operation that a fault refuses or drops changes nothing; one that fails behind its change has made it.
  private func failAlone(_ index: Int, _ choice: Int) {
    guard let window = window(index), failure == nil, foreignTasks == 0, !host.isMoving,
      host.canFail
    else { return }
    let fault = [WorldEvent.Fault.refused, .dropped, .changedButThrown][choice % 3]
    let count = host.faultsThatHappened(in: window)
    let line = ReferenceWindow(of: window).line
    host.fail(fault, number: 0, in: window)
    interfere([.pushes, .presents, .replacesRoot][choice / 3 % 3], in: index, isAwaited: false)
    wish = nil
    rest()
    finishMoving()
    let isSame = ReferenceWindow(of: window).line == line
    if host.faultsThatHappened(in: window) == count {
      if isSame { return }
      return fail(
        .isObeyed, "the next operation is to fail, and makes of \(line)\n\(window.drawing)")
    }
    if isSame != (fault != .changedButThrown) {
      fail(.isObeyed, "\(fault.rawValue), and \(line)\nis now\n\(window.drawing)")
    }
  }

  /// Nothing comes of what a host refuses, and it says why.
  private func misuse(_ index: Int) {
    guard let window = window(index), failure == nil, foreignTasks == 0, !host.isMoving else {
      return
    }
    let line = ReferenceWindow(of: window).line
    for misuse in host.misuses(in: window) where failure == nil {
      var text: String?
      _ = Whereabouts.$isForeign.withValue(true) {
        Task { @MainActor in
          do {
            try await misuse.act()
          } catch {
            text = "\(error)"
          }
        }
      }
      _ = executor.runJobs()
      for _ in 0..<100 where text == nil && host.isMoving {
        turn()
        _ = executor.runJobs()
      }
      if text?.hasPrefix(misuse.text) != true {
        fail(.isObeyed, "“\(misuse.text)” has to be said, and not \(text ?? "nothing")")
      }
    }
    // Of what was not refused, there may be no end.
    if failure != nil { return }
    let after = ReferenceWindow(of: window).line
    if after != line { fail(.isObeyed, "\(line)\nis to stay, and not to become\n\(after)") }
  }

  /// Remembers the screens of a window.
  ///
  /// - Returns: Brings them back, if the host can, and compares them with what they were.
  private func comingBack(_ index: Int) -> (() -> Void)? {
    guard let window = window(index) else { return nil }
    var names = NameTable()
    let key = key(of: window, &names)
    let line = ReferenceWindow(of: window).line
    let bringBack = Whereabouts.$isForeign.withValue(true) { host.remember(window) }
    isRemembering = bringBack != nil
    return { [unowned self, weak window] in
      isRemembering = false
      guard let window, failure == nil, foreignTasks == 0, !host.isMoving else { return }
      if TreeKey(of: window, names: &names) == key, ReferenceWindow(of: window).line != line {
        fail(.isRestored, "two windows have the same key\n\(line)\n\(window.drawing)")
      }
      guard let bringBack else { return }
      // It has to be quick, and tells the observers of roots only.
      witness = nil
      let fault = Whereabouts.$isForeign.withValue(true) { bringBack() }
      if let fault { fail(.isRestored, fault) }
      if ReferenceWindow(of: window).line != line || TreeKey(of: window, names: &names) != key {
        fail(.isRestored, "\(line)\nhas come back as\n\(ReferenceWindow(of: window).line)")
      }
    }
  }

  /// What is in the stacks of a window that a navigation is changing, by their numbers.
  func changingStacks(in window: Host.Window) -> [Int: [Int]] {
    guard unfinished.contains(where: { $0.isCommitting && self.window($0.window) === window })
    else { return [:] }
    let stacks = screens(of: window).compactMap { $0 as? any StackContainer }
    return Dictionary(
      stacks.map { (mark(of: $0).number, numbers($0.containedScreens)) },
      uniquingKeysWith: { first, _ in first })
  }

  func noteUsersStack(in window: Host.Window, before: [Int: [Int]]) {
    usersStack = nil
    let changed = changingStacks(in: window).filter { number, contents in
      before[number].map { $0 != contents } ?? false
    }
    guard changed.count == 1, let (number, contents) = changed.first else { return }
    usersStack = UsersStack(number: number, contents: contents, doings: doings)
  }

  /// Where the user goes back in the middle of a change, the stack stays as the user has left it, without new screens.
  func checkUsersStack(_ record: NavigationRecord, in window: Host.Window) {
    guard let users = usersStack, users.doings == doings, foreignTasks == 0,
      let stack = screens(of: window).first(where: { mark(of: $0).number == users.number }),
      let container = container(stack)
    else { return }
    let wanted = users.contents.filter { !record.built.contains($0) }
    let now = numbers(container.containedScreens)
    coverage.note("stack left by the user amid a change")
    if !wanted.isEmpty, now != wanted {
      fail(.undone, "the user has left #\(users.number) with \(wanted), and it has \(now)")
    }
  }
}
