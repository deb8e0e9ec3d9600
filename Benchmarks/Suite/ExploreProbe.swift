import StorefrontCommand
import SwitchbackTesting
@MainActor func probe(_ depth: Int) async throws {
  let e = try await ExploredStorefront.explorer(bounds: .init(depth: depth, trees: 20_000, time: .seconds(30))).explore { print($0) }
  print(e)
  for v in e.violations { print("-----\n\(v)") }
  print(Double(e.checkCount) / (e.progress.time / .seconds(1)))
}
import StorefrontApp
import Switchback
import SwitchbackModel
@MainActor func micro() async throws {
  func t(_ n: String, _ count: Int = 20000, _ b: @MainActor () async throws -> Void) async rethrows {
    let c = ContinuousClock(); let s = c.now
    for _ in 0..<count { try await b() }
    print(n, (c.now - s) / .microseconds(count))
  }
  let app = try await Storefront(session: Session(isLoggedIn: true))
  let w = app.window
  let r = WindowRouter(window: w)
  let start = w.takeSnapshot()
  var names = NameTable()
  try await t("key") { _ = TreeKey(of: w, names: &names) }
  let a = try app.step(for: "store://product/42"), b = try app.step(for: "store://orders/1002"), h = try app.step(for: "store://home")
  let m = try app.step(for: "store://settings")
  try await t("plan product") { _ = try r.plan(to: a) }
  try await t("plan home") { _ = try r.plan(to: h) }
  try await t("navigate home (there)") { try await r.navigate(to: h) }
  try await r.navigate(to: a)
  let prod = w.takeSnapshot()
  try await t("snapshot") { _ = w.takeSnapshot() }
  try await t("restore same") { w.restore(prod) }
  try await t("restore alternating") { w.restore(start); w.restore(prod) }
  try await t("navigate product + restore") { w.restore(start); try await r.navigate(to: a) }
  try await t("navigate orders + restore") { w.restore(start); try await r.navigate(to: b) }
  try await t("navigate settings + restore") { w.restore(start); try await r.navigate(to: m) }
  try await t("key") { _ = TreeKey(of: w, names: &names) }
  w.restore(prod)
  try await t("navigate product again") { try await r.navigate(to: a) }
  try await t("key") { _ = TreeKey(of: w, names: &names) }
  let e = try await Storefront()
  let es = e.window.takeSnapshot()
  let eb = try e.step(for: "store://orders/1002")
  try await t("navigate orders with log in + restore", 2000) { e.window.restore(es); e.session.isLoggedIn = false; try await WindowRouter(window: e.window).navigate(to: eb) }
}
