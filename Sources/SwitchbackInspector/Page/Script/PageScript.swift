/// The program in the page. It consists of this text alone, and loads nothing.
///
/// Every text of the app goes through `esc` on its way into the page, or is set as text.
enum PageScript {
  static let all = [
    reading, timeline, trees, stage, panels, stepping, copying, start,
  ].joined(separator: "\n")
}
