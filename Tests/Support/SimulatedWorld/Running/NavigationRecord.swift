import Switchback

/// Where the code that runs now belongs.
enum Whereabouts {
  /// The innermost navigation in whose callback it runs.
  @TaskLocal static var record: NavigationRecord?
  /// The call of the callback, by its number in that navigation.
  @TaskLocal static var call: Int?
  /// Whether it is a task which that code has begun and does not wait for.
  @TaskLocal static var isBegun = false
  /// Whether it is the user's or the app's own doing, not the router's.
  @TaskLocal static var isForeign = false
}

/// A navigation as the world sees it.
@MainActor
final class NavigationRecord {
  let number: Int
  let trip: TripScript
  let router: RouterScript
  /// The navigation in whose code this one was begun, and the callback, unless that was a finder or a
  /// post-routing task: these cannot wait, and nothing waits for what they begin.
  let parent: NavigationRecord?
  let callback: CodePlace?
  /// The time at which that callback and what it has begun are given up, even if it ends before.
  let deadline: Int?
  /// Whether the callback waits for it.
  let isAwaited: Bool
  /// The call of that callback.
  let call: Int?
  /// Whether it was begun in a guard that a navigation of the host's own asks, and ends with that.
  var isInOther: Bool { parent == nil && call != nil }
  /// How many calls of callbacks have begun.
  var callCount = 0
  /// The calls of actions that have ended.
  var endedActions: Set<Int> = []
  /// Those in which it was begun and that may have run when it was planned last.
  var aroundWhenPlanned: Set<ReferenceResolution.Identity> = []

  /// Cancels the task in which the app navigates.
  var cancel: (() -> Void)?
  var isCancelled = false
  /// Whether it was cancelled before its commit, while the world stood still.
  var isInterrupted = false

  /// When it began, counted over all navigations that did.
  var begun: Int?
  var hasTakenTurn = false
  /// How many interceptors it can meet that wait for the user, also in what it begins: that gives up its turn, too.
  var pauseCount: Int {
    didSet { parent?.pauseCount += pauseCount - oldValue }
  }
  /// Whether an interceptor that waits for the user may have let others go first.
  var mayHavePaused: Bool { pauseCount > 0 }
  /// What its end has to be by the policies, if that is certain.
  var mustEnd: String?
  var isSuperseded = false
  /// Whether its window has gone, or another one that replaces has begun in it. Which ones are replaced while callbacks
  /// navigate is not followed further.
  var mayBeSuperseded = false
  /// How it ended; more than one ending is wrong.
  var endings: [String] = []
  /// How it ended as an observer saw it.
  var observedEndings: [String] = []
  var isOver = false
  var isAwaitingResult = false
  /// When an interceptor that waits for the user has ended, so that it takes its next turn before
  /// those that have had none; counted as the world's rests.
  var resumed: Int?
  var isInterceptingForUser = false
  /// Whether it has begun in a callback of its parent that does not wait for the user, so that it
  /// stands in a queue with the others of that callback.
  var isInCallback = false

  /// The turn since which a finger may have held a screen, and whether the app has been in the background, since it
  /// was begun.
  var heldSince: Int?
  var wasInBackground = false
  /// How often the user or the app has acted in its window since its code last ended.
  var actCount = 0
  /// The most turns, one after the other, in which its commit went on and nothing moved.
  var (idleTurnCount, idleTurns) = (0, 0)

  /// Whether it has found its destination already there, and ends so.
  var hasNothingToDo = false
  var isCommitting = false
  var hasCommitted = false
  var ran: [ReferenceResolution.Identity: Int] = [:]
  var asked: Set<Int> = []
  /// How often each screen has been asked: again, if it has gone and come back without an answer.
  var askings: [Int: Int] = [:]
  /// The job in which each guard has agreed, if it has taken no time for that: it may think otherwise in the next. The
  /// highest number if the code that it has begun may have taken time.
  var agreements: [Int: Int] = [:]
  /// The guard or interceptor that does not let it go on.
  var refusal: CodePlace?
  /// Whether any guard has refused, even one whose screen was gone by then.
  var hasRefused = false
  /// The screens that its factories have built, and the stacks that its actions have made for them.
  var built: Set<Int> = []
  var wrapping: Set<Int> = []
  /// The callbacks that are running now.
  var running:
    [(
      call: Int, place: CodePlace, since: Int, limit: Int?,
      interceptor: ReferenceResolution.Identity?, waitsForUser: Bool
    )] = []

  /// What it has told its observers so far.
  var story = Story()
  /// The time when it was asked for.
  var since = 0
  /// How often its factories and tasks have run since the engine last planned, and in which order.
  var calls: [CodePlace: Int] = [:]
  var callOrder: [CodePlace] = []
  /// The picker whose result it awaits, and the result it has to get.
  var picker: Int?
  /// Whether the app has taken screens away for a moment: there may be no result.
  var mayHaveLostPicker = false
  var givenResult: Int?
  /// What each picker has given first since the wait has begun and before the picker was shown.
  var earlyResults: [Int: Int] = [:]
  var isAskingForResult = false
  /// The chain with which it goes on, as its own led nowhere.
  var otherChain: Int?
  /// The interceptors of its own chain that another navigation may have run for this one.
  var sharedBefore: Set<ReferenceResolution.Identity> = []
  /// Whether it opens a saved destination, for which no other one is shown.
  var isRestoring = false
  /// Whether no code waits for its end, and the failures that were reported of it.
  var isGo = false
  var reports: [String] = []
  /// The screen that the user saw when it was planned first.
  var origin: Int?
  /// How often its window had changed by then.
  var changesAtFirst: Int?

  /// What the chain was found to be when the engine last planned.
  var planned: Expectation?
  /// How often the world had changed by then.
  var plannedAt: ChangeCount?
  /// Whether one of its finders has changed a window since then, by a navigation that it has begun: the finders
  /// before that one have seen other screens, so nothing can be said of the next plan.
  var isFindingAmidChanges = false
  /// What is to be expected of the commit that goes on.
  var expected: Expectation?
  var animatedLayers: Set<Int> = []
  var animatedDismissals = 0
  var changeCount = 0
  var windowBeforeCommit: ReferenceWindow?
  /// Whether nothing moved when the commit began, not even in a tab that is hidden.
  var committedAtRest = true
  /// The window when it was planned last, where a host does not tell of changes, and how often it had
  /// changed by then.
  var linePlanned: (line: WindowLine, changes: Int)?

  /// What an unobserved navigation has found, as far as the world can tell, and when it looked.
  var foreseen: Expectation?
  var lookedAt: ChangeCount?
  /// How often its window had changed before its commit, if nothing came in between.
  var changesBefore: Int?

  /// Whether it may wait at the end of the world.
  var isExcused = false

  init(
    number: Int, trip: TripScript, router: RouterScript, parent: NavigationRecord?, isAwaited: Bool,
    isInCallback: Bool
  ) {
    self.number = number
    self.trip = trip
    self.router = router
    self.parent = parent
    call = isInCallback ? Whereabouts.call : nil
    callback = isInCallback ? parent?.running.last { $0.call == Whereabouts.call }?.place : nil
    deadline = parent?.deadlines.min()
    self.isAwaited = isAwaited
    pauseCount = router.interceptors.count(where: \.waitsForUser)
    parent?.pauseCount += pauseCount
  }

  /// The screens that those have asked in whose code it was begun, and which may still run.
  var askedAround: Set<Int> {
    code(countsEndedActions: false).reduce(into: []) { $0.formUnion($1.navigation.asked) }
  }

  /// The same, also of those whose code has ended.
  var askedBefore: Set<Int> { parent.map { $0.asked.union($0.askedBefore) } ?? [] }

  /// Whether a guard has agreed for good, or in the job that runs, when this navigation has asked it, or one around it.
  func hasAgreement(
    of number: Int, in job: Int, isSure: Bool, countsAround: Bool = true
  ) -> Bool {
    asked.contains(number) && agreements[number].map { $0 == job || !isSure && $0 == .max } ?? true
      || countsAround && parent?.hasAgreement(of: number, in: job, isSure: isSure) == true
  }

  /// The interceptors in which it was begun and that still run. They do not run in it.
  var around: Set<ReferenceResolution.Identity> { around(countsEndedActions: false) }

  /// The same, if each commit goes on in whose actions it was begun. They are one code, of whose end there is no sign.
  var possiblyAround: Set<ReferenceResolution.Identity> { around(countsEndedActions: true) }

  private func around(countsEndedActions: Bool) -> Set<ReferenceResolution.Identity> {
    Set(code(countsEndedActions: countsEndedActions).compactMap(\.interceptor))
  }

  /// The navigations in whose code it was begun that still runs, the nearest first, and the interceptor if that is it.
  private func code(
    countsEndedActions: Bool
  ) -> [(navigation: NavigationRecord, interceptor: ReferenceResolution.Identity?)] {
    var around: [(navigation: NavigationRecord, interceptor: ReferenceResolution.Identity?)] = []
    var inner = self
    while let outer = inner.parent {
      if let call = inner.call {
        let code = outer.running.first { $0.call == call }
        // A guard whose screen has gone is waited for no more, and other code runs.
        if code?.place.kind == .guardedScreen, outer.running.last?.call != call { break }
        guard !outer.hasBeenLeft,
          code != nil || countsEndedActions && outer.endedActions.contains(call)
        else { break }
        around.append((outer, code?.interceptor))
      }
      inner = outer
    }
    return around
  }

  var window: Int { router.window }

  /// The chain and the context, if it goes along one.
  var chain: (number: Int, context: Int)? { otherChain.map { ($0, $0) } ?? trip.chain }
  var heading: Heading? { otherChain.map { .chain($0, context: $0) } ?? trip.heading }

  /// Whether a navigation in whose callback it was begun has ended without waiting for it.
  var isLeftOver: Bool {
    var outer = parent
    while let record = outer {
      if record.hasBeenLeft { return true }
      outer = record.parent
    }
    return false
  }

  /// The interceptors that need not run in it any more.
  var finished: Set<ReferenceResolution.Identity> {
    ran.isEmpty ? around : around.union(ran.keys)
  }

  /// Whether an interceptor of it waits for the user, so that others go first.
  var isPaused: Bool {
    for callback in running where callback.waitsForUser { return true }
    return false
  }

  /// Whether the time of a callback that runs is limited.
  var isInLimitedCallback: Bool { !deadlines.isEmpty }

  private var deadlines: [Int] {
    running.compactMap { callback in callback.limit.map { callback.since + $0 } }
  }

  /// The callback that should have ended by a time.
  func lateCallback(at seconds: Int) -> (place: CodePlace, since: Int, limit: Int)? {
    for callback in running {
      if let limit = callback.limit, seconds >= callback.since + limit {
        return (callback.place, callback.since, limit)
      }
    }
    return nil
  }

  private var hasBeenLeft: Bool { isOver || !observedEndings.isEmpty || isSuperseded }

  /// Whether the callback in which it was begun has ended. It is superseded if that navigation then
  /// fails.
  var isLeftBehind: Bool {
    guard let parent, callback != nil else { return false }
    for running in parent.running where running.call == call { return false }
    return true
  }

  /// Whether it was begun inside another one, in a callback that goes on. What a finder or a
  /// post-routing task begins, the other one does not wait for.
  func isInsideCallback(of other: NavigationRecord) -> Bool {
    var inner = self
    while let outer = inner.parent {
      if outer === other { return outer.running.contains { $0.call == inner.call } }
      inner = outer
    }
    return false
  }

  func isInside(_ other: NavigationRecord) -> Bool {
    var outer = parent
    while let record = outer {
      if record === other { return true }
      outer = record.parent
    }
    return false
  }
}

/// What the reference says of a navigation at one moment.
@MainActor
struct Expectation {
  let interceptors: [ReferenceResolution.Interceptor]
  /// The screens that would go and have to be asked.
  let guards: Set<Int>
  let line: WindowLine?
  /// The greatest number of changes that the user may see.
  let operationCount: Int
  /// The layers in which something has to be animated, and whether a dismissal has to be.
  let animatedLayers: Set<Int>
  let dismissesAnimated: Bool
  /// How often factories and context tasks have to run, and these and the post-routing tasks in their order; `nil`
  /// if that is known only when screens are built.
  let calls: [CodePlace: Int]
  let callOrder: [CodePlace]?
  let laterTasks: [Int]?
  /// How often the user or the app has changed the window until then.
  var foreignChanges: Int
  /// Whether where screens go is known only when they are built.
  let isOpen: Bool
  /// What the chain was found to be: the same again, if nothing that it looks for has changed.
  let signature: [Int]
}
