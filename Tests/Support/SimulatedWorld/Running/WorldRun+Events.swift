import Switchback

extension WorldRun {
  func happen(_ event: WorldEvent) {
    switch event {
    case .navigate(let trip, let isGo): start(trip, isGo: isGo)
    case .plan(let trip): plan(trip)
    case .cancel(let number): cancel(number)
    case .resume(let number, let fails):
      if waits.waits.isEmpty { return }
      let wait = waits.resume(number % waits.waits.count, succeeding: !fails)
      note("\(wait.place) goes on")
    case .pass(let seconds): time.pass(seconds: seconds)
    case .step: if isHostMoving { turn() }
    case .user(let act, let window): user(act, in: window, choice: records.count)
    case .app(let act, let window):
      if !windows.isEmpty { interfere(act, in: window % windows.count, isAwaited: false) }
    case .fault(let fault, let number, let window): self.fault(fault, number: number, in: window)
    case .keep(let number, let window): keep(number, in: window)
    case .toggle(let flag):
      flags[flag % flags.count].toggle()
      toggles += 1
    case .give(let number): give(number, isAwaited: true)
    case .giveUnasked(let number): give(number, isAwaited: false)
    case .hold(let number): hold(number)
    case .receive(let trip): receive(trip)
    case .openInbox: openInbox()
    case .closeInbox: closeInbox()
    case .atOnce(let events):
      let wasAtOnce = isAtOnce
      isAtOnce = true
      for event in events { happen(event) }
      isAtOnce = wasAtOnce
    case .amid(let jobs, let event):
      executor.interrupt(after: jobs) { [unowned self] in
        note("— amid: \(event)")
        isAtOnce = true
        happen(event)
        isAtOnce = false
      }
    case .rest(let turns):
      for _ in 0..<turns where isHostMoving {
        turn()
        _ = executor.runJobs()
      }
    case .crowd(let trip, let count):
      maximumCount = max(maximumCount, records.count + count + 10)
      for _ in 0..<count { start(trip, isGo: true) }
    case .save(let window): save(window)
    case .restore(let router, let isOtherVersion): restore(router, isOtherVersion: isOtherVersion)
    case .close(let window):
      if windows.count > 1, !windows.isEmpty {
        interfered(in: window % windows.count)
        close(window % windows.count)
      }
    }
  }

  private func cancel(_ number: Int) {
    let tasks = unfinished.filter { $0.cancel != nil }
    if tasks.isEmpty { return }
    let record = tasks[number % tasks.count]
    note("navigation \(record.number) is cancelled")
    record.isCancelled = true
    record.isInterrupted =
      record.begun != nil && !record.isCommitting && !record.isAwaitingResult && !isAtOnce
    record.cancel?()
  }

  private var pickers: [Host.Picker] {
    windows.compactMap(\.self).flatMap { screens(of: $0).compactMap { $0 as? Host.Picker } }
  }

  var isResultAwaited: Bool {
    unfinished.contains { $0.isAwaitingResult } && pickers.contains { isWaitedFor($0) }
  }

  /// Whether a navigation waits for a screen's result, whatever the screen says.
  private func isWaitedFor(_ picker: Host.Picker) -> Bool {
    unfinished.contains { $0.isAwaitingResult && $0.picker == picker.mark.number }
  }

  private func hold(_ number: Int) {
    var screens: [any Screen] = pickers
    if number.isMultiple(of: 2) {
      screens += windows.compactMap(\.self).flatMap { window in
        self.screens(of: window).filter { container($0)?.containedScreens.isEmpty == false }
      }
    }
    heldContents = nil
    if heldScreen != nil || screens.isEmpty {
      heldScreen = nil
    } else {
      let screen = screens[number / 2 % screens.count]
      heldScreen = screen
      coverage.note(screen is Host.Picker ? "picker held" : "container held")
    }
  }

  private func give(_ number: Int, isAwaited: Bool) {
    var pickers = pickers
    if let held = heldScreen as? Host.Picker, !pickers.contains(where: { $0 === held }) {
      coverage.note("picker held outside of windows")
      pickers.append(held)
    }
    if isAwaited { pickers = pickers.filter { isWaitedFor($0) } }
    if pickers.isEmpty { return }
    coverage.note(isAwaited ? "picker gives" : "picker gives unasked")
    let picker = pickers[number % pickers.count]
    noteResult(number, of: picker.mark.number)
    picker.results.give(number)
  }

  /// Some pickers give two results while they are built: the first one counts.
  func giveEarly(_ screen: any Screen, _ number: Int) {
    guard number.isMultiple(of: 3), let picker = screen as? Host.Picker,
      Whereabouts.record?.isAskingForResult == true
    else { return }
    coverage.note("picker gives early")
    for result in [number, number + 1] {
      noteResult(result, of: picker.mark.number)
      picker.results.give(result)
    }
  }

  /// Notes what is hidden with the tab that presents it, and comes up with the tab.
  func noteComing(with tab: any Screen) {
    for layer in visible(in: tab).compactMap(\.presentedScreen) {
      foreignLayers[mark(of: layer).number] = records.count
      noteComing(with: layer)
    }
  }

  func noteResult(_ result: Int, of picker: Int) {
    for record in unfinished where record.isAskingForResult && !record.isCancelled {
      if !record.isAwaitingResult {
        record.earlyResults[picker] = record.earlyResults[picker] ?? result
      } else if record.picker == picker, record.givenResult == nil {
        record.givenResult = result
      }
    }
  }

  func hiddenTabs(of window: Host.Window) -> [any Screen] {
    screens(of: window).compactMap { $0 as? Host.Tabs }.flatMap { tabs in
      tabs.containedScreens.filter { tab in !tabs.visibleScreens.contains { $0 === tab } }
    }
  }

  /// All screens in a window, on display or not.
  func screens(of window: Host.Window) -> [any Screen] {
    window.rootScreen.map { screens(in: $0) } ?? []
  }

  /// A screen, and all screens in it and above it.
  func screens(in screen: any Screen) -> [any Screen] {
    var screens = [screen]
    var next = 0
    while next < screens.count {
      if let container = container(screens[next]) { screens += container.containedScreens }
      if let presented = screens[next].presentedScreen { screens.append(presented) }
      next += 1
      if next < screens.count { continue }
      // What a split view keeps in columns for another width is in it, too.
      for column in screens.flatMap({ ($0 as? any ColumnedScreen)?.columnScreens ?? [] })
      where !screens.contains(where: { $0 === column }) { screens.append(column) }
    }
    return screens
  }

  /// Shows something without the router.
  func interfere(_ act: AppAct, in number: Int, isAwaited: Bool) {
    // Callbacks that show something and navigate would pile up hundreds of layers.
    guard let window = window(number), actCount < 40 else { return }
    actCount += act == .presentsTwice ? 2 : 1
    coverage.note(act.rawValue)
    let isAlone = isAlone(in: window)
    doings += 1
    foreignTasks += 1
    interfered(in: number)
    Whereabouts.$isForeign.withValue(true) {
      let _: Task<Void, any Error> = startNow { [unowned self] in
        do {
          try await carryOut(act, in: window, number, isAlone: isAlone)
          noteThere(number)
        } catch {
          note("the app could not do that")
          if host.isRefusal(error) { wish = nil }
        }
        interfered(in: number)
        noteAct(in: number)
        foreignTasks -= 1
      }
    }
  }

  private func carryOut(
    _ act: AppAct, in window: Host.Window, _ number: Int, isAlone: Bool
  ) async throws {
    let layers = try naiveLayers(of: window)
    guard let top = layers.last else { return }
    /// Says what has to come of it, unless something else goes on.
    func isWished(_ wish: @autoclosure () -> Wish.Outcome) {
      if isAlone { self.isWished(act.rawValue, in: window, wish()) }
    }
    let page = TreeScript(kind: .page, id: 2)
    // What is animated ends together with what a navigation animates.
    let isAnimated = census.last.isMultiple(of: 3)
    switch act {
    case .presents:
      let alert = make(page)
      foreignLayers[mark(of: alert).number] = records.count
      let presenter = presenter(in: window, choice: mark(of: alert).number) ?? top
      isWished(.layers(numbers(layers + [alert])))
      try await presenter.presentScreen(alert, animated: isAnimated)
    case .dismisses:
      if layers.count > 1 { isWished(.fewerLayers(numbers(layers))) }
      try await top.presentingScreen?.dismissPresentedScreen(animated: isAnimated)
    case .pushes:
      guard let stack = innermostStack(in: top) else {
        return
      }
      let screens = stack.containedScreens + [make(page)]
      isWished(.contents(numbers(screens), of: mark(of: stack).number))
      try await stack.setContainedScreens(screens, animated: isAnimated)
    case .pushesContainer:
      guard let stack = innermostStack(in: top),
        let around = try? naiveParents(of: stack)
      else { return }
      let tree = Self.trees[census.last % Self.trees.count]
      let before = stack.containedScreens
      let after = before + [make(tree)]
      let isTaken = accepts(tree, inside: ([stack] + around).reversed().map { mark(of: $0).kind })
      isWished(.contents(numbers(isTaken ? after : before), of: mark(of: stack).number))
      do {
        try await stack.setContainedScreens(after, animated: isAnimated)
      } catch  where !isTaken {
        note("the toolkit does not take \(tree)")
      }
    case .showsTab:
      // In whatever layer: another one may be hidden with the tab that presents it.
      guard
        let tabs = layers.flatMap({ visible(in: $0) }).first(where: { $0 is Host.Tabs })
          as? Host.Tabs,
        let other = tabs.containedScreens.first(where: { tab in
          !tabs.visibleScreens.contains { $0 === tab }
        })
      else { return }
      noteComing(with: other)
      isWished(.visible(mark(of: other).number, in: tabs.mark.number))
      try await tabs.makeVisible(other, animated: isAnimated)
    case .replacesRoot:
      let root = make(page)
      isWished(.layers(numbers([root])))
      try await window.setRootScreen(root, animated: isAnimated)
    case .turnsSplit:
      guard let split = visible(in: top).last(where: { $0 is Host.Split }) as? Host.Split,
        case let sides = split.containedScreens, !sides.isEmpty
      else { return }
      // Where there are columns, another one than the first may be shown alone. Never the third: with the first, the
      // second comes back then, and a plan does not see what that presents.
      let isWide = split.mark.kind == .columns && !split.isCollapsed
      let number = isWide ? census.last % min(2, sides.count) : 0
      isWished(.visible(mark(of: sides[number]).number, in: split.mark.number))
      try await split.makeVisible(sides[number], animated: isAnimated)
    case .shufflesStack:
      guard let stack = innermostStack(in: top),
        stack.containedScreens.count > 1
      else { return }
      let screens = Array(stack.containedScreens.reversed())
      isWished(.contents(numbers(screens), of: mark(of: stack).number))
      try await stack.setContainedScreens(screens, animated: isAnimated)
    case .presentsTwice:
      let (lower, upper) = (make(page), make(page))
      foreignLayers[mark(of: lower).number] = records.count
      foreignLayers[mark(of: upper).number] = records.count
      let first: Task<Void, any Error> = startNow {
        try await top.presentScreen(lower, animated: isAnimated)
      }
      let second: Task<Void, any Error> = startNow {
        try await lower.presentScreen(upper, animated: false)
      }
      // The first may still wait for its time when the second has lost its patience.
      let ends = [await first.result, await second.result]
      for end in ends { try end.get() }
    case .presentsInTab:
      guard let tabs = visible(in: top).last(where: { $0 is Host.Tabs }) as? Host.Tabs,
        let shown = tabs.visibleScreens.first,
        let other = tabs.containedScreens.first(where: { $0 !== shown })
      else { return try await presentAndPop(in: top, isAnimated) }
      let sheet = make(page)
      foreignLayers[mark(of: sheet).number] = records.count
      host.willPresent(sheet, inContextOf: shown)
      // So that chains lead there.
      keptScreens[census.last % keptScreens.count].screen = shown
      toggles += 1
      try await shown.presentScreen(sheet, animated: isAnimated)
      noteComing(with: other)
      try await tabs.makeVisible(other, animated: isAnimated)
    case .usesTwice:
      let screen = make(page)
      foreignLayers[mark(of: screen).number] = records.count
      let first: Task<Void, any Error> = startNow {
        try await window.setRootScreen(screen, animated: isAnimated)
      }
      let second: Task<Void, any Error> = startNow { [unowned self] in
        let isFree =
          screen.parentScreen == nil && screen.presentingScreen == nil
          && screen !== window.rootScreen
        if isFree, mark(of: screen).number.isMultiple(of: 2) {
          coverage.note("screen used before it is the root")
          let stack = host.make(.stack, id: 0, leaving: nil, children: [screen], selected: 0)
          _ = await first.result
          return withExtendedLifetime(stack) {}
        }
        guard let stack = layers.first.flatMap({ innermostStack(in: $0) }) else {
          return try await top.presentScreen(screen, animated: false)
        }
        try await stack.setContainedScreens(stack.containedScreens + [screen], animated: false)
      }
      // At most one of them succeeds.
      _ = (await first.result, await second.result)
    case .dropsTab:
      guard let tabs = visible(in: top).last(where: { $0 is Host.Tabs }) as? Host.Tabs,
        tabs.containedScreens.count > 1
      else { return }
      let all = tabs.containedScreens
      // For them the screen has gone.
      for record in unfinished where self.window(record.window) === window {
        record.picker = nil
        record.mayHaveLostPicker = true
      }
      isWished(.contents(numbers(all), of: tabs.mark.number))
      try await tabs.setContainedScreens(Array(all.dropLast()), animated: false)
      // Another change may have come in between.
      if tabs.containedScreens.count == all.count - 1 {
        try await tabs.setContainedScreens(all, animated: false)
      }
    case .asks:
      let question = make(TreeScript(kind: .picker, id: 1))
      host.makePrompt(of: question)
      foreignLayers[mark(of: question).number] = records.count
      try await top.presentScreen(question, animated: isAnimated)
    // In the end, nobody answers.
    case .showsAlert: if !isUserGone { host.showAlert(in: window) }
    case .setsStack:
      guard let stack = visible(in: top).last(where: { $0 is Host.Stack }) as? Host.Stack else {
        return
      }
      host.set(stack.containedScreens + [make(page)], of: stack, animated: isAnimated)
    }
  }

  /// Makes a screen that is presented in the host's manner.
  func makeLayer(_ tree: TreeScript) -> any Screen {
    let screen = make(tree)
    host.willPresent(screen)
    return screen
  }

  /// Presents in the context of the last screen of a stack, and pops that.
  private func presentAndPop(in top: any Screen, _ isAnimated: Bool) async throws {
    guard let stack = innermostStack(in: top), stack.containedScreens.count > 1,
      let shown = stack.containedScreens.last
    else { return }
    coverage.note("app presents in what it pops")
    let sheet = make(TreeScript(kind: .page, id: 2))
    foreignLayers[mark(of: sheet).number] = records.count
    host.willPresent(sheet, inContextOf: shown)
    try await shown.presentScreen(sheet, animated: isAnimated)
    try await stack.setContainedScreens(stack.containedScreens.dropLast(), animated: isAnimated)
  }

  /// The innermost stack on display, the toolkit’s own in a column included.
  private func innermostStack(in root: any Screen) -> (any StackContainer)? {
    visible(in: root).last { $0 is any StackContainer } as? any StackContainer
  }

  private static var trees: [TreeScript] {
    [
      .screen(.pager, .screen(.stack, .screen())), .screen(.stack, .screen()),
      .screen(.pager, .screen(.split, .screen(), .screen())), .screen(.tabs, .screen(), .screen()),
      .screen(.pager, .screen(.tabs, .screen(.stack, .screen()))), .screen(.pager, .screen()),
    ]
  }

  /// Whether a host takes all of a tree into some containers.
  private func accepts(_ tree: TreeScript, inside kinds: [ScreenKind]) -> Bool {
    host.accepts(tree.kind, inside: kinds)
      && tree.children.allSatisfy { accepts($0, inside: kinds + [tree.kind]) }
  }

  /// A screen to present from: the root of the topmost layer, or one that the user sees in it.
  func presenter(in window: Host.Window, choice: Int) -> (any Screen)? {
    guard var screen = try? naiveLayers(of: window).last else { return nil }
    if choice.isMultiple(of: 2) { return screen }
    while let inner = (screen as? any ContainerScreen)?.visibleScreens, !inner.isEmpty {
      screen = inner[choice / 2 % inner.count]
    }
    return screen
  }

  func visible(in root: any Screen) -> [any Screen] {
    var screens = [root]
    var next = 0
    while next < screens.count {
      if let container = screens[next] as? any ContainerScreen {
        screens += container.visibleScreens
      }
      next += 1
    }
    return screens
  }
}
