/// The look of pictures, in light and in dark surroundings.
enum SVGStyle {
  /// The colours of the groups: on light, and on dark.
  static let colours: [(light: String, dark: String)] = [
    ("#3b6fd4", "#7aa5ff"), ("#0f8a6d", "#4cc9a6"), ("#b4561d", "#f0a06a"),
    ("#8b4bbf", "#c79af0"), ("#b83a5e", "#f2859f"), ("#5c7a1f", "#a9cc62"),
    ("#0f7f99", "#5cc4dc"), ("#7a6a2c", "#d3bd6b"),
  ]

  // Colours are literals instead of variables, which not every renderer supports.
  static let sheet: String = {
    var rules = """
      .switchback text{font-family:-apple-system,system-ui,"Segoe UI",Roboto,"Helvetica Neue",\
      Arial,sans-serif;font-size:11px}
      .switchback .headline{font-size:16px;font-weight:600;fill:#1c2230}
      .switchback .name{font-size:13px;font-weight:600;fill:#1c2230}
      .switchback .quiet{fill:#667085}
      .switchback .note{fill:#475067}
      .switchback .label{fill:#2d3546}
      .switchback .how{fill:#7a8396}
      .switchback .paper{fill:#fbfbfd}
      .switchback .shape{fill:#fff;stroke:#c3c9d6;stroke-width:1.2}
      .switchback .rule{stroke:#e4e7ee;fill:none}
      .switchback .line{stroke:#8a93a6;stroke-width:1.3;fill:none}
      .switchback .head{fill:#8a93a6}
      .switchback .bar{fill:#8a93a6}
      .switchback .dashed .line{stroke-dasharray:4 3}
      .switchback .start .shape{fill:#2d3546;stroke:#2d3546}
      .switchback .start .name{fill:#fff}
      .switchback .start .quiet,.switchback .start .note{fill:#c9cfdb}
      .switchback .choice .shape{fill:#fff8e8;stroke:#d6ac4e}
      .switchback .hidden .shape{stroke-dasharray:4 3;fill:#f4f5f8}
      .switchback .arrow:hover .line{stroke-width:2.6}
      """
    for (index, colour) in colours.enumerated() { rules += group(index, colour.light) }
    rules += """

      @media (prefers-color-scheme:dark){
      .switchback .headline,.switchback .name{fill:#eef1f7}
      .switchback .quiet{fill:#98a1b3}
      .switchback .note{fill:#b4bccb}
      .switchback .label{fill:#d5dae4}
      .switchback .how{fill:#929bad}
      .switchback .paper{fill:#14171d}
      .switchback .shape{fill:#1f242d;stroke:#454d5c}
      .switchback .rule{stroke:#353c48}
      .switchback .line{stroke:#7d8798}
      .switchback .head,.switchback .bar{fill:#7d8798}
      .switchback .start .shape{fill:#dfe4ee;stroke:#dfe4ee}
      .switchback .start .name{fill:#14171d}
      .switchback .start .quiet,.switchback .start .note{fill:#475067}
      .switchback .choice .shape{fill:#322b1a;stroke:#9c8142}
      .switchback .hidden .shape{fill:#191d24}
      """
    for (index, colour) in colours.enumerated() { rules += group(index, colour.dark) }
    return rules + "\n}"
  }()

  private static func group(_ index: Int, _ colour: String) -> String {
    """

    .switchback .g\(index) .bar,.switchback .g\(index) .head{fill:\(colour)}
    .switchback .g\(index) .line{stroke:\(colour)}
    """
  }
}
