import Switchback
import SwitchbackModel

/// A navigator that writes down where it is sent, for testing a view model without any chains.
///
///     let recorder = NavigatorRecorder<ShopDestination>()
///     let model = ProductViewModel(navigator: recorder.navigator)
///     model.buy()
///     await recorder.isIdle()
///     #expect(recorder.destinations == [.bag, .checkout])
///
/// It navigates in a window of its own, in which every destination is a blank screen on a stack. So
/// `await` means finished, going back goes back, and the ``window`` can be drawn:
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

  /// A recorder that has been sent nowhere.
  public init() {
    failing = FailingRouter(window: window)
    recording = RecordingRouter(failing)
  }

  /// The navigator to pass to the view model. Scope it as the app does.
  public var navigator: Navigator<Destination> {
    Navigator(router: recording) { BoundStep(Self.blank, with: $0) }
  }

  /// The destinations that were asked for, oldest first. Going back is not among them.
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

  /// Waits until all navigations are over, also those that were only started.
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
