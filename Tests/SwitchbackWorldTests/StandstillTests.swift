import Foundation
import SimulatedWorld
import Testing

struct StandstillTests {
  @Test func `A world stands still when no code can go on, and not before`() {
    let log = WorldExecutor.run { executor in
      var log: [String] = []
      var wait: CheckedContinuation<Void, Never>?
      let task = Task { @MainActor in
        log.append("begins")
        await withCheckedContinuation { wait = $0 }
        log.append("goes on")
        log.append(await elsewhere())
        return "ends"
      }
      Task { @MainActor in log.append(await task.value) }
      #expect(executor.runJobs())
      #expect(log == ["begins"])
      wait?.resume()
      #expect(log == ["begins"])
      #expect(executor.runJobs())
      return log
    }
    #expect(log == ["begins", "goes on", "on no actor", "ends"])
  }

  @Test func `A world that never rests is noticed`() {
    let rests = WorldExecutor.run { executor in
      func spin() {
        Task { @MainActor in spin() }
      }
      spin()
      return executor.runJobs(limit: 1_000)
    }
    #expect(!rests)
  }

  @Test func `Beside a world the main actor is as it was`() async {
    WorldExecutor.run { _ in }
    await Task { @MainActor in MainActor.preconditionIsolated() }.value
  }

  /// `Task.yield()` leaves a world: its job goes to a thread of the runtime's own.
  @Test func `Neither the engine nor a host that worlds run on yields`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for target in ["Switchback", "SwitchbackModel", "SwitchbackUIKit"] {
      let folder = root.appendingPathComponent("Sources/\(target)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var count = 0
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        count += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("Task.yield()"), "\(file.lastPathComponent)")
      }
      #expect(count > 0, "\(target)")
    }
  }
}

@concurrent
private func elsewhere() async -> String { "on no actor" }
