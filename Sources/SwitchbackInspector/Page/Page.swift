import Foundation
import Switchback
import SwitchbackMaps

extension Recording {
  /// The recording as a page for any browser: a single file that loads nothing else.
  ///
  ///     try Data(recorder.recording.page().utf8).write(to: file)
  ///
  /// The arrow keys step through the events, and `/` filters them. The boxes show the screens
  /// before and after, and the difference. The page can copy an event as Markdown for a bug report,
  /// as JSON, or as a test that repeats it: see ``ReplaySession``. The page shows the app's texts
  /// and never runs them: its policy allows its own script and nothing else.
  ///
  /// Every page is also a viewer: it opens a recording that is dropped on it, and follows a file of
  /// ``NavigationRecorder/append(to:limit:)`` where the browser allows it, as Chromium does. It asks
  /// nothing of a server.
  ///
  /// - Parameter map: The chains of the app, such as `ChainMap.diagram`, on which the page marks
  ///   the path of each navigation.
  public func page(map: Diagram? = nil) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    script-src '\(PageFiles.scriptHash)'; require-trusted-types-for 'script'; trusted-types 'none'; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(escaped(app.isEmpty ? "Navigations" : app)) – navigations</title>
    <style>
    \(PageFiles.style)</style>
    </head>
    <body>
    \(PageBody.html(map: map))
    <script type="application/json" id="data">\(script)</script>
    <script>\(PageFiles.script)</script>
    </body>
    </html>

    """
  }

  /// The file of the recording. Nothing in it throws.
  private var script: String {
    String(decoding: (try? JSONWriter.bytes(of: self)) ?? [], as: UTF8.self)
  }
}

/// A text with HTML's special characters escaped, also those with combining marks, and without what turns its
/// direction.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case _ where scalar.isControl: "\u{FFFD}"
    default: "\(scalar)"
    }
  }
  .joined()
}
