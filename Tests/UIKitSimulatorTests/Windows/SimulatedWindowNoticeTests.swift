#if !canImport(UIKit)
import Testing
import UIKitSimulator

struct SimulatedWindowNoticeTests {
  @Test func `The first window outside a simulation says once that it is simulated`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      for _ in 0..<2 { Simulation.shared.makeWindow(root: UIViewController()) }
    }
    let notice = "a UIWindow was made outside of a Simulation"
    #expect(text(result).components(separatedBy: notice).count == 2, "\(text(result))")
  }

  @Test func `A window inside a simulation says nothing`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      try await Simulation.run { simulation in
        _ = simulation.makeWindow(root: UIViewController())
      }
    }
    #expect(!text(result).contains("outside of a Simulation"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
#endif
