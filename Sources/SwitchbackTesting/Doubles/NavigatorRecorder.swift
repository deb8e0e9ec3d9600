import Switchback
import SwitchbackModel

/// A navigator that records its destinations, for testing a view model without any chains.
///
///     let recorder = NavigatorRecorder<ShopDestination>()
///     let model = ProductViewModel(navigator: recorder.navigator)
///     model.buy()
///     await recorder.isIdle()
///     #expect(recorder.destinations == [.bag, .checkout])
///
/// It navigates in a window of its own, in which every destination is a blank screen on a stack. So
/// `await` returns when the navigation has finished, going back works, and the ``window`` can be
/// drawn:
///
///     window
///     └─ stack
///        ├─ start
///        ├─ bag
///        └─ checkout*
@MainActor
public final class NavigatorRecorder<Destination> {
  /// The window with the blank screens.
  public let window = ModelWindow(ModelStack(ModelScreen(name: "start")))

  private let recording: RecordingRouter
  private let failing: FailingRouter

  /// Creates a recorder without destinations.
  public init() {
    failing = FailingRouter(window: window)
    recording = RecordingRouter(failing)
  }

  /// The navigator to pass to the view model. Scope it as the app does.
  public var navigator: Navigator<Destination> {
    Navigator(router: recording) { BoundStep(Self.blank, with: $0) }
  }

  /// The requested destinations, oldest first. Ways back are not included.
  public var destinations: [Destination] {
    recording.visits.compactMap { $0.context as? Destination }
  }

  /// The number of requests to go back.
  public var goneBackCount: Int {
    recording.visits.count { !($0.context is Destination) }
  }

  /// Makes the next navigation fail. See ``FailingRouter``.
  public func failNext(_ failure: FailingRouter.Failure, count: Int = 1) {
    failing.failNext(failure, count: count)
  }

  /// Waits until all navigations are over, including navigations that were only started.
  public func isIdle() async {
    repeat { await Task.yield() } while recording.visits.contains { $0.result == nil }
  }

  private static var blank: DestinationStep<ModelScreen, Destination> {
    StepAssembly(
      finder: NilFinder(),
      factory: ClosureFactory { (destination: Destination) in
        ModelScreen(name: "\(destination)")
      }
    )
    .using(Push())
    .from(GeneralStep.custom(using: ClassFinder<ModelStack, Destination>()))
    .assemble()
  }
}
