import Foundation
import SwitchbackInspector
import SwitchbackUIKit

/// A window that opens a menu for developers when the device is shaken.
final class ShopWindow: UIWindow {
  var shop: Shop?

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
  {
    if motion == .motionShake, let shop { showDebugMenu(of: shop) }
  }

  /// Presents the menu above everything else. It is not a destination, so the recorder ignores it.
  private func showDebugMenu(of shop: Shop) {
    guard let top = topmost, !(top is DebugViewController) else { return }
    let menu = DebugViewController(shop: shop, scene: windowScene)
    top.present(menu, animated: true, completion: nil)
  }

  private var topmost: UIViewController? {
    var top = rootViewController
    while let above = top?.presentedViewController, !above.isBeingDismissed {
      top = above
    }
    return top
  }
}

/// A menu for developers and testers.
public final class DebugViewController: MenuViewController {
  private let shop: Shop

  init(shop: Shop, scene: UIWindowScene?) {
    self.shop = shop
    super.init(nibName: nil, bundle: nil)
    title = "Debug"
    rows = [
      Row("What UIKit does with the host's contract") { [weak self, weak scene] in
        guard let scene else { return }
        self?.present(
          ContractViewController(scene: scene), animated: true, completion: nil)
      }
    ]
    #if !os(tvOS)
    rows.insert(
      Row("Share a recording") { [weak self] in self?.shareRecording() }, at: 0)
    #endif
  }

  public required init?(coder: NSCoder) { nil }

  #if !os(tvOS)
  /// Writes the recording and a page of it, and lets the user send both.
  private func shareRecording() {
    guard let files = try? Self.write(shop.recorder.recording) else { return }
    let sheet = UIActivityViewController(
      activityItems: files, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true, completion: nil)
  }
  #endif

  /// - Returns: The files that were written.
  static func write(_ recording: Recording) throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    let files = ["navigations.json", "navigations.html"].map {
      folder.appending(path: $0)
    }
    try recording.json().write(to: files[0])
    try Data(recording.page().utf8).write(to: files[1])
    return files
  }
}
