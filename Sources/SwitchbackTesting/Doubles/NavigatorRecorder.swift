import Switchback
import SwitchbackModel

/// A navigator that records its destinations, for testing a view model without any chains.
///
///     let recorder = NavigatorRecorder<ShopDestination>()
///     let model = ProductViewModel(navigator: recorder.navigator)
///     model.buy()
///     try await recorder.isIdle()
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

  /// Makes the next navigation fail. See ``FailingRouter``.
  public func failNext(_ failure: FailingRouter.Failure, count: Int = 1) {
    failing.failNext(failure, count: count)
  }

  /// Waits until all navigations are over, including navigations that were only started.
  ///
  /// - Parameter limit: The time limit, as in ``NavigationTester/waitForScreen(_:limit:fileID:line:)``.
  /// - Throws: ``NavigationTestFailure`` if the limit has passed; `CancellationError` if the task was cancelled.
  public func isIdle(
    limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws {
    let running = { self.recording.visits.filter { $0.result == nil } }
    await Task.yield()
    try await SourcePlace(fileID: fileID, line: line).wait(limit) {
      running().isEmpty ? () : nil
    } orFail: {
      "Navigations did not end within \(limit): "
        + running().map { "\($0.context)" }.joined(separator: ", ")
    }
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
