import Foundation
import StorefrontApp
import SwitchbackInspector
import SwitchbackLinks
import SwitchbackTesting

extension StorefrontCommand {
  /// Plays a tour, each stop in an app of its own.
  static func play(
    _ stops: [TourStop], _ options: Options = Options(), _ console: Console
  ) async throws -> Int32 {
    var status: Int32 = 0
    let isJSON = options.isJSON
    let recorder =
      options.page == nil ? nil : NavigationRecorder(app: "Storefront", device: "the tour")
    // Keeps the window of each stop, because the recorder identifies windows only while they exist.
    var apps: [Storefront] = []
    if !isJSON { console.print(console.styled(Tour.legend.wrapped(to: console.width), .faint)) }
    for (index, stop) in stops.enumerated() where !console.isClosed {
      let app = try await Storefront(stop.options, recorder: recorder)
      if recorder != nil { apps.append(app) }
      for link in stop.from { try await app.open(link) }
      let report = await app.reportOpening(stop.link)
      if report.outcome != stop.outcome { status = 1 }
      if isJSON {
        console.print(report.json)
        continue
      }
      let number = "\(index + 1). ".padded(to: 4)
      let from = stop.from.map { "\n    after \($0)" }.joined()
      let text =
        console.styled(number + stop.title, .bold) + console.styled(from, .faint)
        + "\n    open  \(stop.link)\n\n" + report.text(for: console).indented(by: 4) + "\n"
      console.print(text.wrapped(to: console.width))
    }
    if !isJSON { console.print(Tour.ending.wrapped(to: console.width)) }
    if let recorder, let page = options.page {
      try write(recorder.recording.page(map: apps.first?.map), to: page)
    }
    return status
  }

  /// Opens links from the input, one after another in one app, even after a failure.
  static func openLines(_ options: Options, _ console: Console) async throws -> Int32 {
    let recorder = options.appendingFile == nil ? nil : try options.recorder()
    let app = try await Storefront(options, recorder: recorder)
    guard await start(app, options, console) else { return 1 }
    let limit = LinkRules().maximumLength
    var reader = LineReader(limit: limit, read: console.read)
    var status: Int32 = 0
    var isEmpty = true
    while !console.isClosed, let line = try reader.next() {
      var text = String(decoding: line.bytes, as: UTF8.self)
      if line.length == line.bytes.count, text.allSatisfy(\.isWhitespace) { continue }
      isEmpty = false
      let report: Report
      if line.length > limit {
        text = text.printable(of: line.length)
        report = app.reportRefusal(
          of: text, LinkError.tooLong(length: line.length, limit: limit))
      } else if text.utf8.elementsEqual(line.bytes) {
        report = await app.reportOpening(text)
      } else {
        report = app.reportRefusal(of: text, InputError.notUTF8)
      }
      if report.outcome == .failed { status = 1 }
      console.print(
        options.isJSON
          ? report.json
          : "\(report.link.printable(limit: 150))\n\(report.result(for: console).indented(by: 2))")
    }
    if !options.isJSON { console.print((isEmpty ? "" : "\n") + app.window.drawing) }
    return status
  }
}

/// The error of an input line that is not text.
private enum InputError: Error, CustomStringConvertible {
  case notUTF8

  var description: String { "The line is not UTF-8, so there is no link in it." }
}

extension Storefront {
  /// Reports the reason why a line was skipped.
  fileprivate func reportRefusal(of text: String, _ error: any Error) -> Report {
    let tree = window.drawing
    var report = Report(link: text, treeBefore: tree, treeAfter: tree)
    report.fail(error)
    return report
  }
}
