import SwitchbackInspector
import Testing

// `startOfReplay()` is the closure that the app gives to `Recording.replay`.
@MainActor
@Test("#4 store://product/42/gallery?photo=2")
func recordedEvent4() async throws {
  let session = ReplaySession(try await startOfReplay())
  // 1. store://product/42
  try await session.navigate(to: "{\"product\":{\"_0\":42}}")
  // 2. store://help/sizes
  try await session.navigate(to: "{\"help\":{\"_0\":\"sizes\"}}")
  // 3. store://product/999
  await #expect(throws: (any Error).self) {
    try await session.navigate(to: "{\"product\":{\"_0\":999}}")
  }
  // 4. store://product/42/gallery?photo=2
  try await session.navigate(to: "{\"gallery\":{\"_0\":{\"number\":2,\"product\":42}}}")
  let expected = [
    "window",
    "├─ tabs",
    "│  ├─ stack",
    "│  │  └─ Home*",
    "│  ├─ stack*",
    "│  │  ├─ Catalogue",
    "│  │  ├─ Category(shoes by name)",
    "│  │  └─ Product(42)* ^",
    "│  ├─ stack",
    "│  │  └─ Bag*",
    "│  └─ stack",
    "│     └─ Account*",
    "└─ modal Gallery(42, photo 2)",
  ]
  #expect(session.drawing == expected.joined(separator: "\n"))
}
